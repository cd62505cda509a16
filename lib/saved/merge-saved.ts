import { type SavedList, type SavedRecipesData, withChoices } from './saved';

/** Appends the entries that only `other` has. A recipe on both keeps the choice of `mine`. */
export function mergeSaved(mine: SavedRecipesData, other: SavedRecipesData): SavedRecipesData {
  const union = (list: SavedList) => [...new Set([...mine[list], ...other[list]])];
  const isMine = ([slug]: [string, string]) => mine.favourites.includes(slug) || mine.later.includes(slug);
  const theirs = Object.entries(other.choices ?? {}).filter((entry) => !isMine(entry));
  return withChoices(
    { favourites: union('favourites'), later: union('later') },
    { ...Object.fromEntries(theirs), ...mine.choices },
  );
}
