import { pictures } from '@/data/pages/pictures';
import type { RecipeInput } from '@/data/schema/recipe';

export const recipe: RecipeInput = {
  id: 21,
  slug: 'teriyaki-chicken',
  customLink: '/recipes/teriyaki-chicken',
  title: 'Teriyaki Chicken Bowls',
  category: 'High Protein',
  types: ['high-protein', 'chicken'],
  cuisine: 'Japanese',
  keywords: [
    'teriyaki chicken',
    'chicken bowl',
    'donburi',
    'meal prep',
    'high protein',
    'rice bowl',
    '照り焼き',
  ],
  description:
    'Chicken glazed in soy, mirin and sugar over rice with broccoli and carrot: 35 g of protein and 425 calories a serving in 40 minutes.',
  dek: 'A glaze of three things, shiny enough to see the window in it.',
  picture: pictures.teriyaki,
  pictureCaption: 'The carrots are slices. The flowers are for days when I have a cutter and time.',
  times: { prep: 15, cook: 25, total: 40, card: 40 },
  yield: { amount: 4, unit: 'serving' },
  difficulty: 'Easy',
  published: '2025-01-15',
  updated: '2026-11-22',
  allergens: ['Gluten', 'Sesame', 'Soy'],
  diets: ['dairy-free'],
  nutrition: { calories: 425, protein: 35 },
  fullMeal: true,
  blocks: [
    {
      type: 'ingredients',
      groups: [
        {
          title: 'Rice',
          items: [
            {
              id: 'rice',
              buy: 'short-grain-rice',
              name: 'short-grain rice',
              native: { text: '米', lang: 'ja' },
              amount: 185,
              unit: 'g',
              food: 'rice',
            },
            { id: 'rice-water', buy: 'water', name: 'water', amount: 270, unit: 'ml', food: 'water' },
          ],
        },
        {
          title: 'Chicken',
          items: [
            {
              id: 'chicken',
              buy: 'chicken-breast',
              name: 'chicken breast',
              amount: 500,
              unit: 'g',
              note: 'boneless, skinless, in thin cutlets',
            },
            {
              id: 'starch',
              buy: 'cornstarch',
              name: 'cornstarch',
              amount: 1,
              unit: 'tbsp',
              food: 'cornstarch',
            },
            {
              id: 'oil',
              buy: 'neutral-oil',
              name: 'neutral oil',
              amount: 2,
              unit: 'tsp',
              food: 'neutral-oil',
            },
          ],
        },
        {
          title: 'Glaze',
          items: [
            {
              id: 'soy-sauce',
              buy: 'soy-sauce',
              about: 'soy-sauce',
              name: 'soy sauce',
              amount: 4,
              unit: 'tbsp',
              food: 'soy-sauce',
            },
            {
              id: 'mirin',
              buy: 'mirin',
              name: 'mirin',
              native: { text: 'みりん', lang: 'ja' },
              amount: 3,
              unit: 'tbsp',
              food: 'mirin',
            },
            { id: 'sugar', buy: 'sugar', name: 'sugar', amount: 2, unit: 'tsp', food: 'sugar' },
          ],
        },
        {
          title: 'Vegetables',
          items: [
            {
              id: 'broccoli',
              buy: 'broccoli',
              name: 'broccoli',
              amount: 300,
              unit: 'g',
              food: 'broccoli-florets',
              note: 'in small florets',
            },
            {
              id: 'carrot',
              buy: 'carrot',
              name: 'carrot',
              amount: 150,
              unit: 'g',
              food: 'diced-carrot',
              note: 'in {#5-mm} slices',
            },
            {
              id: 'steam-water',
              buy: 'water',
              name: 'water',
              amount: 80,
              unit: 'ml',
              food: 'water',
              note: 'for steaming',
            },
          ],
        },
        {
          title: 'To finish',
          items: [
            {
              id: 'green-onion',
              buy: 'green-onion',
              name: 'green onion',
              plural: 'green onions',
              amount: 2,
              note: 'in thin rings',
            },
            {
              id: 'sesame',
              buy: 'sesame-seeds',
              name: 'toasted sesame seeds',
              amount: 1,
              unit: 'tsp',
              food: 'sesame-seeds',
            },
          ],
        },
      ],
    },
    {
      type: 'equipment',
      items: [
        'Heavy pot with a tight lid, {=1.5 L}',
        'Frying pan with a lid, {#28 to 30 cm}',
        'Sharp knife and a board that is easy to wash',
        'Fine sieve for the rice',
        'Small bowl for the glaze',
        'Thin turner or tongs',
        'Instant-read thermometer',
      ],
    },
    {
      type: 'method',
      groups: [
        {
          title: 'Start the rice',
          steps: [
            {
              id: 'rice',
              title: 'Cook the rice',
              text: 'Rinse {rice} in cold water until it runs nearly clear and drain it well. Put it into the pot with {rice-water}, close the lid and bring it to a boil over medium heat, which takes {~boil-rice}. Turn the heat to its lowest and leave it shut for {~simmer-rice}.',
              durations: [
                { id: 'boil-rice', label: 'Bring the rice to a boil', minutes: 4, attention: 'active' },
                {
                  id: 'simmer-rice',
                  label: 'Simmer the rice',
                  minutes: 12,
                  attention: 'passive',
                  until: 'rest-rice',
                },
              ],
              work: 2,
              cue: 'Steam pushes at the lid before you turn it down. At the end you hear a faint crackle and no more bubbling.',
            },
          ],
        },
        {
          title: 'Prepare',
          steps: [
            {
              id: 'cut',
              title: 'Cut the vegetables',
              text: 'Cut {broccoli} into florets of one bite, {carrot} into slices of {#5 mm}, and {green-onion} into thin rings. Keep the rings apart.',
              durations: [{ id: 'cut', label: 'Cut the vegetables', minutes: 6, attention: 'active' }],
              cue: 'The florets are all one size, so that they are done together.',
            },
            {
              id: 'chicken',
              title: 'Flatten and dust the chicken',
              text: 'Lay a hand flat on {chicken} and cut each breast through the side into two cutlets, about {#1.5 cm} thick: a breast of {#250 g} makes enough for two bowls. Pat them dry and dust them with {starch} on both sides.',
              safety:
                'Raw chicken has touched the board, the knife and your hands: wash all three before you touch anything else.',
              work: 5,
              cue: 'Dry and matt, with a thin bloom of starch and no white clumps.',
            },
            {
              id: 'rest-rice',
              title: 'Rest the rice, stir the glaze',
              text: 'Take the rice off the heat and leave the lid on for at least {~rest-rice}. Stir {soy-sauce}, {mirin} and {sugar} together.',
              durations: [
                {
                  id: 'rest-rice',
                  label: 'Rest the rice',
                  minutes: 10,
                  attention: 'passive',
                  until: 'serve',
                },
              ],
              work: { after: 2 },
              cue: 'No grains of sugar are left at the bottom of the bowl.',
            },
          ],
        },
        {
          title: 'One pan, twice',
          steps: [
            {
              id: 'steam',
              title: 'Steam the vegetables',
              text: 'Put the {carrot|name} into the frying pan with {steam-water}, lid on, over high heat. After a minute add the {broccoli|name} and close the lid again, {~steam} in all. Tip everything onto a plate and wipe the pan dry.',
              durations: [{ id: 'steam', label: 'Steam the vegetables', minutes: 4, attention: 'active' }],
              beyond: {
                upTo: 6,
                text: 'Steam them in {*} batches, each with its share of the water.',
                repeats: ['steam'],
              },
              work: 1,
              cue: 'Bright green and bright orange, and the tip of a knife meets a little resistance.',
            },
            {
              id: 'sear',
              title: 'Brown the chicken',
              text: 'Heat {oil} in the same pan over medium-high heat until it shimmers. Lay in the cutlets away from you and leave them alone for {~sear}. Turn them, lower the heat to medium and give them {~turn} more.',
              durations: [
                { id: 'sear', label: 'Brown the first side', minutes: 4, attention: 'active' },
                { id: 'turn', label: 'Brown the second side', minutes: 3, attention: 'active' },
              ],
              beyond: {
                upTo: 4,
                text: 'A pan holds the cutlets of four bowls: brown them in {*} batches, each in its share of the oil.',
                repeats: ['sear', 'turn'],
              },
              work: 1,
              cue: 'The crust is golden and no longer clings when you lift a corner.',
            },
            {
              id: 'glaze',
              title: 'Glaze',
              text: 'Pour in the glaze and loosen the brown bits from the pan. Let it bubble over medium heat for {~glaze}, turning the chicken in it, until it is a syrup. If the glaze is ready before the chicken, add a spoonful of water and give it another minute.',
              safety: 'Chicken is safe at {@74}, measured in the middle of the thickest cutlet.',
              durations: [{ id: 'glaze', label: 'Glaze the chicken', minutes: 3, attention: 'active' }],
              beyond: {
                upTo: 4,
                text: 'Glaze in {*} batches too, each with its share of the sauce.',
                repeats: ['glaze'],
              },
              cue: 'The bubbles grow large and slow, and a spoon leaves a path on the bottom of the pan.',
              picture: {
                name: 'step-teriyaki-glaze',
                alt: 'Four browned chicken cutlets in a pan of dark amber glaze, foam of large and small bubbles between them; a wooden spoon has left a bare path through the syrup',
                focus: [50, 48],
              },
            },
            {
              id: 'serve',
              title: 'Slice and serve',
              text: 'Let the chicken stand for two minutes while you fluff the rice and divide it between bowls. Slice each cutlet across the grain and lay it on the rice with the vegetables beside it. Spoon over the glaze from the pan and scatter {sesame} and the {green-onion|name}.',
              safety:
                'What is for another day is in the fridge within the hour, the rice spread out to cool first.',
              work: 4,
              cue: 'The juices run clear and the slices shine.',
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
          title: 'A way of cooking before it is a bottle',
          text: 'Teri is the shine, yaki the grilling. Soy sauce, mirin and sugar boil down in the pan that the chicken browned in, and everything that stuck to it goes into the glaze.',
        },
        {
          title: 'Brown first, glaze last',
          text: 'Sugar burns long before chicken is done. The glaze gets three minutes and no more.',
        },
        {
          title: 'Starch keeps the breast juicy',
          text: 'A thin dusting is enough. It holds the juice in, gives the glaze something to cling to, and thickens it without a second bowl.',
        },
        {
          title: 'Looser for boxes',
          text: 'For boxes I stop the glaze a minute early, once the chicken is at {@74}. It thickens in the fridge, and it should still run into the rice on Wednesday.',
        },
        {
          title: 'Two kinds of mirin',
          text: 'Hon-mirin is brewed and gently sweet. Seasoning sold as aji-mirin has sugar or syrup added: with that, start with half of the sugar and taste.',
        },
      ],
    },
    {
      type: 'keeping',
      title: 'Ahead and after',
      ahead:
        'The glaze can be stirred a week ahead and kept in the fridge. Cut the vegetables up to two days before; slice the chicken on the day you cook it.',
      fridge:
        'Three days in closed boxes. Spread the rice out to cool and have it in the fridge within the hour. Keep the green onion apart.',
      freezer:
        'Chicken in its glaze and rice freeze for two months. Steam the broccoli fresh: it goes limp in the cold.',
      reheat:
        'Sprinkle the rice with a spoonful of water, cover the box loosely and heat it until it steams in the middle. Once only.',
    },
    {
      type: 'swaps',
      title: 'Instead of',
      items: [
        {
          for: 'chicken',
          title: 'boneless, skinless thighs',
          text: 'The same weight, opened flat, and two minutes longer on the second side. Juicier and harder to overcook, with about 4 g less protein a bowl.',
        },
        {
          for: 'chicken',
          title: 'firm tofu',
          text: 'Pressed, in slabs of {#2 cm}, dusted and browned the same way. It needs no thermometer, and the bowl is vegan.',
        },
        {
          for: 'soy-sauce',
          title: 'tamari',
          text: 'One for one. With a bottle that says gluten-free, and a mirin that does, so is the bowl.',
        },
        {
          for: 'mirin',
          title: 'sake or dry sherry',
          text: 'The same amount, with a teaspoon of sugar more for each tablespoon.',
        },
        {
          for: 'rice',
          title: 'brown short-grain rice',
          text: 'The same weight with half as much water again, and 35 minutes at a simmer. Start it before everything else.',
        },
        {
          for: 'broccoli',
          title: 'green beans or sugar snap peas',
          text: 'The same weight and the same pan: beans go in with the carrot, snap peas for the last two minutes.',
        },
      ],
    },
  ],
};
