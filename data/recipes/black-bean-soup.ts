import { pictures } from '@/data/pages/pictures';
import type { RecipeInput } from '@/data/schema/recipe';

export const recipe: RecipeInput = {
  id: 13,
  slug: 'black-bean-soup',
  title: 'Black Bean Soup',
  category: 'Legumes',
  types: ['legumes', 'one-pot'],
  cuisine: 'Latin American',
  keywords: [
    'black bean soup',
    'dried black beans',
    'no-soak beans',
    'cumin',
    'lime',
    'one pot',
    'vegetarian',
  ],
  description:
    'A dark, thick soup of black beans cooked from dry with cumin and lime, half of it blended and half left whole. One pot, no soaking.',
  dek: 'The colour of ink and the texture of velvet, out of a bag of dried beans. No soaking: two and a half to three hours, most of them without you.',
  picture: pictures.blackBeanSoup,
  pictureCaption: 'Something cold, something sour, something raw on top. The soup can take all three.',
  times: { prep: 30, cook: [120, 150], total: [150, 180], card: [150, 180] },
  yield: { amount: 6, unit: 'serving' },
  difficulty: 'Easy',
  published: '2024-02-14',
  updated: '2026-11-22',
  allergens: ['Milk'],
  diets: ['vegetarian', 'gluten-free'],
  blocks: [
    {
      type: 'ingredients',
      groups: [
        {
          title: 'Base',
          items: [
            {
              id: 'onion',
              buy: 'onion',
              name: 'onion',
              amount: 300,
              unit: 'g',
              food: 'diced-onion',
              note: 'in {#1-cm} dice',
            },
            {
              id: 'celery',
              buy: 'celery',
              name: 'celery',
              amount: 100,
              unit: 'g',
              food: 'diced-celery',
              note: 'in {#1-cm} dice',
            },
            {
              id: 'pepper',
              buy: 'bell-pepper',
              name: 'red bell pepper',
              amount: 240,
              unit: 'g',
              food: 'diced-pepper',
              note: 'two thirds in {#1-cm} dice, the rest in {#5-mm} dice',
            },
            {
              id: 'garlic',
              buy: 'garlic',
              name: 'garlic',
              amount: 5,
              unit: 'clove',
              note: 'chopped',
            },
            {
              id: 'oil',
              buy: 'olive-oil',
              name: 'olive oil',
              amount: 3,
              unit: 'tbsp',
              food: 'olive-oil',
            },
            { id: 'cumin', buy: 'cumin', name: 'ground cumin', amount: 1, unit: 'tbsp' },
            {
              id: 'smoked-paprika',
              buy: 'smoked-paprika',
              name: 'smoked paprika',
              amount: 1,
              unit: 'tsp',
            },
            { id: 'oregano', buy: 'oregano', name: 'dried oregano', amount: 1, unit: 'tsp' },
            {
              id: 'chili-flakes',
              buy: 'red-pepper-flakes',
              name: 'red pepper flakes',
              amount: 0.25,
              unit: 'tsp',
              optional: true,
            },
          ],
        },
        {
          title: 'Beans',
          items: [
            {
              id: 'beans',
              buy: 'dried-black-beans',
              about: 'black-beans',
              name: 'dried black beans',
              amount: 450,
              unit: 'g',
              food: 'dried-black-beans',
              note: 'not soaked',
            },
            {
              id: 'water',
              buy: 'water',
              name: 'water',
              amount: 2.2,
              unit: 'l',
              food: 'water',
            },
            {
              id: 'bay',
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
              amount: 1,
              unit: 'tbsp',
              food: 'salt',
            },
          ],
        },
        {
          title: 'To finish',
          items: [
            {
              id: 'lime',
              buy: 'lime',
              name: 'lime',
              plural: 'limes',
              amount: 2,
              round: 'half',
            },
            {
              id: 'sour-cream',
              buy: 'sour-cream',
              name: 'sour cream',
              amount: 120,
              unit: 'g',
              food: 'yogurt',
            },
            {
              id: 'thinning-water',
              buy: 'water',
              name: 'cold water',
              amount: 1,
              unit: 'tbsp',
              food: 'water',
              note: 'for the cream',
            },
            {
              id: 'avocado',
              buy: 'avocado',
              name: 'avocado',
              plural: 'avocados',
              amount: 1,
              round: 'half',
              optional: true,
              note: 'ripe but firm',
            },
            {
              id: 'cilantro',
              buy: 'cilantro',
              name: 'cilantro',
              amount: 16,
              unit: 'g',
              food: 'cilantro-leaves',
              note: 'leaves and thin stems',
            },
          ],
        },
      ],
    },
    {
      type: 'equipment',
      items: [
        {
          text: 'Heavy pot of {=5 L} or more, with a lid',
          beyond: { upTo: 12, text: '{*} heavy pots with lids, {=5 L} or more in all' },
        },
        'Stick blender, or a stand blender with a vent in its lid',
        'Wooden spoon with a flat edge',
        'Ladle',
        'Three small bowls, for the spices, the cream and the toppings',
      ],
    },
    {
      type: 'method',
      groups: [
        {
          title: 'Prepare',
          steps: [
            {
              id: 'sort',
              title: 'Sort the beans',
              text: 'Spread {beans} on a tray, a handful at a time, and take out anything that is not a bean: small stones, halves, the shrivelled ones. Rinse in cold water and drain.',
              work: 5,
              cue: 'The water runs clear and every bean is whole and shining.',
            },
            {
              id: 'cut',
              title: 'Cut the base',
              text: 'Dice the {onion|name}, {celery|name} and two thirds of the {pepper|name} to the size of a bean. Chop the {garlic|name}, and measure the spices into one small dish. It takes {~knife-work} without hurry. Evenness matters more than beauty: half of it will be blended.',
              durations: [
                { id: 'knife-work', label: 'Cut the vegetables', minutes: 25, attention: 'active' },
              ],
              cue: 'No piece is much bigger than its neighbour.',
            },
          ],
        },
        {
          title: 'Cook',
          steps: [
            {
              id: 'sweat',
              title: 'Soften the base',
              text: 'Warm {oil} in the pot over medium heat. Add {onion}, {celery} and {pepper|2/3} and cook, stirring now and then, for {~sweat}.',
              durations: [{ id: 'sweat', label: 'Soften the vegetables', minutes: 8, attention: 'active' }],
              cue: 'Soft and clear, gold at the edges, and sweet when you taste one.',
            },
            {
              id: 'bloom',
              title: 'Wake up the spices',
              text: 'Stir in {garlic}, {cumin}, {smoked-paprika}, {oregano} and, if you like it hot, {chili-flakes}, and keep them moving for {~bloom}.',
              durations: [{ id: 'bloom', label: 'Toast the spices', minutes: 1, attention: 'active' }],
              cue: 'The smell fills the kitchen and the oil has turned red. Have the water at hand: another minute would burn them.',
            },
            {
              id: 'boil',
              title: 'Add the beans and boil hard',
              text: 'Add the {beans|name}, {water}, {bay} and {salt|2/3}. Cover, bring to a boil over high heat, about {~heat}, then take off the lid and let it boil hard for {~boil}. Skim if it foams.',
              safety:
                'Raw beans carry a toxin that only a real boil destroys: ten minutes of it, so this is the one step not to skip.',
              durations: [
                { id: 'heat', label: 'Bring the pot to a boil', minutes: 12, attention: 'passive' },
                { id: 'boil', label: 'Boil hard', minutes: 10, attention: 'passive' },
              ],
              beyond: {
                upTo: 12,
                text: 'Share everything between {*} pots, the softened base as well, and boil each of them as hard and as long.',
              },
              cue: 'Big bubbles all over, not just at the rim. The water is already brown.',
            },
            {
              id: 'simmer',
              title: 'Simmer until they give way',
              text: 'Turn the heat to low, set the lid ajar, and simmer for {~simmer}, stirring the bottom every 20 minutes or so. The beans should always be under by a finger: add boiling water when they are not. Begin to taste after an hour and a quarter. Old beans can take half an hour more, and there is nothing to be done but wait.',
              durations: [
                {
                  id: 'simmer',
                  label: 'Simmer the beans',
                  minutes: [75, 105],
                  attention: 'passive',
                  until: 'blend',
                },
              ],
              cue: 'Take five beans. Each one crushes to a cream between tongue and palate, its skin too. If one of the five does not, go on.',
            },
            {
              id: 'toppings',
              title: 'Meanwhile, the toppings',
              text: 'Cut {pepper|rest} as finely as you like, and {avocado} to match, with a few drops of lime. Pick over {cilantro}, keep the leaves whole and chop the stems. Stir {sour-cream} smooth with {thinning-water}, so that it runs off a spoon. Keep all of it cold.',
              work: 12,
              cue: 'The cream falls from the spoon in a ribbon.',
            },
          ],
        },
        {
          title: 'Blend and finish',
          steps: [
            {
              id: 'blend',
              title: 'Blend half',
              text: 'Fish out the bay leaves. Blend about half of the soup, beans and liquid alike, for {~blend}: with the stick, on one side of the pot; in a stand blender, no more than half full, the vent open under a folded cloth. Stir it back in.',
              durations: [{ id: 'blend', label: 'Blend half', minutes: 5, attention: 'active' }],
              cue: 'It pours like cream and whole beans still stand in it. Too thick, and a little hot water helps; too thin, and you blend some more.',
              picture: {
                name: 'step-soup-blend',
                alt: 'A pot of black bean soup with a stick blender on one side: brown cream around it, whole beans standing in the rest',
                focus: [48, 47],
              },
            },
            {
              id: 'season',
              title: 'Lime and salt, now',
              text: 'Bring the soup back to a simmer. Squeeze in {lime|half}, add the cilantro stems, then {salt|rest} a pinch at a time, tasting in between, {~season}.',
              durations: [{ id: 'season', label: 'Season to taste', minutes: 5, attention: 'active' }],
              cue: 'It tastes of beans first, lime second, and you want another spoon.',
            },
            {
              id: 'serve',
              title: 'Serve',
              text: 'Ladle into warm bowls. Draw a swirl of the cream, pile the diced pepper and avocado beside it, scatter the {cilantro|name} leaves, and cut {lime|rest} into wedges for the table.',
              safety: 'What is left is ladled into shallow boxes and in the fridge within two hours.',
              work: 4,
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
          title: 'Keep the black water',
          text: 'Black beans make their own stock. Cooked from dry they turn the water nearly black, and that water is the soup; pour it away and you are left with beans. It is also why I do not soak them.',
        },
        {
          title: 'Salt early, acid late',
          text: 'Salt in the cooking water seasons the beans to the middle and softens their skins. Acid does the opposite: lime or tomato at the start keeps a bean hard, so it waits for the end.',
        },
        {
          title: 'Half is a choice',
          text: 'All of it blended is a smooth first course, a quarter is a stew. Blend, look, and blend again: no one has unblended a soup yet.',
        },
        {
          title: 'Not in a slow cooker from raw',
          text: 'A slow cooker may stay below the boil for hours. If you use one, boil the beans hard on the stove for ten minutes first.',
        },
        {
          title: 'If you soak after all',
          text: 'Overnight in plenty of cold water, then drain, and take {=400 ml} less water. The simmer is 20 to 30 minutes shorter and the soup a shade paler.',
        },
      ],
    },
    {
      type: 'keeping',
      title: 'Ahead and after',
      ahead:
        'Better on the second day. Cook it up to the blending, cool it in a wide dish, and finish with lime and salt when you reheat it. Toppings on the day.',
      fridge: 'Four days, closed, without its toppings. It sets like a pudding, which is as it should be.',
      freezer: 'Three months, in portions, before the cream. Leave two fingers of room in the box.',
      reheat:
        'Over low heat with a splash of water, stirring the bottom, until it bubbles in the middle. Then a few fresh drops of lime.',
    },
    {
      type: 'swaps',
      title: 'Instead of',
      items: [
        {
          for: 'sour-cream',
          title: 'coconut milk',
          text: '{=100 ml} of the thick part from the top of the can, stirred smooth without water. The whole soup is vegan then.',
        },
        {
          for: 'beans',
          title: 'canned black beans',
          text: 'The {#540-ml can}: {=3 can|cans} with their liquid, and {=700 ml} of water. Skip the boil, simmer 25 minutes, and salt only after tasting. Good on a weeknight, but paler and less thick.',
        },
        {
          for: 'cilantro',
          title: 'flat-leaf parsley',
          text: 'The same amount, for those to whom cilantro tastes of soap.',
        },
        {
          for: 'lime',
          title: 'sherry or cider vinegar',
          text: '{=1 tbsp} in the pot at the end, and no wedges. Deeper, less bright.',
        },
        {
          for: 'smoked-paprika',
          title: 'chipotle in adobo',
          text: '{=1 pepper|peppers}, chopped fine, and leave out the red pepper flakes. Smokier, and a good deal hotter.',
        },
      ],
    },
  ],
};
