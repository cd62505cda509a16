import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Automotive from '@/app/automotive/page';
import Beauty from '@/app/beauty/page';
import Fitness from '@/app/fitness/page';
import Shop from '@/app/shop/page';
import { recipesUsing } from '@/components/soon/recipes-using';
import { toast } from '@/components/ui/toast';
import { fitness } from '@/data/pages/house/fitness';
import { shelf } from '@/data/pages/house/shop';
import { openMail } from '@/lib/mail';
import { allRecipes } from '@/lib/recipe/all';
import { recipePath } from '@/lib/recipe/blocks';

let address = '';

jest.mock('next/navigation', () => ({ useSearchParams: () => new URLSearchParams(address) }));
jest.mock('@/components/ui/toast', () => ({ toast: jest.fn() }));
jest.mock('@/lib/mail', () => ({ ...jest.requireActual('@/lib/mail'), openMail: jest.fn() }));

beforeEach(() => {
  address = '';
  jest.mocked(toast).mockClear();
  jest.mocked(openMail).mockClear();
});

const heading = () => screen.getByRole('heading', { level: 1 });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('coming soon', () => {
  it.each([
    ['Beauty & Skincare', Beauty, ''],
    ['Automotive', Automotive, ''],
    ['Fitness & Wellness', Fitness, ''],
    ['Teen Fitness & Wellness', Fitness, 'age=under18'],
    ['Adult Fitness & Wellness', Fitness, 'age=over18'],
    ['Fitness & Wellness', Fitness, 'age=17'],
    ['Fitness & Wellness', Fitness, 'age=UNDER18'],
    ['Fitness & Wellness', Fitness, 'age='],
  ])('%s is the title, and what its button names', async (title, Page, query) => {
    address = query;
    render(<Page />);
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

  it.each([
    ['the shop', Shop, 'Notify me', /shop opens/],
    ['beauty', Beauty, 'Tell me first', /Beauty & Skincare/],
    ['fitness', Fitness, 'Tell me first', /Fitness & Wellness/],
    ['automotive', Automotive, 'Tell me first', /Automotive/],
  ])('%s has a field that asks for itself, not for the newsletter', async (_, Page, button, words) => {
    const user = userEvent.setup();
    render(<Page />);
    const field = screen.getByLabelText('E-mail address');
    await user.click(field);
    await press(button);
    await screen.findByText('Please enter a valid email address');
    await user.type(field, 'you@example.com{Enter}');
    const message = new URL(jest.mocked(openMail).mock.calls[0]?.[0] ?? '').searchParams;
    expect(message.get('subject')).toMatch(words);
    expect(message.get('body')).toMatch(words);
    expect(message.get('body')).toContain('you@example.com');
    expect(message.get('body')).not.toMatch(/weekly/i);
  });

  it('leads on until then', () => {
    render(<Automotive />);
    expect(screen.getByRole('link', { name: /California/ })).toHaveAttribute('href', '/travel/california');
  });
});

describe('the age group of fitness', () => {
  const current = () => {
    const links = within(screen.getByRole('navigation', { name: 'Age group' })).getAllByRole('link');
    expect(links).toHaveLength(3);
    return links.filter((link) => link.hasAttribute('aria-current')).map((link) => link.textContent);
  };

  it('is chosen by links, and the tab follows', async () => {
    const { rerender } = render(<Fitness />);
    expect(current()).toEqual(['Everyone']);
    const teens = screen.getByRole('link', { name: 'Under 18' });
    expect(teens).toHaveAttribute('href', `${fitness.path}?age=under18`);

    address = 'age=under18';
    rerender(<Fitness />);
    expect(current()).toEqual(['Under 18']);
    await waitFor(() => expect(document.title).toMatch(/^Teen Fitness & Wellness \| /));

    address = 'age=over18';
    rerender(<Fitness />);
    expect(current()).toEqual(['18 and over']);
    await waitFor(() => expect(document.title).toMatch(/^Adult Fitness & Wellness \| /));

    address = 'age=40';
    rerender(<Fitness />);
    expect(current()).toEqual(['Everyone']);
    await waitFor(() => expect(document.title).toMatch(/^Fitness & Wellness \| /));
  });
});

describe('the shop', () => {
  it('is not open yet, and asks no price', () => {
    render(<Shop />);
    expect(heading()).toHaveTextContent('The shop is coming soon');
    expect(document.body).not.toHaveTextContent(/[$€£]|add to (cart|basket)|buy/i);
  });

  it('shows the tools its recipes ask for, the most used first, with every one of those recipes', () => {
    render(<Shop />);
    const recipes = allRecipes();
    const shown = screen
      .getAllByRole('heading', { level: 3 })
      .filter(({ textContent }) => shelf.tools.some(({ name }) => name === textContent));
    expect(shown).toHaveLength(shelf.tools.length);
    const counts = shown.map((title) => {
      const tool = shelf.tools.find(({ name }) => name === title.textContent);
      const item = within(title.closest('li') as HTMLElement);
      const paths = recipesUsing(recipes, tool?.words ?? []).map(recipePath);
      expect(item.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(paths);
      expect(item.getByText(`Used in ${paths.length} of ${recipes.length} recipes`)).toBeVisible();
      return paths.length;
    });
    expect(counts).toEqual([...counts].sort((one, other) => other - one));
    expect(Math.min(...counts)).toBeGreaterThan(1);
  });

  it('finds a tool in the equipment, not in the method', () => {
    const wok = recipesUsing(allRecipes(), ['wok']).map(({ slug }) => slug);
    expect(wok).toContain('jjajangmyeon');
    expect(recipesUsing(allRecipes(), ['salt'])).toEqual([]);
  });
});
