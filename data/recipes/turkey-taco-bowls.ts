import { pictures } from '@/data/pages/pictures';
import type { RecipeInput } from '@/data/schema/recipe';

export const recipe: RecipeInput = {
  id: 22,
  slug: 'turkey-taco-bowls',
  customLink: '/recipes/turkey-taco-bowls',
  title: 'Turkey Taco Bowls',
  category: 'High Protein',
  types: ['high-protein'],
  cuisine: 'Tex-Mex',
  keywords: [
    'turkey taco bowl',
    'burrito bowl',
    'ground turkey',
    'black beans',
    'meal prep',
    'high protein',
    'rice bowl',
  ],
  description:
    'Spiced ground turkey with rice, black beans, corn, tomato and avocado: 28 g of protein and 380 calories a serving in 35 minutes.',
  dek: 'Everything a taco holds, in a bowl that holds more of it.',
  picture: pictures.tacoBowl,
  pictureCaption: 'Everything in its own corner, until the lime goes over it.',
  times: { prep: 15, cook: 20, total: 35, card: 35 },
  yield: { amount: 4, unit: 'serving' },
  difficulty: 'Easy',
  published: '2025-02-05',
  updated: '2026-11-22',
  diets: ['gluten-free', 'dairy-free'],
  nutrition: { calories: 380, protein: 28 },
  fullMeal: true,
  blocks: [
    {
      type: 'ingredients',
      groups: [
        {
          title: 'Rice',
          items: [
            { id: 'rice', buy: 'rice', name: 'long-grain rice', amount: 120, unit: 'g', food: 'rice' },
            { id: 'rice-water', buy: 'water', name: 'water', amount: 240, unit: 'ml', food: 'water' },
          ],
        },
        {
          title: 'Turkey',
          items: [
            {
              id: 'turkey',
              buy: 'ground-turkey',
              name: 'extra-lean ground turkey',
              amount: 320,
              unit: 'g',
              note: 'breast meat, the leanest on the shelf',
            },
            {
              id: 'oil',
              buy: 'neutral-oil',
              name: 'neutral oil',
              amount: 2,
              unit: 'tsp',
              food: 'neutral-oil',
            },
            {
              id: 'onion',
              buy: 'onion',
              name: 'onion',
              amount: 120,
              unit: 'g',
              food: 'diced-onion',
              note: 'finely chopped',
            },
            { id: 'garlic', buy: 'garlic', name: 'garlic', amount: 2, unit: 'clove', note: 'chopped' },
            { id: 'chili-powder', buy: 'chili-powder', name: 'chili powder', amount: 1, unit: 'tbsp' },
            { id: 'cumin', buy: 'cumin', name: 'ground cumin', amount: 1.5, unit: 'tsp' },
            { id: 'paprika', buy: 'smoked-paprika', name: 'smoked paprika', amount: 1, unit: 'tsp' },
            { id: 'oregano', buy: 'oregano', name: 'dried oregano', amount: 1, unit: 'tsp' },
            {
              id: 'tomato-paste',
              buy: 'tomato-paste',
              name: 'tomato paste',
              amount: 1,
              unit: 'tbsp',
              food: 'tomato-paste',
            },
            { id: 'water', buy: 'water', name: 'water', amount: 100, unit: 'ml', food: 'water' },
            { id: 'salt', buy: 'salt', name: 'fine salt', amount: 1, unit: 'tsp', food: 'salt' },
          ],
        },
        {
          title: 'Beans and corn',
          items: [
            {
              id: 'beans',
              buy: 'canned-black-beans',
              about: 'black-beans',
              name: 'black beans',
              amount: 1,
              unit: 'can',
              note: 'the {#398-ml can}, drained and rinsed',
            },
            {
              id: 'corn',
              buy: 'corn',
              name: 'corn kernels',
              amount: 100,
              unit: 'g',
              food: 'corn',
              note: 'frozen, or canned and drained',
            },
          ],
        },
        {
          title: 'Cold and fresh',
          items: [
            {
              id: 'tomatoes',
              buy: 'tomato',
              name: 'tomatoes',
              amount: 200,
              unit: 'g',
              food: 'diced-tomato',
              note: 'in small dice',
            },
            {
              id: 'cilantro',
              buy: 'cilantro',
              name: 'cilantro',
              amount: 16,
              unit: 'g',
              food: 'cilantro-leaves',
              note: 'leaves and thin stems, chopped',
            },
            { id: 'lime', buy: 'lime', name: 'lime', plural: 'limes', amount: 2, round: 'half' },
            {
              id: 'avocado',
              buy: 'avocado',
              name: 'avocado',
              plural: 'avocados',
              amount: 1,
              round: 'half',
              note: 'small and ripe',
            },
          ],
        },
      ],
    },
    {
      type: 'equipment',
      items: [
        'Pot with a lid for the rice, {=1.5 L}',
        'Wide frying pan, {#28 cm} or more',
        'Pan for the beans and corn',
        'Sieve for rinsing rice and beans',
        'Wooden spoon with a flat edge',
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
              text: 'Rinse {rice} in a sieve, drain it and put it into the pot with {rice-water} and {salt|1/4}. Bring it to a boil over high heat, which takes {~boil-rice}, stir once, close the lid and leave it over the lowest heat for {~simmer-rice}.',
              durations: [
                { id: 'boil-rice', label: 'Bring the rice to a boil', minutes: 3, attention: 'active' },
                {
                  id: 'simmer-rice',
                  label: 'Simmer the rice',
                  minutes: 13,
                  attention: 'passive',
                  until: 'rest-rice',
                },
              ],
              work: 2,
              cue: 'The water is gone and the surface is pitted with small holes.',
            },
          ],
        },
        {
          title: 'Cut, and mix the salsa',
          steps: [
            {
              id: 'chop',
              title: 'Cut everything',
              text: 'Chop the {onion|name}, {garlic} and the {cilantro|name}, and cut the {tomatoes|name} into small dice. Tip the {beans|name} into a sieve, rinse them until the foam is gone, and let them drain.',
              durations: [{ id: 'chop', label: 'Cut the vegetables', minutes: 9, attention: 'active' }],
              cue: 'The onion is no bigger than a kernel of corn.',
            },
            {
              id: 'salsa',
              title: 'Mix the salsa',
              text: 'Stir {tomatoes} with {onion|1/3}, {cilantro|half}, the juice of {lime|1/4} and {salt|1/4}, and let it stand until you serve.',
              work: 3,
              cue: 'Juice has gathered at the bottom, sharp and a little salty.',
            },
            {
              id: 'rest-rice',
              title: 'Rest the rice, mix the spices',
              text: 'Take the rice off the heat and leave the lid on for {~rest-rice}. Measure {chili-powder}, {cumin}, {paprika} and {oregano} into a small bowl and put it beside the stove.',
              durations: [
                {
                  id: 'rest-rice',
                  label: 'Rest the rice',
                  minutes: 10,
                  attention: 'passive',
                  until: 'serve',
                },
              ],
              work: { after: 1.5 },
            },
          ],
        },
        {
          title: 'Cook the turkey',
          steps: [
            {
              id: 'bloom',
              title: 'Bloom the spices',
              text: 'Warm {oil} in the wide pan over medium heat and soften {onion|rest} in it for {~soften}. Add the {garlic|name} and the spices and stir for {~bloom}, no longer.',
              durations: [
                { id: 'soften', label: 'Soften the onion', minutes: 3, attention: 'active' },
                { id: 'bloom', label: 'Bloom the spices', minutes: 0.5, attention: 'active' },
              ],
              cue: 'The onion is brick red and the whole kitchen smells of it.',
            },
            {
              id: 'brown',
              title: 'Brown the turkey',
              text: 'Push the onion to the rim, where the spices cannot burn, and turn the heat up a little. Press {turkey} into the middle in one layer and leave it for {~brown}, until it is brown underneath. Then turn it over in pieces and break it up with the spoon for {~crumble}.',
              durations: [
                { id: 'brown', label: 'Brown the turkey', minutes: 3, attention: 'active' },
                { id: 'crumble', label: 'Break up the turkey', minutes: 2, attention: 'active' },
              ],
              beyond: {
                upTo: 6,
                text: 'Meat in a thick layer stews: brown it in {*} batches, then put all of it back.',
                repeats: ['brown', 'crumble'],
              },
              cue: 'Crumbs with brown edges and no pink left.',
              picture: {
                name: 'step-turkey-brown',
                alt: 'Minced turkey broken into crumbs with brown, crisp edges in a wide pan, red onion pushed to the rim, a wooden spoon across; tomato paste in a small bowl',
              },
            },
            {
              id: 'simmer',
              title: 'Make it juicy, warm the beans',
              text: 'Stir in {tomato-paste}, {water} and {salt|rest}, turn the heat to medium-low and simmer for {~simmer}. Meanwhile warm {beans} and {corn} side by side in a pan over medium heat with a spoonful of water, until they steam.',
              safety:
                'Ground turkey is safe at {@74}, and all of it has to get there: measure where the meat lies thickest.',
              durations: [{ id: 'simmer', label: 'Simmer the turkey', minutes: 4, attention: 'active' }],
              cue: 'A red sauce that coats the meat and leaves no puddle when you pull the spoon through.',
            },
            {
              id: 'serve',
              title: 'Fill the bowls',
              text: 'Loosen the rice with a fork and stir in {cilantro|rest} and the juice of {lime|1/4}. Halve, stone and slice {avocado}. Give rice, turkey, beans, corn and salsa a corner each, lay the avocado in the middle, and cut {lime|rest} into wedges for the table.',
              safety:
                'For the boxes of the next days, turkey, beans and rice go into the fridge within an hour of cooking.',
              work: 3,
              cue: 'The avocado is still bright green, and the hot corners steam.',
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
          title: 'Spices want fat',
          text: 'Turkey has next to none, so they bloom in oil before the meat goes near the pan. Half a minute there does more than ten minutes in a sauce.',
        },
        {
          title: 'Leave it alone',
          text: 'Lean meat that is stirred from the start goes grey and sheds its water. Three minutes without a spoon give you the brown edges.',
        },
        {
          title: 'The rest of the packet',
          text: 'Turkey is often sold by {#450 g}. Cook all of it if you like, with another pinch of salt: every {#30 g} more in a bowl are about 8 g of protein and 35 calories.',
        },
        {
          title: 'Which chili powder',
          text: 'The mild North American blend with cumin and oregano in it, not ground hot chili. If the bowl has to be gluten-free, read its label: some blends are stretched with flour.',
        },
        {
          title: 'For boxes',
          text: 'Hot parts in one box, cold parts in another, the lime whole. The avocado is cut on the day; nothing persuades it to wait.',
        },
      ],
    },
    {
      type: 'keeping',
      title: 'Ahead and after',
      ahead:
        'Mix the spices whenever you like. The salsa can be made the evening before, without its salt, which goes in an hour before you eat.',
      fridge:
        'Turkey, rice, beans and corn keep three days, the salsa two. Rice cools fastest on a wide plate, and all of it belongs in the cold an hour after cooking.',
      freezer: 'The turkey freezes for three months, with its beans if you like. Salsa and avocado do not.',
      reheat:
        'Only the hot box: a little water over the rice, the lid on but not shut, until every corner steams and the turkey is at {@74} again. Then add the cold half.',
    },
    {
      type: 'swaps',
      title: 'Instead of',
      items: [
        {
          for: 'turkey',
          title: 'ground chicken or extra-lean ground beef',
          text: 'As much of it, for as long. Ground chicken breast leaves the figures as they are; extra-lean beef adds about 50 calories a bowl.',
        },
        {
          for: 'turkey',
          title: 'more black beans',
          text: 'For a vegan bowl, {=1 can|cans} more. Mash a third of them into the spiced onion, and simmer as written. There is less protein in it, and more fibre.',
        },
        {
          for: 'rice',
          title: 'brown rice or quinoa',
          text: 'The same weight. Brown rice wants 30 minutes and a little more water; quinoa cooks as the white rice does.',
        },
        {
          for: 'cilantro',
          title: 'green onion and parsley',
          text: 'Half of each, for a sharper and a milder green. The rice takes it as well.',
        },
        {
          for: 'avocado',
          title: 'a spoonful of sour cream',
          text: 'Or plain yogurt, when no avocado is ripe. The bowl then contains milk.',
        },
      ],
    },
  ],
};
