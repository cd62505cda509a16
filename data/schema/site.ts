import { z } from 'zod';
import { webUrl } from '@/data/schema/travel/place';

const text = z.string().trim().min(1);
const video = z.string().regex(/^[\w-]{11}$/, 'the eleven characters of a video id');

export const site = z.strictObject({
  name: text,
  tagline: text,
  /** One or two sentences for search engines and share cards. */
  description: z.string().min(50).max(160),
  /** BCP 47 language of every page. */
  language: text,
  city: text,
  /** Address that receives every inquiry. */
  contactEmail: z.email('an address such as hello@my-kitchen.org'),
  socials: z.array(
    z.strictObject({
      name: z.enum(['YouTube', 'Instagram', 'Twitter', 'TikTok']),
      href: webUrl,
      /** What a visitor finds there, two or three words. */
      note: text,
    }),
  ),
  /** The paid partner whose card stands on recipes that name it. */
  sponsor: z
    .strictObject({
      title: text,
      text,
      /** Discount code, copied on press. */
      code: z.string().regex(/^[A-Z0-9]{3,20}$/, '3 to 20 capitals and digits'),
    })
    .optional(),
  /** Films and posts that recipes show: video ids of eleven characters, and the full address of the post. */
  embeds: z
    .strictObject({
      tofuVideo: video,
      porkShort: video,
      pastaPost: z.url({
        protocol: /^https$/,
        hostname: /^www\.instagram\.com$/,
        error: 'an address that begins with https://www.instagram.com/',
      }),
    })
    .partial(),
  /**
   * Address that sign-up forms post to, with the fields `email` and `list` (what the visitor asked for, in words);
   * null opens the visitor's mail composer instead.
   */
  newsletterEndpoint: webUrl.nullable(),
});

export type Site = z.infer<typeof site>;
