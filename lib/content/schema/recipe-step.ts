import { z } from 'zod';
import { cooked } from './cooking';
import { durationField, durationOrRangeField } from './duration';
import {
  array,
  heading,
  id,
  label,
  list,
  measured,
  object,
  optional,
  positive,
  reason,
  sentence,
  text,
} from './fields';
import { pictureRef } from './picture-ref';

/** Duration of a step; its text refers to it as `{~id}` and cook mode offers it as a timer. */
export const duration = object({
  id: id.describe('Unique within the recipe; the text of its step refers to it as `{~id}`.'),
  label: label.describe('Name of the timer: "Fry the paste".'),
  minutes: durationOrRangeField().describe(
    'Minutes, or the shortest and longest: 90, 1h30, "1 hr 30 min", [20, 30], 20-30 min. Times never scale with servings.',
  ),
  attention: z.enum(['active', 'passive']).describe('`active` needs the cook; `passive` does not.'),
  at: optional(z.number().min(-40).max(600)).describe(
    'Degrees Celsius around the food, for durations over two hours: 4 in the fridge, 21 on the counter, 150 in the oven.',
  ),
  because: optional(reason).describe(
    'Why food may stay so long at this `at`, between the fridge and hot: "dried beans in water, cooked afterwards".',
  ),
  until: optional(id).describe(
    'Id of the later step that waits for this; the steps before it are done meanwhile. Left out: the next step waits. Only for passive durations.',
  ),
});

/** Change for yields that exceed the pan, pot or mould. */
export const beyond = object({
  upTo: positive.describe(
    "Maximum of one batch, in the unit of the yield: servings, blocks. Not below the recipe's own yield.",
  ),
  text: text.describe(
    'Instruction for larger yields; {*} is the number of batches: "in {*} batches". No ingredients or durations.',
  ),
});

const work = durationField({ most: 240 });

/** Minutes of active work before, during and after the passive durations of a step. */
const workParts = object({
  before: work.optional().describe('Minutes before the durations.'),
  beside: work.optional().describe('Minutes while passive durations run.'),
  after: work.optional().describe('Minutes after the durations.'),
});

/** Reference to an ingredient as in step text, without braces. */
const taken = z
  .string()
  .regex(
    /^[a-z][a-z0-9-]*(\|(half|rest|[1-9]\d{0,2}\/[1-9]\d{0,2}))?$/,
    'the id of an ingredient, or a part of it such as flour|half',
  )
  .meta({ isId: true });

export const step = object({
  id: id.describe('Unique within the recipe; `until`, photos and links name it.'),
  title: heading.describe('Two to five words, an instruction: "Brown the pork".'),
  text: text.describe(
    'What to do, in sentences. The page fills in words in braces: `{pork}` is the ingredient with that id and its amount, "400 g pork shoulder"; `{pork|amount}` its amount alone; `{pork|name}` its name alone, for one that went in before; `{oil|half}`, `{oil|1/3}` and `{oil|rest}` a part of it. `{~simmer}` is a time of this step by its id, "25 min". `{@74}` is a temperature in degrees Celsius, in Fahrenheit for readers with US units. `{#1.5 cm}` is a size that stays as it is, `{#1.5-cm}` the same before a noun ("½-inch dice"). `{=1.5 L}` or `{=4 piece|pieces}` is an amount that is not in the list and follows the servings, `{=4 batch|batches|up}` one that is rounded up.',
  ),
  takes: optional(list(taken)).describe(
    'Ids of ingredients that go in without being named in the sentence: [butter, flour|half]. Listed under it; parts as in `text`.',
  ),
  durations: array(duration)
    .default([])
    .describe(
      'Times of this step, each a timer: frying, resting, baking. With `work` they add up to about the total time of the recipe.',
    ),
  work: optional(
    z.union([work, workParts], {
      error: 'minutes up to 240, such as 20 or 1h30, or {before, beside, after} with minutes each',
    }),
  ).describe(
    'Minutes of active work that are not in `durations`, for planning: peeling, plating, clearing the board. A number is work before the durations. Passive durations start after `before`; `beside` is done during them and `after` follows them; with `until`, a duration may last longer.',
  ),
  beyond: optional(
    beyond.extend({
      repeats: array(id).default([]).describe('Ids of durations of this step that every batch repeats.'),
    }),
  ).describe(
    "For yields that exceed the pan. `repeats` are ids of the step's durations that are repeated for each batch.",
  ),
  uses: optional(id).describe('Id of the variants block whose chosen variant is used here, all of it.'),
  cue: optional(measured).describe('What to look, smell or feel for when the step is done.'),
  safety: optional(sentence).describe(
    'What makes the food of this step safe to eat, with its figure, and for whom that matters: shown wherever the step is. References as in `text`, without durations; `{pork|name}` names an ingredient and uses none of it.',
  ),
  cooks: optional(z.record(id, cooked)).describe(
    'What this step does to raw ingredients, by their ids: `chicken: 74` is the temperature in °C that the middle reaches, and text or `safety` name it as {@74}. Also { at: 63, hold: 3 } with minutes, `baked-through`, `opened`, { boiled: 10 }, { simmered: 180 }, { steamed: 10 }, or { underdone: why, instead: what to do for those to whom it matters }. The page adds the safe temperature with its source.',
  ),
  picture: optional(pictureRef).describe('Picture of the step, beside its text.'),
});

/** Steps under an optional heading. */
export const stepGroup = object({
  title: optional(heading).describe('Heading over the group: "Make the sauce".'),
  steps: list(step).describe('Steps in their order.'),
});

export type Duration = z.infer<typeof duration>;
export type Step = z.infer<typeof step>;
