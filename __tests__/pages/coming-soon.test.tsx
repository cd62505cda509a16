import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { recipeHref } from '@/__tests__/recipe/recipe-href';
import { SoonPage } from '@/components/soon/soon-page';
import { recipesUsing, ToolShelf } from '@/components/soon/tool-shelf';
import { toast } from '@/components/ui/toast';
import type { Page, Soon } from '@/lib/content/schema/page';
import { openMail } from '@/lib/mail';
import { pages } from '@/lib/pages/all';
import { allRecipes } from '@/lib/recipe/all';

const visit = (query: string) => window.history.replaceState(null, '', `/?${query}`);

jest.mock('@/components/ui/toast', () => ({ toast: jest.fn() }));
jest.mock('@/lib/mail', () => ({ ...jest.requireActual('@/lib/mail'), openMail: jest.fn() }));

beforeEach(() => {
  visit('');
  jest.mocked(toast).mockClear();
  jest.mocked(openMail).mockClear();
});

const heading = () => screen.getByRole('heading', { level: 1 });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

type PageToCome = Page & { soon: Soon };

const written = pages.filter((page): page is PageToCome => page.soon !== undefined);
const byTitle = written.map((page) => [page.title, page] as const);

/** A page as short as one may be written. */
const garden: PageToCome = {
  path: '/gardening',
  title: 'Gardening',
  description: 'What grows on a balcony that sees four hours of sun, and what to cook from it.',
  dek: 'Coming soon: a balcony.',
  sections: [],
  soon: {
    signUp: { note: 'I will write when the first seed is in.' },
    plan: {
      title: 'What it will be',
      text: 'Pots.',
      buttonText: 'See what is coming',
      parts: [
        { title: 'Herbs', text: 'They forgive most.' },
        { title: 'Beans', text: 'They climb.' },
      ],
    },
  },
};

const aged: PageToCome = {
  ...garden,
  soon: {
    ...garden.soon,
    ages: {
      label: 'Age group',
      options: [
        { name: 'Everyone' },
        { name: 'Under 18', age: 'under18', title: 'Teen Gardening' },
        { name: '18 and over', age: 'over18', title: 'Adult Gardening' },
      ],
    },
  },
};

describe('coming soon', () => {
  it.each([
    ['Gardening', garden, ''],
    ['Gardening', aged, ''],
    ['Teen Gardening', aged, 'age=under18'],
    ['Adult Gardening', aged, 'age=over18'],
    ['Gardening', aged, 'age=17'],
    ['Gardening', aged, 'age=UNDER18'],
    ['Gardening', aged, 'age='],
  ])('%s is the title, and what its button names', async (title, page, query) => {
    visit(query);
    render(<SoonPage page={page} />);
    expect(heading()).toHaveTextContent(new RegExp(`^${title}$`));
    await press('See what is coming');
    expect(toast).toHaveBeenCalledTimes(1);
    expect(toast).toHaveBeenCalledWith(
      expect.objectContaining({
        title: 'Coming Soon',
        description: `${title} content is currently under development`,
      }),
    );
  });

  it('draws its parts with pictures or without', () => {
    const picture = pages.find((page) => page.picture)?.picture;
    const parts = [{ title: 'Herbs', text: 'They forgive most.', picture }];
    for (const look of [undefined, 'pictures', 'road', 'panels'] as const) {
      const plan = { title: 'What it will be', text: 'Pots.', look, parts };
      const { container, unmount } = render(<SoonPage page={{ ...garden, soon: { plan } }} />);
      expect(screen.getByRole('heading', { name: 'Herbs' })).toBeVisible();
      expect(container.querySelectorAll('img')).toHaveLength(look === 'panels' || !picture ? 0 : 1);
      expect(screen.queryByRole('button', { name: 'See what is coming' })).toBeNull();
      unmount();
    }
  });

  it.each([['Gardening', garden] as const, ...byTitle])(
    '%s has a field that asks for itself, not for the newsletter',
    async (_, page) => {
      const signUp = page.soon.signUp as NonNullable<Soon['signUp']>;
      const user = userEvent.setup();
      render(<SoonPage page={page} />);
      const field = screen.getByLabelText(signUp.label ?? 'E-mail address');
      await user.click(field);
      await press(signUp.buttonText ?? 'Tell me first');
      await screen.findByText('Please enter a valid email address');
      await user.type(field, 'you@example.com{Enter}');
      const message = new URL(jest.mocked(openMail).mock.calls[0]?.[0] ?? '').searchParams;
      expect(message.get('subject')).toBe(signUp.request?.subject ?? `${page.title}: tell me when it starts`);
      expect(message.get('body')).toContain(
        signUp.request?.body ?? `Please write to me when ${page.title} starts.`,
      );
      expect(message.get('body')).toContain('you@example.com');
      expect(message.get('body')).not.toMatch(/weekly/i);
    },
  );
});

describe('the age group of a page', () => {
  const current = () => {
    const links = within(screen.getByRole('navigation', { name: 'Age group' })).getAllByRole('link');
    expect(links).toHaveLength(3);
    return links.filter((link) => link.hasAttribute('aria-current')).map((link) => link.textContent);
  };

  it('is chosen by links, and the tab follows', async () => {
    const { rerender } = render(<SoonPage page={aged} />);
    expect(current()).toEqual(['Everyone']);
    const teens = screen.getByRole('link', { name: 'Under 18' });
    expect(teens).toHaveAttribute('href', '/gardening/?age=under18');

    visit('age=under18');
    rerender(<SoonPage page={aged} />);
    expect(current()).toEqual(['Under 18']);
    await waitFor(() => expect(document.title).toMatch(/^Teen Gardening \| /));

    visit('age=over18');
    rerender(<SoonPage page={aged} />);
    expect(current()).toEqual(['18 and over']);
    await waitFor(() => expect(document.title).toMatch(/^Adult Gardening \| /));

    visit('age=40');
    rerender(<SoonPage page={aged} />);
    expect(current()).toEqual(['Everyone']);
    await waitFor(() => expect(document.title).toMatch(/^Gardening \| /));
  });
});

describe('a shelf of tools', () => {
  it.each(byTitle.filter(([, { soon }]) => soon.shelf))(
    '%s shows the tools that recipes ask for, the most used first, with every one of those recipes',
    (_, { soon }) => {
      const shelf = soon.shelf as NonNullable<Soon['shelf']>;
      render(<ToolShelf {...shelf} />);
      const recipes = allRecipes();
      const used = shelf.tools.filter(({ words }) => recipesUsing(recipes, words).length > 0);
      const shown = screen.getAllByRole('heading', { level: 3 });
      expect(shown.length).toBeLessThan(shelf.tools.length);
      expect(shown.map(({ textContent }) => textContent).sort()).toEqual(used.map(({ name }) => name).sort());
      const counts = shown.map((title) => {
        const tool = shelf.tools.find(({ name }) => name === title.textContent);
        const item = within(title.closest('li') as HTMLElement);
        const paths = recipesUsing(recipes, tool?.words ?? []).map(recipeHref);
        expect(item.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(paths);
        expect(item.getByText(`${shelf.usedIn} ${paths.length} of ${recipes.length} recipes`)).toBeVisible();
        return paths.length;
      });
      expect(counts).toEqual([...counts].sort((one, other) => other - one));
    },
  );

  it('is not there while no recipe asks for any of its tools', () => {
    const tools = [{ name: 'Anvil', words: ['anvil'], text: 'For horseshoes.' }];
    const { container } = render(<ToolShelf title="Tools" usedIn="Used in" tools={tools} />);
    expect(container).toBeEmptyDOMElement();
  });

  it('finds a tool in the equipment, not in the method', () => {
    expect(recipesUsing(allRecipes(), ['salt'])).toEqual([]);
  });
});
