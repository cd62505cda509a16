import { render, screen, within } from '@testing-library/react';
import { ContentFaults } from '@/components/dev/content-faults';
import type { Problem } from '@/lib/content/problem';

const FAULT: Problem = {
  file: 'data/recipes/soup.yaml',
  field: 'difficulty',
  found: '“Eazy”',
  allowed: 'one of: Beginner, Easy, Medium',
  nearest: 'Easy',
  position: { line: 3, column: 1 },
};

describe('What is wrong with the content', () => {
  it('stands over the page with place, field, what was found, what is allowed and the nearest', () => {
    render(<ContentFaults problems={[FAULT]} drafts={[]} />);
    const panel = screen.getByRole('dialog', { name: '1 problem in data' });
    for (const text of ['data/recipes/soup.yaml:3:1', 'difficulty', '“Eazy”', FAULT.allowed, 'Easy']) {
      expect(within(panel).getByText(text)).toBeVisible();
    }
    expect(within(panel).getByRole('button', { name: 'Close' })).toBeVisible();
    expect(within(panel).getByRole('alert')).toHaveTextContent('The page stays as it was');
  });

  it('is one quiet line for a draft that is not shown yet', () => {
    render(<ContentFaults problems={[]} drafts={[{ file: FAULT.file, problems: [FAULT] }]} />);
    expect(screen.getByText('1 draft is not shown yet')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('is nothing where all is well', () => {
    const { container } = render(
      <ContentFaults problems={[]} drafts={[{ file: FAULT.file, problems: [] }]} />,
    );
    expect(container).toBeEmptyDOMElement();
  });
});
