import 'server-only';
import { shoppingList } from '@/lib/content/server';
import type { CardPage } from '@/lib/seo/share-cards';
import { pages } from './all';

/** Every page with a share card at `/share{path}.jpg`: all but recipes, the first one, and those that nobody shares. */
export const sharePages: readonly CardPage[] = [...pages, { ...shoppingList, dek: shoppingList.description }];
