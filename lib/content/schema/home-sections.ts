import type { z } from 'zod';
import { list, optional, reference, text } from './fields';
import { pictureRef } from './recipe';
import { section } from './sections';

// Sections with content of other pages: made for the home page, allowed on every page.

const latest = section('latest', {
  map: optional(reference('guide')).describe(
    'The guide whose first map is shown large. Left out: the newest guide, with its picture.',
  ),
}).describe('The latest recipes and guides and the next event, from their own files.');

const programCards = section('programCards', { dek: text, buttonText: text }).describe(
  'Price cards of the section of type `programs`, and its `numbers`. The button links to its page. Hidden without such a section.',
);

const table = section('table', {
  picture: pictureRef,
  tall: pictureRef.describe('The same table for portrait screens.'),
  recipes: list(reference('recipe')).describe('Slugs of the recipes on the table.'),
}).describe('A table of finished dishes with a menu on it. Hidden without any of its recipes.');

const connect = section('connect', { dek: text, label: text, buttonText: text }).describe(
  'The sign-up for email, and the profiles of data/site.yaml.',
);

export const homeSections = [latest, programCards, table, connect] as const;

export type HomeSection = z.infer<(typeof homeSections)[number]>;
