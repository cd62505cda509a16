import { pictures } from '@/data/pages/pictures';
import type { RecipeInput } from '@/data/schema/recipe';

export const recipe: RecipeInput = {
  id: 18,
  slug: 'chickpea-curry',
  title: 'Chickpea Curry',
  category: 'Legumes',
  types: ['legumes', 'one-pot'],
  cuisine: 'North Indian',
  keywords: [
    'chickpea curry',
    'chana masala',
    'chole',
    'dried chickpeas',
    'one-pot dinner',
    'vegetarian curry',
  ],
  description:
    'Dried chickpeas in a gravy of browned onion, tomato and whole spices, cooled with yogurt. One pot, a night of soaking, two hours at the stove.',
  dek: 'One pot, a jar of chickpeas, and onions cooked longer than you think.',
  picture: pictures.chickpeaCurry,
  pictureCaption: 'Yogurt goes on at the table. Stirred into a boiling pot it may curdle.',
  times: { prep: [510, 750], cook: [90, 120], total: [600, 870], card: [600, 870] },
  yield: { amount: 4, unit: 'serving' },
  difficulty: 'Easy',
  published: '2023-11-15',
  updated: '2026-11-22',
  allergens: ['Milk'],
  diets: ['vegetarian', 'gluten-free'],
  blocks: [
    {
      type: 'ingredients',
      groups: [
        {
          title: 'Chickpeas',
          items: [
            {
              id: 'chickpeas',
              buy: 'dried-chickpeas',
              about: 'chickpeas',
              name: 'dried chickpeas',
              amount: 250,
              unit: 'g',
              food: 'dried-chickpeas',
            },
            {
              id: 'soaking-water',
              buy: 'water',
              name: 'cold water',
              amount: 1,
              unit: 'l',
              food: 'water',
              note: 'to soak',
            },
            { id: 'baking-soda', buy: 'baking-soda', name: 'baking soda', amount: 0.5, unit: 'tsp' },
            {
              id: 'cooking-water',
              buy: 'water',
              name: 'fresh water',
              amount: 1.25,
              unit: 'l',
              food: 'water',
              note: 'to cook',
            },
            {
              id: 'bay-leaves',
              buy: 'bay-leaf',
              name: 'bay leaf',
              plural: 'bay leaves',
              amount: 2,
              round: 'up',
            },
            {
              id: 'salt',
              buy: 'salt',
              name: 'fine salt',
              amount: 1.5,
              unit: 'tsp',
              food: 'salt',
              note: 'for chickpeas and gravy',
            },
          ],
        },
        {
          title: 'Gravy',
          items: [
            {
              id: 'oil',
              buy: 'neutral-oil',
              name: 'neutral oil',
              amount: 60,
              unit: 'ml',
              food: 'neutral-oil',
            },
            { id: 'cumin-seeds', buy: 'cumin-seeds', name: 'cumin seeds', amount: 1.5, unit: 'tsp' },
            {
              id: 'cinnamon',
              buy: 'cinnamon-stick',
              name: 'cinnamon stick',
              plural: 'cinnamon sticks',
              amount: 1,
              note: 'about {#5 cm}',
            },
            {
              id: 'onions',
              buy: 'onion',
              name: 'onion',
              plural: 'onions',
              amount: 3,
              note: 'medium, finely chopped',
            },
            {
              id: 'ginger',
              buy: 'ginger',
              name: 'ginger',
              amount: 1.5,
              unit: 'tbsp',
              note: 'finely grated',
            },
            { id: 'garlic', buy: 'garlic', name: 'garlic', amount: 4, unit: 'clove', note: 'finely grated' },
            {
              id: 'chili',
              buy: 'chili-pepper',
              name: 'fresh red chili',
              plural: 'fresh red chilies',
              amount: 1,
              note: 'in thin rings',
            },
            { id: 'coriander', buy: 'coriander', name: 'ground coriander', amount: 2, unit: 'tsp' },
            {
              id: 'chili-powder',
              buy: 'kashmiri-chili',
              name: 'Kashmiri chili powder',
              amount: 1,
              unit: 'tsp',
              note: 'red and mild',
            },
            { id: 'turmeric', buy: 'turmeric', name: 'ground turmeric', amount: 0.5, unit: 'tsp' },
            {
              id: 'tomatoes',
              buy: 'canned-tomatoes',
              name: 'whole tomatoes',
              amount: 1,
              unit: 'can',
              note: 'the {#398-ml can}, with their juice, crushed by hand',
            },
          ],
        },
        {
          title: 'To finish',
          items: [
            { id: 'garam-masala', buy: 'garam-masala', name: 'garam masala', amount: 1, unit: 'tsp' },
            {
              id: 'lemon',
              buy: 'lemon',
              name: 'lemon',
              plural: 'lemons',
              amount: 0.5,
              round: 'half',
              note: 'juice only',
            },
            {
              id: 'yogurt',
              buy: 'yogurt',
              name: 'plain whole-milk yogurt',
              amount: 120,
              unit: 'g',
              food: 'yogurt',
              note: 'stirred smooth',
            },
            { id: 'cilantro', buy: 'cilantro', name: 'cilantro', amount: 8, unit: 'sprig', note: 'leaves' },
          ],
        },
      ],
    },
    {
      type: 'equipment',
      items: [
        'Large bowl for soaking',
        {
          text: 'Heavy pot with a lid, {=4 L}',
          beyond: { upTo: 8, text: '{*} heavy pots with lids, {=4 L} in all' },
        },
        'Sieve or colander that fits over a bowl',
        'Fine grater for ginger and garlic',
        'Wooden spoon with a straight edge',
      ],
    },
    {
      type: 'advance',
      title: 'The night before',
      steps: [
        {
          id: 'soak',
          title: 'Soak the chickpeas',
          text: 'Rinse {chickpeas} and pick out anything broken. Cover them with {soaking-water}, stir in {baking-soda}, and leave them on the counter for {~soak}. In a warm kitchen, or for longer than that, put the bowl in the fridge.',
          durations: [{ id: 'soak', label: 'Soak the chickpeas', minutes: [480, 720], attention: 'passive' }],
          work: 3,
          cue: 'They have doubled in size, and one cut in half is the same colour right through.',
        },
      ],
    },
    {
      type: 'method',
      groups: [
        {
          title: 'Cook the chickpeas',
          steps: [
            {
              id: 'boil',
              title: 'Simmer until creamy',
              text: 'Drain the chickpeas, rinse them well and tip them into the pot with {cooking-water}, {bay-leaves} and {salt|1/3}. Bring to a full boil over high heat, skim off the foam, then set the lid ajar and simmer gently over low heat for {~boil}.',
              safety:
                'Let them reach a full boil before the heat goes down, and eat them only when they are soft right through: half-raw chickpeas are hard on the stomach.',
              durations: [
                {
                  id: 'boil',
                  label: 'Simmer the chickpeas',
                  minutes: [40, 60],
                  attention: 'passive',
                  until: 'drain',
                },
              ],
              work: 12,
              beyond: {
                upTo: 8,
                text: 'Share the chickpeas, their water and the salt between {*} pots.',
              },
              cue: 'One crushes between finger and thumb without a grain left in the middle. Old chickpeas take longer: let them.',
            },
            {
              id: 'chop',
              title: 'Chop, while they cook',
              text: 'Chop {onions} finely and evenly, so that no piece burns before the next is brown. Grate {ginger} and {garlic}, and slice {chili} into rings. Measure {coriander}, {chili-powder} and {turmeric} into one small cup.',
              durations: [
                { id: 'knife-work', label: 'Chop the vegetables', minutes: 15, attention: 'active' },
              ],
            },
            {
              id: 'drain',
              title: 'Drain, and keep the broth',
              text: 'Set the sieve over a bowl and drain the chickpeas. Keep every drop that runs through: it thickens the pot better than cream. Throw away the bay leaves, wipe the pot dry and put it back on the stove.',
              work: 4,
              cue: 'The broth is gold and a little slippery between the fingers.',
            },
          ],
        },
        {
          title: 'Build the gravy',
          steps: [
            {
              id: 'brown',
              title: 'Brown the onions',
              text: 'Warm {oil} in the dry pot over medium heat. Add {cumin-seeds} and {cinnamon}, and when the seeds crackle, the {onions|name}. Stir now and then at first and all the time towards the end, {~brown} in all. If they catch, a spoonful of the broth loosens them.',
              durations: [{ id: 'brown', label: 'Brown the onions', minutes: [18, 22], attention: 'active' }],
              beyond: {
                upTo: 8,
                text: 'Onions piled higher than a finger steam before they brown: do them in {*} batches, each with its share of the oil and the spices.',
                repeats: ['brown'],
              },
              cue: 'Past soft and past gold: the brown of a walnut shell, and a third of what you started with.',
            },
            {
              id: 'spices',
              title: 'Ginger, garlic, spices',
              text: 'Add the {ginger|name}, the {garlic|name} and most of the chili, and stir for a minute. Then the ground spices with a splash of the broth, and stir for half of one. Together that is {~bloom}.',
              durations: [{ id: 'bloom', label: 'Fry the spices', minutes: 1.5, attention: 'active' }],
              cue: 'It smells of the spices and no longer of raw garlic.',
            },
            {
              id: 'tomatoes',
              title: 'Cook the tomatoes down',
              text: 'Pour in {tomatoes}, which stops everything before it burns, and scrape the bottom clean. Cook over medium heat for {~reduce}, stirring often.',
              durations: [
                { id: 'reduce', label: 'Cook the tomatoes down', minutes: [8, 10], attention: 'active' },
              ],
              cue: 'The gravy is thick and dark, and oil shines at its edge when you draw the spoon through.',
              picture: {
                name: 'step-curry-base',
                alt: 'A thick dark gravy of onion and tomato in a pot, orange oil at its edge and in the path of a wooden spatula, a stick of cinnamon on top',
                focus: [48, 48],
              },
            },
          ],
        },
        {
          title: 'Bring it together',
          steps: [
            {
              id: 'simmer',
              title: 'Simmer',
              text: 'Return the chickpeas with {salt|rest} and enough of their broth to just reach the top of them. Crush a few against the side with the spoon and leave the rest whole. Simmer over low heat with the lid ajar for {~simmer}.',
              durations: [
                { id: 'simmer', label: 'Simmer the curry', minutes: [20, 24], attention: 'passive' },
              ],
              work: 3,
              cue: 'A spoon drawn across the bottom leaves a path that closes slowly.',
            },
            {
              id: 'finish',
              title: 'Finish and rest',
              text: 'Take the pot off the heat. Stir in {garam-masala} and the juice of {lemon}, fish out the cinnamon, and taste for salt. Cover and leave it for {~rest}.',
              durations: [{ id: 'rest', label: 'Rest the curry', minutes: 5, attention: 'passive' }],
              work: 2,
            },
            {
              id: 'serve',
              title: 'Serve',
              text: 'Spoon it into warm bowls, then {yogurt} on top with {cilantro} and what is left of the chili. Rice or flatbread stands beside it; where nobody may eat gluten, rice.',
              work: 3,
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
          title: 'The onion is the gravy',
          text: 'Twenty minutes is not a slip of the pen. Pale onions make a sour, thin curry, and nothing you add later will mend it. Keep the heat at medium and the spoon in your hand.',
        },
        {
          title: 'What the clock really says',
          text: 'Of the ten hours and more, the soak takes eight to twelve and asks for three minutes of you. On the day it is two hours at the stove, half of them with the lid on.',
        },
        {
          title: 'Soda for hard water',
          text: 'A little baking soda in the soak softens the skins, which matters most where the tap water is hard. Rinse it off well, or the broth tastes of soap.',
        },
        {
          title: 'Thick tomorrow',
          text: 'It sets as it stands. Keep what is left of the broth and loosen the pot with it.',
        },
      ],
    },
    {
      type: 'keeping',
      title: 'Ahead and after',
      ahead:
        'The chickpeas keep three days in their broth, covered and cold. A whole pot loses nothing by a night in the fridge and gains some depth.',
      fridge: 'Four days, without the yogurt.',
      freezer: 'Three months, again without the yogurt. Thaw it overnight in the fridge.',
      reheat:
        'Over medium heat with a ladle of broth or water, stirring, until it bubbles in the middle. A squeeze of lemon wakes it up.',
    },
    {
      type: 'swaps',
      title: 'Instead of',
      items: [
        {
          for: 'chickpeas',
          title: 'canned chickpeas',
          text: 'The {#540-ml can}: {=2 can|cans}, drained, and water in place of the broth. Leave out the soak and the first simmer: the curry is done in an hour and a quarter. It is a good curry, with a thinner gravy.',
        },
        {
          for: 'yogurt',
          title: 'thick coconut milk',
          text: 'A spoonful on each bowl. With it the dish is vegan, and free of dairy.',
        },
        {
          for: 'chili-powder',
          title: 'sweet paprika and a pinch of cayenne',
          text: 'Nearly the same colour, with the heat in your own hands.',
        },
        {
          for: 'tomatoes',
          title: 'fresh tomatoes in August',
          text: 'For each can {#400 g}, grated, the skins thrown away. Give them three minutes more.',
        },
      ],
    },
  ],
};
