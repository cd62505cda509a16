import { giscusLanguage } from '@/lib/comments/giscus';

it.each([
  ['en-CA', 'en'],
  ['ko', 'ko'],
  ['fr-CA', 'fr'],
  ['zh-Hant', 'zh-TW'],
  ['zh', 'zh-CN'],
  ['el', 'gr'],
  ['sw', 'en'],
])('giscusLanguage of %s is %s', (language, expected) => {
  expect(giscusLanguage(language)).toBe(expected);
});
