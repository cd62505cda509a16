import { ArrowDown } from 'lucide-react';
import { CookButton } from './cook-button.client';
import { PrintButton } from './print-button.client';
import { SaveToggle } from './save-toggle.client';
import { ShareButton } from './share-button.client';

export type RecipeActionsProps = {
  /** Title of the recipe, for the share sheet. */
  title: string;
  /** Id of the element that holds ingredients and method. */
  recipeId: string;
};

/** What can be done with the recipe. Only the jump works without script, so only it is shown then. */
export function RecipeActions({ title, recipeId }: RecipeActionsProps) {
  return (
    <div className="acts">
      <a className="btn" href={`#${recipeId}`}>
        Jump to Recipe
        <ArrowDown className="i" size={18} aria-hidden="true" />
      </a>
      <CookButton className="btn quiet js-only" />
      <span className="icons js-only">
        <PrintButton />
        <SaveToggle list="favourites" />
        <ShareButton title={title} />
        <SaveToggle list="later" />
      </span>
    </div>
  );
}
