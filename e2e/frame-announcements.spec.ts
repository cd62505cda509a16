import { expect, type Page, test } from 'playwright/test';
import { BROWSER, type ControlRow, faultsOf, focusOn, OWN_STATE, recordAnnouncements } from './announcements';
import { stewTimer } from './stew-timer';
import { ready } from './watch';

// Every press is told, once (WCAG 4.1.3): what it changes elsewhere on the screen is said by one change of a live region,
// where neither the control nor the focus says it. Each page has a table of its controls, with the words. The test uses
// them in order, and finds those that are in no table of their page.

test.use({
  reducedMotion: 'reduce',
  viewport: { width: 1280, height: 900 },
  permissions: ['clipboard-read', 'clipboard-write'],
});

/** The controls of a page, in the order in which they are used. */
type PageTable = {
  name: string;
  route: string;
  /** 1280 by default. */
  width?: number;
  /** For controls that visitors who ask for less motion do not have. */
  hasMotion?: boolean;
  /** A text that a lazy chunk adds after the load, and may announce. */
  shows?: string;
  /** Entries of the storage by key. */
  stored?: Record<string, unknown>;
  userAgent?: string;
  controls: readonly ControlRow[];
};

const START = Date.parse('2026-03-02T12:00:00-05:00');

const timer = (id: string, label: string, minutes: number) => stewTimer(id, label, minutes, START);

const ENDED = { ...timer('simmer', 'Simmer the stew', 50), endsAt: START - 60_000 };

const SAVED = {
  'rtr:saved': { favourites: ['barley-stew'], later: ['barley-stew', 'herb-salad'] },
  'rtr:shopping': {
    version: 1,
    recipes: [
      { slug: 'barley-stew', servings: 10, variant: null },
      { slug: 'brined-turnips', servings: 4, variant: null },
    ],
    ticked: [],
    own: [{ id: 'o1', text: 'Milk' }],
  },
};

/** Herb Salad for 4. */
const LIST = '#list=1~17ph4rn~herb-salad_40';

const RECIPES = ['/barley-stew/', '/chickpea-block/', '/recipes/brined-turnips/'];

/** Of every page. */
const FRAME: readonly ControlRow[] = [
  ['button', 'Places', OWN_STATE],
  ['button', 'Dishes menu', OWN_STATE],
  ['button', 'Batch cooking menu', OWN_STATE],
  ['button', 'By kind', OWN_STATE],
  ['button', 'Lessons', OWN_STATE],
  ['button', 'Search', focusOn('combobox "Search this site"')],
  ['button', 'Fish Hall', '4 results'],
  ['button', 'Clear', focusOn('combobox "Search this site"')],
  ['button', 'Strong flour', '1 result'],
  ['combobox', 'Search this site', '9 results', 'sal'],
  ['button', 'Clear', focusOn('combobox "Search this site"')],
  ['button', 'Gluten-free', '4 results'],
  ['checkbox', 'Press / to search', OWN_STATE],
  ['button', 'Close', focusOn('button "Search"')],
  ['textbox', 'Email address', OWN_STATE, 'me'],
  ['button', 'Subscribe', 'Please enter a valid email address'],
  ['button', 'Copy address', 'Address copied cook@plain-peppered.test'],
  ['button', 'Dismiss', focusOn('button "Copy address"')],
];

/** Of every page in a narrow window. */
const MENU: readonly ControlRow[] = [
  ['button', 'Open menu', focusOn('button "Close menu"')],
  ['button', /^(Dishes|Batch cooking)$/, OWN_STATE],
  ['searchbox', 'Search Port Alder restaurants', OWN_STATE, 'sea'],
  ['button', 'Close menu', focusOn('button "Open menu"')],
];

/** Controls of recipes that one page tests for all. */
const RECIPE: readonly ControlRow[] = [
  ['button', /^(Fewer|More) /, '3 servings'],
  ['button', 'More servings', '4 servings'],
  ['button', '½×, half the recipe', '2 servings'],
  ['button', '2×, twice the recipe', '8 servings'],
  ['button', '1×, the recipe as written', '4 servings'],
  ['button', 'US units', OWN_STATE],
  ['button', 'Metric units', OWN_STATE],
  ['button', 'Scale to what I have', OWN_STATE],
  ['textbox', 'I have', OWN_STATE, 'much'],
  ['button', 'Scale', 'I can’t measure that. Try an amount like 600 g.'],
  ['textbox', 'I have', OWN_STATE, '20 kg'],
  ['button', 'Scale', 'That’s more than 96, as far as I can scale.'],
  ['textbox', 'I have', OWN_STATE, '300 g'],
  ['button', 'Scale', '2 servings'],
  ['combobox', 'of', OWN_STATE, 'carrots'],
  ['checkbox', /^Step \d+ done: /, OWN_STATE],
  ['checkbox', /./, OWN_STATE],
  ['button', 'Clear checkmarks', 'Checkmarks cleared.'],
  ['button', 'Cook mode', focusOn('heading "Season the beef"')],
  ['button', 'Close cook mode', focusOn('button "Cook mode"')],
  ['button', 'Print', BROWSER],
];

/** Fails in a browser without a service worker. */
const SAVE_IT: ControlRow = [
  'button',
  /^(Save guide .+|Try again)$/,
  'This browser won’t save anything, perhaps because the window is private. Try another window or browser.',
];

const PAGES: readonly PageTable[] = [
  { name: 'the header and the footer', route: '/about/', controls: FRAME },
  {
    name: 'the menu of a narrow window',
    route: '/about/',
    width: 390,
    controls: MENU,
  },
  {
    name: 'the home page',
    route: '/',
    controls: [
      ['textbox', 'Your e-mail', OWN_STATE, 'me'],
      ['button', 'Sign up', 'Please enter a valid email address'],
    ],
  },
  { name: 'a recipe', route: '/barley-stew/', controls: RECIPE },
  {
    name: 'the photographs of a recipe',
    route: '/barley-stew/',
    hasMotion: true,
    controls: [
      ['button', /^(Play|Resume)/, OWN_STATE],
      ['button', /^Pause/, OWN_STATE],
      ['button', 'Photo 4 of 4: Ladle it out', '4 of 4 Ladle it out Over one side. Step 8'],
      ['button', /^Photo \d of 4: /, '1 of 4 Dice the beef Aim for 2 cm . Step 1'],
      ['button', 'Next photo', '2 of 4 Cut small Carrots smaller than onions. Step 2'],
      ['button', 'Previous photo', '1 of 4 Dice the beef Aim for 2 cm . Step 1'],
      ['button', 'Copy code PEPPER10', 'Code copied PEPPER10: A tenth off a pepper mill'],
      ['button', 'Dismiss', focusOn('paragraph: Offer dismissed')],
    ],
  },
  {
    name: 'the lists of a recipe',
    route: '/recipes/brined-turnips/?servings=8',
    shows: '2.65 L',
    controls: [
      ['button', /^Back to/, '6 servings'],
      ['radio', 'Mustard', OWN_STATE],
      ['radio', 'Bay', OWN_STATE],
      ['button', 'Save for later', 'Saved for later View saved recipes'],
      ['button', 'Add to favourites', 'Added to your favourites View saved recipes'],
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
      ['button', /^Show post: /, focusOn('iframe')],
    ],
  },
  {
    name: 'the planner',
    route: '/barley-stew/',
    controls: [
      ['button', /Plan it$/, focusOn('dialog "Plan it"')],
      ['textbox', 'Day', 'Start tomorrow at 5:37 pm. 1 hr 23 min, 49 min of it hands-on.', '2026-03-03'],
      ['textbox', 'Time', 'Start tomorrow at 4:37 pm. 1 hr 23 min, 49 min of it hands-on.', '18:00'],
      ['radio', /^As fast as possible/, 'Start tomorrow at 4:42 pm. 1 hr 18 min, 49 min of it hands-on.'],
      ['radio', /^Take it easy/, 'Start tomorrow at 4:37 pm. 1 hr 23 min, 49 min of it hands-on.'],
      [
        'textbox',
        'Day',
        'It’s too late for that start. To eat yesterday at 6 pm, you’d have had to start yesterday at 4:37 pm. 1 hr 23 min, 49 min of it hands-on.',
        '2026-03-01',
      ],
      ['button', /^Eat today at/, /^Start today at 12:\d\d pm\. 1 hr 23 min, 49 min of it hands-on\.$/],
      [
        'button',
        'Add to calendar',
        'Your download should start: barley-stew-plan.ics. Open it to add the steps to your calendar.',
      ],
      ['button', 'Copy the plan', 'Plan copied.'],
      ['button', 'Close', focusOn('button "Want to eat')],
    ],
  },
  {
    name: 'cook mode',
    route: '/barley-stew/',
    controls: [
      ['button', 'Cook mode', focusOn('heading "Season the beef"')],
      ['button', 'Next', 'Step 2 of 8'],
      ['button', 'Back', 'Step 1 of 8'],
      ['button', /List of steps$/, focusOn('button "1 Season the beef"')],
      ['button', /^\d Boil the eggs$/, 'Step 3 of 8'],
      [
        'button',
        /^\d+:00, start the timer: /,
        'Boil the eggs: timer started, 9:00. It rings through the speaker, so keep the volume up. Leave this page open.',
      ],
      ['button', 'Test the sound', 'That’s how it rings. If you heard nothing, turn the volume up.'],
      ['button', 'OK', focusOn('button "Pause: Boil the eggs"')],
      ['button', 'Pause: Boil the eggs', /^Boil the eggs: paused, \d:\d\d left$/],
      ['button', 'Resume: Boil the eggs', /^Boil the eggs: running again, \d:\d\d left$/],
      ['button', '+1 min: Boil the eggs', /^\d+ minutes left$/],
      ['button', 'Cancel: Boil the eggs', 'Boil the eggs: timer cancelled'],
      ['button', /^Ingredients/, focusOn('checkbox "600 g beef shin')],
      ['checkbox', /soy sauce/, OWN_STATE],
      ['button', 'Close', focusOn('button "Ingredients')],
      ['button', /List of steps$/, focusOn('button "3 Boil the eggs"')],
      ['button', /^\d [A-Z]/, 'Step 1 of 8'],
      ['button', /List of steps$/, focusOn('button "1 Season the beef"')],
      ['button', '8 Serve', 'Step 8 of 8'],
      ['button', 'Finish', 'All steps done'],
      ['button', 'Start from step 1', 'Step 1 of 8'],
    ],
  },
  {
    name: 'the browser of an app',
    route: '/barley-stew/',
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 Instagram 339.0.3.12.91',
    controls: [
      ['button', 'Print', focusOn('paragraph: Tap ⋯ at the top right')],
      ['button', 'Copy link', 'Link copied. Now paste it in your browser.'],
      ['textbox', 'Link to this page', BROWSER],
      ['button', 'Close', focusOn('button "Print"')],
    ],
  },
  {
    name: 'two running timers',
    route: '/about/',
    stored: { 'rtr:timers': [timer('simmer', 'Simmer the stew', 50), timer('boil', 'Boil the barley', 30)] },
    controls: [
      ['button', '1 more timer', OWN_STATE],
      ['button', 'Pause: Boil the barley', /^Boil the barley: paused, \d+:\d\d left$/],
      ['button', /^Resume: /, /^Boil the barley: running again, \d+:\d\d left$/],
      ['button', '+1 min: Boil the barley', /^3\d minutes left$/],
      ['button', 'Minimize timers', focusOn('button "3')],
      ['button', /show timers/, focusOn('button "Minimize timers"')],
      ['button', 'Show fewer', OWN_STATE],
      ['button', /^Cancel: /, 'Boil the barley: timer cancelled'],
      ['button', 'Cancel: Simmer the stew', 'Simmer the stew: timer cancelled'],
    ],
  },
  {
    name: 'an ended timer',
    route: '/about/',
    stored: { 'rtr:timers': [ENDED] },
    controls: [
      ['button', '+1 min: Simmer the stew', '1 minute left'],
      ['button', 'Pause: Simmer the stew', /^Simmer the stew: paused, 0:\d\d left$/],
      ['button', 'Resume: Simmer the stew', /^Simmer the stew: running again, 0:\d\d left$/],
      ['button', 'Cancel: Simmer the stew', 'Simmer the stew: timer cancelled'],
    ],
  },
  {
    name: 'an ended timer that is dismissed',
    route: '/about/',
    stored: { 'rtr:timers': [ENDED] },
    controls: [['button', 'Dismiss: Simmer the stew', 'Simmer the stew: timer cleared']],
  },
  {
    name: 'the list of recipes',
    route: '/recipes/',
    controls: [
      ['combobox', 'Search recipes', '1 recipe, Enter opens Herb Salad', 'sal'],
      ['button', /^Stews/, '2 recipes'],
      ['button', /^Salads/, '2 recipes'],
      ['button', /^All/, '8 recipes'],
      ['button', /^More filters/, OWN_STATE],
      ['button', 'Up to 30 min', '2 recipes'],
      ['button', 'Gluten-free', '1 recipe'],
      ['button', 'Clear filters', '8 recipes'],
      ['button', /^(Up to 1 hr|Over 1 hr|Vegetarian|Vegan|Dairy-free|Nut-free)$/, '5 recipes'],
      ['searchbox', 'What I have', '1 recipe', 'carots'],
      ['searchbox', 'What I have', 'No recipes found None of my recipes match all of that.', 'zzz'],
      ['button', 'Show all recipes', '8 recipes'],
      ['button', /^(Filling Meals|Legumes|Noodles|.+ \d+ found$)/, '3 recipes'],
    ],
  },
  {
    name: 'saved recipes',
    route: '/recipes/saved/',
    stored: SAVED,
    controls: [
      ['button', 'Remove Herb Salad from Saved for later', 'Removed Herb Salad from Saved for later. Undo'],
      ['button', 'Undo', 'Herb Salad is back.'],
      ['button', /^Remove .+ from favourites$/, 'Removed Barley Stew from favourites. Undo'],
      ['button', /^Remove .+ from Saved for later$/, 'Removed Barley Stew from Saved for later. Undo'],
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
    controls: [['button', /^Add /, 'Saved Lemon Noodles for later.']],
  },
  {
    name: 'the shopping list',
    route: '/recipes/shopping-list/',
    stored: SAVED,
    controls: [
      ['button', 'Fewer servings', '9 servings'],
      ['button', 'More servings', '10 servings'],
      ['combobox', 'Choose a brine', OWN_STATE, 'mustard'],
      ['button', 'US units', OWN_STATE],
      ['button', 'Metric units', OWN_STATE],
      ['checkbox', /./, OWN_STATE],
      ['button', 'Clear checkmarks', 'Checkmarks cleared. Undo'],
      ['button', 'Undo', 'Your checkmarks are back.'],
      ['button', 'Remove Barley Stew from the list', 'Removed Barley Stew from the list. Undo'],
      ['button', 'Undo', 'Barley Stew is back.'],
      ['button', 'Remove Milk', 'Removed Milk from the list. Undo'],
      ['button', 'Undo', 'Milk is back.'],
      ['textbox', 'Add something else', OWN_STATE, 'Bread'],
      ['button', 'Add it', 'Added Bread to the list.'],
      ['button', /^Remove (?!.* from the list$)/, 'Removed Milk from the list. Undo'],
      ['combobox', 'Add a recipe', OWN_STATE, 'herb-salad'],
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
        'Your download should start: plain-peppered.json, with 3 saved recipes and 3 shopping list items.',
      ],
      ['button', 'Import file', 'That file wasn’t exported from this site. Nothing was changed.', '{}'],
      ['textbox', 'Link to the list', BROWSER],
      ['button', 'Close', focusOn('button "QR or file"')],
      ['button', 'QR or file', focusOn('button')],
      ['textbox', 'Pasted list', OWN_STATE, 'Salt'],
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
      ['button', 'Hide', OWN_STATE],
      ['button', 'Change', OWN_STATE],
    ],
  },
  {
    name: 'the regions of a guide',
    route: '/travel/port-alder/',
    controls: [
      ['button', /^Upper Town/, 'Upper Town: 3 restaurants'],
      [
        'button',
        /^(Quayside|North Hill|Eastwick|Millford|Highmoor)( \d restaurants?)?$/,
        'Quayside: 2 restaurants',
      ],
      ['button', /^Print /, BROWSER],
      ['button', /^All of /, focusOn('group')],
      ['searchbox', 'Search Port Alder restaurants', OWN_STATE, 'sal'],
      ['button', /^Hours of /, OWN_STATE],
      ['button', 'Old Quay', focusOn('button "Close"')],
      ['button', 'Close', focusOn('button "Old Quay"')],
      ['button', /^(Tanners Row|Mill Lane|North Steps)$/, focusOn('button "Close"')],
      ['button', 'Close', focusOn('button')],
      ['button', /^See a larger picture: /, focusOn('button "Close"')],
      ['button', 'Close', focusOn('button "See a larger picture')],
      ['button', /^(Why it eats so well|How the villages|Two markets|What is on|Where the names)/, OWN_STATE],
    ],
  },
  {
    name: 'the filters of a guide',
    route: '/travel/port-alder/',
    controls: [
      ['button', /^More filters/, OWN_STATE],
      ['button', /^Breakfast/, '1 of 9 restaurants on the maps'],
      ['button', 'Remove Breakfast', '9 restaurants on the maps, 7 of them in Port Alder'],
      ['button', /^Late/, '1 of 9 restaurants on the maps'],
      ['button', 'Clear filters', '9 restaurants on the maps, 7 of them in Port Alder'],
      ['combobox', 'Cuisine', '1 of 9 restaurants on the maps', 'seafood'],
      ['button', /^Remove /, '9 restaurants on the maps, 7 of them in Port Alder'],
      [
        'combobox',
        'Day',
        '8 of 9 restaurants on the maps, 6 of them in Port Alder Monday at 7 pm: 1 open, 7 with hours not confirmed, 1 closed and hidden. Most Hill Market shops are closed then ; Fish Hall is closed .',
        'mon',
      ],
      [
        'textbox',
        /^Time/,
        /^7 of 9 restaurants on the maps, 5 of them in Port Alder Monday at noon: /,
        '12:00',
      ],
      ['button', 'Now', /^7 of 9 restaurants on the maps, 5 of them in Port Alder Monday at 5(:\d\d)? pm: /],
      ['button', 'Any time', '9 restaurants on the maps, 7 of them in Port Alder'],
      ['button', /^Sweet/, '1 of 9 restaurants on the maps'],
      ['button', /^Dressy/, '2 of 9 restaurants on the maps'],
      [
        'button',
        /^(Lunch|Dinner|Kind to budgets)/,
        '6 of 9 restaurants on the maps, 5 of them in Port Alder',
      ],
      ['button', /^Clear/, '9 restaurants on the maps, 7 of them in Port Alder'],
    ],
  },
  {
    name: 'distances in a guide',
    route: '/travel/port-alder/',
    controls: [
      [
        'button',
        'Near me',
        'Sorted from where you are. Nearest: Mill Bakery. Less than 0.1 km, 5 minutes on foot. 1 restaurant has no pin yet and comes last.',
      ],
      [
        'combobox',
        'Distance from',
        'Sorted from Blue Door. Nearest: Ferry Kitchen. About 1.4 km, 25 minutes on foot. 1 restaurant has no pin yet and comes last.',
        'blue-door',
      ],
      [
        'button',
        'Use my location',
        'Sorted from where you are. Nearest: Mill Bakery. Less than 0.1 km, 5 minutes on foot. 1 restaurant has no pin yet and comes last.',
      ],
      ['button', 'Show the nearest', focusOn('heading "Mill Bakery')],
      ['button', 'Near me', OWN_STATE],
    ],
  },
  {
    name: 'a walk',
    route: '/travel/port-alder/',
    controls: [
      ['button', 'Add Saffron Room to your Walk', 'Added to your walk: 1 stop'],
      ['button', /^Add .+ to (your|the) Walk$/, 'Added to your walk: 2 stops'],
      ['button', 'Add North Star to your Walk', 'Added to your walk: 3 stops'],
      ['button', /^On (your|the) walk/, focusOn('dialog "Your walk"')],
      ['button', 'Move Saffron Room down', 'Saffron Room is now stop 2 of 3.'],
      ['button', /^Move .+ (up|down)$/, 'Blue Door is now stop 2 of 3.'],
      ['button', 'Add Hill Market', 'Hill Market is now stop 4 of 4.'],
      ['button', /^Add .+ (Market|Hall)$/, 'Fish Hall is now stop 5 of 5.'],
      ['button', 'Order by distance', 'Stops are now in order of distance. Undo'],
      ['button', 'Undo', 'Your walk is back as it was.'],
      ['button', 'Remove Hill Market from the walk', 'Removed Hill Market from the walk. Undo'],
      ['button', 'Share', 'Link copied Paste it to anyone; all stops included.'],
      ['button', /^Download /, BROWSER],
      ['button', 'Print', BROWSER],
      ['button', 'Clear the walk', 'Walk cleared. Undo'],
      ['button', 'Undo', 'Your walk is back as it was.'],
      ['button', 'Close', focusOn('button')],
      ['button', 'Open the walk', focusOn('dialog "Your walk"')],
      ['button', /^Remove .+ from the walk$/, 'Removed Saffron Room from the walk. Undo'],
    ],
  },
  {
    name: 'the times of a walk',
    route: '/travel/port-alder/?walk=saffron-room,north-star,blue-door',
    controls: [
      ['button', 'Save this walk', 'Walk saved on this device.'],
      ['button', 'Add times', focusOn('textbox "Start')],
      ['textbox', /^Start/, 'The walk runs from 6:30 pm to 11:15 pm.', '2026-03-03T18:30'],
      ['spinbutton', /^Minutes at/, 'The walk runs from 6:30 pm to 11 pm.', '45'],
      ['button', /^Take transit/, 'The walk runs from 6:30 pm to 10:50 pm.'],
      ['button', /^Go on foot/, 'The walk runs from 6:30 pm to 11 pm.'],
      ['button', 'Calendar', BROWSER],
      ['button', 'Remove times', focusOn('button "Add times"')],
    ],
  },
  {
    name: 'saved walks',
    route: '/travel/port-alder/',
    stored: {
      'rtr:walks': {
        version: 1,
        walks: [{ stops: ['north-star', 'saffron-room'] }, { stops: ['blue-door'] }],
      },
    },
    controls: [
      ['button', 'See them', focusOn('dialog "Your walks"')],
      ['button', /\d stops?$/, focusOn('dialog "Your walk"')],
      ['button', 'Clear the walk', 'Walk cleared. Undo'],
      ['button', 'Close', focusOn('button "See them"')],
      ['button', 'Hide this bar', focusOn('main')],
    ],
  },
  {
    name: 'the streets and the hidden places of a guide',
    route: '/travel/port-alder/',
    controls: [
      ['button', 'Show streets', 'The street map didn’t load from streets.test.'],
      ['button', 'Try again', 'The street map didn’t load from streets.test.'],
      ['button', 'Hide streets', OWN_STATE],
      ['button', 'Quiet Corners', focusOn('textbox "Your e-mail"')],
      ['button', 'Sign me up', 'That is no e-mail address'],
      ['textbox', 'Your e-mail', OWN_STATE, 'me@example.org'],
      ['button', 'Sign me up', 'Thank you, the corners are open to you.'],
      ['button', 'Close', focusOn('button "Quiet Corners"')],
    ],
  },
  {
    name: 'saving a guide',
    route: '/travel/port-alder/',
    controls: [
      [
        'button',
        'Save this guide to my phone',
        // The size is that of the built files.
        /^Takes \d\.\d MB on this device: 5 pages and 10 pictures to read offline\.$/,
      ],
      SAVE_IT,
    ],
  },
  {
    name: 'the filters of a guide in a narrow window',
    route: '/travel/port-alder/',
    width: 390,
    controls: [
      ['button', 'More filters', focusOn('button "Close"')],
      ['button', /^Breakfast/, '1 of 9 restaurants on the maps'],
      ['button', /^Show \d/, focusOn('group')],
      ['button', 'Clear filters', '9 restaurants on the maps, 7 of them in Port Alder'],
    ],
  },
  {
    name: 'the search of a guide',
    route: '/travel/port-alder/search/',
    controls: [
      ['searchbox', 'Search Port Alder restaurants', '1 restaurant', 'sea'],
      ['button', /^See a larger picture: /, focusOn('button "Close"')],
      ['button', 'Close', focusOn('button "See a larger picture')],
      [
        'button',
        /^(Old Quay|Tanners Row|Mill Lane|North Steps|Eastwick|Millford)$/,
        focusOn('button "Close"'),
      ],
      ['button', 'Close', focusOn('button "Old Quay"')],
      ['button', /^Hours of /, OWN_STATE],
      ['button', /^Add .+ to your Walk$/, 'Added to your walk: 1 stop'],
      ['searchbox', 'Search Port Alder restaurants', '1 restaurant', 'bakery'],
      ['searchbox', 'Search Port Alder restaurants', '0 restaurants', 'zzz'],
    ],
  },
  {
    name: 'a guide of islands',
    route: '/travel/islands/',
    controls: [
      ['button', 'North Island', 'North Island: Crab House, The Drying Line'],
      ['button', 'Middle Island', 'Middle Island: Arcade Ramen, Tea Steps, Plain Counter'],
      ['button', 'South Island', 'South Island: Broth Boat, Palm Grill'],
      [
        'button',
        'Save this guide to my phone',
        /^Takes \d\.\d MB on this device: 2 pages and 7 pictures to read offline\.$/,
      ],
      SAVE_IT,
    ],
  },
  {
    name: 'a guide of valleys',
    route: '/travel/valley/',
    controls: [
      [
        'button',
        'Uplands',
        "Uplands selected. I haven't added any restaurant recommendations for this area yet.",
      ],
      ['button', /^(Riverbank|Delta)$/, 'Riverbank selected. The Smoke Shed'],
      [
        'button',
        'Save this guide to my phone',
        /^Takes \d\.\d MB on this device: 1 page and 4 pictures to read offline\.$/,
      ],
      SAVE_IT,
    ],
  },
  {
    name: 'the events of a guide',
    route: '/travel/port-alder/events/',
    controls: [
      ['button', 'About this event', focusOn('dialog "Herring Week"')],
      ['button', 'Close', focusOn('button "About this event"')],
    ],
  },
  {
    name: 'a market',
    route: '/travel/port-alder/fish-hall/',
    controls: [['button', 'Print the guide', BROWSER]],
  },
  {
    name: 'a lesson with tools',
    route: '/flour/',
    controls: [
      ['combobox', 'I am making', 'stone-ground flour They may be coarse.', 'rusks'],
      [
        'textbox',
        'or protein of',
        'plain flour , or strong flour Or 80 g strong flour and 20 g soft flour. 8% for soft flour and 13% for strong flour.',
        '12',
      ],
      ['textbox', 'Cups', '250 to 260 g', '2'],
      ['textbox', 'or grams', 'about 2 cups 1.85 to 1.92 cups, more or less.', '240'],
    ],
  },
  {
    name: 'a lesson',
    route: '/legumes/',
    controls: [['button', /^(What they are|Two to know)$/, OWN_STATE]],
  },
  {
    name: 'a page that is coming soon',
    route: '/clay/',
    controls: [
      [
        'button',
        'See what is coming',
        'Coming Soon The pottery is coming soon content is currently under development',
      ],
      ['button', 'Dismiss', focusOn('button "See what is coming"')],
      ['textbox', 'Email address', OWN_STATE, 'me'],
      ['button', 'Write to me', 'Please enter a valid email address'],
    ],
  },
  {
    name: 'a video',
    route: '/chickpea-block/',
    controls: [['button', /^Play the video/, focusOn('iframe')]],
  },
  { name: 'the offline page', route: '/offline/', controls: [['button', 'Try again', BROWSER]] },
];

/** Prepares a page: its clock, its position, what is stored, and no windows of the device. */
async function prepare(
  page: Page,
  { stored = {}, userAgent, width = 1280, hasMotion }: PageTable,
): Promise<void> {
  page.setDefaultTimeout(4000);
  await page.clock.install({ time: START });
  await page.setViewportSize({ width, height: 900 });
  if (hasMotion) await page.emulateMedia({ reducedMotion: 'no-preference' });
  await recordAnnouncements(page);
  if (userAgent)
    await page.addInitScript((value) => Object.defineProperty(navigator, 'userAgent', { value }), userAgent);
  await page.addInitScript((entries) => {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, JSON.stringify(value));
    Object.defineProperty(navigator, 'share', { value: undefined });
    window.print = () => {};
    navigator.geolocation.getCurrentPosition = (onPosition) =>
      setTimeout(onPosition, 200, { coords: { latitude: 51.9938, longitude: -7.975, accuracy: 10 } });
  }, stored);
}

/** Recipes have the same controls, and so have the pages of guides: one of them tests each control. */
function kindOf({ route }: PageTable): string {
  if (route.startsWith('/travel/')) return 'guide';
  const path = route.replace(/[?#].*/, '');
  return RECIPES.includes(path) ? 'recipe' : path;
}

for (const table of PAGES) {
  const shared = PAGES.filter((each) => kindOf(each) === kindOf(table));
  test(`each press is told once: ${table.name}`, async ({ page }) => {
    await prepare(page, table);
    await page.goto(table.route);
    await ready(page);
    if (table.shows) await expect(page.getByText(table.shows).first()).toBeVisible();
    const listed = [...FRAME, ...MENU, ...shared.flatMap(({ controls }) => controls)];
    expect(await faultsOf(page, table.controls, listed)).toEqual([]);
  });
}
