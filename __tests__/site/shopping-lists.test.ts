/** @jest-environment node */
import { listsAreSound } from '@/__tests__/shopping/sound-lists';
import { allRecipes } from '@/lib/recipe/all';

describe('the shopping list, for every recipe of the site', () => listsAreSound(allRecipes()));
