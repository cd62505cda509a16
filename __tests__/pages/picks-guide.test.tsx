import { act, render, screen, within } from '@testing-library/react';
import { PicksGuide } from '@/components/pages/picks-guide';
import { guideOf } from '@/lib/guide/guides';

const show = (guide: string) => act(async () => void render(<PicksGuide guide={guideOf(guide)} />));
const section = (title: string) =>
  within(screen.getByRole('heading', { level: 2, name: title }).closest('section') as HTMLElement);

it('shows markets in the local script, the next festivals and the source of the map', async () => {
  await show('islands');
  const markets = section('Two morning markets');
  expect(markets.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Net Market, Northport 網市場',
    'Arcade Market, Midtown 商店市場',
  ]);
  expect(markets.getByText('商店市場')).toHaveAttribute('lang', 'ja');
  expect(section('Festivals to come').getByRole('list').children).toHaveLength(2);
  expect(screen.getByText('Map of the islands: invented, CC0')).toBeVisible();
});

it('lists every favourite with a map search in the local script', async () => {
  await show('islands');
  const links = screen.getAllByRole<HTMLAnchorElement>('link', { name: /, map, opens in a new tab$/ });
  expect(links).toHaveLength(7);
  const query = links.map(({ href }) => new URL(href).searchParams.get('query'));
  expect(query).toContain('汁船, Southquay, The Lantern Islands');
});

it('links the specialties of a region from its panel', async () => {
  await show('valley');
  const specialties = section('What grows where');
  expect(specialties.getAllByRole('heading', { level: 3 })).toHaveLength(3);
  expect(specialties.getAllByRole('term')).toHaveLength(6);
  const link = screen.getByRole('link', { name: /More to eat there\s*: Riverbank/ });
  const panel = within(link.closest('[data-shown]') as HTMLElement);
  expect(panel.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'Smoked trout',
    'Watercress',
  ]);
  expect(panel.getByText('April to October')).toBeInTheDocument();
  const target = document.getElementById(link.getAttribute('href')?.slice(1) ?? '');
  expect(target).toHaveTextContent(/Smoked trout.*April to October/);
});
