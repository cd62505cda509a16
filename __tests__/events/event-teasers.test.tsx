import { act, render, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { announced, builtOn, goBackToday, islands, visitOn, yearly } from '@/__tests__/events/food-events';
import { EventTeasers } from '@/components/events/event-teasers';

afterEach(goBackToday);

const links = () => screen.getAllByRole('link').map(({ textContent }) => textContent);

it('shows when each event is and links to its row', () => {
  visitOn('2026-06-01T12:00:00Z');
  render(<EventTeasers events={[yearly, announced]} />);
  const [first, second] = screen.getAllByRole('listitem');
  expect(first).toHaveTextContent('1 to 15 July, every yearNext: 1 to 15 July 2026');
  expect(second).toHaveTextContent('Usually mid-November to early January');
  expect(second).toHaveTextContent('Took place in 2025; next dates not announced yet');
  const { href } = screen.getByRole<HTMLAnchorElement>('link', { name: /Lantern Night/ });
  expect(href).toMatch(/\/travel\/port-alder\/events\/#lantern-night$/);
});

it('marks the language of a local name', async () => {
  await act(async () => void render(<EventTeasers events={islands.events} />));
  expect(screen.getByText('船太鼓')).toHaveAttribute('lang', 'ja');
});

it('shows the next event on the day of the visit, whatever the build chose', async () => {
  visitOn('2026-11-01T12:00:00Z');
  builtOn('2026-06-01T00:00:00Z');
  const teasers = <EventTeasers events={[yearly, announced]} next={1} />;
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(teasers);
  expect(links()).toEqual(['Lantern Night']);
  await act(async () => void render(teasers, { container, hydrate: true }));
  await waitFor(() => expect(links()).toEqual(['Winter Huts']));
});
