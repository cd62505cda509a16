import {
  ArrowDown,
  Bookmark,
  CalendarClock,
  ChefHat,
  Heart,
  type IconNode,
  ListPlus,
  Printer,
  Share2,
} from 'lucide';
import * as words from '@/.content/words/recipe';
import { Icon } from '@/components/ui/icon';
import type { CookStep } from '@/lib/recipe/cook';
import type { RecipeLanguage } from '@/lib/recipe/language';
import type { SavedList } from '@/lib/recipe/saved';
import { CookButton } from './cook-button.client';
import { PlanButton } from './plan-button.client';
import { PrintButton } from './print-button.client';
import { SaveToggle, type SaveWords } from './save-toggle.client';
import { ShareButton } from './share-button.client';
import { ShoppingButton } from './shopping-button.client';

// Words and icons are handed to the buttons from here, so that they cost no script.
const SAVE_WORDS: Record<SavedList, SaveWords> = {
  favourites: {
    names: [words.addFavourite, words.removeFavourite],
    messages: [words.addedFavourite, words.removedFavourite],
  },
  later: {
    names: [words.saveForLater, words.removeSaved],
    messages: [words.savedForLater, words.removedSaved],
  },
};

function icon(lines: IconNode, size = 22) {
  return <Icon of={lines} size={size} />;
}

export type RecipeActionsProps = {
  /** Title of the recipe, for the share sheet. */
  title: string;
  /** Path of the recipe's page: `/tofu`. */
  path: string;
  steps: CookStep[];
  /** Id of the element to begin reading at, and what it is called there: "Recipe". */
  jump: { id: string; to: string };
  language: RecipeLanguage;
};

/** What can be done with the recipe. Only the jump works without script, so only it is shown then. */
export function RecipeActions({ title, path, steps, jump, language }: RecipeActionsProps) {
  return (
    <div className="acts">
      <a className="btn" href={`#${jump.id}`}>
        {words.jumpTo({ part: jump.to })}
        {icon(ArrowDown, 18)}
      </a>
      <CookButton className="btn quiet js-only">
        {icon(ChefHat, 18)}
        {words.cookMode}
      </CookButton>
      <div className="more-acts js-only">
        <span>
          <PlanButton title={title} path={path} steps={steps} language={language}>
            {icon(CalendarClock, 20)}
            {words.planTime}
          </PlanButton>
          <ShoppingButton title={title}>
            {icon(ListPlus, 20)}
            {words.addToList}
          </ShoppingButton>
        </span>
        <span>
          <PrintButton>{icon(Printer)}</PrintButton>
          <SaveToggle list="favourites" words={SAVE_WORDS.favourites}>
            {icon(Heart)}
          </SaveToggle>
          <ShareButton title={title}>{icon(Share2)}</ShareButton>
          <SaveToggle list="later" words={SAVE_WORDS.later}>
            {icon(Bookmark)}
          </SaveToggle>
        </span>
      </div>
    </div>
  );
}
