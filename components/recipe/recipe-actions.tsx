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
import { buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import type { CookStep } from '@/lib/recipe/cook';
import type { RecipeLanguage } from '@/lib/recipe/language';
import { CookButton } from './cook-provider.client';
import {
  PlanButton,
  PrintButton,
  SaveToggle,
  type SaveWords,
  ShareButton,
  ShoppingButton,
} from './recipe-actions.client';

// Words and icons are handed to the buttons from here, so that they cost no script.
const FAVOURITE_WORDS: SaveWords = {
  names: [words.addFavourite, words.removeFavourite],
  messages: [words.addedFavourite, words.removedFavourite],
};
const LATER_WORDS: SaveWords = {
  names: [words.saveForLater, words.removeSaved],
  messages: [words.savedForLater, words.removedSaved],
};

/** Beside each other they fill a narrow column. */
const GROWING = '@max-md:grow @max-md:px-4';
const GROUP = '-mx-3 flex flex-wrap @max-md:basis-full @max-md:justify-between';

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
    <div className="mt-6 flex flex-wrap items-center gap-2.5 print:hidden">
      <a className={buttonClass({ className: GROWING })} href={`#${jump.id}`}>
        {words.jumpTo({ part: jump.to })}
        {icon(ArrowDown, 18)}
      </a>
      <CookButton look="quiet" className={`js-only ${GROWING}`}>
        {icon(ChefHat, 18)}
        {words.cookMode}
      </CookButton>
      <div className="js-only flex basis-full flex-wrap justify-between gap-x-2 gap-y-1">
        <span className={GROUP}>
          <PlanButton title={title} path={path} steps={steps} language={language}>
            {icon(CalendarClock, 20)}
            {words.planTime}
          </PlanButton>
          <ShoppingButton title={title}>
            {icon(ListPlus, 20)}
            {words.addToList}
          </ShoppingButton>
        </span>
        <span className={GROUP}>
          <PrintButton>{icon(Printer)}</PrintButton>
          <SaveToggle list="favourites" words={FAVOURITE_WORDS}>
            {icon(Heart)}
          </SaveToggle>
          <ShareButton title={title}>{icon(Share2)}</ShareButton>
          <SaveToggle list="later" words={LATER_WORDS}>
            {icon(Bookmark)}
          </SaveToggle>
        </span>
      </div>
    </div>
  );
}
