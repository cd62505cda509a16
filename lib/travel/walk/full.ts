import * as words from '@/.content/words/walk';
import { MOST_STOPS } from './address';

/** What is said when one more stop finds no room in a walk. */
export const fullWalk = { title: words.full({ most: MOST_STOPS }), description: words.makeRoom };
