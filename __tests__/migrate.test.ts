/** @jest-environment node */
import { migrateCheckedOn, migratePage } from '@/scripts/migrate';

describe('migratePage', () => {
  it('turns the fields of a page into sections with the ids of their addresses', () => {
    const old = `# yaml-language-server: $schema=../../.content/schema/about.json
title: I cook.
# replace: your own story
story:
  title: My story
  lead: It started with a pot.
sections:
  - type: links
    title: Start here
    links: [{ name: All, href: /recipes }]
`;
    expect(migratePage('about', old)).toBe(`# yaml-language-server: $schema=../../.content/schema/pages.json
path: /about
title: I cook.
sections:
  # replace: your own story
  - type: story
    title: My story
    id: story
    lead: It started with a pot.
  - type: links
    title: Start here
    links: [{name: All, href: /recipes}]
`);
  });

  it('renames fields, and puts questions and the closing call after the other sections', () => {
    const old = `title: Lessons
opening:
  apply: { buttonText: Apply }
  stories: See what others did
numbers:
  - { number: 12+, label: years }
stories:
  title: What others did
  status: Coming Soon
questions:
  title: Before you write
closing:
  title: Write to me.
  apply: { buttonText: Apply now }
  consultation: { buttonText: Ask first }
sections:
  - type: prose
`;
    expect(migratePage('coaching', old)).toBe(`path: /coaching
title: Lessons
opening:
  mail: {buttonText: Apply}
  link:
    name: See what others did
    href: "#success-stories"
sections:
  - type: numbers
    items:
      - {number: 12+, label: years}
  - type: upcoming
    title: What others did
    id: success-stories
    label: Coming Soon
  - type: prose
  - type: questions
    title: Before you write
    id: questions
  - type: closing
    title: Write to me.
    id: apply
    mails:
      - {buttonText: Apply now}
      - {buttonText: Ask first}
`);
  });

  it('gives every heading of a table of contents an id', () => {
    const old = `title: Flour
tips:
  title: Tips & Techniques
  lists:
    - { title: Measuring }
    - { title: Storing, inContents: true }
  cups: { title: Cups and grams }
sections: []
`;
    expect(migratePage('flour', old)).toBe(`path: /flour
contents: true
title: Flour
sections:
  - type: tipLists
    title: Tips & Techniques
    id: tips-techniques
    lists:
      - {title: Measuring}
      - {title: Storing, id: storing}
    cups: {title: Cups and grams, id: cups-and-grams}
`);
  });

  it.each([
    ['about', 'path: /about\ntitle: About\nsections: []\n'],
    ['flour', 'path: /flour\ncontents: true\ntitle: Flour\nsections: []\n'],
    ['home', 'description: All.\nsections: []\n'],
    ['noodles', 'path: /noodles\ntitle: Noodles\nsections: []\n'],
  ])('leaves a converted page %s alone', (name, text) => {
    expect(migratePage(name, text)).toBeUndefined();
  });
});

describe('migrateCheckedOn', () => {
  it('renames the day of checking and nothing else', () => {
    const old = 'name: Pier # hoursCheckedOn:\nhoursCheckedOn: 2026-05-03 # by phone\n';
    expect(migrateCheckedOn('hoursCheckedOn', old)).toBe(
      'name: Pier # hoursCheckedOn:\ncheckedOn: 2026-05-03 # by phone\n',
    );
    expect(migrateCheckedOn('datesCheckedOn', old)).toBeUndefined();
  });
});
