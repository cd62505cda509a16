import { z } from 'zod';
import { pictureRef } from './recipe';
import { description, language, text } from './reference';
import { webUrl } from './travel/place';

function isTimeZone(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

export const site = z.strictObject({
  name: text,
  tagline: text,
  description,
  language: language.describe('BCP 47 language of every page: `en-CA`. A recipe may say another.'),
  city: text,
  contactEmail: z
    .email('an address such as hello@my-kitchen.org')
    .describe('Address that receives every inquiry.'),
  timeZone: z
    .string()
    .refine(isTimeZone, 'an IANA time zone such as America/Toronto or Europe/Berlin')
    .default('America/Toronto')
    .describe('IANA time zone of `city`: it decides which event comes next. Left out: America/Toronto.'),
  socials: z
    .array(
      z.strictObject({
        name: text.describe('The network, as it writes itself: "YouTube", "Pinterest", "Mastodon".'),
        href: webUrl.describe('Address of the profile.'),
        note: text
          .optional()
          .describe('What a visitor finds there, two or three words. Left out: the name of the profile.'),
      }),
    )
    .describe('Profiles elsewhere, in the order shown.'),
  picture: pictureRef
    .optional()
    .describe(
      'On the share card of pages that have no picture of their own. Left out: that of the front page.',
    ),
  sponsor: z
    .strictObject({
      title: text,
      text,
      code: z
        .string()
        .regex(/^[A-Z0-9]{3,20}$/, '3 to 20 capitals and digits')
        .describe('Discount code, copied on press.'),
    })
    .optional()
    .describe('The paid partner whose card stands on recipes that name it.'),
  newsletterEndpoint: webUrl
    .nullable()
    .describe(
      "Address that sign-up forms post to, with the fields `email` and `list` (what the visitor asked for, in words); null opens the visitor's mail composer instead.",
    ),
});

export type Site = z.infer<typeof site>;
