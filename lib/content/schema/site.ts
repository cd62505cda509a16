import { z } from 'zod';
import {
  array,
  description,
  language,
  object,
  optional,
  optionalText,
  origin,
  text,
  timeZone,
  webUrl,
} from './fields';
import { pictureRef } from './recipe';

const profile = object({
  name: text.describe('The network, as it writes itself: "YouTube", "Pinterest", "Mastodon".'),
  href: webUrl.describe('Address of the profile.'),
  note: optionalText.describe('What one finds there, two or three words. Left out: the name of the profile.'),
});

const sponsor = object({
  title: text,
  text,
  code: z
    .string()
    .regex(/^[A-Z0-9]{3,20}$/, '3 to 20 capitals and digits')
    .describe('Discount code, copied on press.'),
});

const hosts = optional(array(origin));

/** Hosts beside the site's own, by what comes from there or goes there; the content policy follows. */
const allowedHosts = object({
  script: hosts.describe('Scripts, such as those of a statistics service.'),
  connect: hosts.describe('What scripts send, or ask for.'),
  image: hosts.describe('Pictures, such as the parts of a map.'),
  frame: hosts.describe('Pages shown in a frame.'),
  form: hosts.describe('Forms, beside the one of `newsletterEndpoint`.'),
});

export const site = object({
  name: text,
  tagline: text,
  description,
  language: language.describe('BCP 47 language of every page: `en-CA`. A recipe may say another.'),
  city: text,
  contactEmail: z
    .email('an address such as hello@my-kitchen.org')
    .describe('Address that receives every inquiry.'),
  timeZone: timeZone
    .default('America/Toronto')
    .describe('IANA time zone of `city`: it decides which event comes next. Left out: America/Toronto.'),
  socials: array(profile).describe('Profiles elsewhere, in the order shown.'),
  picture: optional(pictureRef).describe('For share cards of pages without one. Left out: the front page’s.'),
  sponsor: optional(sponsor).describe('The paid partner whose card stands on recipes that name it.'),
  newsletterEndpoint: webUrl
    .nullable()
    .describe(
      "Address that sign-up forms post to, with the fields `email` and `list` (what the visitor asked for, in words); null opens the visitor's mail composer instead.",
    ),
  streets: optional(webUrl).describe(
    'Style of the street maps that visitors may ask for, as MapLibre reads it; its host is asked for the streets then. Left out: there are none.',
  ),
  allowedHosts: optional(allowedHosts).describe('Services of other hosts that pages use: none if left out.'),
});

export type Site = z.infer<typeof site>;
