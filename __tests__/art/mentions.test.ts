/** @jest-environment node */
import { mentionsIn } from '@/scripts/art/mentions';

test('finds pictures with their words and focal point, however deep they stand', () => {
  const content = {
    picture: { name: 'table', alt: 'Four dishes', focus: [70, 50] },
    blocks: [{ photos: [{ title: 'Set', picture: { name: 'curd', alt: "A block of 'silk'" } }] }],
    food: { name: 'fine salt', amount: 1 },
  };
  expect(mentionsIn(content)).toEqual([
    { name: 'table', alt: 'Four dishes', focus: [70, 50] },
    { name: 'curd', alt: "A block of 'silk'", focus: [50, 50] },
  ]);
});
