import type { Draft } from './draft';
import type { Outcome } from './outcome';
import type { Place } from './places';
import type { SourceRecipe } from './source-recipe';

/** Recipe with its place on the site. */
export type PlacedRecipe = {
  recipe: SourceRecipe;
  from: string;
  place: Place;
  /** Left out: made of the recipe. */
  draft?: Draft;
  /** Completes the draft, such as with the text of a post. */
  complete?: (draft: Draft) => Promise<Draft>;
};

/** Draft of a post or a page: its text, what is open, and the problems that keep it from being written. */
export type WrittenDraft = Pick<Outcome, 'todo' | 'open'> & { text: string; problems: readonly string[] };

/** Post or page with its place on the site. */
export type PlacedText = { title: string; from: string; place: Place; write: () => Promise<WrittenDraft> };
