import * as words from '@/.content/words/pages';
import { SectionFrame } from '@/components/pages/sections/section-frame';
import { SiteLink } from '@/components/pages/site-link';
import type { Shelf } from '@/lib/content/schema/page';
import { allRecipes } from '@/lib/recipe/all';
import { cardTitle, recipePath } from '@/lib/recipe/blocks';
import { otherLanguageOf } from '@/lib/recipe/language';
import { recipesUsing } from './recipes-using';
import { ToolPicture } from './tool-picture';

/**
 * Tools with the recipes that ask for them, the most used first; one that no recipe asks for is left out, and
 * without any of them there is no shelf.
 */
export function ToolShelf({ id, title, text, usedIn, tools }: Shelf) {
  const recipes = allRecipes();
  const used = tools
    .map((tool) => ({ ...tool, recipes: recipesUsing(recipes, tool.words) }))
    .filter((tool) => tool.recipes.length > 0)
    .sort((one, other) => other.recipes.length - one.recipes.length);
  if (used.length === 0) return null;
  return (
    <SectionFrame title={title} id={id} text={text} wide>
      <ul className="soon-shelf">
        {used.map((tool) => (
          <li key={tool.name}>
            <ToolPicture drawing={tool.drawing} />
            <h3>{tool.name}</h3>
            <p>{tool.text}</p>
            <h4>{words.toolUse({ usedIn, used: tool.recipes.length, count: recipes.length })}</h4>
            <ul>
              {tool.recipes.map((recipe) => (
                <li key={recipe.slug}>
                  <SiteLink href={recipePath(recipe)} className="link" lang={otherLanguageOf(recipe)}>
                    {cardTitle(recipe)}
                  </SiteLink>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </SectionFrame>
  );
}
