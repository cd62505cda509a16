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
    names: ['Add to favourites', 'Remove from favourites'],
    messages: ['Added to your favourites', 'Removed from your favourites'],
  },
  later: {
    names: ['Save for later', 'Remove from saved for later'],
    messages: ['Saved for later', 'Removed from saved for later'],
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
        Jump to {jump.to}
        {icon(ArrowDown, 18)}
      </a>
      <CookButton className="btn quiet js-only">
        {icon(ChefHat, 18)}
        Cook mode
      </CookButton>
      <div className="more-acts js-only">
        <span>
          <PlanButton title={title} path={path} steps={steps} language={language}>
            {icon(CalendarClock, 20)}
            Plan a time
          </PlanButton>
          <ShoppingButton title={title}>
            {icon(ListPlus, 20)}
            Add to shopping list
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
