import { render, screen, within } from '@testing-library/react';
import { navigation } from '@/.content/navigation';
import { ContentFaults } from '@/components/frame/content-faults';
import { searchTries } from '@/components/frame/search-tries';
import { SiteFooter } from '@/components/frame/site-footer';
import { Wordmark } from '@/components/frame/wordmark';
import type { Problem } from '@/lib/content/problem';
import { site } from '@/lib/content/server';
import { tolerateMovedNodes } from '@/lib/frame/moved-nodes';
import { revealBlocks } from '@/lib/frame/reveal';
import { allRecipes, recipeBySlug } from '@/lib/recipe/all';

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

describe('SiteFooter', () => {
  it('links to profiles in new tabs and to inquiries by mail, and names the year', () => {
    render(<SiteFooter columns={navigation.footer} site={site} />);
    expect(screen.getByRole('heading', { name: /Weekly recipes and tips/ })).toBeVisible();
    const profiles = screen.getAllByRole('link', { name: /, opens in a new tab$/ });
    expect(profiles.map((link) => link.getAttribute('href'))).toEqual(site.socials.map(({ href }) => href));
    for (const link of profiles) {
      expect(link).toHaveAttribute('target', '_blank');
      expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
    }
    const inquiries = screen.getByRole('link', { name: /Business and media/ }).getAttribute('href');
    expect(inquiries).toContain(`mailto:${site.contactEmail}?subject=`);
    expect(screen.getByRole('button', { name: 'Copy address' })).toBeVisible();
    expect(screen.getByText(/© 20\d\d/)).toBeVisible();
  });

  it('shows the links of each column under its title', () => {
    const columns = [{ title: 'Cook', links: [{ name: 'Recipes', href: '/recipes' }] }];
    render(<SiteFooter columns={columns} site={site} />);
    const column = within(screen.getByRole('navigation', { name: 'Cook' }));
    expect(column.getByRole('heading', { name: 'Cook' })).toBeVisible();
    expect(column.getByRole('link', { name: 'Recipes' })).toHaveAttribute('href', '/recipes/');
  });
});

it.each(['Root to Leaf', 'Salt & Pepper', 'Bread and Bread', 'The Slow Sunday Kitchen of Hamilton'])(
  'Wordmark links home by the name “%s”',
  (name) => {
    render(<Wordmark name={name} />);
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', '/');
  },
);

describe('tolerateMovedNodes', () => {
  const { removeChild, insertBefore } = Node.prototype;
  beforeEach(() => tolerateMovedNodes());
  afterEach(() => {
    Object.assign(Node.prototype, { removeChild, insertBefore });
  });

  it('removes a child, and leaves a node alone that is no child any more', () => {
    const parent = document.createElement('p');
    const child = parent.appendChild(document.createElement('b'));
    expect(parent.removeChild(child)).toBe(child);
    expect(parent.childNodes).toHaveLength(0);
    expect(parent.removeChild(child)).toBe(child);
  });

  it('inserts before a child, and at the end if that is no child any more', () => {
    const parent = document.createElement('p');
    const last = parent.appendChild(document.createElement('b'));
    parent.insertBefore(document.createElement('i'), last);
    parent.insertBefore(document.createElement('u'), document.createTextNode('moved away'));
    expect(parent.innerHTML).toBe('<i></i><b></b><u></u>');
  });
});

describe('revealBlocks', () => {
  let report: IntersectionObserverCallback = () => {};
  class ManualObserver {
    constructor(callback: IntersectionObserverCallback) {
      report = callback;
    }
    observe() {}
    unobserve() {}
    disconnect() {}
  }

  it('shows a block below the screen once a tenth of it is in view', () => {
    jest.useFakeTimers();
    Object.assign(window, { IntersectionObserver: ManualObserver });
    document.body.innerHTML = '<div class="reveal">Below</div>';
    const block = document.body.firstElementChild as Element;
    block.getBoundingClientRect = () => ({ top: 5000, bottom: 5100, height: 100 }) as DOMRect;
    const stop = revealBlocks();
    jest.runAllTimers();
    const see = (intersectionRatio: number) => {
      const entry = { target: block, intersectionRatio, intersectionRect: { height: 1 } };
      report([entry as unknown as IntersectionObserverEntry], {} as IntersectionObserver);
      return block.classList.contains('visible');
    };
    expect([see(0.05), see(0.1)]).toEqual([false, true]);
    stop();
    jest.useRealTimers();
  });
});

it('searchTries have a diet, a place and a flour, and first a dish with one foreign word where there is one', () => {
  expect(searchTries()).toEqual(['Gluten-free', 'Fish Hall', 'Strong flour']);
  const dish = { ...recipeBySlug('barley-stew'), cardTitle: 'Stew' };
  expect(searchTries([dish, ...allRecipes()])[0]).toBe('Stew');
});
