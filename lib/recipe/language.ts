import type { Recipe } from '@/lib/content/schema/recipe';
import { site } from '@/lib/content/site';
import { type LanguageAttributes, languageAttributes } from '@/lib/text/language';

type InLanguage = Pick<Recipe, 'language'>;

/** Attributes of the words on the page of a recipe; both empty where the recipe is in the language of the site. */
export type RecipeLanguage = {
  /** Of what the recipe says, among the words of the site. */
  recipe: LanguageAttributes;
  /** Of what the site says, among the words of the recipe. */
  site: LanguageAttributes;
};

/** The language a recipe is written in (BCP 47). On the server and the build only, as all of this. */
export function languageOf(recipe: InLanguage): string {
  return recipe.language ?? site.language;
}

/** The same where it is not that of the site: `lang` of a recipe's title in a list. */
export function otherLanguageOf(recipe: InLanguage): string | undefined {
  return languageAttributes(languageOf(recipe), site.language).lang;
}

/** How the words of a recipe and those of the site stand among each other. */
export function recipeLanguage(recipe: InLanguage): RecipeLanguage {
  const language = languageOf(recipe);
  return {
    recipe: languageAttributes(language, site.language),
    site: languageAttributes(site.language, language),
  };
}
