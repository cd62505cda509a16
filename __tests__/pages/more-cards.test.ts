/** @jest-environment node */
import { moreCards } from '@/lib/pages/more-cards';

describe('moreCards', () => {
  it('has the picture of a page, with its text as the line under the title', () => {
    expect(moreCards([{ name: 'Beans', href: '/legumes', text: 'Dinner.' }])).toEqual([
      expect.objectContaining({
        title: 'Beans',
        href: '/legumes',
        meta: 'Dinner.',
        picture: expect.objectContaining({ name: 'jars' }),
      }),
    ]);
  });

  it('has the picture and the time of a recipe', () => {
    const [card] = moreCards([{ name: 'The stew', href: '/barley-stew' }]);
    expect(card).toMatchObject({ title: 'The stew', href: '/barley-stew', picture: { name: 'stew' } });
    expect(card?.meta).toMatch(/^Stew, 40 min prep/);
  });

  it('leaves out a page without a picture', () => {
    expect(moreCards([{ name: 'Every dish', href: '/recipes' }])).toEqual([]);
  });
});
