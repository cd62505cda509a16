import { BROWSER, CONTROL_STATE, type ControlRow, focusOn, type PageTable } from './announcements';
import { CARD_ROWS } from './shopping.controls';

/** Controls of recipes that one page tests for all. */
const RECIPE: readonly ControlRow[] = [
  ['button', /^(Fewer|More) /, '3 servings'],
  ['button', 'More servings', '4 servings'],
  ['button', '½×, half the recipe', '2 servings'],
  ['button', '2×, twice the recipe', '8 servings'],
  ['button', '1×, the recipe as written', '4 servings'],
  ['button', 'US units', CONTROL_STATE],
  ['button', 'Metric units', CONTROL_STATE],
  ['button', 'Scale to what I have', CONTROL_STATE],
  ['textbox', 'I have', CONTROL_STATE, 'much'],
  ['button', 'Scale', 'I can’t measure that. Try an amount like 600 g.'],
  ['textbox', 'I have', CONTROL_STATE, '20 kg'],
  ['button', 'Scale', 'That’s more than 96, as far as I can scale.'],
  ['textbox', 'I have', CONTROL_STATE, '300 g'],
  ['button', 'Scale', '2 servings'],
  ['combobox', 'of', CONTROL_STATE, 'carrots'],
  ['checkbox', /^Step \d+ done: /, CONTROL_STATE],
  ['checkbox', /./, CONTROL_STATE],
  ['button', 'Clear checkmarks', 'Checkmarks cleared.'],
  ['button', 'Cook mode', focusOn('heading "Season the beef"')],
  ['button', 'Close cook mode', focusOn('button "Cook mode"')],
  ['button', 'Print', BROWSER],
];

export const RECIPE_CONTROLS: readonly PageTable[] = [
  { name: 'a recipe', route: '/barley-stew/', controls: RECIPE },
  {
    name: 'the photographs of a recipe',
    route: '/barley-stew/',
    hasMotion: true,
    controls: [
      ['button', /^(Play|Resume)/, CONTROL_STATE],
      ['button', /^Pause/, CONTROL_STATE],
      ['button', 'Photo 4 of 4: Ladle it out', '4 of 4 Ladle it out Over one side. Step 8'],
      ['button', /^Photo \d of 4: /, '1 of 4 Dice the beef Aim for 2 cm . Step 1'],
      ['button', 'Next photo', '2 of 4 Cut small Carrots smaller than onions. Step 2'],
      ['button', 'Previous photo', '1 of 4 Dice the beef Aim for 2 cm . Step 1'],
      ['button', 'Copy code PEPPER10', 'Code copied PEPPER10: A tenth off a pepper mill'],
      ['button', 'Dismiss', focusOn('paragraph: Offer dismissed')],
      ['slider', 'From raw to finished', CONTROL_STATE, '0'],
    ],
  },
  {
    name: 'the lists of a recipe',
    route: '/recipes/brined-turnips/?servings=8',
    shows: '2.65 L',
    controls: [
      ['button', /^Back to/, '6 servings'],
      ['radio', 'Mustard', CONTROL_STATE],
      ['radio', 'Bay', CONTROL_STATE],
      ['button', 'Save for later', 'Saved for later View saved recipes'],
      [
        'button',
        'Add to favourites',
        'Added to your favourites The dishes you’ve cooked and loved. View saved recipes',
      ],
      ['button', 'Remove from favourites', 'Removed from your favourites View saved recipes Undo'],
      ['button', 'Undo', 'Added to your favourites View saved recipes'],
      ['button', 'Add to shopping list', 'Added to your shopping list Brined Turnips. See the list'],
      ['button', 'More servings', '7 servings'],
      [
        'button',
        'Change list to 7',
        'Shopping list updated Brined Turnips is now on it for 7. See the list Undo',
      ],
      ['button', 'Undo', 'Changed back On your list for 6. See the list'],
      ['button', 'Share', 'Link copied It opens with the same servings and units.'],
      ['button', 'Dismiss', focusOn('button "Share"')],
      ...CARD_ROWS,
      ['button', /^Show post: /, focusOn('iframe')],
    ],
  },
  {
    name: 'a video',
    route: '/chickpea-block/',
    controls: [['button', /^Play the video/, focusOn('iframe')]],
  },
];
