import { STILL_TO_WRITE as PEN } from '@/lib/content/schema-problems';
import { type Choices, quoted } from './draft';

/** What a new page file is filled with. */
export type NewPage = { title: string; slug: string };

/** Text of a page file that passes the checks as a draft; what is marked keeps it from being published. */
export function pageFile({ title, slug }: NewPage, { standIn }: Choices): string {
  return `
# Replace every text that begins with ${PEN}, then delete the line "status: draft": the page is in the search, the sitemap
# and has its share card. Until then only "npm run dev" shows it, at /${slug}/. A line in data/navigation.yaml puts it
# into the menu.
status: draft
path: /${slug}
title: ${quoted(title)}
# For search results and share cards, 50 to 160 characters.
description: ${PEN} What the page tells, and why a reader who cooks would want to know it.
dek: ${PEN} One or two sentences under the title.
# npm run add-picture -- FILE ${slug}   puts your photograph into data/pictures; then its name goes here.
picture:
  name: ${standIn('pages', slug)}
  alt: ${PEN} What the picture shows, in one sentence
# Drawn in this order. More types: facts, route, cards, links, recipes, restaurants, types, tips, action, comingSoon.
sections:
  - type: prose
    title: ${PEN} How I came to it
    paragraphs:
      - ${PEN} A paragraph.
  - type: list
    title: ${PEN} What I use
    items:
      - title: ${PEN} A thing
        text: ${PEN} What it is good for.
`;
}
