import { z } from 'zod';
import { array, description, object, optional, optionalText, reference, text } from './fields';
import { generalSection } from './page';
import { pictureRef } from './picture-ref';

const hero = object({
  words: optional(z.tuple([text, text])).describe('Headline in two parts. Left out: the name of the site.'),
  dek: text.describe('What the site offers, in one sentence.'),
  raw: object({ picture: pictureRef, caption: text.describe('A few words under it.') }).describe(
    'The small picture: the raw ingredient.',
  ),
  recipe: optional(reference('recipe')).describe(
    'Slug of the recipe on the large picture, which gives the caption and the link. Left out, or while that recipe is not published: the newest one.',
  ),
  buttonText: optionalText.describe('Label of the button that links to `recipe`. Left out: "Cook this".'),
});

/** data/pages/home.yaml: the hero in place of the header of other pages, then sections like theirs. */
export const home = object({
  description,
  hero: hero.describe('The top of the home page.'),
  sections: array(generalSection).describe('Under the hero, in the order shown.'),
});

export type Home = z.output<typeof home>;
