import type { PageTable } from './announcements';
import { SAVED } from './saved-things';

export const SAVED_CONTROLS: readonly PageTable[] = [
  {
    name: 'saved recipes',
    route: '/recipes/saved/',
    stored: SAVED,
    controls: [
      ['button', 'Remove Herb Salad from Saved for later', 'Removed Herb Salad from Saved for later. Undo'],
      ['button', 'Undo', 'Herb Salad is back.'],
      ['button', /^Remove .+ from favourites$/, 'Removed Barley Stew from favourites. Undo'],
      ['button', /^Remove .+ from Saved for later$/, 'Removed Barley Stew from Saved for later. Undo'],
      ['button', /^Add .+ to favourites$/, 'Added Herb Salad to favourites.'],
      [
        'button',
        'Export file',
        'Your download should start: plain-peppered.json, with 1 saved recipe and 3 shopping list items.',
      ],
      ['button', 'Import file', 'That file wasn’t exported from this site. Nothing was changed.', '{}'],
    ],
  },
  {
    name: 'no saved recipes',
    route: '/recipes/saved/',
    controls: [['button', /^Save /, 'Saved Lemon Noodles for later.']],
  },
];
