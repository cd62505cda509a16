import { BROWSER, CONTROL_STATE, type ControlRow, focusOn, type PageTable } from './announcements';
import { SAVED } from './saved-things';

/** Herb Salad for 4. */
const LIST = '#list=1~17ph4rn~herb-salad_40';

/** The buttons on cards of recipes. */
export const CARD_ROWS: readonly ControlRow[] = [
  ['button', /^Add .+ to shopping list$/, /^Added to your shopping list .+ See the list$/],
  ['button', /^Remove .+ from shopping list$/, /^Removed .+ from the list\. Undo$/],
  ['button', /^Save .+ for later$/, 'Saved for later View saved recipes'],
  ['button', /^Remove .+ from Saved for later$/, 'Removed from Saved for later View saved recipes Undo'],
  ['button', 'Undo', 'Saved for later View saved recipes'],
];

export const SHOPPING_CONTROLS: readonly PageTable[] = [
  {
    name: 'the shopping list',
    route: '/recipes/shopping-list/',
    stored: SAVED,
    controls: [
      ['button', 'Fewer servings', '9 servings'],
      ['button', 'More servings', '10 servings'],
      ['combobox', 'Choose a brine', CONTROL_STATE, 'mustard'],
      ['button', 'US units', CONTROL_STATE],
      ['button', 'Metric units', CONTROL_STATE],
      ['checkbox', /./, CONTROL_STATE],
      ['button', 'Clear checkmarks', 'Checkmarks cleared. Undo'],
      ['button', 'Undo', 'Your checkmarks are back.'],
      ['button', 'Remove Barley Stew from the list', 'Removed Barley Stew from the list. Undo'],
      ['button', 'Undo', 'Barley Stew is back.'],
      ['button', 'Remove Milk', 'Removed Milk from the list. Undo'],
      ['button', 'Undo', 'Milk is back.'],
      ['textbox', 'Add something else', CONTROL_STATE, 'Bread'],
      ['button', 'Add it', 'Added Bread to the list.'],
      ['button', /^Remove (?!.* from the list$)/, 'Removed Milk from the list. Undo'],
      ['combobox', 'Add a recipe', CONTROL_STATE, 'herb-salad'],
      ['button', 'Add recipe', 'Added Herb Salad to the list.'],
      ['button', /^Remove .+ from the list$/, 'Removed Barley Stew from the list. Undo'],
    ],
  },
  {
    name: 'ways out of the shopping list',
    route: '/recipes/shopping-list/',
    stored: SAVED,
    controls: [
      ['button', 'Share', 'Link copied Paste it to anyone; checkmarks included.'],
      ['button', 'Dismiss', focusOn('button "Share"')],
      ['button', 'Copy', 'List copied As text, sorted by aisle.'],
      ['button', 'Print', BROWSER],
      ['button', 'QR or file', focusOn('button')],
      ['button', 'Copy link', 'Link copied'],
      [
        'button',
        'Export file',
        'Your download should start: plain-peppered.json, with 2 saved recipes and 3 shopping list items.',
      ],
      ['button', 'Import file', 'That file wasn’t exported from this site. Nothing was changed.', '{}'],
      ['textbox', 'Link to the list', BROWSER],
      ['button', 'Close', focusOn('button "QR or file"')],
      ['button', 'QR or file', focusOn('button')],
      ['textbox', 'Pasted list', CONTROL_STATE, 'Salt'],
      ['button', 'Add to my list', '1 item added. Undo'],
      ['button', 'Empty the list', 'List emptied. Undo'],
      ['button', 'Undo', 'Your list is back.'],
    ],
  },
  {
    name: 'a list from a link',
    route: `/recipes/shopping-list/${LIST}`,
    stored: SAVED,
    controls: [
      ['button', /^(Replace mine|Add to mine|Use this list)$/, 'List replaced. Undo'],
      ['button', 'Undo', 'Your list is back.'],
    ],
  },
  {
    name: 'a list from a link that is left',
    route: `/recipes/shopping-list/${LIST}`,
    stored: SAVED,
    controls: [['button', 'Not now', 'Your own list hasn’t changed.']],
  },
  {
    name: 'a broken list from a link',
    route: '/recipes/shopping-list/#list=v1.broken',
    stored: SAVED,
    controls: [['button', 'OK', 'Your own list hasn’t changed.']],
  },
  {
    name: 'an empty shopping list in a narrow window',
    route: '/recipes/shopping-list/',
    width: 390,
    controls: [
      ['button', 'Import it', focusOn('textbox "Pasted list"')],
      ['button', 'Close', focusOn('button "Import it"')],
      ['button', /^Add (Lemon|Herb|Brined)/, 'Added Lemon Noodles to the list.'],
      ['button', 'Hide', CONTROL_STATE],
      ['button', 'Change', CONTROL_STATE],
    ],
  },
];
