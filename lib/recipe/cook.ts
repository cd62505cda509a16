import type { Ingredient, Recipe, Step } from '@/data/schema/recipe';
import { ingredientsOf, methodGroupsOf } from './blocks';

/** A step as cook mode shows it. */
export type CookStep = Pick<Step, 'id' | 'title' | 'text' | 'durations' | 'cue'> & {
  /** Title of the part of the method it belongs to, where the method has parts. */
  section?: string;
};

/** What cook mode needs of a recipe; plain data, so that it can be handed to the browser. */
export type CookRecipe = {
  slug: string;
  title: string;
  ingredients: Ingredient[];
  steps: CookStep[];
};

/** A recipe of `allRecipes()` as cook mode wants it. */
export function cookRecipe(recipe: Pick<Recipe, 'slug' | 'title' | 'blocks'>): CookRecipe {
  const steps = methodGroupsOf(recipe).flatMap((group) =>
    group.steps.map(({ id, title, text, durations, cue }) => ({
      id,
      title,
      text,
      durations,
      cue,
      section: group.title,
    })),
  );
  return { slug: recipe.slug, title: recipe.title, ingredients: ingredientsOf(recipe), steps };
}

/** Storage key of the step the cook stopped at. */
export function cookPlaceKey(slug: string): `rtr:cook:${string}` {
  return `rtr:cook:${slug}`;
}

/** Where the cook is: the id of a step, or `finish`, and when it was reached (epoch milliseconds). */
export type CookPlace = { step: string; at: number };

/** A place older than this belongs to an earlier meal. */
export const PLACE_KEPT = 12 * 60 * 60 * 1000;

export function isCookPlace(value: unknown): value is CookPlace {
  if (typeof value !== 'object' || value === null) return false;
  const { step, at } = value as Record<string, unknown>;
  return typeof step === 'string' && typeof at === 'number' && Number.isFinite(at);
}

/** Index of the step to open at: where the cook stopped in the last twelve hours, otherwise the first. */
export function cookStart(steps: readonly { id: string }[], place: CookPlace | null, now: number): number {
  if (!place || place.at > now || now - place.at > PLACE_KEPT) return 0;
  return Math.max(
    steps.findIndex((step) => step.id === place.step),
    0,
  );
}

/**
 * When something that takes this long is ready if it begins now, for times too long for a timer:
 * "Sunday 6:40 p.m.". `now` is epoch milliseconds, the text is in the reader's own time.
 */
export function describeReady(minutes: number, now: number, locale = 'en-CA'): string {
  const format = new Intl.DateTimeFormat(locale, { weekday: 'long', hour: 'numeric', minute: '2-digit' });
  return format.format(now + minutes * 60_000);
}
