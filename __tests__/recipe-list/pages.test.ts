/** @jest-environment node */
import { onPage, pageCount } from '@/lib/recipe-list/pages';

it.each([1, 23, 24, 500, 5000])('puts %i recipes on pages of at most 24, each once', (count) => {
  const all = Array.from({ length: count }, (_, index) => index);
  const pages = Array.from({ length: pageCount(count) }, (_, index) => onPage(all, index + 1));
  expect(pages.flat()).toEqual(all);
  expect(pages.every((page) => page.length > 0 && page.length <= 24)).toBe(true);
});
