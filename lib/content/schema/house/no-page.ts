import { z } from 'zod';
import { nextLink } from '@/lib/content/schema/page';
import { pictureRef } from '@/lib/content/schema/recipe';
import { description, text } from '@/lib/content/schema/reference';

/** data/pages/offline.yaml: what stands in for a page that is neither online nor kept on the device. */
export const offline = z.strictObject({
  title: text,
  description,
  what: text.describe('Heading of what happened.'),
  message: text.describe('What it means.'),
  again: text.describe('Words on the button that loads the wanted page again.'),
  home: nextLink,
  kept: text.describe('Heading of the list of what can be read.'),
  none: text.describe('Stands there where nothing is kept.'),
  withoutScript: text.describe('Stands there where JavaScript is off.'),
});

/** data/pages/not-found.yaml: what answers every unknown address. */
export const notFound = z.strictObject({
  title: text,
  description,
  message: text.describe('One link may stand in it, written [words](/address).'),
  home: nextLink,
  recipes: nextLink.optional(),
  plate: pictureRef.describe('The plate that stands for the zero, seen from above.'),
});

export type Offline = z.infer<typeof offline>;
export type NotFound = z.infer<typeof notFound>;
