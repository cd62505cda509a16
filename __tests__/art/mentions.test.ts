import { mentionsIn } from '@/scripts/art/mentions';

test('a picture is found with its words and its focal point', () => {
  const source = "picture: {\n  name: 'greek-salad',\n  alt: 'A bowl of salad',\n  focus: [40, 60],\n}";
  expect(mentionsIn(source)).toEqual([{ name: 'greek-salad', alt: 'A bowl of salad', focus: [40, 60] }]);
});

test('without a focal point a picture is kept to its middle', () => {
  expect(mentionsIn("{ name: 'tofu', alt: \"The creator's tofu\" }")).toEqual([
    { name: 'tofu', alt: "The creator's tofu", focus: [50, 50] },
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
