import { deskKinds } from '@/lib/desk/collections';
import { FILE_FIELD } from '@/lib/desk/field';
import { deskFormat } from '@/lib/desk/format';

type Form = Record<string, unknown>;

const kinds = deskKinds();

const SOUP = `status: draft
id: 3
slug: soup
title: Soup
times: { prep: 10, cook: [20, 30] }
picture: { name: soup, alt: A bowl }
blocks:
  - type: equipment
    items:
      - Pot
      - { text: Pan, beyond: { upTo: 4, text: Two pans } }
  - type: method
    groups:
      - steps:
          - id: fry
            title: Fry
            cooks: { pork: 71, eggs: { boiled: 10 } }
            own: of a later version
`;

const recipes = deskFormat(kinds.recipes, { soup: 'soup.jpg' });

/** Text of the soup after a change of its form. */
function changed(change: (form: Form) => void): string {
  const form = recipes.fromFile(SOUP);
  change(form);
  return recipes.toFile(form);
}

const differences = (text: string) => text.split('\n').filter((line) => !SOUP.split('\n').includes(line));

it('shows what no input of the editor has as YAML on a line', () => {
  expect(recipes.fromFile(SOUP)).toMatchObject({
    status: 'draft',
    times: { prep: '10', cook: '[20, 30]' },
    picture: { name: '/data/pictures/soup.jpg' },
    blocks: [
      { items: [{ text: 'Pot' }, { text: 'Pan', beyond: { upTo: 4, text: 'Two pans' } }] },
      {
        groups: [
          {
            steps: [
              {
                cooks: [
                  { deskKey: 'pork', deskValue: '71' },
                  { deskKey: 'eggs', deskValue: '{boiled: 10}' },
                ],
              },
            ],
          },
        ],
      },
    ],
  });
});

it.each<[string, (times: Form) => unknown, string]>([
  ['a number', (times) => Object.assign(times, { prep: '15' }), 'times: { prep: 15, cook: [20, 30] }'],
  ['a text', (times) => Object.assign(times, { prep: '1h30' }), 'times: { prep: 1h30, cook: [20, 30] }'],
  ['a range', (times) => Object.assign(times, { cook: '20-30 min' }), 'times: { prep: 10, cook: 20-30 min }'],
])('reads %s that was typed', (_, change, line) => {
  expect(differences(changed(({ times }) => change(times as Form)))).toEqual([line]);
});

it('writes the name of a picture without its folder and ending', () => {
  const text = changed(({ picture }) =>
    Object.assign(picture as Form, { name: '/data/pictures/img-0412.webp' }),
  );
  expect(differences(text)).toEqual(['picture: { name: img-0412, alt: A bowl }']);
});

it('leaves out what was emptied', () => {
  expect(changed((form) => Object.assign(form, { status: '' }))).toBe(SOUP.replace('status: draft\n', ''));
});

it('publishes by leaving the status out or by its name', () => {
  expect(differences(changed((form) => Object.assign(form, { status: 'published' })))).toEqual([
    'status: published',
  ]);
});

it('keeps fields that no schema has', () => {
  const text = changed(({ blocks }) => {
    const [, method] = blocks as { groups: { steps: Form[] }[] }[];
    Object.assign(method?.groups[0]?.steps[0] ?? {}, { title: 'Fry it' });
  });
  expect(differences(text)).toEqual(['            title: Fry it']);
});

it('begins a new file with its schema for text editors', () => {
  const text = recipes.toFile({ title: 'Stew', [FILE_FIELD]: '', todo: [], diets: [], fullMeal: false });
  expect(text).toContain('# yaml-language-server: $schema=../../.content/schema/recipes.json\n');
  expect(text).toContain('title: Stew\n');
  expect(text).not.toMatch(/todo|diets|fullMeal/);
});

it('shows content without fields as a list', () => {
  const categories = deskFormat(kinds.categories, {});
  const form = categories.fromFile('- name: Lunch\n  look: lunch\n');
  expect(form).toMatchObject({ entries: [{ name: 'Lunch', look: 'lunch' }] });
  (form.entries as Form[]).push({ name: 'Late', look: '' });
  expect(categories.toFile(form)).toBe('- name: Lunch\n  look: lunch\n- name: Late\n');
});

it('keeps what is no entry of a record of objects, without showing it', () => {
  const text = `of: 16d0u7b
Old Town:
  text: Dix îlots.
`;
  const neighbourhoods = deskFormat(kinds.neighbourhoods, {});
  const form = neighbourhoods.fromFile(text);
  expect(form.entries).toEqual([{ deskKey: 'Old Town', text: 'Dix îlots.' }]);
  form.entries = [{ deskKey: 'Old Town', text: 'Douze îlots.' }];
  expect(neighbourhoods.toFile(form)).toBe(text.replace('Dix', 'Douze'));
});
