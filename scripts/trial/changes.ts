import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import sharp from 'sharp';
import { type Document, parseDocument, stringify } from 'yaml';
import { english } from '@/lib/content/schema/words';

/** A change that an owner makes to the content. It runs in the folder of the project. */
export type Change = { name: string; make: () => void | Promise<void> };

const npmRun = (...args: string[]) => execFileSync('npm', ['run', ...args], { stdio: 'inherit' });

/** Writes a file of content. */
function write(file: string, value: unknown): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, typeof value === 'string' ? value : stringify(value));
}

/** Changes a file of content and leaves its comments alone. */
function edit(file: string, change: (content: Document) => void): void {
  const content = parseDocument(readFileSync(file, 'utf8'));
  change(content);
  writeFileSync(file, content.toString({ lineWidth: 100 }));
}

/** A photograph as a phone hands it over: large, lying on its side, with the place where it was taken. */
async function phonePhotograph(file: string): Promise<void> {
  await sharp({
    create: {
      width: 4032,
      height: 3024,
      channels: 3,
      background: '#b3402a',
      noise: { type: 'gaussian', mean: 120, sigma: 30 },
    },
  })
    .withExif({
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '43/1 39/1 0/1',
        GPSLongitudeRef: 'W',
        GPSLongitude: '79/1 22/1 0/1',
      },
    })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 80 })
    .toFile(file);
}

function rename(): void {
  edit('data/site.yaml', (site) => {
    site.set('name', 'The Salt Cellar');
    site.set('socials', [
      { name: 'Mastodon', href: 'https://kitchen.social/@salt' },
      { name: 'Pinterest', href: 'https://www.pinterest.com/saltcellar' },
    ]);
  });
  edit('data/theme.yaml', (theme) => {
    theme.setIn(['light', 'glaze'], '#5a2a4d');
    theme.setIn(['light', 'paper'], '#fffdf8');
  });
}

async function stew(): Promise<void> {
  const photograph = '../phone.jpg';
  await phonePhotograph(photograph);
  npmRun('add-picture', photograph, 'kimchi-stew');
  rmSync(photograph);
  write(
    'data/recipes/kimchi-stew.yaml',
    `id: 40
slug: kimchi-stew
title: Kimchi Stew
native: { text: 김치찌개, lang: ko }
category: Pork
types: [one-pot, pork]
cuisine: Korean
keywords: [kimchi stew]
description: Kimchi stew with pork belly and tofu, sour, hot and ready in forty minutes. Old kimchi is better than new.
dek: The older the kimchi, the better the stew.
picture: { name: kimchi-stew, alt: A pot of red kimchi stew with pork and tofu }
times: { prep: 10, cook: 30, total: 40, card: 40 }
yield: { amount: 2, unit: serving }
difficulty: Easy
published: 2026-01-20
allergens: [Soy]
blocks:
  - type: ingredients
    items:
      - { id: kimchi, name: well-aged kimchi, amount: 300 g }
      - { id: pork, name: pork belly, amount: 1/2 lb, buy: pork-belly }
      - { id: garlic, name: garlic, amount: 2-3 cloves, buy: garlic }
      - { id: tofu, name: firm tofu, amount: 200 g, buy: firm-tofu }
  - type: method
    groups:
      - steps:
          - id: fry
            title: Fry the pork
            text: Fry {pork} for {~fry}, until its fat runs.
            durations: [{ id: fry, label: Fry the pork, minutes: 8, attention: active }]
            work: 10
            safety: Pork is safe at {@71}.
          - id: simmer
            title: Simmer
            text: Add {kimchi} and {garlic}, pour in {=500 ml} of water and simmer for {~simmer}. Add {tofu} for the last minutes.
            durations: [{ id: simmer, label: Simmer the stew, minutes: 22, attention: passive }]
`,
  );
}

const MONTREAL = {
  title: 'Montreal, on foot',
  description:
    'Where I eat in Montreal between one bagel and the next: five places in two parts of the city.',
  dek: 'Bagels at any hour.',
  name: 'Montreal',
  country: 'CA',
  timeZone: 'America/Toronto',
  regions: {
    plateau: { name: 'Plateau', text: 'Terraces from May on.' },
    'mile-end': { name: 'Mile End', text: 'Coffee first, then everything else.' },
  },
};

/** Places, an event, a page, a guide to another city and a kind of recipe that were not there before. */
function additions(): void {
  write('data/guides/montreal.yaml', { ...MONTREAL });
  const places = [
    ['The Smokehouse', 'Main', 'plateau', [45.5163, -73.5776]],
    ['The Oven', 'Fairmount', 'mile-end', [45.5228, -73.5948]],
    ['The Counter', 'Clark', 'mile-end', [45.5237, -73.5947]],
    ['The Grill', 'Rachel', 'plateau', [45.5215, -73.5774]],
    ['The Fryer', 'Duluth', 'plateau', undefined],
  ] as const;
  for (const [name, district, region, coordinates] of places) {
    write(`data/restaurants/montreal-${name.toLowerCase().replace(' ', '-')}.yaml`, {
      name: `${name} (${district})`,
      guide: 'montreal',
      region,
      cuisine: 'Québécois',
      rating: 4.5,
      categories: ['Lunch', 'Late night'],
      favoriteOrder: 'What the table beside me has',
      ...(coordinates && { coordinates: [...coordinates] }),
    });
  }
  write('data/events/montreal-soup-week.yaml', {
    guide: 'montreal',
    name: 'Soup Week',
    starts: '2026-02-01',
    ends: '2026-02-07',
    usually: 'the first week of February',
    location: 'All over the city',
    address: { locality: 'Montreal', region: 'Quebec', country: 'CA' },
    description: 'A week of soup.',
    details: ['Every place serves one soup of its own.'],
    eat: ['The soup'],
    season: 'winter',
    source: { name: 'The city', href: 'https://montreal.ca/' },
    picture: { name: 'black-bean-soup', alt: 'A bowl of soup' },
  });
  edit('data/guides/montreal.yaml', (guide) => {
    guide.set('events', {
      title: 'Food events in Montreal',
      description:
        'What there is to eat in Montreal and when, with the days as the people who run it announce them.',
      dek: 'Mostly soup.',
      sections: [],
    });
  });
  write('data/pages/kitchen-tools.yaml', {
    path: '/kitchen-tools',
    title: 'Kitchen tools',
    description:
      'The few tools I reach for every day, what each of them is for, and which I would leave in the shop.',
    dek: 'A knife, a board, a pot, and a scale that tells the truth.',
    sections: [
      {
        type: 'list',
        title: 'The short list',
        id: 'short-list',
        items: [{ title: 'A scale', text: 'Grams end most arguments.' }],
      },
    ],
  });
  edit('data/navigation.yaml', (menus) => {
    menus.addIn(['footer'], { title: 'Tools', links: [{ name: 'Kitchen tools', href: '/kitchen-tools' }] });
  });
  edit('data/vocabulary.yaml', (words) => words.addIn(['recipeTypes'], 'chicken-wings'));
}

function switchedOff(): void {
  edit('data/pages/coaching.yaml', (page) => page.set('status', 'off'));
  edit('data/guides/california.yaml', (guide) => guide.set('status', 'off'));
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const ACCENTED = 'áƀćđéƒğĥíĵķłṁńóƥɋŕśťúṽŵẋýžÁɃĆĐÉƑĞĤÍĴĶŁṀŃÓƤɊŔŚŤÚṼŴẊÝŽ';

/** A text with another letter for each of its letters, but for the {names} in it. */
const accented = (text: string) =>
  text.replace(/\{\w+\}|[A-Za-z]/g, (part) =>
    part.length > 1 ? part : (ACCENTED[LETTERS.indexOf(part)] ?? part),
  );

/** Every word of the interface in a language that nobody speaks: what says it in English still is found at once. */
function translated(): void {
  const inOther = (words: string) => (words === '.' ? ',' : accented(words));
  const changed = <Value, To>(values: Readonly<Record<string, Value>>, change: (value: Value) => To) =>
    Object.fromEntries(Object.entries(values).map(([name, value]) => [name, change(value)]));
  write(
    'data/words.yaml',
    changed(english, (messages) =>
      changed(messages, (message) =>
        typeof message === 'string' ? inOther(message) : changed({ ...message }, inOther),
      ),
    ),
  );
  edit('data/site.yaml', (site) => site.set('language', 'fr-CA'));
}

const empty = () => npmRun('new', 'site', '--', '--name', 'The Salt Cellar', '--keep', 'none');

export const CHANGES: Record<string, Change> = {
  rename: { name: 'another name, other colours, other profiles', make: rename },
  stew: { name: 'a recipe with a photograph from a phone', make: stew },
  additions: { name: 'places, an event, a page, a guide to another city, a kind of recipe', make: additions },
  off: { name: 'coaching and California switched off', make: switchedOff },
  translated: { name: 'every word of the interface in another language', make: translated },
  empty: { name: 'nothing of the sample content', make: () => void empty() },
  first: {
    name: 'nothing of the sample content, then one recipe',
    make: async () => {
      empty();
      await stew();
    },
  },
};
