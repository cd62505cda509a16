/** @jest-environment node */
import { outlines } from '@/lib/content/travel';
import { guideOf } from '@/lib/travel/guides/all';
import { liesInRegion } from '@/lib/travel/inside';
import { allPlaces, allRestaurants, restaurantsOfRecipe } from '@/lib/travel/restaurants';

describe('The list of restaurants', () => {
  it('leaves out drafts and what is off', () => {
    const slugs = allRestaurants().map(({ slug }) => slug);
    expect(slugs).toContain('blue-door');
    expect(slugs).not.toContain('draft-grill');
    expect(slugs).not.toContain('closed-cafe');
  });

  it('goes by the regions of the guide, the best first in each', () => {
    const inRegion = (id: string) => allRestaurants('port-alder').filter(({ region }) => region === id);
    const regions = [...new Set(allRestaurants('port-alder').map(({ region }) => region))];
    expect(regions).toEqual(
      Object.keys(guideOf('port-alder').regions).filter((id) => inRegion(id).length > 0),
    );
    expect(inRegion('upperTown').map(({ slug }) => slug)).toEqual([
      'mill-bakery',
      'night-lamp',
      'quiet-spoon',
    ]);
  });

  it('knows where the dish of a recipe is served', () => {
    expect(restaurantsOfRecipe('barley-stew').map(({ slug }) => slug)).toEqual(['ferry-kitchen']);
    expect(restaurantsOfRecipe('herb-salad')).toEqual([]);
  });

  it('asks a map for a name and its neighbourhood, never for an id of its own', () => {
    for (const place of allPlaces().filter(({ kind }) => kind === 'restaurant')) {
      expect(place.name).not.toMatch(/[()]/);
      expect(place.district).not.toBe('');
      const link = new URL(place.mapHref);
      expect(link.protocol).toBe('https:');
      expect(`${place.mapHref} ${link.searchParams.get('query')}`).not.toMatch(/place_?id/i);
    }
  });
});

describe('A place', () => {
  const guide = guideOf('port-alder');
  const blueDoor = allRestaurants().find(({ slug }) => slug === 'blue-door')?.coordinates ?? [0, 0];

  it('lies in the outline of its region and in no other', () => {
    expect(liesInRegion(guide, 'quayside', blueDoor, outlines)).toBe(true);
    expect(liesInRegion(guide, 'northHill', blueDoor, outlines)).toBe(false);
  });

  it('lies in its region on every map that draws it', () => {
    for (const { region, coordinates } of allPlaces('port-alder')) {
      if (coordinates) expect(liesInRegion(guide, region, coordinates, outlines)).toBe(true);
    }
    expect(liesInRegion(guide, 'millford', blueDoor, outlines)).toBe(false);
  });
});
