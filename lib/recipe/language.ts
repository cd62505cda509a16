import 'server-only';
import type { Recipe } from '@/lib/content/schema/recipe';
import { site } from '@/lib/content/server';
import { type LanguageAttributes, languageAttributes } from '@/lib/text/language';

type InLanguage = Pick<Recipe, 'language'>;

/** Language attributes for the page of a recipe; both empty if the recipe is in the language of the site. */
export type RecipeLanguage = {
  /** For texts of the recipe among interface texts. */
  recipe: LanguageAttributes;
  /** For interface texts among those of the recipe. */
  site: LanguageAttributes;
};

/** The language a recipe is written in (BCP 47). This module is for the server only. */
export function languageOf(recipe: InLanguage): string {
  return recipe.language ?? site.language;
}

/** The same if it is not that of the site: `lang` of a recipe's title in a list. */
export function otherLanguageOf(recipe: InLanguage): string | undefined {
  return languageAttributes(languageOf(recipe), site.language).lang;
}

/** Language attributes for the page of a recipe. */
export function recipeLanguage(recipe: InLanguage): RecipeLanguage {
  const language = languageOf(recipe);
  return {
    recipe: languageAttributes(language, site.language),
    site: languageAttributes(site.language, language),
  };
}
