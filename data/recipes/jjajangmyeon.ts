import { pictures } from '@/data/pages/pictures';
import type { RecipeInput } from '@/data/schema/recipe';
import { site } from '@/data/site';

export const recipe: RecipeInput = {
  id: 12,
  slug: 'jjajangmyeon',
  customLink: '/jjajangmyeon',
  title: 'Jjajangmyeon',
  native: { text: '짜장면', lang: 'ko' },
  category: 'Noodles',
  types: ['noodles', 'pork'],
  cuisine: 'Korean',
  keywords: [
    'jjajangmyeon',
    'jajangmyeon',
    'black bean noodles',
    'chunjang',
    'Korean noodles',
    'pork',
    '짜장면',
  ],
  description:
    'Jjajangmyeon from scratch: thick noodles, pork and sweet onion in a glossy sauce of fried black-bean paste. Serves 4 in 1 hr 15 min.',
  dek: 'Thick noodles under a glossy sauce of fried black-bean paste, pork and sweet onion. Cold cucumber on top, yellow radish on the side.',
  picture: pictures.jjajangmyeon,
  pictureCaption: 'Mix it before the first bite. The egg is optional, the radish is not.',
  times: { prep: 45, cook: 30, total: 75, card: 45, cardLabel: 'prep' },
  yield: { amount: 4, unit: 'serving' },
  difficulty: 'Medium',
  published: '2023-09-20',
  updated: 'build',
  allergens: ['Egg', 'Gluten', 'Sesame', 'Shellfish', 'Soy'],
  diets: ['dairy-free'],
  blocks: [
    {
      type: 'ingredients',
      groups: [
        {
          title: 'Marinade',
          items: [
            {
              id: 'pork',
              buy: 'pork-shoulder',
              name: 'pork shoulder',
              amount: 400,
              unit: 'g',
              note: 'in {#1.5-cm} dice',
            },
            {
              id: 'soy-sauce',
              buy: 'soy-sauce',
              about: 'soy-sauce',
              name: 'soy sauce',
              amount: 1,
              unit: 'tbsp',
              food: 'soy-sauce',
            },
            { id: 'mirin', buy: 'mirin', name: 'mirin', amount: 1, unit: 'tbsp', food: 'mirin' },
            { id: 'ginger', buy: 'ginger', name: 'ginger', amount: 1, unit: 'tsp', note: 'finely grated' },
            {
              id: 'white-pepper',
              buy: 'white-pepper',
              name: 'ground white pepper',
              amount: 0.25,
              unit: 'tsp',
            },
          ],
        },
        {
          title: 'Vegetables',
          items: [
            {
              id: 'onion',
              buy: 'onion',
              name: 'onion',
              amount: 400,
              unit: 'g',
              food: 'diced-onion',
              note: 'in {#1.5-cm} dice',
            },
            {
              id: 'potato',
              buy: 'potato',
              name: 'potato',
              amount: 200,
              unit: 'g',
              food: 'diced-potato',
              note: 'peeled, in {#1-cm} dice',
            },
            {
              id: 'zucchini',
              buy: 'zucchini',
              name: 'zucchini',
              amount: 150,
              unit: 'g',
              food: 'diced-zucchini',
              note: 'in {#1.5-cm} dice',
            },
            {
              id: 'cabbage',
              buy: 'cabbage',
              name: 'green cabbage',
              amount: 150,
              unit: 'g',
              food: 'cut-cabbage',
              note: 'in {#2-cm} squares',
            },
            { id: 'garlic', buy: 'garlic', name: 'garlic', amount: 3, unit: 'clove', note: 'chopped' },
          ],
        },
        {
          title: 'Sauce',
          items: [
            {
              id: 'chunjang',
              buy: 'chunjang',
              about: 'black-bean-paste',
              name: 'chunjang',
              native: { text: '춘장', lang: 'ko' },
              amount: 120,
              unit: 'g',
              food: 'chunjang',
              note: 'Korean black-bean paste, unfried',
            },
            {
              id: 'oil',
              buy: 'neutral-oil',
              name: 'neutral oil',
              amount: 60,
              unit: 'ml',
              food: 'neutral-oil',
            },
            { id: 'sugar', buy: 'sugar', name: 'sugar', amount: 1, unit: 'tbsp', food: 'sugar' },
            {
              id: 'oyster-sauce',
              buy: 'oyster-sauce',
              name: 'oyster sauce',
              amount: 1,
              unit: 'tbsp',
              food: 'oyster-sauce',
            },
            {
              id: 'stock',
              buy: 'chicken-stock',
              name: 'unsalted chicken stock',
              amount: 500,
              unit: 'ml',
              food: 'stock',
              note: 'hot',
            },
            { id: 'sesame-oil', buy: 'sesame-oil', name: 'toasted sesame oil', amount: 1, unit: 'tsp' },
          ],
        },
        {
          title: 'Slurry',
          items: [
            {
              id: 'starch',
              buy: 'potato-starch',
              name: 'potato starch',
              native: { text: '감자전분', lang: 'ko' },
              amount: 2,
              unit: 'tbsp',
              food: 'potato-starch',
            },
            { id: 'water', buy: 'water', name: 'cold water', amount: 60, unit: 'ml', food: 'water' },
          ],
        },
        {
          title: 'Noodles',
          items: [
            {
              id: 'noodles',
              buy: 'wheat-noodles',
              about: 'bread-flour',
              name: 'fresh thick wheat noodles',
              native: { text: '생면', lang: 'ko' },
              amount: 800,
              unit: 'g',
            },
            { id: 'egg', buy: 'egg', name: 'egg', plural: 'eggs', amount: 2, round: 'up' },
            {
              id: 'cucumber',
              buy: 'cucumber',
              name: 'cucumber',
              plural: 'cucumbers',
              amount: 0.5,
              note: 'in matchsticks',
            },
            {
              id: 'danmuji',
              buy: 'pickled-radish',
              name: 'yellow pickled radish',
              native: { text: '단무지', lang: 'ko' },
              note: 'sliced, to serve',
            },
          ],
        },
      ],
    },
    {
      type: 'equipment',
      items: [
        {
          text: 'Carbon-steel wok or wide, heavy pan, {#30 cm} or more',
          beyond: { upTo: 8, text: '{*} carbon-steel woks or wide, heavy pans, {#30 cm} or more' },
        },
        'Large pot for the noodles, {#5 L}',
        'Small pan for the eggs',
        'Fine sieve or slotted spoon',
        'Two small bowls',
      ],
    },
    { type: 'promo', ...site.sponsor },
    {
      type: 'method',
      groups: [
        {
          title: 'Prepare',
          steps: [
            {
              id: 'season',
              title: 'Season the pork',
              text: 'Dice {pork} and mix it with {soy-sauce}, {mirin}, {ginger} and {white-pepper}. Leave it for {~marinate} or longer, while you cut the vegetables.',
              safety:
                'Raw pork has been on the board: wash it, the knife and your hands before the vegetables.',
              durations: [
                {
                  id: 'marinate',
                  label: 'Marinate the pork',
                  minutes: 15,
                  attention: 'passive',
                  until: 'brown',
                },
              ],
              work: 5,
              cue: 'The meat has drunk up the marinade and the bowl is nearly dry.',
            },
            {
              id: 'cut',
              title: 'Cut everything to one size',
              text: 'Cut {onion} and {zucchini} to the size of the meat, {potato} a little smaller, and {cabbage} into squares. Chop {garlic}. Rinse the potato in cold water and drain it, so that its starch does not catch in the wok. If any of the sauce is for the freezer, leave out the potato, which turns to flour in the cold.',
              durations: [
                { id: 'knife-work', label: 'Cut the vegetables', minutes: 25, attention: 'active' },
              ],
              cue: 'A piece of each fits on one spoon.',
            },
            {
              id: 'eggs',
              title: 'Boil the eggs',
              text: 'Bring a small pan of water to a boil, lower in {egg} and cook for {~boil-eggs}. Cool under the tap, peel and halve. Cut {cucumber} into matchsticks and put them in the fridge: they should be cold when the sauce is hot.',
              safety:
                'After nine minutes the yolk is still soft. For anyone who is pregnant, very young, old or unwell, boil the eggs for twelve, until it is firm.',
              durations: [{ id: 'boil-eggs', label: 'Boil the eggs', minutes: 9, attention: 'passive' }],
              work: { beside: 5, after: 3 },
              cue: 'The yolk is set at the edge and still soft in the middle.',
            },
          ],
        },
        {
          title: 'Make the sauce',
          steps: [
            {
              id: 'fry-paste',
              title: 'Fry the paste',
              text: 'Put a large, covered pot of unsalted water on high heat for the noodles: count on {~heat-water}. Warm {oil} in the wok over medium-low heat to about {@150}. Add {chunjang} and stir without stopping for {~fry}. Tip it into a sieve over a bowl and keep both: the paste, and the oil that runs off.',
              durations: [
                {
                  id: 'heat-water',
                  label: 'Bring the noodle water to a boil',
                  minutes: [15, 20],
                  attention: 'passive',
                  until: 'boil-noodles',
                },
                { id: 'fry', label: 'Fry the paste', minutes: 5, attention: 'active' },
              ],
              cue: 'It loosens, smells nutty rather than sharp, and no longer tastes bitter.',
            },
            {
              id: 'brown',
              title: 'Brown the pork',
              text: 'Wipe the wok, return {=2 tbsp} of the paste oil and heat it over high heat until it shimmers. Spread out the pork and leave it alone until the underside is brown, then toss it, {~brown} in all.',
              durations: [{ id: 'brown', label: 'Brown the pork', minutes: 4, attention: 'active' }],
              beyond: {
                upTo: 6,
                text: 'So much pork stews in its own juice: brown it in {*} batches, each in its share of the oil.',
                repeats: ['brown'],
              },
              cue: 'Brown on two sides, with no pink left.',
            },
            {
              id: 'vegetables',
              title: 'Cook the vegetables in order',
              text: 'Keep the heat high. Add the {potato|name} and stir for two minutes. Add the {onion|name} and {garlic|name} for three, until the edges turn clear. Add the {zucchini|name} and {cabbage|name} for the last minute. Together that is {~stir-fry}.',
              durations: [
                { id: 'stir-fry', label: 'Stir-fry the vegetables', minutes: 6, attention: 'active' },
              ],
              beyond: {
                upTo: 6,
                text: 'The wok stays hot enough for no more: stir-fry in {*} batches, each with its share of the pork.',
                repeats: ['stir-fry'],
              },
              cue: 'The onion is clear at the edges and the cabbage still has bite.',
            },
            {
              id: 'simmer',
              title: 'Bring it together',
              text: 'Stir in the fried paste, {sugar} and {oyster-sauce} until everything is coated and black. Pour in {stock}, bring it to a boil, then simmer over medium-low heat for {~simmer}.',
              safety:
                'Pork is safe from {@71} in the middle. Dice of this size are past it now: one cut in half shows no pink.',
              durations: [{ id: 'simmer', label: 'Simmer the sauce', minutes: 8, attention: 'passive' }],
              beyond: {
                upTo: 8,
                text: 'One wok would run over: share everything between {*} woks or wide pots before the stock goes in.',
              },
              cue: 'A cube of potato gives to the back of a spoon.',
            },
            {
              id: 'thicken',
              title: 'Thicken',
              text: 'Stir {starch} into {water}. With the sauce at a steady simmer, pour the slurry in a thin line while you stir, a little at a time, for {~thicken}. You may not need it all. Take the wok off the heat and stir in {sesame-oil}.',
              durations: [{ id: 'thicken', label: 'Thicken the sauce', minutes: 2, attention: 'active' }],
              cue: 'The sauce falls off the spoon in a sheet and your finger leaves a clean line across its back.',
            },
          ],
        },
        {
          title: 'Noodles, and to the table',
          steps: [
            {
              id: 'boil-noodles',
              title: 'Boil the noodles',
              text: 'Shake the flour off {noodles} and boil them for {~boil-noodles}, or one minute less than the packet says. Lift them out and keep the water. Rinse them hard under the cold tap, rubbing off the starch, then dip them back in the hot pot for ten seconds and drain well.',
              durations: [{ id: 'boil-noodles', label: 'Boil the noodles', minutes: 5, attention: 'active' }],
              beyond: {
                upTo: 6,
                text: 'Boil them in {*} batches in the same water, and dip the first ones back just before you serve.',
                repeats: ['boil-noodles'],
              },
              cue: 'Springy all the way through, slippery outside, no floury core.',
            },
            {
              id: 'serve',
              title: 'Serve',
              text: 'Divide the noodles between bowls and ladle the sauce over one side. Finish with the cold matchsticks and half an egg each, and put {danmuji} on the table. Mix thoroughly before the first bite.',
              work: 3,
            },
          ],
        },
      ],
    },
    {
      type: 'photos',
      title: 'Raw to remarkable, in 27 photos',
      photos: [
        {
          title: 'Dice the pork',
          text: 'Shoulder has enough fat to stay juicy. Aim for {#1.5 cm}.',
          step: 'season',
          picture: {
            name: 'prep-jjajang-01-diced',
            alt: 'Diced pork shoulder in an oat-coloured bowl on a wooden board, the rest of the piece and a knife beside it',
            focus: [55, 47],
          },
        },
        {
          title: 'Season it',
          text: 'Soy sauce, mirin, grated ginger and white pepper.',
          step: 'season',
          picture: {
            name: 'prep-jjajang-02-seasoned',
            alt: 'Diced pork in a bowl, stained dark by soy sauce in the middle, with grated ginger and white pepper; soy sauce and mirin in small bowls',
            focus: [32, 40],
          },
        },
        {
          title: 'Work it in',
          text: 'Turn it over and over with a spoon, until every piece shines and the bowl is nearly dry.',
          step: 'season',
          picture: {
            name: 'prep-jjajang-03-mixed',
            alt: 'Diced pork glossy with its marinade in a bowl seen from above, a wooden spoon under a few pieces',
            focus: [30, 50],
          },
        },
        {
          title: 'Halve the onions',
          text: 'They are the sweetness of the sauce.',
          step: 'cut',
          picture: {
            name: 'prep-jjajang-04-onions',
            alt: 'Two onions halved on a wooden board, three halves cut side up, with scraps of skin and a knife',
            focus: [48, 42],
          },
        },
        {
          title: 'Dice the onions',
          text: 'As big as the meat, so that they do not melt away.',
          step: 'cut',
          picture: {
            name: 'prep-jjajang-05-onion-dice',
            alt: 'A heap of diced onion on a wooden board, with two peeled halves and a knife',
            focus: [55, 48],
          },
        },
        {
          title: 'Rinse the potato',
          text: 'Cold water takes off the loose starch.',
          step: 'cut',
          picture: {
            name: 'prep-jjajang-06-rinse',
            alt: 'Potato dice under slightly cloudy water in a teal bowl, seen from above',
          },
        },
        {
          title: 'Everything one size',
          text: 'Onion, zucchini, potato and cabbage, each in its bowl, and the garlic beside them.',
          step: 'cut',
          picture: {
            name: 'prep-jjajang-07-one-size',
            alt: 'Diced onion, zucchini, potato and squares of cabbage in four small bowls, and a little bowl of chopped garlic',
            focus: [48, 45],
          },
        },
        {
          title: 'Eggs in',
          text: 'Straight into boiling water, on a spoon so that they do not crack. Nine minutes.',
          step: 'eggs',
          picture: {
            name: 'prep-jjajang-08-eggs',
            alt: 'A wooden spoon lowers a brown egg into a small pan of boiling water, another egg is already in',
            focus: [48, 45],
          },
        },
        {
          title: 'Cucumber in matchsticks',
          text: 'Slices first, then sticks, then into the fridge. Cold on hot is the point.',
          step: 'eggs',
          picture: {
            name: 'prep-jjajang-09-cucumber',
            alt: 'Cucumber matchsticks on a wooden board with a row of slices, the end of the cucumber and a knife, seen from above',
            focus: [62, 32],
          },
        },
        {
          title: 'Measure the chunjang',
          text: 'It looks like tar and smells of roasted beans.',
          step: 'fry-paste',
          picture: {
            name: 'prep-jjajang-10-chunjang',
            alt: 'A bowl of glossy black chunjang paste with a spoon in it, a little bowl of oil behind',
            focus: [34, 42],
          },
        },
        {
          title: 'Into warm oil',
          text: 'Medium-low: small bubbles round the edge. If it spits, the pan is too hot.',
          step: 'fry-paste',
          picture: {
            name: 'prep-jjajang-11-warm-oil',
            alt: 'A mound of black-bean paste just put into amber oil in a wok, small bubbles round its edge',
            focus: [48, 52],
          },
        },
        {
          title: 'Stir without stopping',
          text: 'It seizes first, then loosens.',
          step: 'fry-paste',
          picture: pictures.blackBeanPaste,
        },
        {
          title: 'Drain, keep the oil',
          text: 'That oil seasons the pork in the next step.',
          step: 'fry-paste',
          picture: {
            name: 'prep-jjajang-13-drained',
            alt: 'Fried black-bean paste in a wire sieve over a bowl, the dark oil collecting below',
            focus: [38, 42],
          },
        },
        {
          title: 'Brown the pork',
          text: 'One layer, and leave it alone.',
          step: 'brown',
          picture: {
            name: 'prep-jjajang-14-browning',
            alt: 'Diced pork in one layer in a wok, brown below and still pale on top',
            focus: [50, 48],
          },
        },
        {
          title: 'Turn it once',
          text: 'Two brown sides are enough.',
          step: 'brown',
          picture: {
            name: 'prep-jjajang-15-turned',
            alt: 'Diced pork in a wok seen from above, most pieces turned with the brown side up, a spatula under the last ones',
            focus: [48, 50],
          },
        },
        {
          title: 'Potato first',
          text: 'It needs the longest, so it gets two minutes with only the pork.',
          step: 'vegetables',
          picture: {
            name: 'prep-jjajang-16-potato',
            alt: 'Potato dice among the browned pork in a wok',
            focus: [48, 52],
          },
        },
        {
          title: 'Onion and garlic',
          text: 'Until the edges turn clear.',
          step: 'vegetables',
          picture: {
            name: 'prep-jjajang-17-onion',
            alt: 'Diced onion and chopped garlic over pork and potato in a wok',
            focus: [48, 50],
          },
        },
        {
          title: 'Zucchini and cabbage last',
          text: 'One minute, so they keep their bite.',
          step: 'vegetables',
          picture: {
            name: 'prep-jjajang-18-greens',
            alt: 'Zucchini dice and squares of green cabbage over pork, potato and onion in a wok, seen from above',
            focus: [48, 50],
          },
        },
        {
          title: 'Paste, sugar, oyster sauce',
          text: 'Stir until every piece is black and shining.',
          step: 'simmer',
          picture: {
            name: 'prep-jjajang-19-coated',
            alt: 'Pork and vegetables in a wok, most of them already black and shining with paste, the rest still pale with a little sugar on them, a wooden spatula between',
            focus: [48, 38],
          },
        },
        {
          title: 'Hot stock',
          text: 'Scrape up what stuck: that is flavour.',
          step: 'simmer',
          picture: {
            name: 'prep-jjajang-20-stock',
            alt: 'Stock poured from a jug into a wok of black, glossy dice while a spatula scrapes the bottom',
            focus: [58, 30],
          },
        },
        {
          title: 'Simmer',
          text: 'Eight minutes, until the potato gives.',
          step: 'simmer',
          picture: {
            name: 'prep-jjajang-21-simmer',
            alt: 'Black-bean sauce with dice of pork and vegetables simmering in a wok, seen from above, small bubbles round the rim and between the pieces',
            focus: [48, 50],
          },
        },
        {
          title: 'Stir the slurry again',
          text: 'Starch sinks while it waits.',
          step: 'thicken',
          picture: pictures.starchSlurry,
        },
        {
          title: 'A thin line, a little at a time',
          text: 'Stop when the sauce falls off the spoon in a sheet.',
          step: 'thicken',
          picture: {
            name: 'prep-jjajang-23-thin-line',
            alt: 'A thin white line of slurry running from a jug into glossy black sauce in a wok',
            focus: [56, 34],
          },
        },
        {
          title: 'Fresh noodles',
          text: 'Thick ones, dusted with flour. Shake it off before they go in.',
          step: 'boil-noodles',
          picture: pictures.dough,
        },
        {
          title: 'Rinse, then warm',
          text: 'Cold water for spring, hot water for comfort.',
          step: 'boil-noodles',
          picture: {
            name: 'prep-jjajang-25-rinsed',
            alt: 'Cooked noodles in a teal bowl of cold water under a running stream',
          },
        },
        {
          title: 'Sauce over one side',
          text: 'Leave some noodles showing, they will not stay that way.',
          step: 'serve',
          picture: {
            name: 'prep-jjajang-26-one-side',
            alt: 'A celadon bowl of thick noodles, black-bean sauce with dice ladled over its right side only; yellow radish and cucumber matchsticks wait beside it',
            focus: [48, 48],
          },
        },
        {
          title: 'Cucumber on, egg in',
          text: 'Cold against the hot sauce. Now mix.',
          step: 'serve',
          picture: pictures.jjajangmyeon,
        },
      ],
    },
    {
      type: 'tips',
      title: 'Key tips',
      items: [
        {
          title: 'Fry the paste properly',
          text: 'Raw chunjang is bitter. Five minutes in oil is the difference between a good bowl and a sharp one. If the jar says it is already fried, warm it for one minute instead.',
        },
        {
          title: 'Salt comes last',
          text: 'The paste, soy and oyster sauce bring plenty, which is why the stock is unsalted. Taste after the simmer and add sugar before you add salt.',
        },
        {
          title: 'Keep the starch water cold',
          text: 'Warm water sets the starch before it reaches the wok, and you get lumps. Stir it again just before you pour.',
        },
      ],
    },
    {
      type: 'keeping',
      title: 'Ahead and after',
      ahead: 'Cut the vegetables and marinate the pork the evening before; keep them apart and covered.',
      fridge: 'The sauce keeps three days. Boil the noodles fresh.',
      freezer: 'The sauce keeps two months, if it was cooked without the potato.',
      reheat: 'Gently, with a splash of water, until it bubbles in the middle: starch thickens as it cools.',
    },
    {
      type: 'swaps',
      title: 'Instead of',
      items: [
        { for: 'pork', title: 'chicken thigh', text: 'It cooks in the same time and wants no other change.' },
        {
          for: 'pork',
          title: 'firm tofu and mushrooms',
          text: 'For a vegetarian bowl, with mushroom sauce in place of oyster sauce and vegetable stock. Check the label of the paste.',
        },
        {
          for: 'noodles',
          title: 'dried udon',
          text: 'Or any thick wheat noodle: about half the weight, boiled as the packet says.',
        },
        { for: 'starch', title: 'corn starch', text: 'One for one. It sets a little cloudier.' },
      ],
    },
  ],
};
