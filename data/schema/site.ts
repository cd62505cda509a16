import { z } from 'zod';

const text = z.string().trim().min(1);

export const site = z.strictObject({
  name: text,
  tagline: text,
  /** One or two sentences for search engines and share cards. */
  description: z.string().min(50).max(160),
  /** BCP 47 language of every page. */
  language: text,
  city: text,
  /** Address that receives every inquiry. */
  contactEmail: z.email(),
  socials: z.array(
    z.strictObject({
      name: z.enum(['YouTube', 'Instagram', 'Twitter', 'TikTok']),
      href: z.url(),
      /** What a visitor finds there, two or three words. */
      note: text,
    }),
  ),
  /** The paid partner whose card stands on recipes that name it. */
  sponsor: z.strictObject({
    title: text,
    text,
    /** Discount code, copied on press. */
    code: text,
  }),
  /** Films and posts that recipes show: video ids of eleven characters, and the full address of the post. */
  embeds: z.strictObject({ tofuVideo: text, porkShort: text, pastaPost: z.url() }),
  /** Address that newsletter forms post to (field `email`); null opens the visitor's mail composer instead. */
  newsletterEndpoint: z.url().nullable(),
});

export type Site = z.infer<typeof site>;
