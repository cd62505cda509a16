/** @jest-environment node */
import { reason } from '@/lib/content/schema/fields';

it.each(['Cooked by the maker.', 'Salt and vinegar keep it', '공장에서 익힌 것'])(
  '“%s” is a reason',
  (text) => {
    expect(reason.safeParse(text).success).toBe(true);
  },
);

it.each(['.', 'ok', 'It is ok.', '괜찮음'])('“%s” is no reason, and the message shows one', (text) => {
  const { error } = reason.safeParse(text);
  expect(error?.issues.map(({ message }) => message)).toEqual([
    'a reason in words, such as “Cooked by the maker.”',
  ]);
});
