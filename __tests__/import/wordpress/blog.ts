import { serialize } from 'php-serialize';
import { type Entry, HOME } from './export';

const UPLOADS = `${HOME}/wp-content/uploads/2019/05`;
const ICE = 'ABCDEFGHIJK';

/** Meta fields of a recipe of WP Recipe Maker. */
export const wprmMeta = (
  groups: readonly { name: string; items: readonly [amount: string, unit: string, name: string][] }[],
  steps: readonly string[],
  more: Readonly<Record<string, string>> = {},
): [string, string][] => [
  [
    'wprm_ingredients',
    serialize(
      groups.map(({ name, items }) => ({
        name,
        ingredients: items.map(([amount, unit, ingredient], uid) => ({
          uid,
          amount,
          unit,
          name: ingredient,
          notes: '',
        })),
      })),
    ),
  ],
  [
    'wprm_instructions',
    serialize([{ name: '', instructions: steps.map((text) => ({ text: `<p>${text}</p>`, image: 0 })) }]),
  ],
  ...Object.entries(more).map(([key, value]): [string, string] => [`wprm_${key}`, value]),
];

const SOUP = wprmMeta([{ name: '', items: [['200', 'g', 'leek']] }], ['Cook the leek for 20 minutes.'], {
  servings: '4',
  prep_time: '10',
  cook_time: '20',
});

const jsonLd = (name: string) =>
  `<script type="application/ld+json">${JSON.stringify({
    '@context': 'https://schema.org',
    '@type': 'Recipe',
    name,
    recipeYield: '2 servings',
    recipeIngredient: ['100 g butter'],
    recipeInstructions: ['Melt the butter.'],
  })}</script>`;

/** Twenty posts, each with another trait. */
export const POSTS: readonly Entry[] = [
  {
    id: 101,
    title: 'The Market',
    slug: 'the-market',
    content: `<!-- wp:paragraph -->\n<p>I bought leeks for <a href="${HOME}/2019/leek-soup/">the soup</a> and <a href="/about/">more</a>.</p>\n<!-- /wp:paragraph -->\n\n<!-- wp:heading {"level":3} -->\n<h3>Stalls</h3>\n<!-- /wp:heading -->`,
    categories: ['Journal'],
    tags: ['Market'],
    comments: 2,
  },
  {
    id: 102,
    title: 'Salt &amp; Pepper',
    slug: 'salt-pepper',
    content: 'First line\nsecond line &amp; more\n\nA <b>bold </b>word, 5 &lt; 6.',
    categories: ['Journal'],
  },
  { id: 103, title: '🍜 Noodle week', slug: 'noodle-week', content: 'Seven days, seven bowls 🍜🥢.' },
  {
    id: 104,
    title: '김장하는 날',
    slug: '%ea%b9%80%ec%9e%a5',
    path: '/2019/%ea%b9%80%ec%9e%a5/',
    content: '<p>배추를 절인다.</p>',
    tags: ['김치'],
  },
  {
    id: 105,
    title: '國語',
    slug: '%e5%9c%8b%e8%aa%9e',
    path: '/2019/%e5%9c%8b%e8%aa%9e/',
    content: '吃飯了。',
  },
  { id: 106, title: 'The end of CDATA', slug: 'cdata', content: 'Brackets ]]> in a text [sic] and [1].' },
  {
    id: 107,
    title: 'Columns',
    slug: 'columns',
    content:
      '[vc_row][vc_column width="1/2"]Left [su_highlight]bright[/su_highlight] text.[/vc_column][vc_column]Right.[/vc_column][/vc_row]',
  },
  {
    id: 108,
    title: 'Pictures',
    slug: 'pictures',
    content: `[caption id="attachment_9" width="300"]<img src="${UPLOADS}/stall-300x200.jpg" alt="A stall" /> My stall[/caption]\n\n[gallery ids="901,902"]`,
    meta: [['_thumbnail_id', '901']],
  },
  {
    id: 109,
    title: 'Videos',
    slug: 'videos',
    content: `https://www.youtube.com/watch?v=${ICE}\n\n[youtube https://youtu.be/${ICE}]\n\n<iframe src="https://www.youtube.com/embed/${ICE}?rel=0"></iframe>\n\n<iframe src="https://maps.test.org/embed/1"></iframe>`,
  },
  {
    id: 110,
    title: 'Everything',
    slug: 'everything',
    content:
      '<blockquote>Eat well.\n\nSleep well.</blockquote>\n<ul>\n<li>One</li>\n<li>Two<ol><li>Inner</li></ol></li>\n</ul>\n<table><tr><td>Flour</td><td>Protein</td></tr><tr><td>Rye</td><td>8 | 9</td></tr></table>\n<pre>a  b\n  c</pre>\n<p style="text-align: center">1<sup>1</sup>/<sub>2</sub> cups</p>\n<hr />',
  },
  { id: 111, title: 'Never finished', status: 'draft', content: 'One day.' },
  {
    id: 112,
    title: 'Next year',
    slug: 'next-year',
    status: 'future',
    date: '2027-01-05 14:00:00',
    content: 'Soon.',
  },
  { id: 113, title: 'For me', slug: 'for-me', status: 'private', content: 'A secret.' },
  { id: 114, title: 'For friends', slug: 'for-friends', password: 'salt', content: 'Hello.' },
  { id: 115, title: 'The Market', slug: 'the-market-2', content: 'Another Saturday.' },
  { id: 116, title: 'Columns again', slug: 'columns', path: '/2020/columns/', content: 'The same slug.' },
  { id: 117, title: '', slug: '117', content: 'A text without a title.' },
  {
    id: 118,
    title: 'Renamed',
    slug: 'renamed',
    content: 'It had another name.',
    meta: [
      ['_wp_old_slug', 'first-name'],
      ['_wp_old_slug', 'second-name'],
    ],
  },
  { id: 119, title: 'Talked about', slug: 'talked-about', content: 'Say something.', comments: 3 },
  {
    id: 120,
    title: 'Lost card',
    slug: 'lost-card',
    content:
      'A card follows.\n\n[mv_create key="7" type="recipe"]\n\n<form><input name="mail"> Sign up</form>',
  },
];

const HEADINGS = (ingredients: string, method: string, line: string, step: string) =>
  `<p>A word before.</p>\n<h2>${ingredients}</h2>\n<ul>\n<li>${line}</li>\n</ul>\n<h2>${method}</h2>\n<ol>\n<li>${step}</li>\n</ol>`;

/** Twenty posts with a recipe, in all the ways that blogs have them. */
export const RECIPES: readonly Entry[] = [
  {
    id: 201,
    title: 'Leek Soup',
    slug: 'leek-soup',
    content:
      '<!-- wp:paragraph --><p>My first soup. See <a href="https://blog.test.org/?p=101">the market</a>.</p><!-- /wp:paragraph -->\n<!-- wp:wp-recipe-maker/recipe {"id":801} -->\n[wprm-recipe id="801"]\n<!-- /wp:wp-recipe-maker/recipe -->\n<!-- wp:paragraph --><p>Enjoy.</p><!-- /wp:paragraph -->',
    categories: ['Soup'],
    tags: ['Leeks'],
    comments: 1,
  },
  {
    id: 202,
    title: 'Bean Soup, my way',
    slug: 'bean-soup',
    content: 'Beans again.\n\n[wprm-recipe id="802"]',
    categories: ['Soup'],
  },
  {
    id: 203,
    title: 'Pea Soup',
    slug: 'pea-soup',
    content: '<!--WPRM Recipe 803--><div class="wprm-fallback-recipe">Pea Soup</div><!--End WPRM Recipe-->',
  },
  {
    id: 204,
    title: 'Layer Cake',
    slug: 'layer-cake',
    content: '[wprm-recipe id="804"]',
    categories: ['Baking'],
  },
  {
    id: 205,
    title: 'Rye Bread',
    slug: 'rye-bread',
    content: 'Dark.\n\n[tasty-recipe id="805"]',
    categories: ['Baking'],
  },
  {
    id: 206,
    title: 'Oat Bread',
    slug: 'oat-bread',
    content: '<!-- wp:wp-tasty/tasty-recipe {"id":806} /-->',
    categories: ['Baking'],
  },
  { id: 207, title: 'Brown Butter', slug: 'brown-butter', content: `<p>Nutty.</p>${jsonLd('Brown Butter')}` },
  {
    id: 208,
    title: 'Toast Soldiers',
    slug: 'toast-soldiers',
    content:
      '<p>For eggs.</p><div itemscope itemtype="https://schema.org/Recipe"><h2 itemprop="name">Toast Soldiers</h2><span itemprop="recipeIngredient">2 slices bread</span><div itemprop="recipeInstructions"><ol><li>Toast the bread.</li></ol></div></div><p>Dip them.</p>',
  },
  {
    id: 209,
    title: 'Boiled Egg',
    slug: 'boiled-egg',
    content:
      '<div class="tasty-recipes"><h2 class="tasty-recipes-title">Boiled Egg</h2><div class="tasty-recipes-ingredients"><ul><li>1 egg</li></ul></div><div class="tasty-recipes-instructions"><ol><li>Boil the egg for 8 minutes.</li></ol></div></div>',
  },
  {
    id: 210,
    title: 'Plain Rice',
    slug: 'plain-rice',
    content: HEADINGS('Ingredients', 'Method', '200 g rice', 'Cook the rice.'),
  },
  {
    id: 211,
    title: 'Bratkartoffeln',
    slug: 'bratkartoffeln',
    content: HEADINGS('Zutaten', 'Zubereitung', '500 g Kartoffeln', 'Die Kartoffeln braten.'),
  },
  {
    id: 212,
    title: '계란찜',
    slug: '%ea%b3%84%eb%9e%80%ec%b0%9c',
    path: '/2019/%ea%b3%84%eb%9e%80%ec%b0%9c/',
    content: HEADINGS('재료', '만들기', '계란 3개', '계란을 푼다.'),
  },
  {
    id: 213,
    title: 'Riso in bianco',
    slug: 'riso',
    content: HEADINGS('Ingredienti', 'Procedimento', '200 g di riso', 'Cuocere il riso.'),
  },
  {
    id: 214,
    title: 'Two sauces',
    slug: 'two-sauces',
    content: 'Both are quick.\n\n[wprm-recipe id="807"]\n\nAnd the other:\n\n[wprm-recipe id="808"]',
  },
  { id: 215, title: 'Half a recipe', status: 'draft', content: '[wprm-recipe id="809"]' },
  {
    id: 216,
    title: 'New Year Soup',
    slug: 'new-year-soup',
    status: 'future',
    date: '2027-01-01 05:30:00',
    content: '[wprm-recipe id="810"]',
  },
  { id: 217, title: 'Leek Soup', slug: 'leek-soup-2', content: '[wprm-recipe id="811"]' },
  {
    id: 218,
    title: 'Salade d’été',
    slug: 'salade-d-ete',
    content: HEADINGS('Ingrédients', 'Préparation', '2 tomates', 'Couper les tomates.'),
  },
  {
    id: 219,
    title: 'Secret Sauce',
    slug: 'secret-sauce',
    password: 'salt',
    content: '[wprm-recipe id="812"]',
  },
  {
    id: 220,
    title: 'Picture Pie',
    slug: 'picture-pie',
    content: `<p><img src="${UPLOADS}/pie-1024x683.jpg" alt=""></p>\n[wprm-recipe id="813"]`,
    meta: [['_thumbnail_id', '902']],
  },
];

/** Other items of an export: recipes of plugins, pages, pictures, and parts of the installation. */
export const OTHERS: readonly Entry[] = [
  ...(
    [
      [801, 'Leek Soup'],
      [802, 'Bean Soup'],
      [803, 'Pea Soup'],
      [807, 'Red Sauce'],
      [808, 'Green Sauce'],
      [809, 'Half a recipe'],
      [810, 'New Year Soup'],
      [811, 'Leek Soup'],
      [812, 'Secret Sauce'],
      [813, 'Picture Pie'],
    ] as const
  ).map(([id, title]): Entry => {
    return { id, title, type: 'wprm_recipe', slug: `wprm-${id}`, content: 'A summary.', meta: SOUP };
  }),
  {
    id: 804,
    title: 'Layer Cake',
    type: 'wprm_recipe',
    slug: 'wprm-804',
    content: '',
    // Lengths that a change of line ends has made wrong.
    meta: wprmMeta(
      [
        { name: 'Cake', items: [['2', '', 'eggs']] },
        { name: 'Cream', items: [['100', 'g', 'crème']] },
      ],
      ['Beat the eggs.', 'Spread the crème.'],
    ).map(([key, value]) => [key, value.replaceAll('s:5:', 's:4:')] as const),
  },
  ...[805, 806].map(
    (id): Entry => ({
      id,
      title: id === 805 ? 'Rye Bread' : 'Oat Bread',
      type: 'tasty_recipe',
      slug: `tasty-${id}`,
      content: '',
      meta: [
        ['description', '<p>A loaf.</p>'],
        ['ingredients', '<h4>Dough</h4><ul><li>500 g flour</li><li>1 tsp salt</li></ul>'],
        ['instructions', '<ol><li>Knead the flour and the salt.</li><li>Bake for 40 minutes.</li></ol>'],
        ['prep_time', '20 minutes'],
        ['cook_time', '40 minutes'],
        ['yield', '1 loaf'],
      ],
    }),
  ),
  { id: 814, title: 'Lonely Sauce', type: 'wprm_recipe', slug: 'wprm-814', content: 'Alone.', meta: SOUP },
  {
    id: 301,
    title: 'About',
    type: 'page',
    slug: 'about',
    path: '/about/',
    content: '<p>I cook and write.</p>',
  },
  { id: 302, title: 'Blog', type: 'page', slug: 'blog', path: '/blog/', content: '' },
  { id: 303, title: 'Thrown away', status: 'trash', slug: 'thrown-away', content: 'No.' },
  { id: 304, title: 'A mug', type: 'product', slug: 'mug', content: 'Buy it.' },
  { id: 305, title: 'Menu', type: 'nav_menu_item', slug: 'menu', content: '' },
  {
    id: 901,
    title: 'stall',
    type: 'attachment',
    status: 'inherit',
    slug: 'stall',
    content: '',
    excerpt: 'The stall in May',
    file: `${UPLOADS}/stall.jpg`,
    parent: 108,
  },
  {
    id: 902,
    title: 'pie',
    type: 'attachment',
    status: 'inherit',
    slug: 'pie',
    content: '',
    file: `${UPLOADS}/pie.jpg`,
    meta: [['_wp_attachment_image_alt', 'A pie on a sill']],
  },
];
