/** @jest-environment node */
import { AROUND, FILE, testReports } from '@/__tests__/ui/toast';
import { problemsIn } from './content-folder';

const AMOUNTS =
  'an amount such as 400 g, 1/2 tsp, 2-3 cloves or 1 lb 2 oz, in: g, kg, ml, l, tsp, tbsp, cup, clove, slice, sprig, leaf, pinch, block, can, bunch, head, handful, stick, piece, dash, package, stalk';
const MINUTES = 'minutes, such as 90, 1h30 or [20, 30]';

describe('a value of the wrong form', () =>
  testReports(`
item[1].amount: 2 tbps
→ “2 tbps” | ${AMOUNTS}
item[1].amount: tbsp
→ “tbsp” | ${AMOUNTS}
item[1].amount: 0
→ 0 | a number above 0 up to 100000 or text that is not empty
picture.alt: (removed)
→ nothing | text that is not empty
picture.alt: "  "
→ empty text | text that is not empty
published: 2025-02-30
→ “2025-02-30” | a day that exists, as YYYY-MM-DD
slug: Toast
customLink: (removed)
→ “Toast” | lowercase words joined by hyphens
times.card: 7.5
→ 7.5 | whole minutes, such as 90, 1h30 or [20, 30]
step[0].durations[0].minutes: a while
→ “a while” | ${MINUTES}
times.prep: true
→ true | ${MINUTES}
times.total: (removed)
→ nothing | ${MINUTES}
times.prep: 0
→ 0 | ${MINUTES}
step[0].work: 5 h
→ “5 h” | minutes up to 240, such as 20 or 1h30, or {before, beside, after} with minutes each
description: Toast.
→ 6 characters | at least 50 characters
keywords: []
→ a list of 0 | at least 1 in the list
blocks[3]: $brine
blocks[3].options: [{ id: plain, title: Plain, text: Salt., items: [{ id: bay, name: bay leaf, amount: 2 }] }]
step[0].uses: brine
→ a list of 1 | at least 2 in the list | at: blocks[3].options
blocks[0].items: [{ id: jam, name: jam }]
→ an object with type, groups, items | either groups of ingredients or items | at: blocks[0]
blocks[3]: { type: video, title: Film, provider: youtube, video: "https://youtu.be/x", poster: { name: toast, alt: Toast } }
→ “https://youtu.be/x” | the eleven characters of a video id | at: blocks[3].video
dek: ✎ One sentence.
→ “✎ One sentence.” | your own text without ✎, or status: draft
todo: ["yield: not in the source"]
→ “yield: not in the source” | the field set and its line here deleted, or status: draft | at: todo[0]
`));

describe('a name that is not there', () =>
  testReports(`
picture.name: tost
→ “tost” | the name of a file in data/pictures: toast-step, toast | nearest: toast
item[1].food: neutral-oli
→ “neutral-oli” | a name in data/foods.yaml: water, neutral-oil, soy-sauce | nearest: neutral-oil
item[0].buy: breda
→ “breda” | a name in data/groceries.yaml: bread, neutral-oil, salt, lard | nearest: bread
category: Noodels
→ “Noodels” | a category in data/vocabulary.yaml: Noodles, Salad | nearest: Noodles
status: daft
→ “daft” | one of: draft, off, published | nearest: draft
blocks[2]: { type: fotos, title: In photos }
→ “fotos” | one of: ingredients, equipment, method, promo, photos, tips, notes, advance, variants, video, post, keeping, swaps | nearest: photos | at: blocks[2].type
item[1].amuont: 3
→ the key “amuont” | one of: id, name, plural, native, amount, food, note, round, optional, buy, raw, contains, because, about | nearest: amount
`));

it.each([null, 7, 'toast', [], {}, { blocks: 'none' }, { blocks: [null, 3] }])(
  'reports a recipe file that holds %j',
  (recipe) => {
    expect(problemsIn(FILE, { ...AROUND, [FILE]: JSON.stringify(recipe) })).not.toEqual([]);
  },
);
