import 'server-only';
import type { Recipe } from '@/lib/content/schema/recipe';
import { site } from '@/lib/content/server';
import { type LanguageAttributes, languageAttributes } from '@/lib/text/language';

type InLanguage = Pick<Recipe, 'language'>;

/** Language attributes for the page of a recipe; both empty if the recipe is in the language of the site. */
export type RecipeLanguage = {
  /** For texts of the recipe inside of the interface. */
  recipe: LanguageAttributes;
  /** For interface texts inside of the recipe. */
  site: LanguageAttributes;
};

/** Language of a recipe (BCP 47). */
export function languageOf(recipe: InLanguage): string {
  return recipe.language ?? site.language;
}

/** Language of a recipe if it differs from that of the site, for `lang` attributes of titles in lists. */
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
