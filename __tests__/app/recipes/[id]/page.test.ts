/** @jest-environment node */
import { generateMetadata, generateStaticParams } from '@/app/recipes/[id]/page';

const ids = generateStaticParams().map(({ id }) => id);

describe('the pages /recipes/[id]/', () => {
  it('are the slugs of recipes without an own address, and the numbers of all', () => {
    expect(ids).toEqual(expect.arrayContaining(['herb-salad', 'brined-turnips', 'lemon-noodles', '1']));
    for (const slug of ['barley-stew', 'harbour-pie', 'draft-soup', 'old-pie'])
      expect(ids).not.toContain(slug);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it.each([
    ['1', 'https://example.com/barley-stew/'],
    ['herb-salad', 'https://example.com/recipes/herb-salad/'],
  ])('have at /recipes/%s/ the canonical address %s', async (id, canonical) => {
    const { alternates } = await generateMetadata({ params: Promise.resolve({ id }) });
    expect(alternates?.canonical).toBe(canonical);
  });
});
