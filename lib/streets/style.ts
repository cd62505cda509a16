import type { LayerSpecification, SourceSpecification, StyleSpecification } from 'maplibre-gl';

/** Colours of a street map, each as MapLibre reads it: "rgb(251,250,245)". */
export type StreetColours = Record<
  'land' | 'water' | 'waterInk' | 'green' | 'building' | 'road' | 'edge' | 'ink' | 'paper' | 'yolk' | 'gochu',
  string
>;

/** What MapLibre takes for the letters: it draws them itself with the fonts of the page. */
const FONTS = { strong: ['semibold', 'Bricolage Grotesque'], plain: ['Bricolage Grotesque'] };

type Theme = (layer: LayerSpecification) => LayerSpecification | null;

const sourceLayerOf = (layer: LayerSpecification): string =>
  ('source-layer' in layer && layer['source-layer']) || '';

/** The paint of a layer without what names pictures or other colours, and with these. */
function painted<Layer extends LayerSpecification>(layer: Layer, paint: Record<string, unknown>): Layer {
  const kept = Object.entries(layer.paint ?? {}).filter(([name]) => !/-color$|-pattern$/.test(name));
  return { ...layer, paint: { ...Object.fromEntries(kept), ...paint } };
}

const WATER = /water|ocean|lake|river/;
const STREETS = /transport|road|street|highway|aeroway|bridge|tunnel/;
const GREEN = /park|wood|grass|forest|green|golf|cemetery|pitch/;

/** The colours of the site on any style; by layers that are named as in the OpenMapTiles schema, or much like it. */
function themed(colours: StreetColours): Theme {
  return (layer) => {
    const about = `${layer.id} ${sourceLayerOf(layer)}`.toLowerCase();
    const fillOf = () => {
      if (WATER.test(about)) return colours.water;
      if (/building/.test(about)) return colours.building;
      if (GREEN.test(about)) return colours.green;
      return STREETS.test(about) ? colours.road : colours.land;
    };
    const lineOf = () => {
      if (WATER.test(about)) return colours.water;
      return STREETS.test(about) && !/casing|outline|rail|ferry/.test(about) ? colours.road : colours.edge;
    };
    switch (layer.type) {
      case 'background':
        return painted(layer, { 'background-color': colours.land });
      case 'fill':
        return painted(layer, { 'fill-color': fillOf() });
      case 'line':
        return painted(layer, { 'line-color': lineOf() });
      case 'symbol': {
        // Shops and stops of others would stand between the places, and pictures would have to be fetched.
        if (!layer.layout?.['text-field'] || /\bpoi|shield|oneway|housenum/.test(about)) return null;
        const layout = Object.entries(layer.layout).filter(([name]) => !name.startsWith('icon-'));
        return {
          ...painted(layer, {
            'text-color': WATER.test(about) ? colours.waterInk : colours.ink,
            'text-halo-color': colours.land,
            'text-halo-width': 1.4,
          }),
          layout: {
            ...Object.fromEntries(layout),
            'text-font': /place|city|town|village|country|state/.test(about) ? FONTS.strong : FONTS.plain,
          },
        };
      }
      default:
        // Relief, photographs and houses in three dimensions.
        return null;
    }
  };
}

/** Distance in px within which places are drawn as one: two pins and a little room. */
const CLUSTER = 36;

/** The nearest zoom of a street map. Places that still stand at one spot there stay one. */
export const NEAREST = 18;

const NO_PLACES: SourceSpecification = { type: 'geojson', data: { type: 'FeatureCollection', features: [] } };

/** What is drawn on the streets: the walk, the places in the list, those that are not in it, and the hovered one. */
export const OWN_SOURCES: Readonly<Record<'way' | 'places' | 'others' | 'active', SourceSpecification>> = {
  places: {
    ...NO_PLACES,
    cluster: true,
    clusterMaxZoom: NEAREST,
    maxzoom: NEAREST + 1,
    clusterRadius: CLUSTER,
    clusterProperties: {
      numbers: [
        ['concat', ['accumulated'], ', ', ['get', 'numbers']],
        ['get', 'number'],
      ],
    },
  },
  others: NO_PLACES,
  way: NO_PLACES,
  active: NO_PLACES,
};

/** Layers whose places can be pressed. */
export const PIN_LAYERS = ['places', 'clusters', 'others', 'active'];

/** The most places in a cluster whose numbers it tells; of more it tells how many they are. */
const MOST_NUMBERS = 4;

/** @param places completes "12 …" */
function pinLayers(colours: StreetColours, places: string): LayerSpecification[] {
  const { ink, paper, yolk, gochu, land } = colours;
  const isCluster = ['has', 'point_count'] as const;
  const isPlace = ['!', isCluster] as const;
  const isStop = (yes: string, no: string) => ['case', ['get', 'isStop'], yes, no] as never;
  const number = {
    'text-field': ['get', 'number'] as never,
    'text-font': FONTS.strong,
    'text-size': 13,
    // As wide as its circle, which names of streets and other places keep away from.
    'text-padding': 8,
    'text-allow-overlap': true,
  };
  const label = {
    'text-font': FONTS.strong,
    'text-size': 13,
    'text-anchor': 'top',
    'text-max-width': 8,
  } as const;
  const halo = { 'text-color': ink, 'text-halo-color': land, 'text-halo-width': 2 };
  return [
    {
      id: 'way',
      type: 'line',
      source: 'way',
      layout: { 'line-cap': 'round', 'line-join': 'round' },
      paint: { 'line-color': ink, 'line-width': 3, 'line-dasharray': [0.1, 2] },
    },
    {
      id: 'others',
      type: 'circle',
      source: 'others',
      paint: {
        'circle-radius': 5,
        'circle-color': isStop(ink, paper),
        'circle-stroke-color': isStop(paper, ink),
        'circle-stroke-width': 1.5,
      },
    },
    {
      id: 'places',
      type: 'circle',
      source: 'places',
      filter: isPlace as never,
      paint: {
        'circle-radius': 13,
        'circle-color': isStop(ink, paper),
        'circle-stroke-color': isStop(paper, ink),
        'circle-stroke-width': 2,
      },
    },
    {
      id: 'clusters',
      type: 'circle',
      source: 'places',
      filter: isCluster as never,
      paint: {
        'circle-radius': 15,
        'circle-color': yolk,
        'circle-stroke-color': ink,
        'circle-stroke-width': 2,
      },
    },
    {
      id: 'names',
      type: 'symbol',
      source: 'places',
      minzoom: 11,
      filter: isPlace as never,
      layout: {
        'text-font': FONTS.strong,
        'text-size': 13,
        'text-max-width': 8,
        'text-field': ['get', 'name'],
        'text-variable-anchor': ['top', 'bottom', 'left', 'right'],
        'text-radial-offset': 1.3,
        'text-justify': 'auto',
        'text-padding': 4,
      },
      paint: halo,
    },
    {
      id: 'cluster-numbers',
      type: 'symbol',
      source: 'places',
      filter: isCluster as never,
      layout: {
        ...label,
        'text-field': [
          'case',
          ['>', ['get', 'point_count'], MOST_NUMBERS],
          ['concat', ['get', 'point_count'], ' ', places],
          ['get', 'numbers'],
        ],
        'text-offset': [0, 1.4],
        'text-allow-overlap': true,
      },
      paint: halo,
    },
    // What stands last is placed first.
    {
      id: 'numbers',
      type: 'symbol',
      source: 'places',
      filter: isPlace as never,
      layout: number,
      paint: { 'text-color': isStop(paper, ink) },
    },
    {
      id: 'active',
      type: 'circle',
      source: 'active',
      paint: {
        'circle-radius': 14,
        'circle-color': gochu,
        'circle-stroke-color': paper,
        'circle-stroke-width': 2,
      },
    },
    {
      id: 'active-number',
      type: 'symbol',
      source: 'active',
      layout: number,
      paint: { 'text-color': paper },
    },
    {
      id: 'active-name',
      type: 'symbol',
      source: 'active',
      layout: {
        ...label,
        'text-field': ['get', 'name'],
        'text-offset': [0, 1.3],
        'text-allow-overlap': true,
        'text-ignore-placement': true,
      },
      paint: halo,
    },
  ];
}

/**
 * A style of a tile service in the colours and letters of the site, with the places on it. What would be fetched beside
 * the tiles, fonts and pictures, is not.
 *
 * @param before the style on screen, whose places stay
 * @param places completes "12 …", for more than a few at one spot
 */
export function streetStyle(
  style: StyleSpecification,
  colours: StreetColours,
  before: StyleSpecification | undefined,
  places: string,
): StyleSpecification {
  const theme = themed(colours);
  const layers = style.layers.flatMap((layer) => theme(layer) ?? []);
  const used = new Set(layers.flatMap((layer) => ('source' in layer ? layer.source : [])));
  const tiles = Object.entries(style.sources).filter(([id]) => used.has(id));
  const own = Object.entries(OWN_SOURCES).map(([id, empty]) => [id, before?.sources[id] ?? empty]);
  return {
    version: 8,
    sources: Object.fromEntries([...tiles, ...own]),
    layers: [...layers, ...pinLayers(colours, places)],
  };
}
