import { act, render, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { EventTeasers } from '@/components/travel/events/event-teasers';
import { announced, builtOn, goBackToday, islands, kept, visitOn } from './food-events';

afterEach(goBackToday);

describe('Events in short', () => {
  it('say when each is and lead to its row', () => {
    visitOn('2026-06-01T12:00:00Z');
    render(<EventTeasers events={[kept, announced]} />);
    const [first, second] = screen.getAllByRole('listitem');
    expect(first).toHaveTextContent('1 to 15 July, every yearNext: 1 to 15 July 2026');
    expect(second).toHaveTextContent('Usually mid-November to early January');
    expect(second).toHaveTextContent('Took place in 2025, next dates to be announced');
    expect(screen.getByRole('link', { name: /Lantern Night/ }).getAttribute('href')).toMatch(
      /^\/travel\/port-alder\/events\/#lantern-night$/,
    );
  });

  it('name a festival in its own script too', async () => {
    const native = islands.events.find((one) => one.native)?.native;
    await act(async () => void render(<EventTeasers events={islands.events} />));
    expect(screen.getByText(native?.text ?? 'missing')).toHaveAttribute('lang', 'ja');
  });

  it('can be those alone that come next on the day of the visit, whatever the build chose', async () => {
    visitOn('2026-11-01T12:00:00Z');
    builtOn('2026-06-01T00:00:00Z');
    const teasers = <EventTeasers events={[kept, announced]} next={1} />;
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(teasers);
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Lantern Night']);
    await act(async () => void render(teasers, { container, hydrate: true }));
    await waitFor(() =>
      expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Winter Huts']),
    );
  });
});
