import { render, screen, within } from '@testing-library/react';
import { ContentFaults } from '@/components/frame/content-faults';
import type { Problem } from '@/lib/content/problem';

const FAULT: Problem = {
  file: 'data/recipes/soup.yaml',
  field: 'difficulty',
  found: '“Eazy”',
  allowed: 'one of: Beginner, Easy, Medium',
  nearest: 'Easy',
  position: { line: 3, column: 1 },
};
const draft = (...problems: Problem[]) => [{ file: FAULT.file, problems }];

describe('ContentFaults', () => {
  it('shows a problem in a dialog over the page', () => {
    render(<ContentFaults problems={[FAULT]} drafts={[]} />);
    const panel = within(screen.getByRole('dialog', { name: '1 problem in data' }));
    for (const text of ['data/recipes/soup.yaml:3:1', 'difficulty', '“Eazy”', FAULT.allowed, 'Easy']) {
      expect(panel.getByText(text)).toBeVisible();
    }
    expect(panel.getByRole('button', { name: 'Close' })).toBeVisible();
    expect(panel.getByRole('alert')).toHaveTextContent('The page stays as it was');
  });

  it('shows one line for a draft with problems, and nothing without any', () => {
    const { container, rerender } = render(<ContentFaults problems={[]} drafts={draft(FAULT)} />);
    expect(screen.getByText('1 draft is not shown yet')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    rerender(<ContentFaults problems={[]} drafts={draft()} />);
    expect(container).toBeEmptyDOMElement();
  });
});
