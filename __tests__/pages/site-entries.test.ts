/** @jest-environment node */
import { indexIsSound } from '@/__tests__/search/sound-search';

// The whole index is __tests__/expected/search-index.txt.

describe('the index of the site search', () => indexIsSound());
