import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CookMode, type CookModeProps } from '@/components/cook/cook-mode.client';
import type { CookRecipe } from '@/lib/cook/cook';
import { cookPositionOf } from '@/lib/cook/cook-position';
import type { RecipeChoice } from '@/lib/recipe/servings';
import { writeStored } from '@/lib/storage/write';

export const NOON = Date.UTC(2026, 4, 1, 12);

/** A recipe with one step of five minutes, one of a range, one of a night and one without a time. */
export const recipe: CookRecipe = {
  servings: 4,
  makes: { unit: 'serving' },
  slug: 'barley-stew',
  title: 'Barley Stew',
  path: '/barley-stew',
  language: { recipe: {}, site: {} },
  ingredients: [
    { id: 'beef', name: 'beef shin', amount: 400, unit: 'g' },
    { id: 'oil', name: 'neutral oil', amount: 60, unit: 'ml' },
    { id: 'egg', name: 'egg', plural: 'eggs', amount: 2, round: 'half' },
    { id: 'plum', name: 'pickled plums' },
  ],
  mayContain: { plum: 'sulphites' },
  groups: [{ ids: ['beef', 'oil'] }, { title: 'To serve', ids: ['egg', 'plum'] }],
  steps: [
    {
      id: 'fry',
      title: 'Brown the beef',
      text: 'Warm {oil|1/2} to {@150} and fry for {~fry}.',
      durations: [{ id: 'fry', label: 'Brown the beef', minutes: 5, attention: 'active' }],
      cue: 'It smells nutty.',
      beyond: { upTo: 6, text: 'Fry it in {*} batches, no deeper than {#2 cm}.', repeats: ['fry'] },
    },
    {
      id: 'simmer',
      title: 'Simmer the stew',
      text: 'Add {beef} and simmer for {~simmer}.',
      durations: [{ id: 'simmer', label: 'Simmer the stew', minutes: [8, 10], attention: 'passive' }],
    },
    {
      id: 'rest',
      title: 'Rest it',
      text: 'Leave the pot for {~rest}.',
      durations: [{ id: 'rest', label: 'Overnight rest', minutes: [600, 1440], attention: 'passive' }],
    },
    { id: 'serve', title: 'Serve', text: 'Halve {egg} and put out {plum}.', durations: [] },
  ],
};

export const onClose = jest.fn();

/** Choice of the page, by default the recipe as written. */
export const chosen = (part: Partial<RecipeChoice> = {}): RecipeChoice =>
  Object.assign({ servings: 4, system: 'metric', variant: null }, part);

export function open(props: Partial<CookModeProps> = {}) {
  const dish = {
    name: 'barley stew',
    picture: null,
    isEaten: false,
    save: null,
    shareHref: 'mailto:hello@example.com',
  };
  const mode = { recipe, chosen: chosen(), isSetHere: false, dish };
  return render(<CookMode {...mode} onClose={onClose} {...props} />);
}

export function openAt(step: string, props?: Partial<CookModeProps>) {
  writeStored(cookPositionOf(recipe.slug), { step, at: Date.now() });
  return open(props);
}

export const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
export const heading = (name: string) => screen.getByRole('heading', { name });
export const button = (name: string | RegExp) => screen.getByRole('button', { name });
export const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

/** Sets the clock to noon and clears the storage, on a device that has shown how a timer rings. */
export function comeAtNoon() {
  jest.useFakeTimers({ now: NOON });
  localStorage.clear();
  localStorage.setItem('rtr:ring-shown', 'true');
  document.title = 'Barley Stew';
  onClose.mockClear();
}
