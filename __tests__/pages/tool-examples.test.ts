/** @jest-environment node */
import { cookExample, listExample, planExample } from '@/lib/pages/tool-examples';
import { allRecipes } from '@/lib/recipe/all';

const recipes = allRecipes();

// The examples as the home page shows them are in home/tool-examples.test.tsx.

describe('cookExample', () => {
  it('has the first step with a timer by default', () => {
    // Its first step takes too long for a timer.
    expect(cookExample(recipes, { recipe: 'chickpea-block' })?.step.id).toBe('boil');
  });

  it('has no timer for a step without times', () => {
    expect(cookExample(recipes, { recipe: 'chickpea-block', step: 'unmould' })).not.toHaveProperty('timer');
  });

  it('is left out for a recipe that is not here', () => {
    expect(cookExample(recipes, { recipe: 'draft-soup' })).toBeUndefined();
  });
});

describe('planExample', () => {
  it('names the days of a plan that starts on the day before', () => {
    expect(planExample(recipes, 'chickpea-block')).toMatchObject({
      question: 'Want to eat Saturday at 7 pm?',
      answer: 'Start Friday at 5:10 pm: 26 hours, about 50 min hands-on.',
      total: 1550,
      rows: [
        { time: 'Friday 5:10 pm', title: 'Soak the chickpeas' },
        { time: 'Saturday 5:15 pm', title: 'Put water on' },
        { time: 'Saturday 6:55 pm', title: 'Unmould' },
      ],
      eatAt: 'Saturday 7 pm',
    });
  });

  it('has times alone for a plan of one evening', () => {
    expect(planExample(recipes, 'oat-dumplings')).toMatchObject({
      answer: 'Start at 6:05 pm.',
      rows: [
        { time: '6:05 pm', title: 'Mix' },
        { time: '6:45 pm', title: 'Poach' },
      ],
      eatAt: '7 pm',
    });
  });

  it('is the same on every day', () => {
    jest.useFakeTimers({ now: new Date('2031-03-09T12:00Z') });
    expect(planExample(recipes, 'oat-dumplings')?.answer).toBe('Start at 6:05 pm.');
    jest.useRealTimers();
  });

  it.each(['brined-turnips', 'draft-soup'])(
    'is left out for %s, which takes a week or is not here',
    (slug) => {
      expect(planExample(recipes, slug)).toBeUndefined();
    },
  );
});

describe('listExample', () => {
  it('is left out unless both recipes are here', () => {
    expect(listExample(recipes, ['barley-stew', 'draft-soup'])).toBeUndefined();
    expect(listExample(recipes, ['barley-stew'])).toBeUndefined();
  });
});
