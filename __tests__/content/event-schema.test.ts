/** @jest-environment node */
import { announced } from '@/__tests__/travel/food-events';
import { event } from '@/lib/content/schema/event';

describe('What an event is written down as', () => {
  const { id: _id, ...written } = announced;
  const problem = (changes: object) => event.safeParse({ ...written, ...changes }).error?.issues[0]?.path;

  it('needs to say when it usually falls, unless custom keeps the days', () => {
    expect(problem({ usually: undefined })).toEqual(['usually']);
    expect(problem({ usually: undefined, sameDays: true })).toBeUndefined();
  });

  it('needs a picture', () => {
    expect(problem({ picture: undefined })).toEqual(['picture']);
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', 'ftp://example.org/'])(
    'has no source at %s',
    (href) => {
      expect(problem({ source: { name: 'The boatmen', href } })).toEqual(['source', 'href']);
    },
  );
});
