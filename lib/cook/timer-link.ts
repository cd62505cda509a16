import { recipeAnchor } from '@/lib/recipe/blocks';
import { readStored } from '@/lib/storage/read';
import { cookPositionOf } from './cook-position';
import type { Timer } from './timers';

/** Id of the element in the header that shows the next timer. */
export const HEADER_TIMER = 'header-timer';

/**
 * Address of the step of a timer, with the choice that it was started at. The paths of older timers have none: theirs is
 * the one that the recipe was last cooked with.
 */
export function timerHref({ id, path }: Pick<Timer, 'id' | 'path'>): string {
  const [slug = '', step = ''] = id.split('/');
  const { choice = '' } = readStored(cookPositionOf(slug)) ?? {};
  const hasChoice = !path.includes('?') && /^\?[\w=&.-]+$/.test(choice);
  const page = path.replace(/[#].*$/, '');
  return `${page}${hasChoice ? choice : ''}${step ? `#${recipeAnchor(step)}` : ''}`;
}

/** True if the address of the page has the servings and the version of a timer of its recipe. */
export function isAsCooked(timer: Pick<Timer, 'id' | 'path'>, search: string): boolean {
  const [, query] = timer.path.split('?');
  const [page, cooked] = [new URLSearchParams(search), new URLSearchParams(query ?? search)];
  return ['servings', 'version'].every((key) => page.get(key) === cooked.get(key));
}
