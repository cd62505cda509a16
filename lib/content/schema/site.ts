import { z } from 'zod';
import { comments } from './comments';
import { desk } from './desk';
import {
  array,
  description,
  heading,
  language,
  list,
  object,
  optional,
  optionalText,
  origin,
  pagePath,
  reference,
  text,
  timeZone,
  webUrl,
} from './fields';
import { FORM_NAMES, formService } from './form-service';
import { pictureRef } from './picture-ref';

const profile = object({
  name: heading.describe('Name of the network: "YouTube", "Pinterest", "Mastodon".'),
  href: webUrl.describe('Address of the profile.'),
  note: optionalText.describe('Description in two or three words. Left out: the name of the profile.'),
});

const sponsor = object({
  title: heading.describe('Heading of the card.'),
  text: text.describe('What the partner offers, a sentence.'),
  code: z
    .string()
    .regex(/^[A-Z0-9]{3,20}$/, '3 to 20 capitals and digits')
    .describe('Discount code, copied on press.'),
});

const hosts = optional(array(origin));

/** Other hosts that the content policy allows, by kind of request. */
const allowedHosts = object({
  script: hosts.describe('Scripts, such as those of a statistics service.'),
  connect: hosts.describe('Requests of scripts.'),
  image: hosts.describe('Pictures, such as map tiles.'),
  frame: hosts.describe('Pages shown in a frame.'),
  form: hosts.describe('Forms, beside those of `newsletter` and `contactForm`.'),
});

export const site = object({
  name: text.describe('Name of the site.'),
  tagline: text.describe('One line after the name.'),
  description,
  language: language.describe('BCP 47 language of every page: `en-CA`. A recipe may have another.'),
  languages: optional(list(language)).describe(
    'All languages of the site, `[en-CA, ko]`, in the order in which pages offer them: those besides `language` at an address of their own, `/ko/`. Left out: one.',
  ),
  city: text.describe('Where you are: "Toronto".'),
  contactEmail: z
    .email('an address such as hello@my-kitchen.org')
    .describe('Address that receives every inquiry.'),
  timeZone: timeZone
    .default('America/Toronto')
    .describe('IANA time zone of `city`: it decides which event comes next. Left out: America/Toronto.'),
  socials: array(profile).describe('Profiles elsewhere, in the order shown.'),
  picture: optional(pictureRef).describe('For share cards of pages without one. Left out: the front page’s.'),
  sponsor: optional(sponsor).describe('The paid partner, whose card is on recipes with a `sponsor` block.'),
  newsletter: optional(formService(FORM_NAMES.newsletter)).describe(
    "Service that sign-up forms post to. `topic` says what the visitor asked for, in words. Left out: a sign-up opens the visitor's mail composer.",
  ),
  contactForm: optional(formService(FORM_NAMES.contactForm)).describe(
    "Service that sections of type `contactForm` post to, with the fields `name` and `message` too. `topic` is the chosen subject. Left out: the form opens the visitor's mail composer.",
  ),
  comments: optional(comments).describe(
    'Service of the comments below recipes and posts: giscus, isso or cusdis, loaded when a visitor asks for them. Left out: no comments.',
  ),
  desk: optional(desk).describe(
    'Repository of the site: adds the desk, a page at /desk/ that edits these files in a browser. Left out: no desk.',
  ),
  streets: optional(webUrl).describe(
    'Address of a MapLibre style for street maps, loaded from its host on request. Left out: no street maps.',
  ),
  optionalPages: optional(array(pagePath)).describe(
    'Addresses of pages whose files may be deleted: links to one that is gone are dropped. Any other address without a page is a problem.',
  ),
  units: optional(z.enum(['metric'])).describe(
    '`metric` for grams, millilitres and degrees Celsius alone, where nobody cooks with cups. Left out: visitors may choose US units.',
  ),
  foodSafety: optional(reference('authority')).describe(
    'Authority of data/food-safety.yaml whose temperatures and times recipes follow. Left out: its first.',
  ),
  allowedHosts: optional(allowedHosts).describe('Services of other hosts that pages use: none if left out.'),
});

export type Site = z.infer<typeof site>;
