import type { GeoJSONSource, Map as MapLibre, MapMouseEvent, PointLike } from 'maplibre-gl';
import { MAX_ZOOM, PIN_LAYERS } from './pins';

/** Tolerance of a press in pixels, by finger and by mouse. */
const REACH = { finger: 22, mouse: 3 };

/** Reports the hovered and the pressed place. A press on a cluster zooms in, or shows its places in turn. */
export function followMapPointer(
  map: MapLibre,
  hover: (slug: string | null) => void,
  press: (slug: string) => void,
): void {
  /** The nearest place or cluster within `reach` pixels. */
  const nearest = ({ x, y }: { x: number; y: number }, reach: number) => {
    const box: [PointLike, PointLike] = [
      [x - reach, y - reach],
      [x + reach, y + reach],
    ];
    const layers = PIN_LAYERS.filter((id) => map.getLayer(id));
    const found = map.queryRenderedFeatures(box, { layers }).map((feature) => {
      const [lng = 0, lat = 0] =
        'coordinates' in feature.geometry ? (feature.geometry.coordinates as number[]) : [];
      const at = map.project([lng, lat]);
      return { feature, at: [lng, lat] as [number, number], distance: Math.hypot(at.x - x, at.y - y) };
    });
    return found.sort((one, other) => one.distance - other.distance)[0];
  };
  let hovered: string | null = null;
  const setHovered = (slug: string | null) => {
    if (slug === hovered) return;
    hovered = slug;
    hover(slug);
  };
  map.on('mousemove', ({ point }) => {
    const properties = nearest(point, REACH.mouse)?.feature.properties;
    map.getCanvas().style.cursor = properties ? 'pointer' : '';
    setHovered(properties?.slug ?? null);
  });
  map.on('mouseout', () => setHovered(null));

  /** Index of the next place to show of a cluster at the maximum zoom. */
  let turn = 0;
  map.on('click', async ({ point, originalEvent }: MapMouseEvent) => {
    const isFinger = (originalEvent as PointerEvent).pointerType !== 'mouse';
    const found = nearest(point, isFinger ? REACH.finger : REACH.mouse);
    if (!found) return;
    const { slug, cluster_id: cluster, point_count: count } = found.feature.properties;
    if (slug) return press(slug);
    const source = map.getSource('places') as GeoJSONSource;
    const zoom = await source.getClusterExpansionZoom(cluster);
    if (zoom <= MAX_ZOOM) return void map.easeTo({ center: found.at, zoom });
    const leaves = await source.getClusterLeaves(cluster, count, 0);
    const leaf = leaves[turn++ % leaves.length];
    if (leaf) press(leaf.properties?.slug);
  });
}
