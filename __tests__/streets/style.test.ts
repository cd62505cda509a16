import type { LayerSpecification, StyleSpecification } from 'maplibre-gl';
import type { StreetColours } from '@/lib/streets/colours';
import { pinFeatures } from '@/lib/streets/pins';
import { streetStyle } from '@/lib/streets/style';

const COLOURS = new Proxy({} as StreetColours, { get: (_, name) => `the ${String(name)}` });

const layer = (id: string, type: string, more: object = {}) =>
  ({ id, type, source: 'tiles', 'source-layer': id, ...more }) as LayerSpecification;

const STYLE: StyleSpecification = {
  version: 8,
  sprite: 'https://tiles.test/sprite',
  glyphs: 'https://tiles.test/{fontstack}/{range}.pbf',
  sources: {
    tiles: { type: 'vector', url: 'https://tiles.test/planet' },
    photographs: { type: 'raster', url: 'https://tiles.test/photographs' },
  },
  layers: [
    { id: 'background', type: 'background', paint: { 'background-color': '#f0f' } },
    { id: 'relief', type: 'raster', source: 'photographs' },
    layer('water', 'fill', { paint: { 'fill-color': '#f0f', 'fill-opacity': 0.9, 'fill-pattern': 'waves' } }),
    layer('park', 'fill'),
    layer('landuse', 'fill'),
    layer('building', 'fill'),
    layer('transportation-casing', 'line', { paint: { 'line-width': 3 } }),
    layer('transportation', 'line'),
    layer('houses', 'fill-extrusion'),
    layer('poi', 'symbol', { layout: { 'text-field': '{name}', 'icon-image': 'shop' } }),
    layer('arrows', 'symbol', { layout: { 'icon-image': 'arrow' } }),
    layer('place', 'symbol', {
      layout: { 'text-field': '{name}', 'text-font': ['Any'], 'text-size': 14, 'icon-image': 'dot' },
    }),
  ],
};

const styled = (before?: StyleSpecification) => streetStyle(STYLE, COLOURS, before, 'places');
const paintOf = (id: string) => styled().layers.find((each) => each.id === id)?.paint;

it('takes the colours of the site and keeps other paint', () => {
  expect(paintOf('background')).toEqual({ 'background-color': 'the land' });
  expect(paintOf('water')).toEqual({ 'fill-color': 'the water', 'fill-opacity': 0.9 });
  expect(paintOf('park')).toEqual({ 'fill-color': 'the green' });
  expect(paintOf('landuse')).toEqual({ 'fill-color': 'the land' });
  expect(paintOf('building')).toEqual({ 'fill-color': 'the building' });
  expect(paintOf('transportation')).toEqual({ 'line-color': 'the road' });
  expect(paintOf('transportation-casing')).toEqual({ 'line-width': 3, 'line-color': 'the edge' });
});

it('drops sprites, glyphs, other sources and unused layers', () => {
  const { sprite, glyphs, sources, layers } = styled();
  expect([sprite, glyphs]).toEqual([undefined, undefined]);
  expect(Object.keys(sources)).toEqual(['tiles', 'places', 'others', 'way', 'active']);
  expect(layers.filter(({ id }) => ['relief', 'houses', 'poi', 'arrows'].includes(id))).toEqual([]);
  expect(layers.find(({ id }) => id === 'place')?.layout).toEqual({
    'text-field': '{name}',
    'text-size': 14,
    'text-font': ['semibold', 'Bricolage Grotesque'],
  });
});

it('keeps its pins when the colours change', () => {
  const before = styled();
  before.sources.places = { type: 'geojson', data: pinFeatures([]) };
  expect(styled(before).sources.places).toBe(before.sources.places);
});
