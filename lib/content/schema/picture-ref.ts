import { z } from 'zod';
import { alternativeText, heading, language, object, optional, reference } from './fields';

const percent = z.number().min(0).max(100);

/** Picture of data/pictures with its alternative text. */
export const pictureRef = object({
  name: reference('picture').describe('File name in data/pictures without its extension.'),
  alt: alternativeText.describe('What the picture shows, one sentence; never empty.'),
  focus: optional(z.tuple([percent, percent])).describe(
    'Point that every crop contains, in percent from left and top. Left out: the middle.',
  ),
})
  .meta({ picture: true })
  .describe('Picture of data/pictures with its alternative text.');

/** Picture of a card, which shows what the card leads to. It may be on many pages. */
export const cardPicture = pictureRef.meta({ card: true });

/** Name in its original script, to show in a shop. */
export const nativeName = object({
  text: heading.describe('The name as it is written there: "짜장면".'),
  lang: language.describe('BCP 47 language tag, such as `ko`.'),
});

export type PictureRef = z.infer<typeof pictureRef>;
