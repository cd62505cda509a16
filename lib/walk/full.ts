import * as messages from '@/.content/messages/walk';
import { MOST_STOPS } from './address';

/** What is said when one more stop finds no room in a walk. */
export const fullWalk = { title: messages.full({ most: MOST_STOPS }), description: messages.makeRoom };
