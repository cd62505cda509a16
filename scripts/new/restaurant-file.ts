import { STILL_TO_WRITE as PEN } from '@/lib/content/checks/still-to-write';
import { categories } from '@/lib/content/travel/categories';
import type { PlaceGuide } from '@/lib/travel/guides/guide';

/** What a new restaurant file is filled with. */
export type NewRestaurant = {
  /** Name with its neighbourhood: "Pai (Entertainment District)". */
  name: string;
  /** The guide it stands in. */
  guide: PlaceGuide;
  /** Id of the region it lies in. */
  region: string;
};

/** Text of a restaurant file that passes the checks as a draft; what is marked keeps it from being published. */
export function restaurantFile({ name, guide, region }: NewRestaurant): string {
  return `# yaml-language-server: $schema=../../.content/schema/restaurants.json
# Replace every text that begins with ${PEN}, then delete \`status\`: the restaurant is on the map, in the search
# and on the page of the recipe it names. Until then only \`npm run dev\` shows it.

status: draft
name: ${JSON.stringify(name)}
guide: ${guide.id}
# One of: ${Object.keys(guide.regions).join(', ')}.
region: ${region}
cuisine: ${PEN} Korean
# Your own stars, 0 to 5, one decimal.
rating: 4.5
# ${categories.map((category) => category.name).join(', ')}, or a word of your own, which gets a grey badge.
categories: [Lunch, Dinner]
favoriteOrder: ${PEN} What to order
# favoriteOrderLink: /tofu
# favoriteOrderComment: How to ask for it.
# favoriteOrderRemoved: true
# The slug of a recipe here that cooks this order at home:
# recipe: jjajangmyeon
# youtubeLink: https://www.youtube.com/watch?v=…
# A picture in data/pictures:
# image:
#   name: jjajangmyeon
#   alt: What the picture shows, in one sentence
# Left out, the large picture says that it was made for this site:
# imageTakenThere: true
# street: 18 Duncan Street
# Latitude and longitude, four decimals, where certain: pins and files for maps need them.
# coordinates: [43.6478, -79.3887]
# Days that are left out are closed. Without hoursCheckedOn the card says that the hours are not confirmed.
# hours:
#   tue: [['11:30', '22:00']]
# hoursCheckedOn: 2026-05-03
`;
}
