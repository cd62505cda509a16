import type { LayerSpecification, StyleSpecification } from 'maplibre-gl';
import { FONTS, type StreetColours } from './colours';
import { PIN_SOURCES, pinLayers } from './pins';

type Theme = (layer: LayerSpecification) => LayerSpecification | null;

const sourceLayerOf = (layer: LayerSpecification): string =>
  ('source-layer' in layer && layer['source-layer']) || '';

/** A layer with its colours and patterns replaced. */
function painted<Layer extends LayerSpecification>(layer: Layer, paint: Record<string, unknown>): Layer {
  const other = Object.entries(layer.paint ?? {}).filter(([key]) => !/-color$|-pattern$/.test(key));
  return { ...layer, paint: { ...Object.fromEntries(other), ...paint } };
}

const WATER = /water|ocean|lake|river/;
const STREETS = /transport|road|street|highway|aeroway|bridge|tunnel/;
const GREEN = /park|wood|grass|forest|green|golf|cemetery|pitch/;

/** Applies the colours of the site to a style, by layer names like those of the OpenMapTiles schema. */
function themed(colours: StreetColours): Theme {
  return (layer) => {
    const name = `${layer.id} ${sourceLayerOf(layer)}`.toLowerCase();
    const fillOf = () => {
      if (WATER.test(name)) return colours.water;
      if (/building/.test(name)) return colours.building;
      if (GREEN.test(name)) return colours.green;
      return STREETS.test(name) ? colours.road : colours.land;
    };
    const lineOf = () => {
      if (WATER.test(name)) return colours.water;
      return STREETS.test(name) && !/casing|outline|rail|ferry/.test(name) ? colours.road : colours.edge;
    };
    switch (layer.type) {
      case 'background':
        return painted(layer, { 'background-color': colours.land });
      case 'fill':
        return painted(layer, { 'fill-color': fillOf() });
      case 'line':
        return painted(layer, { 'line-color': lineOf() });
      case 'symbol': {
        // Drop points of interest, which compete with the pins, and icons, which need a sprite.
        if (!layer.layout?.['text-field'] || /\bpoi|shield|oneway|housenum/.test(name)) return null;
        const layout = Object.entries(layer.layout).filter(([key]) => !key.startsWith('icon-'));
        return {
          ...painted(layer, {
            'text-color': WATER.test(name) ? colours.waterInk : colours.ink,
            'text-halo-color': colours.land,
            'text-halo-width': 1.4,
          }),
          layout: {
            ...Object.fromEntries(layout),
            'text-font': /place|city|town|village|country|state/.test(name) ? FONTS.strong : FONTS.plain,
          },
        };
      }
      default:
        // Drop hillshade, raster and fill-extrusion layers.
        return null;
    }
  };
}

/**
 * Style of a tile service in the colours and fonts of the site, with the pins. Without `glyphs` and `sprite`, only
 * tiles are requested.
 *
 * @param before the current style, whose pins stay
 * @param places completes "12 …" on a large cluster
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
  const pinSources = Object.entries(PIN_SOURCES).map(([id, empty]) => [id, before?.sources[id] ?? empty]);
  return {
    version: 8,
    sources: Object.fromEntries([...tiles, ...pinSources]),
    layers: [...layers, ...pinLayers(colours, places)],
  };
}
