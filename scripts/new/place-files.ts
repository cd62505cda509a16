import { STILL_TO_WRITE as PEN } from '@/lib/content/schema-problems';
import { type Choices, quoted } from './draft';

/** What a new restaurant file is filled with. */
export type NewRestaurant = {
  /** Name with its neighbourhood: "Noodle House (Chinatown)". */
  name: string;
  /** Id of the region it lies in. */
  region: string;
  /** Ids of all regions it may lie in. */
  regions: readonly string[];
  /** The guide it belongs to. */
  guide: string;
};

/** Text of a restaurant file that passes the checks as a draft; what is marked keeps it from being published. */
export function restaurantFile({ name, region, regions, guide }: NewRestaurant): string {
  return `
# Replace every text that begins with ${PEN}, then delete the line "status: draft": the restaurant is on the map, in the
# search and on the page of the recipe it names. Until then only "npm run dev" shows it.
status: draft
name: ${quoted(name)}
# A file in data/guides.
guide: ${guide}
# One of: ${regions.join(', ')}.
region: ${region}
cuisine: ${PEN} Korean
# Your own stars, 0 to 5, one decimal.
rating: 4.5
# What it is good for; a word of your own gets a grey badge.
categories: [Lunch, Dinner]
favoriteOrder: ${PEN} What to order
# What follows is left out until it is certain: take the # away from in front of it.
# favoriteOrderLink: /tofu
# favoriteOrderComment: How to ask for it.
# favoriteOrderRemoved: true
# The slug of a recipe here that cooks this order at home:
# recipe: kimchi-stew
# youtubeLink: https://www.youtube.com/watch?v=…
# A picture in data/pictures; without imageTakenThere the large one says that it was made for this site.
# image:
#   name: my-photograph
#   alt: What the picture shows, in one sentence
# imageTakenThere: true
# street: 18 Duncan Street
# Latitude and longitude, four decimals: pins and files for maps need them.
# coordinates: [43.6478, -79.3887]
# Days that are left out are closed. Without hoursCheckedOn the card says that the hours are not confirmed.
# hours:
#   tue: [["11:30", "22:00"]]
#   wed: [["11:30", "22:00"]]
# hoursCheckedOn: 2026-05-03
`;
}

/** What a new event file is filled with. */
export type NewEvent = { name: string; slug: string; guide: string; today: string };

/** Text of an event file that passes the checks as a draft; what is marked keeps it from being published. */
export function eventFile({ name, slug, guide, today }: NewEvent, { standIn }: Choices): string {
  return `
# Replace every text that begins with ${PEN}, then delete the line "status: draft": the event is in its lists, on the home
# page when it comes next, and has its calendar file. Until then only "npm run dev" shows it.
status: draft
# The guide it belongs to: a file in data/guides.
guide: ${guide}
name: ${quoted(name)}
# First and last day, YYYY-MM-DD.
starts: ${today}
ends: ${today}
# When it falls in any year, as it ends the sentence "Usually …"; "sameDays: true" where custom keeps the days.
usually: ${PEN} the first weekend of July
# As the card reads it.
location: ${PEN} College Street, Little Italy
# What an address needs; the country as two capital letters. The street may be left out.
address:
  street: ${PEN} College Street
  locality: ${PEN} Toronto
  region: ${PEN} ON
  country: CA
description: ${PEN} One or two sentences on the card.
# What the dialog tells: paragraphs.
details:
  - ${PEN} What happens there, and when to come.
# What to eat there, a line each.
eat:
  - ${PEN} Grilled corn
# winter, spring, summer or autumn.
season: summer
# Who runs it, with the page that announces the dates.
source:
  name: ${PEN} City of Toronto
  href: https://www.toronto.ca/
# npm run add-picture -- FILE ${slug}   puts your photograph into data/pictures; then its name goes here.
picture:
  name: ${standIn('events', slug)}
  alt: ${PEN} What the picture shows, in one sentence
`;
}

/** What a new guide file is filled with. */
export type NewGuide = { name: string; slug: string; today: string };

/** Text of a guide file that passes the checks as a draft; what is marked keeps it from being published. */
export function guideFile({ name, slug, today }: NewGuide, { standIn }: Choices): string {
  return `
# Replace every text that begins with ${PEN}, then delete the line "status: draft". Restaurants of this guide say
# "guide: ${slug}" and one of the regions below: npm run new restaurant "Name (Neighbourhood)" centre
status: draft
title: ${quoted(name)}
# For search results and share cards, 50 to 160 characters.
description: ${PEN} What there is to eat, in which parts of it, and how many places you tell of.
dek: ${PEN} One or two sentences under the title.
published: ${today}
picture:
  name: ${standIn('guides', slug)}
  alt: ${PEN} What the picture shows, in one sentence
# As addresses of its restaurants end with it.
name: ${quoted(name)}
# Two capital letters, such as CA or JP.
country: CA
# Left out where addresses name none.
# province: QC
# "Open now" and the days of events go by it.
timeZone: America/Toronto
# The parts of it by a short name, which is part of addresses. Without "maps" they are one plain map.
regions:
  centre:
    name: ${PEN} Old Town
    text: ${PEN} One or two sentences about eating there.
`;
}
