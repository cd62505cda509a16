import { z } from 'zod';
import { array, hidden, list, object, optional, text } from './fields';

/** Numbers and the commands M, l and z: what the map functions read. */
const PATH = /^M[\d\s.,-]+(?:[Mlz][\d\s.,-]*)*$/;

/** SVG path data in the view box 0 0 400 400. */
export const pathData = hidden.regex(PATH, 'SVG path data of the commands M, l and z: M10 20l30 0 0 40z');

const within = z.number().min(0).max(400);
const point = z.tuple([within, within]);

/** A name beside its street: x, y, its angle in degrees, and the length of the street there, in map units. */
const anchor = z.tuple([within, within, z.number().min(-90).max(90), z.number().min(0)]);

/** Generated streets of a map: a file of data/guides/streets. In the view box and projection of its outlines. */
export const streets = object({
  highway: optional(pathData).describe('Expressways.'),
  main: optional(pathData).describe('Main streets.'),
  minor: optional(pathData).describe('Other streets.'),
  river: optional(pathData).describe('Rivers, as lines.'),
  park: optional(pathData).describe('Parks, as closed lines.'),
  subway: array(object({ name: text.describe('Name of the line.'), path: pathData.describe('Its way.') }))
    .default([])
    .describe('Lines of the subway.'),
  names: array(
    object({
      name: text.describe('Name of the street.'),
      of: z.enum(['highway', 'main', 'minor']).describe('Its kind.'),
      at: list(anchor).describe(
        'Where the name may be written: x, y, angle in degrees, and how long the street goes on there.',
      ),
    }),
  )
    .default([])
    .describe('Names of streets, the most important first.'),
  stations: array(
    object({ name: text.describe('Name of the station.'), at: point.describe('Its position.') }),
  )
    .default([])
    .describe('Stations of the subway.'),
  parks: array(object({ name: text.describe('Name of the park.'), at: point.describe('Its middle.') }))
    .default([])
    .describe('Names of parks.'),
});

export type MapStreets = z.infer<typeof streets>;
