import { Bookmark, Heart } from 'lucide';
import * as messages from '@/.content/messages/saved';
import { PictureView } from '@/components/content/picture-view';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import type { RecipeData } from '@/lib/recipe/recipe-data';
import { readChoiceSearch, recipeHref } from '@/lib/recipe/servings';
import type { SavedList } from '@/lib/saved/saved';
import { unbroken } from '@/lib/text/words';
import styles from './saved-skeleton.module.css';

const MARKS = {
  favourites: { icon: Heart, add: messages.addFavourite, remove: messages.removeFavourite },
  later: { icon: Bookmark, add: messages.addLater, remove: messages.removeLater },
};

export type SavedRowProps = {
  recipe: RecipeData;
  /** Query of the choice that it was saved with. */
  choice: string;
  /** Lists that it is on. */
  lists: readonly SavedList[];
  onToggle: (list: SavedList) => void;
};

/** A saved recipe: picture, title, time, and a mark for each list. They wrap in a large font. */
export function SavedRow({ recipe, choice, lists, onToggle }: SavedRowProps) {
  const { slug, title, meta, href, servings: recipeServings, sources, lang } = recipe;
  const mark = (list: SavedList) => {
    const isOn = lists.includes(list);
    const { icon, add, remove } = MARKS[list];
    return (
      <button
        type="button"
        className="icon-btn relative"
        aria-pressed={isOn}
        aria-label={(isOn ? remove : add)({ name: title })}
        onClick={() => onToggle(list)}
      >
        <Icon of={icon} size={22} />
      </button>
    );
  };
  return (
    <li
      className="group relative flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line py-3.5"
      data-entry={slug}
    >
      <PictureView
        className="w-22 shrink-0 md:w-32"
        sources={sources}
        sizes="(min-width: 48rem) 8rem, 5.5rem"
        decorative
      />
      <div className="min-w-0 grow basis-28">
        <h3
          className="text-lg leading-tight decoration-2 underline-offset-4 group-hover:underline"
          lang={lang}
        >
          {href ? (
            <Link
              className="covering-link"
              href={recipeHref(href, readChoiceSearch(choice, recipeServings), recipeServings)}
            >
              {title}
            </Link>
          ) : (
            title
          )}
        </h3>
        {meta && <p className="secondary mt-1">{unbroken(meta)}</p>}
      </div>
      <div className={styles.marks}>
        {mark('favourites')}
        {mark('later')}
      </div>
    </li>
  );
}
