import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as messages from '@/.content/messages/regionMap';
import { placeIn } from '@/__tests__/guide/port-alder-place';
import { FilterProvider } from '@/components/guide/filter-provider.client';
import { GuideStoreProvider } from '@/components/guide/guide-provider.client';
import { RegionButtons } from '@/components/guide/region-buttons.client';
import { RegionMap } from '@/components/guide/region-map.client';
import { type PanelGroup, RegionPanel } from '@/components/guide/region-panel.client';
import { mapsOf } from '@/lib/content/guide';
import { filterStart } from '@/lib/guide/filter-state';
import { guideOf } from '@/lib/guide/guides';
import type { MapDrawing } from '@/lib/guide/maps';

const portAlder = guideOf('port-alder');
const maps = Object.fromEntries(mapsOf(portAlder).map(({ id, regions }) => [id, regions]));

/** Text of a region without restaurants. */
export const EMPTY = 'Nothing here so far.';

const square = (id: string, name: string): MapDrawing['regions'][number] => ({
  id,
  name,
  path: 'M0 0l9 0 0 9z',
});
const names = { narrow: { regions: [] }, wide: { regions: [] } };
const city: MapDrawing = {
  id: 'city',
  name: 'Port Alder',
  regions: [square('quayside', 'Quayside'), square('upperTown', 'Upper Town')],
  names,
};
const coast: MapDrawing = {
  id: 'coast',
  name: 'the coast',
  regions: [square('eastwick', 'Eastwick')],
  names,
};

const panel = (map: string, name: string, groups: PanelGroup[]) => (
  <RegionPanel
    map={map}
    name={name}
    about={`About ${name}.`}
    groups={groups}
    hint={<p>{messages.choose}</p>}
    empty={<p>{EMPTY}</p>}
    noMatch={<p>{messages.noMatch}</p>}
    labels={{
      clear: messages.clear({ name }),
      clearFilters: 'Clear filters',
      list: messages.list({ name }),
      noRestaurants: messages.noRestaurants,
    }}
  />
);

const group = (region: string, name: string, slugs: string[]): PanelGroup => ({
  region,
  name,
  text: `Eating in ${name}.`,
  cards: slugs.map((slug) => ({
    slug,
    id: slug,
    node: (
      <>
        <p>Card of {slug}</p>
        <button type="button">Hours of {slug}</button>
      </>
    ),
  })),
});

const places = [
  placeIn('lamp', { categories: ['Lunch'] }),
  placeIn('reed', { cuisine: 'Noodles', categories: ['Dinner'] }),
  placeIn('hut', { categories: ['Snacks'], region: 'eastwick' }),
];

/** Two maps with buttons, panels and filters. */
const Page = ({ opensWith }: { opensWith?: string | undefined }) => (
  <GuideStoreProvider explorer="list" maps={maps} defaultRegion={opensWith} places={places}>
    <FilterProvider start={filterStart(places, portAlder)}>
      {/* The utility class, as on a screen. */}
      <style>{'.unscripted { display: none }'}</style>
      <RegionButtons
        map="city"
        label="Regions of Port Alder"
        regions={[
          { id: 'quayside', name: 'Quayside', slugs: ['lamp', 'reed'] },
          { id: 'upperTown', name: 'Upper Town', slugs: [] },
        ]}
      />
      <RegionButtons
        map="coast"
        label="Coast"
        regions={[{ id: 'eastwick', name: 'Eastwick', slugs: ['hut'] }]}
      />
      <div id="map-city" data-testid="city">
        <RegionMap map={city} places={[{ slug: 'lamp', name: 'Lamp', region: 'quayside', point: [3, 3] }]} />
        {panel('city', 'Port Alder', [
          group('quayside', 'Quayside', ['lamp', 'reed']),
          group('upperTown', 'Upper Town', []),
        ])}
      </div>
      <div id="map-coast" data-testid="coast">
        <RegionMap map={coast} />
        {panel('coast', 'the coast', [group('eastwick', 'Eastwick', ['hut'])])}
      </div>
    </FilterProvider>
  </GuideStoreProvider>
);

export const shape = (region: string) => {
  const found = document.querySelector(`g[data-region="${region}"]`);
  if (!found) throw new Error(`no shape for ${region}`);
  return found;
};
export const inCity = () => within(screen.getByTestId('city'));
export const onCoast = () => within(screen.getByTestId('coast'));
export const button = (name: string) => screen.getByRole('button', { name });
export const isChosen = (name: string) => button(name).getAttribute('aria-pressed') === 'true';

export const scrolledTo = jest.fn();
/** Waits for the animation frame in which the page would scroll. */
export const nextFrame = () => act(() => new Promise<void>((done) => requestAnimationFrame(() => done())));

/** Resets a wide window that a link has opened. */
export function startByLink() {
  scrolledTo.mockClear();
  Object.assign(window, { innerWidth: 1280 });
  Element.prototype.scrollIntoView = function scroll(options) {
    scrolledTo(this.id || this.className, options);
  };
  fireEvent.click(document.body);
  jest.spyOn(console, 'info').mockImplementation(() => undefined);
  window.history.replaceState(null, '', '/travel/port-alder/');
}

/** Renders the page at an address, with a default region if one is given. */
export async function open(search = '', opensWith?: string) {
  window.history.replaceState(null, '', `/travel/port-alder/${search}`);
  render(<Page opensWith={opensWith} />);
  await act(async () => undefined);
  return userEvent.setup();
}
/** Changes the address of the open page, as the back button does. */
export const goTo = (search: string) =>
  act(() => {
    window.history.replaceState(null, '', `/travel/port-alder/${search}`);
    fireEvent.popState(window);
  });
