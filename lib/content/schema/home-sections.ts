import type { z } from 'zod';
import { array, control, list, object, optional, reference, slug, text } from './fields';
import { pictureRef } from './picture-ref';
import { nextLink, section } from './sections';

// Sections with content of other pages: made for the home page, allowed on every page.

const latest = section('latest', {
  map: optional(reference('guide')).describe(
    'The guide whose first map is shown large. Left out: the newest guide, with its picture.',
  ),
}).describe(
  'The latest recipes and guides and the next event, from their own files. Beside a section of type `newest` without recipes.',
);

const tonight = section('tonight', {}).describe(
  'The sentence “I have anything, 40 minutes, for 4, at 7 pm”, and the dishes that answer it. Hidden without recipes.',
);

/** The step of a recipe that a section of type `tools` shows. */
export const toolStep = object({
  recipe: reference('recipe').describe('Slug of the recipe.'),
  step: optional(slug).describe('Id of one of its steps. Left out: the first with a timer.'),
});

const tools = section('tools', {
  cook: optional(toolStep).describe('A step as cook mode shows it, with its timer.'),
  plan: optional(reference('recipe')).describe(
    'Slug of a recipe that takes up to four days: its plan for dinner on Saturday at 7 pm.',
  ),
  list: optional(array(reference('recipe')).length(2)).describe(
    'Slugs of two recipes: what to buy for both, as one list.',
  ),
}).describe(
  'Cook mode, the planner and the shopping list, each with real recipes. One without its recipes is hidden.',
);

const newest = section('newest', { more: nextLink.describe('Link to the list of all recipes.') }).describe(
  'The six newest recipes as cards, without that of the hero.',
);

const programCards = section('programCards', {
  dek: text.describe('Under the heading.'),
  buttonText: control.describe('Label of the button.'),
}).describe(
  'Price cards of the section of type `programs`, and its `numbers`. The button links to its page. Hidden without such a section.',
);

const table = section('table', {
  picture: pictureRef,
  tall: pictureRef.describe('The same table for portrait screens.'),
  recipes: list(reference('recipe')).describe('Slugs of the recipes on the table.'),
}).describe('A table of finished dishes with a menu on it. Hidden without any of its recipes.');

const connect = section('connect', {
  dek: text.describe('Under the heading.'),
  label: control.describe('Name of the field for the address.'),
  buttonText: control.describe('Label of the button.'),
}).describe('The sign-up for email, and the profiles of data/site.yaml.');

export const homeSections = [tonight, latest, tools, newest, programCards, table, connect] as const;

export type HomeSection = z.infer<(typeof homeSections)[number]>;
