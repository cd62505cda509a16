import { z } from 'zod';
import {
  array,
  control,
  heading,
  id,
  list,
  object,
  optional,
  optionalText,
  positive,
  readElsewhere,
  reference,
  text,
  titled,
} from './fields';
import { pictureRef } from './picture-ref';
import { anchor, cardId, sectionText as line, section } from './sections';

// Sections of the page about flour: its cards, and the tools that use them.

const percent = positive.max(100);

/** Minimum and maximum. */
const range = (number: z.ZodNumber) =>
  z.tuple([number, number]).refine(([least, most]) => least <= most, {
    error: 'a maximum that is not below the minimum before it',
    path: [1],
  });

export const flour = object({
  id: cardId,
  title: heading.describe('Heading of the card: "Bread".'),
  name: readElsewhere.describe('Name in a sentence: "bread flour".'),
  picture: pictureRef,
  protein: optional(range(percent)).describe('Percent, the least and the most, if there is a figure.'),
  proteinText: optionalText.describe('Text in place of a figure: "Usually 12 to 13%".'),
  text: text.describe('What it is and what it does.'),
  bestFor: text.describe('What to make with it, without a full stop.'),
});

export const flours = section('flours', {
  text: line,
  flours: list(flour).meta({ foundApart: true }).describe('In the order they are explained.'),
}).describe('Flours, a card each, which ingredients of recipes link to with `about`.');

const bake = object({
  id: id.describe('Its name in the address: `/flour?bake=noodles`. Unique.'),
  title: heading.describe('Dish: "Noodles with chew".'),
  flours: list(reference('flour')).describe('The flours of this page that suit it, the best first.'),
  reason: text.describe('Why these flours.'),
});

const amountProblems = object({
  unreadable: control.describe('The input is no number.'),
  little: control.describe('The number is too small.'),
  much: control.describe('The number is too large.'),
}).describe('Messages of the field about its input.');

const mixture = object({
  strong: reference('flour').describe('The flour with much protein.'),
  middle: reference('flour').describe('The flour that a mixture of both replaces.'),
  weak: reference('flour').describe('The flour with little protein.'),
  instead: control.describe('Shown for a dish that needs the middle one.'),
  beside: control.describe('Shown after flours of the requested strength.'),
  alone: control.describe('Shown if no flour has the requested strength.'),
  note: control.describe('How mixtures are calculated.'),
});

const finder = object({
  dish: control.describe('Label of the list of dishes.'),
  choose: control.describe('Text of that list before one is chosen.'),
  strength: control.describe('Label of the field for a percentage.'),
  example: control.describe("A percentage as an example, in quotation marks: '11'."),
  hint: control.describe('Shown before anything is entered.'),
  problems: amountProblems,
  none: control.describe('If no flour has the requested strength.'),
  mixture: optional(mixture).describe(
    'Two flours with a `protein` that are mixed for a strength, with the sentences about it. Filled in are {strong} and {weak}, grams of each in 100 g, {strongName}, {middleName}, {weakName}, {strongProtein} and {weakProtein}. Left out: no mixtures.',
  ),
});

const flourFinder = section('flourFinder', {
  text: line,
  finder: finder.describe('Two fields and their answers; {least} and {most} are the bounds of the protein.'),
  ruler: object({
    title: heading.describe('Heading of the chart.'),
    note: optionalText.describe('Small text under it.'),
  }).describe('Chart of the flours by their `protein`.'),
  bakesTitle: heading.describe('Heading of the table of dishes.'),
  bakes: list(bake).describe('Dishes in their order.'),
}).describe('Tool that names the flours for a dish. Needs a section of type `flours` on the same page.');

const amountField = object({
  label: control.describe('Label of the field.'),
  example: control.describe('An example, in quotation marks.'),
  problems: amountProblems,
});

const cups = object({
  title: heading.describe('Heading.'),
  id: optional(anchor).describe('Lists it in the table of contents. Left out: generated from the title.'),
  text: line,
  perCup: range(positive).describe('Grams of a level cup of white flour, least and most.'),
  cups: amountField.describe('Field for cups.'),
  grams: amountField.describe('Field for grams.'),
  hint: control.describe('Shown before anything is entered.'),
  exact: control.describe('Shown after the nearest size of a measuring set: {cups} is the exact number.'),
});

const tipLists = section('tipLists', {
  text: line,
  lists: array(
    object({
      title: heading.describe('Heading of the list.'),
      id: optional(anchor).describe('Lists it in the table of contents. Left out: generated from the title.'),
      items: list(titled).describe('Advice in its order.'),
    }),
  )
    .default([])
    .describe('Lists in their order.'),
  cups: optional(cups).describe(
    'Cups in grams and back, as a table and as a calculator. In its sentences {mostCups} and {leastGrams} are filled in.',
  ),
}).describe('Lists of advice side by side.');

/** Sections with the tools for flour. */
export const flourToolSections = [flourFinder, tipLists] as const;

export type Flour = z.infer<typeof flour>;
export type Bake = z.infer<typeof bake>;
export type FlourFinderMessages = z.infer<typeof finder>;
export type CupsMessages = Omit<z.infer<typeof cups>, 'title' | 'id' | 'text' | 'perCup'>;
