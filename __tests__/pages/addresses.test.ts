/** @jest-environment node */
import { pageAddresses, pageAt } from '@/lib/pages/addresses';

it('a page is found at its path and at its other addresses', () => {
  expect(pageAddresses()).toEqual(expect.arrayContaining(['/noodles', '/threads', '/recipes/batch/filling']));
  expect(pageAt('/threads')?.path).toBe('/noodles');
  expect(pageAt('/weaving')).toBeUndefined();
});
