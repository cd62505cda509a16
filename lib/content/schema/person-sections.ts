import { z } from 'zod';
import {
  array,
  caption,
  control,
  entryName,
  heading,
  hidden,
  item,
  list,
  object,
  optional,
  optionalText,
  person,
  price,
  readElsewhere,
  reference,
  text,
  titled,
  webUrl,
} from './fields';
import { cardPicture, pictureRef } from './picture-ref';
import { anchor, mail, nextLink, section, sectionText, untitledSection } from './sections';

// Sections about the creator and what they offer: story, partners, profiles, coaching.

const story = section('story', {
  pair: object({
    raw: pictureRef.describe('The ingredient.'),
    made: pictureRef.describe('The finished dish.'),
    caption: caption.describe('One sentence under both.'),
  }).describe('The ingredient, small, over the finished dish, large.'),
  lead: text.describe('The opening, set larger than the rest.'),
  paragraphs: array(text).describe('Paragraphs in their order.'),
  signature: optional(person).describe('Who wrote it, under the last paragraph.'),
  method: optional(
    object({ title: heading.describe('Heading.'), steps: list(titled).describe('Steps in their order.') }),
  ).describe('How a recipe is developed, in numbered steps.'),
  away: optional(
    titled.extend({
      picture: optional(pictureRef),
      links: array(nextLink).describe('Links in their order.'),
    }),
  ).describe('Activities besides cooking, with links.'),
});

const brand = object({
  name: heading.describe('Name of the brand.'),
  logo: reference('logo').describe(
    'File in data/brands, such as mill.svg: one colour, drawn for a field of 240 × 80, letters as outlines so that it needs no font. The page darkens or lightens it with the colour scheme.',
  ),
  href: optional(webUrl).describe('Opens in a new tab. Left out: no link.'),
});

const partners = section('partners', {
  text: text.describe('Under the heading.'),
  brands: array(brand)
    .meta({ foundApart: true })
    .describe(
      'In the order shown: heavy marks between light ones. With the invitation, 12 cells fill 2, 3 and 4 columns.',
    ),
  invitation: text.describe('In the last cell, over the button.'),
  mail,
});

const community = section('community', {
  text: text.describe('Under the heading.'),
  ways: array(titled.extend({ mail })).describe(
    'Reasons to write, each with an email, under the profiles of data/site.yaml.',
  ),
});

const profileCard = object({
  text: optionalText.describe('What the profile shows, in one sentence.'),
  picture: optional(cardPicture).describe('Left out: an icon for the network.'),
});

const profiles = section('profiles', {
  text: text.describe('Under the heading.'),
  cards: z
    .record(hidden, profileCard)
    .default({})
    .describe('More about a profile, by its `name` in data/site.yaml. Every profile has a card.'),
});

export const mediaKitSection = section('mediaKit', {
  text: text.describe('Under the heading.'),
  numbers: array(entryName('number'))
    .default([])
    .describe('Labels of the numbers beside it, from the section of type `numbers` of any page.'),
  holds: object({
    title: heading.describe('Heading.'),
    items: list(
      object({ name: heading.describe('Part of the kit.'), text: text.describe('What it is.') }),
    ).describe('Parts in their order.'),
  }).describe('Contents of the kit.'),
  answers: array(object({ title: heading.describe('Heading.'), items: list(item).describe('A line each.') }))
    .default([])
    .describe('What you say yes to, then what you say no to.'),
  note: optionalText.describe('Small text above the button.'),
  mail,
});

const number = object({
  number: heading.describe('As shown: "7+", "100M+".'),
  label: text.describe('What it counts: "years experience".'),
});

const numbers = untitledSection('numbers', {
  items: array(number).describe('Large figures. The home page and the media kit show them too.'),
});

/** One coaching program: a price card on the home page, a row of its section. */
const program = object({
  id: anchor.describe('End of its address: /coaching#mentorship.'),
  title: heading.describe('Name of the program.'),
  label: optionalText.describe('A label beside the title: "MOST POPULAR".'),
  kind: text.describe('The kind of help: "Private Coaching".'),
  price: price.describe('As shown: "$199", "Custom quote".'),
  priceNote: optionalText.describe('What the price is for: "per session (60 minutes)".'),
  duration: object({
    card: readElsewhere.describe('On the price card, shorter.'),
    page: text.describe('In the row.'),
    note: optionalText.describe('Small text after it.'),
  }).describe('How long it takes: on the price card, and in the row, with an optional `note`.'),
  summary: text.describe('One sentence on the price card.'),
  text: text.describe('A paragraph in the row.'),
  features: list(item).describe('What is included, a line each.'),
  optional: optional(z.literal(true)).describe('Added to another program: its kind ends in "(optional)".'),
  adultsOnly: optional(z.literal(true)).describe('For members of 18 years and over, with a badge.'),
  mail: mail.describe('The message of its button.'),
});

const programs = section('programs', {
  text: text.describe('Under the heading.'),
  currency: optional(z.string().regex(/^[A-Z]{3}$/, 'three capital letters such as CAD')).describe(
    'ISO 4217 code of the prices, for structured data. Left out: structured data without prices.',
  ),
  items: list(program).describe('In the order shown. The home page shows a price card for each.'),
});

const fit = section('fit', {
  groups: array(
    object({
      title: heading.describe('Heading of the list.'),
      fits: z.boolean().describe('true: ticks, false: crosses.'),
      items: list(item).describe('A line each.'),
    }),
  ).describe('Lists side by side.'),
}).describe('Who it suits and who it does not.');

const steps = section('steps', { steps: list(titled).describe('Steps in their order.') }).describe(
  'Numbered columns.',
);

const guarantee = section('guarantee', {
  text: text.describe('The promise itself, one sentence.'),
  steps: list(item).describe('How it works, in order.'),
});

const upcoming = section('upcoming', {
  text: text.describe('What will be here.'),
  label: text.describe('A word or two in place of the content: "Coming Soon".'),
  picture: pictureRef,
  caption: caption.describe('One sentence under the picture.'),
}).describe('Placeholder for content that does not exist yet, such as success stories.');

const questions = section('questions', {
  items: list(
    object({
      question: heading.describe('As a visitor asks it.'),
      answer: text.describe('A few sentences.'),
    }),
  ).describe('In the order shown; structured data too.'),
});

const closing = section('closing', {
  text: text.describe('Under the heading.'),
  mails: list(mail).describe('Buttons: the first in yellow, the others quiet.'),
}).describe('Call to action at the end of a page, before the footer.');

const contactForm = section('contactForm', {
  text: sectionText,
  subjects: optional(array(control).min(2)).describe(
    'What the message can be about, in the order offered. Left out: no choice.',
  ),
  buttonText: optional(control).describe('Label of the button. Left out: "Send message".'),
  note: optionalText.describe('Small text above the button, such as how soon you answer.'),
}).describe('A form with name, email and message, for `contactForm` of data/site.yaml or the email app.');

export const personSections = [
  story,
  partners,
  community,
  profiles,
  mediaKitSection,
  numbers,
  programs,
  fit,
  steps,
  guarantee,
  upcoming,
  questions,
  closing,
  contactForm,
] as const;

export type Program = z.infer<typeof program>;
/** A number as it is shown, with what it counts. */
export type CountedNumber = z.infer<typeof number>;
