import { pictures } from '@/data/pages/pictures';
import type { RecipeInput } from '@/data/schema/recipe';

export const recipe: RecipeInput = {
  id: 23,
  slug: 'mediterranean-salmon',
  customLink: '/recipes/mediterranean-salmon',
  title: 'Mediterranean Salmon Containers',
  category: 'High Protein',
  types: ['high-protein'],
  cuisine: 'Mediterranean',
  keywords: [
    'salmon meal prep',
    'Mediterranean salmon bowl',
    'slow-roasted salmon',
    'pearl couscous',
    'lunch box',
    'high protein lunch',
  ],
  description:
    'Herbed salmon over lemony couscous with tomato, cucumber, olives and feta: 32 g of protein and 425 calories a serving in 45 minutes.',
  dek: 'Fish that is as good cold as warm, over grains that drink up the lemon.',
  picture: pictures.salmon,
  pictureCaption: 'The vegetables are salted and drained first, or Tuesday’s lunch is a soup.',
  times: { prep: 25, cook: 20, total: 45, card: 45 },
  yield: { amount: 4, unit: 'serving' },
  difficulty: 'Easy',
  published: '2024-06-11',
  updated: '2026-11-22',
  allergens: ['Fish', 'Gluten', 'Milk', 'Sulphites'],
  nutrition: { calories: 425, protein: 32 },
  fullMeal: true,
  blocks: [
    {
      type: 'ingredients',
      groups: [
        {
          title: 'Salmon',
          items: [
            {
              id: 'salmon',
              buy: 'salmon',
              name: 'skinless salmon fillet',
              amount: 450,
              unit: 'g',
              note: 'wild coho if I can get it, in {=4 even piece|even pieces}',
            },
            {
              id: 'lemon',
              buy: 'lemon',
              name: 'unwaxed lemon',
              plural: 'unwaxed lemons',
              amount: 1,
              round: 'half',
              note: 'zest for the fish, juice for the grains',
            },
            {
              id: 'dill',
              buy: 'dill',
              name: 'dill',
              amount: 6,
              unit: 'sprig',
              note: 'half of it chopped',
            },
            { id: 'garlic', buy: 'garlic', name: 'garlic', amount: 1, unit: 'clove', note: 'finely grated' },
            { id: 'oregano', buy: 'oregano', name: 'dried oregano', amount: 1, unit: 'tsp' },
            {
              id: 'oil',
              buy: 'olive-oil',
              name: 'extra virgin olive oil',
              amount: 1.5,
              unit: 'tbsp',
              food: 'olive-oil',
              note: 'for the fish and the grains',
            },
            {
              id: 'salt',
              buy: 'salt',
              name: 'fine salt',
              amount: 1.25,
              unit: 'tsp',
              food: 'salt',
              note: 'for fish, grains and vegetables',
            },
            { id: 'pepper', buy: 'black-pepper', name: 'black pepper', note: 'freshly ground' },
          ],
        },
        {
          title: 'Grains',
          items: [
            {
              id: 'couscous',
              buy: 'pearl-couscous',
              name: 'pearl couscous',
              amount: 150,
              unit: 'g',
              food: 'couscous',
              note: 'the large, round kind',
            },
            { id: 'water', buy: 'water', name: 'water', amount: 300, unit: 'ml', food: 'water' },
            {
              id: 'parsley',
              buy: 'parsley',
              name: 'flat-leaf parsley',
              amount: 15,
              unit: 'g',
              food: 'chopped-parsley',
              note: 'leaves, chopped',
            },
          ],
        },
        {
          title: 'Vegetables',
          items: [
            {
              id: 'tomatoes',
              buy: 'cherry-tomato',
              name: 'cherry tomatoes',
              amount: 250,
              unit: 'g',
              food: 'cherry-tomatoes',
              note: 'halved',
            },
            {
              id: 'cucumber',
              buy: 'cucumber',
              name: 'English cucumber',
              plural: 'English cucumbers',
              amount: 1,
              round: 'half',
              note: 'in {#5-mm} half-moons',
            },
            {
              id: 'onion',
              buy: 'red-onion',
              name: 'red onion',
              plural: 'red onions',
              amount: 0.5,
              round: 'half',
              note: 'in thin rings',
            },
            {
              id: 'olives',
              buy: 'olives',
              name: 'Kalamata olives',
              amount: 40,
              unit: 'g',
              food: 'olives',
              note: 'pitted',
            },
            { id: 'feta', buy: 'feta', name: 'feta', amount: 40, unit: 'g', food: 'feta', note: 'crumbled' },
            {
              id: 'lemon-slices',
              buy: 'lemon',
              name: 'lemon',
              plural: 'lemons',
              amount: 1,
              round: 'half',
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
          text: 'Rimmed baking tray, lined with parchment',
          beyond: { upTo: 8, text: '{*} rimmed baking trays, lined with parchment' },
        },
        'Saucepan with a lid, {=1.5 L}',
        'Sieve over a bowl',
        'Wide plate or tray for cooling the grains',
        'Instant-read thermometer',
        'Lunch boxes with tight lids, one a serving',
      ],
    },
    {
      type: 'method',
      groups: [
        {
          title: 'Get everything started',
          steps: [
            {
              id: 'season',
              title: 'Season the fish',
              text: 'Heat the oven to {@140}. Pat {salmon} dry, run a finger over it for bones, and set the pieces apart on the lined tray. Grate the zest of {lemon} into a bowl and mix it with {garlic}, {oregano}, {oil|1/3}, plenty of {pepper} and {dill|half}, finely chopped. Sprinkle the fish with {salt|2/5} and spread the herbs over the tops.',
              safety:
                'Take fish that has been frozen, which kills parasites, if you stop at {@55}. Fresh fish, and fish for anyone who is pregnant, very young, old or unwell, is cooked to {@70}.',
              beyond: {
                upTo: 8,
                text: 'The pieces want air around them: lay them on {*} trays, which change places halfway through.',
              },
              work: 6,
              cue: 'The fish is tacky, not wet, and the herbs stay where you put them.',
              picture: {
                name: 'step-salmon-crust',
                alt: 'Four raw salmon fillets set apart on a lined tray, chopped dill and lemon zest spread over their tops, a spoon with the rest of the herbs over the last one',
                focus: [48, 50],
              },
            },
            {
              id: 'couscous',
              title: 'Put the grains on',
              text: 'Bring {water} to a boil in the small saucepan with {salt|1/5}. Stir in {couscous}, cover, and turn the heat right down for {~simmer}. Then switch it off and leave the lid on until you are ready to dress it.',
              durations: [
                {
                  id: 'simmer',
                  label: 'Simmer the couscous',
                  minutes: 9,
                  attention: 'passive',
                  until: 'dress',
                },
              ],
              work: 4,
              cue: 'The water is gone and a grain is tender with a little spring in the middle.',
            },
            {
              id: 'cut',
              title: 'Cut and salt the vegetables',
              text: 'Halve {tomatoes} and cut {cucumber} into half-moons. Toss both with {salt|2/5} in the sieve and let them drip for {~drain}. Slice {onion} into thin rings and cover them with cold water for as long, which takes the bite out.',
              durations: [
                { id: 'knife-work', label: 'Cut the vegetables', minutes: 8, attention: 'active' },
                {
                  id: 'drain',
                  label: 'Drain the vegetables',
                  minutes: 15,
                  attention: 'passive',
                  until: 'toss',
                },
              ],
              cue: '{=2 to 3 spoonful|spoonfuls} of salty water have run through the sieve.',
            },
          ],
        },
        {
          title: 'Roast, and meanwhile',
          steps: [
            {
              id: 'roast',
              title: 'Roast the fish low',
              text: 'Slide the tray onto the middle rack for {~roast}. Look at it after the shorter time: thin tail pieces are done first, and come out first.',
              durations: [
                {
                  id: 'roast',
                  label: 'Roast the salmon',
                  minutes: [14, 18],
                  attention: 'passive',
                  until: 'rest',
                },
              ],
              beyond: {
                upTo: 16,
                text: 'The oven takes two trays, which change places halfway: roast in {*} rounds.',
                repeats: ['roast'],
              },
              work: 1,
            },
            {
              id: 'dress',
              title: 'Dress the grains warm',
              text: 'Fluff the {couscous|name} with a fork, squeeze in the juice of the zested fruit and add {oil|rest}. Spread it on the wide plate. When it no longer steams, stir in {parsley}.',
              work: 5,
              cue: 'It tastes a shade too sharp. Cold will round it off.',
            },
            {
              id: 'toss',
              title: 'Bring the vegetables together',
              text: 'Shake the sieve and pour away what ran out. Drain the onion rings and dry them in a cloth. Toss tomatoes, cucumber and onion with {olives}. They need no more dressing: the grains have it.',
              work: 4,
            },
            {
              id: 'rest',
              title: 'Let the fish finish by itself',
              text: 'Take the fish out when the thickest part reads {@55}, and leave it on the hot tray for {~rest}.',
              safety:
                '{@55} is the soft side of done. For anyone who is pregnant, very young, old or unwell, leave the fish in until it reads {@70}, firm and flaking, about eight minutes longer.',
              durations: [{ id: 'rest', label: 'Rest the salmon', minutes: 3, attention: 'passive' }],
              cue: 'A fork parts the flakes with a little push. They do not fall apart by themselves.',
            },
          ],
        },
        {
          title: 'Fill the boxes',
          steps: [
            {
              id: 'pack',
              title: 'Pack',
              text: 'Give each box grains on one side and vegetables on the other. Lay the fish on the grains, crumble {feta} over the vegetables, and finish with {dill|rest} and slices of {lemon-slices}. Eat one now. Leave the lids off the others until nothing in them is warm.',
              safety:
                'Closed and in the fridge within two hours of leaving the oven. Eat fish that stopped at {@55} within two days, fish that reached {@70} within three.',
              work: 5,
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
          title: 'Low heat is for tomorrow',
          text: 'Salmon for a box wants a low oven. It comes out before it flakes, finishes on its own heat, and stays soft in the fridge where a seared fillet would turn to chalk.',
        },
        {
          title: 'How far to cook it',
          text: 'Canadian advice for fish is {@70}, firm and flaking. I stop at {@55} for those at my table who are healthy and grown, and only with fish that has been frozen. For everyone else the higher figure is not a choice.',
        },
        {
          title: 'Which salmon the figures mean',
          text: '425 calories and 32 g of protein are reckoned with lean wild salmon such as coho. Farmed Atlantic salmon is richer: about 70 calories more a serving, with nearly the same protein.',
        },
        {
          title: 'Cold grains are dull grains',
          text: 'Warm couscous takes the lemon in; cold couscous only wears it. Dress it while it steams and it tastes of something all the way through.',
        },
      ],
    },
    {
      type: 'keeping',
      title: 'Ahead and after',
      ahead:
        'The evening before, thaw the fish in the fridge and chop the herbs. The garlic meets the oil on the day. The dressed grains keep a day by themselves.',
      fridge:
        'Two days in a closed box where the fish stopped at {@55}, three where it reached {@70}. It should be cold and closed within two hours of leaving the oven.',
      freezer: 'Not this one: cucumber and tomato collapse, and the fish dries out a second time.',
      reheat:
        'I eat it cool, twenty minutes out of the fridge. If you want it warm, lift the fish and grains onto a plate and heat them at half power, a minute at a time, until they are hot in the middle. The vegetables stay cold.',
    },
    {
      type: 'swaps',
      title: 'Instead of',
      items: [
        {
          for: 'couscous',
          title: 'quinoa',
          text: 'The same weight, rinsed, with 15 minutes of simmering and five off the heat. With it the box is free of gluten.',
        },
        {
          for: 'salmon',
          title: 'Arctic char or trout',
          text: 'Thinner, so look after ten minutes. Everything else stays.',
        },
        {
          for: 'feta',
          title: 'a spoonful of capers',
          text: 'Rinsed. As salty as the cheese, and without dairy. The protein falls by a gram and a half.',
        },
        {
          for: 'dill',
          title: 'mint or more parsley',
          text: 'Dill and cucumber belong together, but so do mint and lemon.',
        },
      ],
    },
  ],
};
