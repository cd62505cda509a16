/** @jest-environment node */
import { mentionsIn } from '@/scripts/art/mentions';

test('finds pictures with their words and focal point', () => {
  const source = `picture: { name: 'hero', alt: 'Four dishes', focus: [70, 50] },
    other: {
      name: 'tofu',
      alt: "A block of 'silk'",
    },
    food: { name: 'fine salt', amount: 1 }`;
  expect(mentionsIn(source)).toEqual([
    { name: 'hero', alt: 'Four dishes', focus: [70, 50] },
    { name: 'tofu', alt: "A block of 'silk'", focus: [50, 50] },
  ]);
});

test('words that stand in a constant are read from it', () => {
  const source =
    "const words =\n  'A laid table';\nconst page = { picture: { name: 'hero', alt: words, focus: [70, 45] } };";
  expect(mentionsIn(source)).toEqual([{ name: 'hero', alt: 'A laid table', focus: [70, 45] }]);
});

test('words from another file leave the picture named, without words', () => {
  expect(mentionsIn("{ name: 'hero', alt: site.tagline }")).toEqual([
    { name: 'hero', alt: '', focus: [50, 50] },
  ]);
});
