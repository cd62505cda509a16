import { pictures } from '@/data/pages/pictures';
import type { RecipeInput } from '@/data/schema/recipe';

export const recipe: RecipeInput = {
  id: 24,
  slug: 'tofu-vegetable-stir-fry',
  customLink: '/recipes/tofu-vegetable-stir-fry',
  title: 'Tofu Vegetable Stir Fry',
  category: 'Plant Protein',
  types: ['high-protein'],
  cuisine: 'East Asian',
  keywords: [
    'tofu stir fry',
    'crispy tofu',
    'vegan meal prep',
    'bell peppers',
    'snap peas',
    'plant protein',
    'rice bowl',
  ],
  description:
    'Crisp tofu with peppers, mushrooms and snap peas in a light sauce, over rice: 22 g of protein a serving, on the table in 30 minutes.',
  dek: 'Tofu with a crust, vegetables with a bite, and a sauce that only just coats them.',
  picture: pictures.stirFry,
  pictureCaption: 'One layer, and room between the cubes. What is crowded steams.',
  times: { prep: 15, cook: 15, total: 30, card: 30 },
  yield: { amount: 4, unit: 'serving' },
  difficulty: 'Easy',
  published: '2024-10-02',
  updated: '2026-11-22',
  allergens: ['Gluten', 'Sesame', 'Soy'],
  diets: ['vegetarian', 'vegan', 'dairy-free'],
  nutrition: { protein: 22 },
  fullMeal: true,
  blocks: [
    {
      type: 'ingredients',
      groups: [
        {
          title: 'Rice',
          items: [
            { id: 'rice', buy: 'rice', name: 'jasmine rice', amount: 240, unit: 'g', food: 'rice' },
            { id: 'rice-water', buy: 'water', name: 'boiling water', amount: 375, unit: 'ml', food: 'water' },
          ],
        },
        {
          title: 'Tofu',
          items: [
            {
              id: 'tofu',
              buy: 'firm-tofu',
              about: 'tofu',
              name: 'firm tofu',
              amount: 450,
              unit: 'g',
              note: 'drained, in {#2.5-cm} cubes',
            },
            {
              id: 'coating',
              buy: 'cornstarch',
              name: 'cornstarch',
              amount: 2,
              unit: 'tbsp',
              food: 'cornstarch',
              note: 'for the crust',
            },
            { id: 'salt', buy: 'salt', name: 'fine salt', amount: 0.25, unit: 'tsp', food: 'salt' },
            {
              id: 'oil',
              buy: 'neutral-oil',
              name: 'neutral oil',
              amount: 3,
              unit: 'tbsp',
              food: 'neutral-oil',
            },
          ],
        },
        {
          title: 'Vegetables',
          items: [
            {
              id: 'mushrooms',
              buy: 'mushrooms',
              name: 'mushrooms',
              amount: 150,
              unit: 'g',
              note: 'cremini or shiitake, in thick slices',
            },
            {
              id: 'peppers',
              buy: 'bell-pepper',
              name: 'bell pepper',
              plural: 'bell peppers',
              amount: 2,
              round: 'half',
              note: 'red and yellow, in strips as wide as a finger',
            },
            {
              id: 'snap-peas',
              buy: 'snap-peas',
              name: 'sugar snap peas',
              amount: 200,
              unit: 'g',
              note: 'strings pulled off',
            },
            {
              id: 'green-onions',
              buy: 'green-onion',
              name: 'green onion',
              plural: 'green onions',
              amount: 4,
              note: 'white and green kept apart',
            },
            { id: 'garlic', buy: 'garlic', name: 'garlic', amount: 3, unit: 'clove', note: 'chopped' },
            {
              id: 'ginger',
              buy: 'ginger',
              name: 'ginger',
              amount: 1,
              unit: 'tbsp',
              note: 'finely chopped',
            },
            {
              id: 'sesame-seeds',
              buy: 'sesame-seeds',
              name: 'sesame seeds',
              amount: 1,
              unit: 'tbsp',
              food: 'sesame-seeds',
              note: 'toasted',
            },
          ],
        },
        {
          title: 'Sauce',
          items: [
            {
              id: 'soy-sauce',
              buy: 'soy-sauce',
              about: 'soy-sauce',
              name: 'soy sauce',
              amount: 3,
              unit: 'tbsp',
              food: 'soy-sauce',
            },
            { id: 'water', buy: 'water', name: 'water', amount: 80, unit: 'ml', food: 'water' },
            {
              id: 'vinegar',
              buy: 'rice-vinegar',
              name: 'rice vinegar',
              amount: 1,
              unit: 'tbsp',
              food: 'vinegar',
            },
            {
              id: 'maple-syrup',
              buy: 'maple-syrup',
              name: 'maple syrup',
              amount: 1,
              unit: 'tbsp',
              food: 'maple-syrup',
            },
            {
              id: 'sauce-starch',
              buy: 'cornstarch',
              name: 'cornstarch',
              amount: 1.5,
              unit: 'tsp',
              food: 'cornstarch',
              note: 'for the sauce',
            },
            {
              id: 'sesame-oil',
              buy: 'sesame-oil',
              name: 'toasted sesame oil',
              amount: 1,
              unit: 'tsp',
              food: 'sesame-oil',
            },
          ],
        },
      ],
    },
    {
      type: 'equipment',
      items: [
        'Wok or wide, heavy pan, {#30 cm} or more',
        'Kettle, and a saucepan with a tight lid',
        'Clean cloth and a board, with something heavy to set on it',
        'Small bowl and a whisk or fork',
        'Thin metal turner',
      ],
    },
    {
      type: 'method',
      groups: [
        {
          title: 'Prepare',
          steps: [
            {
              id: 'rice',
              title: 'Put the rice on',
              text: 'Put the kettle on. Rinse {rice} in two or three changes of water and drain it well. Put it into the saucepan, pour on {rice-water}, stir once and bring it back to a boil over high heat. Then cover it, turn the heat to its lowest and leave it for {~rice}.',
              durations: [
                { id: 'rice', label: 'Cook the rice', minutes: 12, attention: 'passive', until: 'coat' },
              ],
              work: 2,
              cue: 'No water left on top, and small craters in the surface.',
            },
            {
              id: 'press',
              title: 'Press the tofu',
              text: 'Drain {tofu}, fold it into a cloth, and set a board and something heavy on it for {~press}, while you cut. What leaves as water comes back as crust.',
              durations: [
                { id: 'press', label: 'Press the tofu', minutes: 10, attention: 'passive', until: 'coat' },
              ],
              work: 1,
              cue: 'The cloth is wet and the block has lost a little of its height.',
            },
            {
              id: 'cut',
              title: 'Cut the vegetables',
              text: 'Slice {mushrooms} thickly and cut {peppers} into strips. Pull the strings off {snap-peas}. Cut {green-onions} into rings, the white part in one heap and the green in another. Chop {garlic} and {ginger}.',
              durations: [{ id: 'knife-work', label: 'Cut the vegetables', minutes: 7, attention: 'active' }],
              cue: 'Everything lies beside the stove in the order it goes in.',
            },
            {
              id: 'mix',
              title: 'Mix the sauce',
              text: 'Stir {sauce-starch} into {water} until it is smooth, then add {soy-sauce}, {vinegar} and {maple-syrup}.',
              work: 2,
            },
          ],
        },
        {
          title: 'Fry, in this order',
          steps: [
            {
              id: 'coat',
              title: 'Coat the tofu',
              text: 'Take the rice off the heat and let it stand, covered, for {~stand}. Unwrap the tofu, cut it into {#2.5-cm} cubes and dab them dry. Toss them with {coating} and {salt} until every side is dusty.',
              durations: [
                {
                  id: 'stand',
                  label: 'Let the rice stand',
                  minutes: 10,
                  attention: 'passive',
                  until: 'serve',
                },
              ],
              work: { after: 2 },
              cue: 'A thin, even film of starch, with no loose powder in the bowl.',
            },
            {
              id: 'fry',
              title: 'Fry it alone',
              text: 'Heat {oil|2/3} in the pan over medium-high heat until it shimmers. Set the cubes in one layer and leave them alone until they let go of the pan by themselves, about three minutes. Turn them onto a second and a third side, {~fry} in all, then lift them onto a plate.',
              durations: [{ id: 'fry', label: 'Fry the tofu', minutes: [7, 8], attention: 'active' }],
              beyond: {
                upTo: 4,
                text: 'Cubes in more than one layer steam each other: fry them in {*} batches, each in its share of the oil.',
                repeats: ['fry'],
              },
              cue: 'Golden on three sides, and dry and crisp under the turner.',
              picture: {
                name: 'step-tofu-brown',
                alt: 'Cubes of tofu in one layer in a dark pan with room between them, golden on three sides and still white where they have not been turned, one of them on a wooden turner',
                focus: [46, 50],
              },
            },
            {
              id: 'vegetables',
              title: 'Vegetables from slow to quick',
              text: 'Turn the heat to high and add {oil|rest}. Give the {mushrooms|name} two minutes, until their edges brown. Add the {peppers|name} and {snap-peas|name} for two more, then the {garlic|name}, {ginger|name} and white rings of onion for the last half minute. That is {~stir-fry}, and you are tossing for all of it.',
              durations: [
                { id: 'stir-fry', label: 'Stir-fry the vegetables', minutes: 4.5, attention: 'active' },
              ],
              beyond: {
                upTo: 4,
                text: 'The pan takes the vegetables in {*} batches as well. Put each aside when it is done.',
                repeats: ['stir-fry'],
              },
              cue: 'The snap peas have turned bright green and still snap.',
            },
            {
              id: 'glaze',
              title: 'Sauce, then tofu',
              text: 'Stir the sauce up from the bottom and pour it in at the edge of the pan. Boil it for {~glaze} while you toss. Return the tofu for the last ten seconds, take the pan off the heat and stir in {sesame-oil}.',
              durations: [{ id: 'glaze', label: 'Boil the sauce', minutes: 1, attention: 'active' }],
              beyond: {
                upTo: 8,
                text: 'Bring it together in {*} pans, or in {*} rounds, each with its share of vegetables, sauce and tofu.',
                repeats: ['glaze'],
              },
              cue: 'The sauce turns from cloudy to clear and clings. The bottom of the pan shows when you tilt it.',
            },
            {
              id: 'serve',
              title: 'Serve',
              text: 'Fluff the rice, spoon the tofu and vegetables beside it, and scatter {sesame-seeds} and the green rings of onion on top.',
              safety: 'Rice does not wait on the counter: what is left is in the fridge within the hour.',
              work: 0.5,
            },
          ],
        },
      ],
    },
    {
      type: 'tips',
      title: 'Key tips',
      items: [
        {
          title: 'A stir fry is mostly an order',
          text: 'Tofu first, alone and dry; out it comes. Then the vegetables from slow to quick, then the sauce, then the tofu again. Everything in at once is a stew.',
        },
        {
          title: 'It lets go when it is ready',
          text: 'Tofu that sticks has no crust yet. Wait half a minute and try again, rather than scraping its best side off.',
        },
        {
          title: 'Double it in two pans',
          text: 'What does not lie in one layer has to wait for the next batch. A second pan on a second burner halves that wait, for the tofu and for the vegetables.',
        },
        {
          title: 'What the protein counts',
          text: 'Everything in the bowl, with a firm tofu that has 10 g of protein in {#85 g}. Brands run from 8 to 14, so yours may bring a little less or a good deal more.',
        },
      ],
    },
    {
      type: 'keeping',
      title: 'Ahead and after',
      ahead:
        'Press the tofu, cut the vegetables and mix the sauce up to a day before. Keep them apart, covered and cold. Coat the tofu only when the pan is hot.',
      fridge:
        'Three days. Spread the rice out so that it cools quickly, and have the boxes closed and cold within an hour. The crust softens; the taste stays.',
      freezer: 'I do not: peppers and snap peas go limp and the tofu turns to sponge.',
      reheat:
        'In a hot pan with a spoonful of water for three minutes, or loosely covered in the microwave, until the rice steams right through. Once only.',
    },
    {
      type: 'swaps',
      title: 'Instead of',
      items: [
        {
          for: 'soy-sauce',
          title: 'tamari',
          text: 'Spoon for spoon. If the label says gluten-free, so is the dish.',
        },
        {
          for: 'snap-peas',
          title: 'broccoli or green beans',
          text: 'In small pieces, in with the mushrooms and a spoonful of water, as they take two minutes longer.',
        },
        {
          for: 'rice',
          title: 'wheat noodles',
          text: '{=400 g} of fresh ones, boiled, rinsed, and tossed into the pan just before the sauce. Read the packet if egg matters: many contain it.',
        },
        {
          for: 'coating',
          title: 'potato starch',
          text: 'One for one. The crust is a little crisper and stays so a little longer.',
        },
        {
          for: 'maple-syrup',
          title: 'sugar',
          text: 'Two thirds as much, stirred until you no longer feel it on the bottom of the bowl.',
        },
      ],
    },
  ],
};
