import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { isForeignFile } from '@/lib/content/file-names';
import { pictureNameOf, SOURCE_IMAGES_FOLDER } from '@/lib/content/source-images';
import type { Content, SourceName } from '@/lib/content/sources';
import { cardsIn, isFlour } from '@/lib/education/cards';
import { type Names, type RawFile, recipeSlugs } from './links';

/** File names of a folder, without foreign files. */
function filesIn(folder: string): string[] {
  const files = existsSync(folder) ? readdirSync(folder) : [];
  return files.filter((file) => !isForeignFile(file));
}

/**
 * Names that fields may refer to, including those of invalid and disabled files. Names inside of files that cannot be
 * parsed are unknown, so references to them are not checked.
 */
export function namesIn(content: Content, files: readonly RawFile[], root: string): Names {
  const filesOf = (source: SourceName) => files.filter((file) => file.source === source);
  const namesOf = (source: SourceName) => filesOf(source).map(({ name }) => name);
  const known = (source: SourceName, names: string[] | undefined) =>
    names ?? (filesOf(source).length > 0 ? undefined : []);
  const { foods, foodSafety, groceries } = content;
  const cards = cardsIn(Object.values(content.pages ?? {}));
  const flours = cards.filter(isFlour);
  const { recipeTypes, categories, diets } = content.vocabulary ?? {};
  return {
    picture: filesIn(join(root, SOURCE_IMAGES_FOLDER)).flatMap((file) => pictureNameOf(file) ?? []),
    logo: filesIn(join(root, 'data/brands')),
    food: known('foods', foods && Object.keys(foods)),
    grocery: known('groceries', groceries && Object.keys(groceries.groceries)),
    // Food that only sounds raw says so with `none`.
    foodKind: known('foodSafety', foodSafety && [...Object.keys(foodSafety.kinds), 'none']),
    authority: known('foodSafety', foodSafety && Object.keys(foodSafety.authorities)),
    // Without flours or without legumes their cards are unknown, and `about` of ingredients may name any of them.
    card: flours.length > 0 && flours.length < cards.length ? cards.map(({ id }) => id) : undefined,
    flour: flours.length > 0 ? flours.map(({ id }) => id) : undefined,
    recipe: filesOf('recipes').flatMap(recipeSlugs),
    recipeType: known(
      'vocabulary',
      recipeTypes?.map(({ id }) => id),
    ),
    category: known(
      'vocabulary',
      categories?.map(({ name }) => name),
    ),
    diet: known(
      'vocabulary',
      diets?.map(({ id }) => id),
    ),
    guide: namesOf('guides'),
    // Each guide has its own, which `checks/guides.ts` compares.
    region: undefined,
    outlines: namesOf('outlines'),
    streets: namesOf('streets'),
  };
}
