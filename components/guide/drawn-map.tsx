import * as streetMessages from '@/.content/messages/streets';
import type { Guide } from '@/lib/content/guide';
import { splitPlaceName } from '@/lib/content/place';
import type { GuideMap } from '@/lib/content/schema/guide-map';
import { site } from '@/lib/content/server';
import type { drawMap } from '@/lib/guide/draw-map';
import { mapShapes } from '@/lib/guide/maps';
import { restaurantsIn } from '@/lib/guide/restaurants';
import { streetFile } from '@/lib/guide/street-file';
import { MapGround } from './map-drawing';
import type { MapPlace } from './map-pin';
import { RegionMap } from './region-map.client';
import { StreetsButton } from './streets-button.client';

export type DrawnMapProps = {
  guide: Guide;
  map: GuideMap;
  /** What `drawMap` makes of the map. */
  drawn: ReturnType<typeof drawMap>;
};

/** The drawing of a map with its restaurants, and the button for its street map. Its frame sets its size. */
export function DrawnMap({ guide, map, drawn: { drawing, pointOf, pins } }: DrawnMapProps) {
  const places = map.regions.flatMap((region) =>
    restaurantsIn(guide.id, region).map(
      ({ slug, name, coordinates }): MapPlace => ({
        slug,
        name: splitPlaceName(name).name,
        region,
        point: coordinates ? pointOf(coordinates) : null,
        pin: pins.get(slug),
      }),
    ),
  );
  return (
    <>
      <RegionMap
        map={mapShapes(drawing)}
        places={places}
        streets={streetFile(guide, map)?.path}
        className="size-full"
      >
        <MapGround map={drawing} />
      </RegionMap>
      {site.streets && map !== guide.around?.map && places.some(({ point }) => point) && (
        <StreetsButton
          map={map.id}
          name={drawing.name}
          places={places}
          labels={{
            show: streetMessages.show,
            hide: streetMessages.hide,
            theStreets: streetMessages.theStreets,
          }}
        >
          <p className="secondary absolute top-15 left-3 mr-3 rounded-sm bg-raised px-2 text-2xs">
            {streetMessages.from({ host: new URL(site.streets).host })}
          </p>
        </StreetsButton>
      )}
    </>
  );
}
