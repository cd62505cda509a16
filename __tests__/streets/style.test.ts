import type { LayerSpecification, StyleSpecification } from 'maplibre-gl';
import { attributionParts } from '@/lib/streets/attribution';
import type { StreetColours } from '@/lib/streets/colours';
import { boundsOf, pinFeatures, type StreetPin, wayFeature } from '@/lib/streets/pins';
import { streetStyle } from '@/lib/streets/style';

describe('streetStyle', () => {
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
      layer('water', 'fill', {
        paint: { 'fill-color': '#f0f', 'fill-opacity': 0.9, 'fill-pattern': 'waves' },
      }),
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
});

describe('pins', () => {
  const pin = (slug: string, coordinates: [number, number], number: number | null = null, stop = 0) =>
    ({ slug, name: slug, coordinates, number, stop }) satisfies StreetPin;
  const pins = [pin('lamp', [43.5, -79.5], 3, 2), pin('gull', [43, -80]), pin('net', [44, -81], 1, 1)];

  it('places a pin with longitude first and the number of its card', () => {
    expect(pinFeatures(pins).features.slice(0, 2)).toEqual([
      expect.objectContaining({
        geometry: { type: 'Point', coordinates: [-79.5, 43.5] },
        properties: { slug: 'lamp', name: 'lamp', number: '3', isStop: true },
      }),
      expect.objectContaining({ properties: { slug: 'gull', name: 'gull', number: '', isStop: false } }),
    ]);
  });

  it('joins the stops in the order of the walk', () => {
    expect(wayFeature(pins).geometry.coordinates).toEqual([
      [-81, 44],
      [-79.5, 43.5],
    ]);
  });

  it('has bounds, west first, unless there are no pins', () => {
    expect(boundsOf(pins.slice(0, 2))).toEqual([-80, 43, -79.5, 43.5]);
    expect(boundsOf([])).toBeNull();
  });
});

describe('attributionParts', () => {
  it('keeps the text and the links of an attribution', () => {
    const html =
      '<a href="https://a.test/" target="_blank">&copy; A</a> Data from <a href=\'https://b.test/c\'>B &amp; C</a>';
    expect(attributionParts(html)).toEqual([
      { text: '© A', href: 'https://a.test/' },
      { text: ' Data from ' },
      { text: 'B & C', href: 'https://b.test/c' },
    ]);
    expect(attributionParts('')).toEqual([]);
    expect(attributionParts('Somebody')).toEqual([{ text: 'Somebody' }]);
  });

  it('drops scripts, markup and links that are not web pages', () => {
    const parts = attributionParts(
      '<a href="javascript:alert(1)">x</a><img src=x onerror=alert(1)><b onclick="alert(1)">y</b>',
    );
    expect(parts.map(({ text }) => text).join('')).toBe('xy');
    expect(parts.every(({ href }) => href === undefined)).toBe(true);
  });
});
