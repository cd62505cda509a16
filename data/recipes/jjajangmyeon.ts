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
    'Jjajangmyeon from scratch: thick noodles, pork and sweet onion in a glossy sauce of fried black-bean paste. Serves 4 in 75 minutes.',
  dek: 'Thick noodles under a glossy sauce of fried black-bean paste, pork and sweet onion. Cold cucumber on top, yellow radish on the side.',
  picture: {
    name: 'jjajangmyeon',
    alt: 'A wide bowl of thick noodles under dark black-bean sauce with diced pork, topped with cucumber matchsticks and half a boiled egg',
    focus: [42, 50],
  },
  pictureCaption: 'Mix it before the first bite. The egg is optional, the radish is not.',
  times: { prep: 45, cook: 30, total: 75, card: 45 },
  yield: { amount: 4, unit: 'serving' },
  difficulty: 'Medium',
  published: '2023-09-20',
  allergens: ['Egg', 'Gluten', 'Sesame', 'Shellfish', 'Soy'],
  diets: ['dairy-free'],
  blocks: [
    {
      type: 'ingredients',
      groups: [
        {
          title: 'Marinade',
          items: [
            { id: 'pork', name: 'pork shoulder', amount: 400, unit: 'g', note: 'in 1.5 cm dice' },
            { id: 'soy-sauce', name: 'soy sauce', amount: 1, unit: 'tbsp', food: 'soy-sauce' },
            { id: 'mirin', name: 'mirin', amount: 1, unit: 'tbsp', food: 'mirin' },
            { id: 'ginger', name: 'ginger', amount: 1, unit: 'tsp', note: 'finely grated' },
            { id: 'white-pepper', name: 'ground white pepper', amount: 0.25, unit: 'tsp' },
          ],
        },
        {
          title: 'Vegetables',
          items: [
            {
              id: 'onion',
              name: 'onion',
              amount: 400,
              unit: 'g',
              food: 'diced-onion',
              note: 'in 1.5 cm dice',
            },
            {
              id: 'potato',
              name: 'potato',
              amount: 200,
              unit: 'g',
              food: 'diced-potato',
              note: 'peeled, in 1 cm dice',
            },
            {
              id: 'zucchini',
              name: 'zucchini',
              amount: 150,
              unit: 'g',
              food: 'diced-zucchini',
              note: 'in 1.5 cm dice',
            },
            {
              id: 'cabbage',
              name: 'green cabbage',
              amount: 150,
              unit: 'g',
              food: 'cut-cabbage',
              note: 'in 2 cm squares',
            },
            { id: 'garlic', name: 'garlic', amount: 3, unit: 'clove', note: 'chopped' },
          ],
        },
        {
          title: 'Sauce',
          items: [
            {
              id: 'chunjang',
              name: 'chunjang',
              native: { text: '춘장', lang: 'ko' },
              amount: 120,
              unit: 'g',
              food: 'chunjang',
              note: 'Korean black-bean paste, unfried',
            },
            { id: 'oil', name: 'neutral oil', amount: 60, unit: 'ml', food: 'neutral-oil' },
            { id: 'sugar', name: 'sugar', amount: 1, unit: 'tbsp', food: 'sugar' },
            { id: 'oyster-sauce', name: 'oyster sauce', amount: 1, unit: 'tbsp', food: 'oyster-sauce' },
            {
              id: 'stock',
              name: 'unsalted chicken stock',
              amount: 500,
              unit: 'ml',
              food: 'stock',
              note: 'hot',
            },
            { id: 'sesame-oil', name: 'toasted sesame oil', amount: 1, unit: 'tsp' },
          ],
        },
        {
          title: 'Slurry',
          items: [
            {
              id: 'starch',
              name: 'potato starch',
              native: { text: '감자전분', lang: 'ko' },
              amount: 2,
              unit: 'tbsp',
              food: 'potato-starch',
            },
            { id: 'water', name: 'cold water', amount: 60, unit: 'ml', food: 'water' },
          ],
        },
        {
          title: 'Noodles',
          items: [
            {
              id: 'noodles',
              name: 'fresh thick wheat noodles',
              native: { text: '생면', lang: 'ko' },
              amount: 800,
              unit: 'g',
            },
            { id: 'egg', name: 'egg', plural: 'eggs', amount: 2, halves: true },
            { id: 'cucumber', name: 'cucumber', plural: 'cucumbers', amount: 0.5, note: 'in matchsticks' },
            {
              id: 'danmuji',
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
        'Carbon-steel wok or wide, heavy pan, 30 cm or more',
        'Large pot for the noodles',
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
              text: 'Mix {pork} with {soy-sauce}, {mirin}, {ginger} and {white-pepper}. Leave it for {~marinate}, which is about as long as the next step takes.',
              durations: [{ id: 'marinate', label: 'Marinate the pork', minutes: 15, attention: 'passive' }],
              cue: 'The meat has drunk up the marinade and the bowl is nearly dry.',
            },
            {
              id: 'cut',
              title: 'Cut everything to one size',
              text: 'Cut {onion} and {zucchini} to the size of the meat, {potato} a little smaller, and {cabbage} into squares. Chop {garlic}. Rinse the potato in cold water and drain it, so that its starch does not catch in the wok.',
              durations: [
                { id: 'knife-work', label: 'Cut the vegetables', minutes: 25, attention: 'active' },
              ],
              cue: 'A piece of each fits on one spoon.',
            },
            {
              id: 'eggs',
              title: 'Boil the eggs',
              text: 'Lower {egg} into boiling water and cook for {~boil-eggs}. Cool under the tap, peel and halve. Cut {cucumber} into matchsticks and put it in the fridge: it should be cold when the sauce is hot.',
              durations: [{ id: 'boil-eggs', label: 'Boil the eggs', minutes: 9, attention: 'passive' }],
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
              text: 'Warm {oil} in the wok over medium-low heat to about {@150}. Add {chunjang} and stir without stopping for {~fry}. Tip it into a sieve over a bowl and keep both: the paste, and the oil that runs off.',
              durations: [{ id: 'fry', label: 'Fry the paste', minutes: 5, attention: 'active' }],
              cue: 'It loosens, smells nutty rather than sharp, and no longer tastes bitter.',
            },
            {
              id: 'brown',
              title: 'Brown the pork',
              text: 'Wipe the wok, return two spoonfuls of the paste oil and heat it until it shimmers. Spread out the pork and leave it alone until the underside is brown, then toss it, {~brown} in all.',
              durations: [{ id: 'brown', label: 'Brown the pork', minutes: 4, attention: 'active' }],
              cue: 'Brown on two sides, with no pink left.',
            },
            {
              id: 'vegetables',
              title: 'Cook the vegetables in order',
              text: 'Add the {potato|name} and stir for two minutes. Add the {onion|name} and {garlic|name} for three, until the edges turn clear. Add the {zucchini|name} and {cabbage|name} for the last minute. Together that is {~stir-fry} over high heat.',
              durations: [
                { id: 'stir-fry', label: 'Stir-fry the vegetables', minutes: 6, attention: 'active' },
              ],
              cue: 'The onion is clear at the edges and the cabbage still has bite.',
            },
            {
              id: 'simmer',
              title: 'Bring it together',
              text: 'Stir in the fried paste, {sugar} and {oyster-sauce} until everything is coated and black. Pour in {stock}, bring it to a boil, then simmer for {~simmer}. Put a large pot of unsalted water on to boil for the noodles.',
              durations: [{ id: 'simmer', label: 'Simmer the sauce', minutes: 8, attention: 'passive' }],
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
              text: 'Shake the flour off {noodles} and boil them for {~boil-noodles}, or one minute less than the packet says. Rinse hard under cold water, rubbing off the starch, then dip them back in the hot pot for ten seconds and drain well.',
              durations: [{ id: 'boil-noodles', label: 'Boil the noodles', minutes: 5, attention: 'active' }],
              cue: 'Springy all the way through, slippery outside, no floury core.',
            },
            {
              id: 'serve',
              title: 'Serve',
              text: 'Divide the noodles between bowls and ladle the sauce over one side. Finish with cold {cucumber|name} and half an egg each, and put {danmuji} on the table. Mix thoroughly before the first bite.',
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
          text: 'Shoulder has enough fat to stay juicy. Aim for 1.5 cm.',
          step: 'season',
          picture: { name: 'prep-diced-pork', alt: 'Diced pork shoulder in a bowl' },
        },
        { title: 'Season it', text: 'Soy sauce, mirin, grated ginger and white pepper.', step: 'season' },
        {
          title: 'Work it in',
          text: 'Use your hand. The bowl should look dry when you are done.',
          step: 'season',
        },
        {
          title: 'Halve the onions',
          text: 'They are the sweetness of the sauce.',
          step: 'cut',
        },
        { title: 'Dice the onions', text: 'As big as the meat, so that they do not melt away.', step: 'cut' },
        { title: 'Rinse the potato', text: 'Cold water takes off the loose starch.', step: 'cut' },
        {
          title: 'Everything one size',
          text: 'Onion, potato, zucchini and cabbage, ready by the stove.',
          step: 'cut',
          picture: {
            name: 'prep-diced-vegetables',
            alt: 'Diced onion, potato, zucchini and squares of cabbage in small bowls',
          },
        },
        { title: 'Eggs in', text: 'Straight into boiling water, nine minutes.', step: 'eggs' },
        {
          title: 'Cucumber in matchsticks',
          text: 'Then into the fridge. Cold on hot is the point.',
          step: 'eggs',
        },
        {
          title: 'Measure the chunjang',
          text: 'It looks like tar and smells of roasted beans.',
          step: 'fry-paste',
          picture: {
            name: 'prep-black-bean-paste',
            alt: 'A bowl of glossy black chunjang paste with a spoon',
          },
        },
        { title: 'Into warm oil', text: 'Medium-low. If it spits, the pan is too hot.', step: 'fry-paste' },
        { title: 'Stir without stopping', text: 'It seizes first, then loosens.', step: 'fry-paste' },
        {
          title: 'Drain, keep the oil',
          text: 'That oil seasons the pork in the next step.',
          step: 'fry-paste',
        },
        { title: 'Brown the pork', text: 'One layer, and leave it alone.', step: 'brown' },
        { title: 'Turn it once', text: 'Two brown sides are enough.', step: 'brown' },
        {
          title: 'Potato first',
          text: 'It needs the longest, so it gets two minutes alone.',
          step: 'vegetables',
        },
        { title: 'Onion and garlic', text: 'Until the edges turn clear.', step: 'vegetables' },
        {
          title: 'Zucchini and cabbage last',
          text: 'One minute, so they keep their bite.',
          step: 'vegetables',
        },
        {
          title: 'Paste, sugar, oyster sauce',
          text: 'Stir until every piece is black and shining.',
          step: 'simmer',
        },
        { title: 'Hot stock', text: 'Scrape up what stuck: that is flavour.', step: 'simmer' },
        { title: 'Simmer', text: 'Eight minutes, until the potato gives.', step: 'simmer' },
        { title: 'Stir the slurry again', text: 'Starch sinks while it waits.', step: 'thicken' },
        {
          title: 'A thin line, a little at a time',
          text: 'Stop when the sauce falls off the spoon in a sheet.',
          step: 'thicken',
        },
        {
          title: 'Fresh noodles',
          text: 'Thick ones, dusted with flour. Shake it off before they go in.',
          step: 'boil-noodles',
          picture: {
            name: 'prep-dough',
            alt: 'Nests of fresh wheat noodles, a block of dough and a rolling pin on a floured board',
          },
        },
        {
          title: 'Rinse, then warm',
          text: 'Cold water for spring, hot water for comfort.',
          step: 'boil-noodles',
        },
        {
          title: 'Sauce over one side',
          text: 'Leave some noodles showing, they will not stay that way.',
          step: 'serve',
        },
        {
          title: 'Cucumber on, egg in',
          text: 'Cold against the hot sauce. Now mix.',
          step: 'serve',
          picture: {
            name: 'jjajangmyeon',
            alt: 'The finished bowl with cucumber matchsticks and half a boiled egg',
            focus: [42, 50],
          },
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
      type: 'notes',
      title: 'Good to know',
      items: [
        {
          title: 'Ahead and after',
          text: 'The sauce keeps three days in the fridge and two months in the freezer. Reheat it gently with a splash of water until it bubbles: starch thickens as it cools. Boil the noodles fresh.',
        },
        {
          title: 'Instead of pork',
          text: 'Chicken thigh cooks in the same time. For a vegetarian bowl use firm tofu and mushrooms, mushroom sauce in place of oyster sauce and vegetable stock, and check the label of the paste.',
        },
        {
          title: 'Instead of fresh noodles',
          text: 'Dried udon or thick wheat noodles work: about half the weight, boiled as the packet says. Corn starch replaces potato starch one for one and sets a little cloudier.',
        },
      ],
    },
  ],
};
