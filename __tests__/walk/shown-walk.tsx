import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { placeIn } from '@/__tests__/guide/port-alder-place';
import { WalkBarLoader } from '@/components/walk/walk-bar-loader.client';
import { WalkProvider } from '@/components/walk/walk-provider.client';
import { WalkToggle } from '@/components/walk/walk-toggle.client';
import { WALKS } from '@/lib/walk/saved-walks';
import { NO_VISIT } from '@/lib/walk/walk-state';
import { fullWalk } from '@/lib/walk/walk-text';
import { writeVisit } from '@/lib/walk/walk-visit';

export const user = userEvent.setup();

let measure: () => void = () => undefined;
/** Runs the ResizeObserver callback of the bar, as a browser does after layout. */
export const layOut = () => act(() => measure());

globalThis.ResizeObserver = class {
  constructor(callback: ResizeObserverCallback) {
    measure = () => callback([], this);
  }
  observe() {}
  unobserve() {}
  disconnect() {}
};

/** Twelve places: two more than fit on a walk. */
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

const full = fullWalk();

/** A guide with a toggle button for each place, and the bar. */
export const Page = () => (
  // A new array for every visit, as after a page load.
  <WalkProvider places={[...places]} full={full}>
    <main id="main" tabIndex={-1}>
      {places.map(({ slug, name }) => (
        <WalkToggle key={slug} slug={slug} name={name} />
      ))}
    </main>
    <WalkBarLoader />
  </WalkProvider>
);

const setAddress = (search: string) => window.history.replaceState(null, '', `/travel/port-alder/${search}`);

/** Stores walks on the device, the most recent first. */
export function storeWalks(...walks: string[]): void {
  const stored = { version: 1, walks: walks.map((walk) => ({ stops: walk.split(',') })) };
  localStorage.setItem(WALKS.key, JSON.stringify(stored));
  localStorage.setItem('rtr:counts', JSON.stringify({ walks: walks.length }));
}
const stored = () => JSON.parse(localStorage.getItem(WALKS.key) ?? '{"walks":[]}').walks;
export const storedWalks = (): string[] => stored().map(({ stops }: { stops: string[] }) => stops.join());
export const storedTimes = (): string[] => stored().map(({ times = '' }: { times?: string }) => times);

/** Opens the page at an address that somebody else may have made. */
export async function visit(search = '') {
  setAddress(search);
  await act(async () => {
    render(<Page />);
  });
}
/** Opens the page with a walk that this device has stored. */
export async function visitOwn(search = '') {
  const own = new URLSearchParams(search).get('walk');
  if (own) storeWalks(own);
  await visit(search);
}
/** Changes the address of the open page, as a link or the back button does. */
export const navigate = (search: string) => act(async () => setAddress(search));

export async function openDialog(search: string) {
  await visitOwn(search);
  await user.click(screen.getByRole('button', { name: 'Open the walk' }));
  return within(await screen.findByRole('dialog', { name: 'Your walk' }));
}
export const toggle = (name: string) =>
  screen.getByRole('button', {
    name: new RegExp(`^Add ${name} to (your|the) Walk$|walk as stop \\d+: ${name}, see the whole walk$`),
  });
export const bar = () => screen.queryByRole('region', { name: 'Your walk' });
export const press = (name: string) => user.click(screen.getByRole('button', { name }));

export function cleanUp() {
  jest.restoreAllMocks();
  window.history.replaceState(null, '', '/');
  writeVisit(NO_VISIT);
  localStorage.clear();
  sessionStorage.clear();
}
