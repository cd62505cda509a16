import { z } from 'zod';
import { text } from '@/lib/content/schema/reference';

/** Outlines of one map: one file in data/guides/outlines, drawn by machine. View box 0 0 400 400. */
export const outlines = z.strictObject({
  regions: z.record(z.string(), text).describe('SVG path data by region id.'),
  labels: z
    .record(z.string(), z.tuple([z.number(), z.number()]))
    .describe(
      'Middle of the widest part of each region: where its name stands unless the guide says otherwise.',
    ),
  water: text.optional().describe('A lake or the sea: SVG path data.'),
  context: text.optional().describe('Neighbouring land that cannot be chosen: SVG path data.'),
  inset: text.optional().describe('Frame of an inset: SVG path data.'),
  projection: z
    .strictObject({ scale: z.number(), x: z.number(), y: z.number() })
    .optional()
    .describe(
      'Mercator: x = scale · longitude in radians + x, y = y − scale · ln tan(π/4 + latitude/2). Without it the map has no pins.',
    ),
});

export type MapOutlines = z.infer<typeof outlines>;
