import { render, screen, within } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { FrontPage } from '@/components/pages/home/front-page';
import type { FoodEvent } from '@/lib/content/schema/event';
import { eventsOf, guideOf } from '@/lib/guide/guides';
import type { PicturedGuidePage } from '@/lib/pages/home';
import { recipeBySlug } from '@/lib/recipe/all';

const ramen: PicturedGuidePage = {
  path: '/ramen',
  title: 'Ramen',
  description: '',
  dek: '',
  sections: [],
  published: '2026-11-20',
  picture: { name: 'pan', alt: 'A pan' },
};
const soup = { ...recipeBySlug('barley-stew'), slug: 'soup', customLink: undefined, cardTitle: 'Soup' };
const show = (props: Partial<ComponentProps<typeof FrontPage>>) =>
  render(
    <FrontPage
      section={{ title: 'What is new' }}
      profiles={{ names: [] }}
      lead={undefined}
      guides={[]}
      recipes={[]}
      events={[]}
      {...props}
    />,
  );
const link = (name: string) => screen.getByRole('link', { name });

describe('FrontPage', () => {
  it('links the leading guide and new recipes', () => {
    show({ lead: ramen, recipes: [soup] });
    expect(link('Ramen')).toHaveAttribute('href', '/ramen/');
    expect(link('Soup')).toHaveAttribute('href', '/recipes/soup/');
  });

  it('is empty without guides, recipes and events', () => {
    expect(show({}).container).toBeEmptyDOMElement();
  });

  it('shows recipes without a list of guides and events', () => {
    show({ recipes: [soup] });
    expect(screen.queryByRole('list')).toBeNull();
  });

  it('leads with a map, if there is one, and lists the guide beside it', () => {
    show({ mapGuide: guideOf('port-alder'), mapGuides: [guideOf('islands')], lead: ramen });
    const map = within(screen.getByRole('article'));
    expect(map.getByRole('heading')).toHaveTextContent(/Port Alder/);
    expect(map.getByRole('link', { name: 'The Lantern Islands' })).toHaveAttribute(
      'href',
      '/travel/islands/',
    );
    expect(
      within(screen.getAllByRole('list')[1] as HTMLElement).getByRole('link', { name: 'Ramen' }),
    ).toBeVisible();
  });

  it.each([
    ['2026-11-21', 'Winter Fair', 'Summer Fair'],
    ['2027-06-20', 'Summer Fair', 'Winter Fair'],
  ])('on %s shows the %s as the next event', async (day, next, later) => {
    const [any] = eventsOf('port-alder') as [FoodEvent];
    const event = (name: string, starts: string, ends: string): FoodEvent => ({
      ...any,
      ...{ id: name, name, starts, ends, sameDays: true, native: undefined },
    });
    process.env.SOURCE_DATE_EPOCH = String(Date.parse('2026-11-21') / 1000);
    jest.useFakeTimers({ now: Date.parse(`${day}T17:00:00Z`) });
    const events = [
      event('Winter Fair', '2026-12-01', '2026-12-05'),
      event('Summer Fair', '2026-07-01', '2026-07-05'),
    ];
    show({ events });
    expect(await screen.findByRole('link', { name: next })).toBeVisible();
    expect(screen.queryByRole('link', { name: later })).toBeNull();
    jest.useRealTimers();
    delete process.env.SOURCE_DATE_EPOCH;
  });

  it('links the profiles while they have a page', () => {
    const profiles = { names: ['YouTube', 'Pinterest'] };
    const { unmount } = show({ recipes: [soup], profiles: { ...profiles, path: '/content' } });
    expect(link('YouTube, Pinterest')).toHaveAttribute('href', '/content/');
    unmount();
    show({ recipes: [soup], profiles });
    expect(screen.queryByText('YouTube, Pinterest')).toBeNull();
  });
});
