import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { WalkBarLoader } from '@/components/travel/walk/walk-bar-loader.client';
import { WalkProvider } from '@/components/travel/walk/walk-provider.client';
import { WalkToggle } from '@/components/travel/walk/walk-toggle.client';
import { fullWalk } from '@/lib/travel/walk/full';
import { WALKS } from '@/lib/travel/walk/kept';
import { placeIn } from './port-alder-place';

export const user = userEvent.setup();

let measure: () => void = () => undefined;
/** Tells the bar its height, as a browser does once it has laid it out. */
export const layOut = () => act(() => measure());

globalThis.ResizeObserver = class {
  constructor(callback: ResizeObserverCallback) {
    measure = () => callback([], this);
  }
  observe() {}
  unobserve() {}
  disconnect() {}
};

/** Twelve of them: two more than a walk holds. */
export const places = [
  placeIn('lamp', {
    name: 'Lamp',
    coordinates: [43.6478, -8.3887],
    order: 'Crab soup',
    street: '18 Rope Street',
  }),
  placeIn('lost', { name: 'Lost' }),
  placeIn('market', { name: 'Market', kind: 'market', coordinates: [43.6487, -8.3716] }),
  placeIn('far', { name: 'Far', coordinates: [43.6549, -8.4018] }),
  ...Array.from({ length: 8 }, (_, index) => placeIn(`s${index}`, { name: `Stop ${index}` })),
];

/** The page of the guide with a button for each place, and the bar. */
export function Page() {
  return (
    // A page that is arrived at anew brings its places anew.
    <WalkProvider places={[...places]} full={fullWalk}>
      <main id="main" tabIndex={-1}>
        {places.map(({ slug, name }) => (
          <WalkToggle key={slug} slug={slug} name={name} />
        ))}
      </main>
      <WalkBarLoader />
    </WalkProvider>
  );
}

function visit(search: string) {
  window.history.replaceState(null, '', `/travel/port-alder/${search}`);
}
/** Has this device hold these walks, the last one first. */
export const keep = (...walks: string[]) =>
  localStorage.setItem(
    WALKS.key,
    JSON.stringify({ version: 1, walks: walks.map((walk) => ({ stops: walk.split(',') })) }),
  );
/** The walks that this device holds. */
export const kept = (): string[] =>
  JSON.parse(localStorage.getItem(WALKS.key) ?? '{"walks":[]}').walks.map(({ stops }: { stops: string[] }) =>
    stops.join(),
  );
/** Arrives at an address, with the bar where there is a walk in it. A walk in it is the visitor's own. */
export async function show(search = '') {
  const own = new URLSearchParams(search).get('walk');
  if (own) keep(own);
  await arrive(search);
}
/** Arrives at an address that somebody else may have made. */
export async function arrive(search = '') {
  visit(search);
  await act(async () => {
    render(<Page />);
  });
}
/** Follows a link or goes back to another address of the same page. */
export async function move(search: string) {
  await act(async () => visit(search));
}
export async function open(search: string) {
  await show(search);
  await user.click(screen.getByRole('button', { name: 'Open the walk' }));
  return within(await screen.findByRole('dialog', { name: 'Your walk' }));
}
export const toggle = (name: string) =>
  screen.getByRole('button', {
    name: new RegExp(`^Add ${name} to (your|the) Walk$|of (your|the) walk: take ${name} off$`),
  });
export const bar = () => screen.queryByRole('region', { name: 'Your walk' });
export const press = (name: string) => user.click(screen.getByRole('button', { name }));

/** Forgets the walk of a test. */
export function leave() {
  jest.restoreAllMocks();
  window.history.replaceState(null, '', '/');
  localStorage.clear();
  sessionStorage.clear();
}
