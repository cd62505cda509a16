/** @jest-environment node */
import { mentionsIn, readMentions } from '@/scripts/art/mentions';
import { readDataFiles } from '@/scripts/publish/data-files';

test('finds pictures with their words and focal point, however deep they stand', () => {
  const content = {
    picture: { name: 'hero', alt: 'Four dishes', focus: [70, 50] },
    blocks: [{ photos: [{ title: 'Set', picture: { name: 'curd', alt: "A block of 'silk'" } }] }],
    food: { name: 'fine salt', amount: 1 },
  };
  expect(mentionsIn(content)).toEqual([
    { name: 'hero', alt: 'Four dishes', focus: [70, 50] },
    { name: 'curd', alt: "A block of 'silk'", focus: [50, 50] },
  ]);
});

test('every picture is found that a file of the content leads with', () => {
  const mentions = readMentions();
  for (const { file, value } of readDataFiles()) {
    const { picture } = (value ?? {}) as { picture?: { name: string } };
    if (picture) expect(mentions.get(picture.name)?.files).toContain(file);
  }
});
