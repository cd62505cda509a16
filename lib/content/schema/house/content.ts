import { z } from 'zod';
import { mail, page } from '@/lib/content/schema/page';
import { pictureRef } from '@/lib/content/schema/recipe';
import { text } from '@/lib/content/schema/reference';

const profileCard = z.strictObject({
  text: text.optional().describe('What one finds there, a sentence.'),
  picture: pictureRef.optional().describe('Left out, the card shows a plain sign of what the place is for.'),
});

const profiles = z
  .strictObject({
    title: text,
    text,
    cards: z
      .record(text, profileCard)
      .default({})
      .describe(
        'More about a profile, by its `name` in data/site.yaml. A profile that is not named here has a card all the same.',
      ),
  })
  .describe('The cards of the profiles of data/site.yaml.');

const mediaKit = z
  .strictObject({
    title: text,
    text,
    numbers: z
      .array(text)
      .default([])
      .describe('Labels of the numbers that stand beside it, as data/pages/coaching.yaml gives them.'),
    holds: z.strictObject({ title: text, items: z.array(z.strictObject({ name: text, text })).min(1) }),
    answers: z
      .array(z.strictObject({ title: text, items: z.array(text).min(1) }))
      .default([])
      .describe('What the creator says yes to, and after it what to no.'),
    note: text.optional(),
    mail,
  })
  .describe('What the media kit holds, how to ask for it, and what the creator says yes and no to.');

/** data/pages/content.yaml. Each part has the id by which an address leads to it. */
export const contentPage = page
  .omit({ path: true, parts: true })
  .extend({ profiles, mediaKit: mediaKit.optional() })
  .transform(({ profiles, mediaKit, ...words }) => {
    const own = {
      profiles: { id: 'profiles', ...profiles },
      mediaKit: mediaKit && { id: 'media-kit', ...mediaKit },
    };
    const headed = Object.values(own).filter((part) => part !== undefined);
    return { path: '/content', ...words, ...own, parts: headed.map(({ id, title }) => ({ id, title })) };
  });

export type ContentWords = z.output<typeof contentPage>;
export type Profiles = ContentWords['profiles'];
export type MediaKit = NonNullable<ContentWords['mediaKit']>;
