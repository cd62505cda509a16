import { z } from 'zod';
import { array, list, object, optional, optionalText, text, titled } from './fields';
import { headingsOf, mail, page } from './page';
import { pictureRef } from './recipe';

const profileCard = object({
  text: optionalText.describe('What one finds there, a sentence.'),
  picture: optional(pictureRef).describe('Left out: a plain sign of what the place is for.'),
});

const profiles = titled
  .extend({
    cards: z
      .record(text, profileCard)
      .default({})
      .describe('More about a profile, by its `name` in data/site.yaml. Every profile has a card.'),
  })
  .describe('The cards of the profiles of data/site.yaml.');

const mediaKit = titled
  .extend({
    numbers: array(text)
      .default([])
      .describe('Labels of the numbers beside it, as data/pages/coaching.yaml gives them.'),
    holds: object({ title: text, items: list(object({ name: text, text })) }),
    answers: array(object({ title: text, items: list(text) }))
      .default([])
      .describe('What the creator says yes to, and after it what to no.'),
    note: optionalText,
    mail,
  })
  .describe('What the media kit holds, how to ask for it, and what the creator says yes and no to.');

/** data/pages/content.yaml. Each part has the id by which an address leads to it. */
export const contentPage = page
  .omit({ path: true, parts: true })
  .extend({ profiles, mediaKit: mediaKit.optional() })
  .transform(({ profiles, mediaKit, ...page }) => {
    const own = {
      profiles: { id: 'profiles', ...profiles },
      mediaKit: mediaKit && { id: 'media-kit', ...mediaKit },
    };
    return { path: '/content', ...page, ...own, parts: headingsOf(Object.values(own)) };
  });

export type ContentWords = z.output<typeof contentPage>;
export type Profiles = ContentWords['profiles'];
export type MediaKit = NonNullable<ContentWords['mediaKit']>;
