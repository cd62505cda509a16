import { pictures } from '@/data/pages/pictures';
import type { RecipeInput } from '@/data/schema/recipe';
import { site } from '@/data/site';

export const recipe: RecipeInput = {
  id: 7,
  slug: 'tofu',
  customLink: '/tofu',
  title: 'Tofu from Scratch',
  native: { text: '豆腐', lang: 'ja' },
  category: 'Soybean',
  pageCategory: 'Legumes',
  types: ['legumes', 'high-protein'],
  cuisine: 'East Asian',
  keywords: ['tofu', 'homemade tofu', 'bean curd', 'soybeans', 'soy milk', 'nigari', 'okara', '豆腐'],
  description:
    'Firm tofu from 600 g of dried soybeans: a long soak, four hours in the kitchen, and curds you can watch forming. Makes 1 block.',
  dek: 'Soybeans, water and something to set them. The beans soak for most of a day; then it is an afternoon, and half of that is waiting too.',
  picture: pictures.tofu,
  pictureCaption:
    'About {#1.1 kg}, firm enough to slice and brown. Still sweet, which bought tofu seldom is.',
  times: { prep: [600, 1440], cook: 240, total: [1440, 1680], card: [600, 1440], cardLabel: 'soaking' },
  yield: { amount: 1, unit: 'block' },
  difficulty: 'Medium',
  published: '2023-11-08',
  updated: '2026-11-22',
  allergens: ['Soy'],
  diets: ['vegetarian', 'vegan', 'gluten-free', 'dairy-free'],
  blocks: [
    {
      type: 'equipment',
      items: [
        'Pot of {#8 L} or more: the foam needs the room',
        'A second pot of {#6 L}, and a colander that sits on it',
        'Blender',
        'Kettle',
        'Nut-milk bag or a large piece of fine cotton, and rubber gloves',
        'Instant-read thermometer',
        'Fine sieve and a wide ladle',
        'Wooden spatula or spoon with a flat edge',
        'Tofu mould of about {#18 × 12 cm} and {#2 L}, with holes and a lid that fits inside',
        'Thin cotton cloth to line the mould, and a bowl of {#5 L} for the bath',
        'Three cartons or jars of {#1 kg}, for weight',
      ],
    },
    {
      type: 'ingredients',
      groups: [
        {
          title: 'Soak',
          items: [
            {
              id: 'soybeans',
              buy: 'soybeans',
              about: 'soybeans',
              name: 'dried soybeans',
              native: { text: '大豆', lang: 'ja' },
              amount: 600,
              unit: 'g',
              food: 'soybeans',
              note: 'this year’s crop if you can find it',
            },
            {
              id: 'soak-water',
              buy: 'water',
              name: 'cold water',
              amount: 2.4,
              unit: 'l',
              food: 'water',
              note: 'for soaking, poured away afterwards',
            },
          ],
        },
        {
          title: 'Soy milk',
          items: [
            {
              id: 'water',
              buy: 'water',
              name: 'fresh water',
              amount: 4.2,
              unit: 'l',
              food: 'water',
              note: 'in three parts',
            },
          ],
        },
        {
          title: 'To set it',
          items: [
            {
              id: 'nigari',
              buy: 'nigari',
              name: 'nigari flakes',
              native: { text: 'にがり', lang: 'ja' },
              amount: 14,
              unit: 'g',
              note: 'food-grade magnesium chloride, weighed',
            },
            {
              id: 'nigari-water',
              buy: 'water',
              name: 'warm water',
              amount: 240,
              unit: 'ml',
              food: 'water',
            },
            {
              id: 'bath',
              buy: 'water',
              name: 'iced water',
              note: 'to cover the block',
            },
          ],
        },
      ],
    },
    {
      type: 'advance',
      title: 'Advance preparation',
      steps: [
        {
          id: 'soak',
          title: 'Soak the beans',
          text: 'Pick over {soybeans} and rinse them until the water stays clear. Cover with {soak-water} in a bowl with room for three times their height, and leave them for {~soak}. At {@24} ten hours are enough, at {@18} count on fifteen, in the fridge on 24. I use the fridge. It is slower, nothing ferments, and the milk tastes cleaner.',
          safety: 'In a kitchen warmer than {@24} soak in the fridge. Beans that smell sour are thrown away.',
          durations: [{ id: 'soak', label: 'Soak the soybeans', minutes: [600, 1440], attention: 'passive' }],
          work: 5,
          cue: 'More than twice their weight, about {=1.35 kg} in all. Split one: both halves are flat and one colour, with no hollow or darker middle.',
        },
      ],
    },
    {
      type: 'method',
      groups: [
        {
          title: 'Make the milk',
          steps: [
            {
              id: 'rinse',
              title: 'Rinse, and put water on',
              text: 'Drain the beans, rinse them twice and pour their water away. Put {water|1/3} into the big pot, cover it, and set it over high heat. It comes to a boil in about {~boil}, while you grind.',
              durations: [
                {
                  id: 'boil',
                  label: 'Bring the water to a boil',
                  minutes: 12,
                  attention: 'passive',
                  until: 'cook',
                },
              ],
              beyond: {
                upTo: 1,
                text: 'Pot and mould hold one block. From here to the press work in {*} rounds, one after the other, each with an equal share of everything; soaked beans wait in the fridge.',
                repeats: ['boil'],
              },
              work: 5,
              cue: 'The rinsing water runs clear and the foam is gone.',
            },
            {
              id: 'grind',
              title: 'Grind',
              text: 'Grind the beans with {water|half} in {=4 batch|batches|up}, an equal share of each at a time, two minutes a batch at full speed. With the scraping out, that is {~grind}.',
              durations: [{ id: 'grind', label: 'Grind the beans', minutes: 20, attention: 'active' }],
              beyond: {
                upTo: 1,
                text: 'Grind for one block, cook it, then grind for the next: {*} rounds.',
                repeats: ['grind'],
              },
              cue: 'A thick white foam. Rub some between two fingers: the finest semolina, no grit.',
            },
            {
              id: 'cook',
              title: 'Cook it through',
              text: 'Pour the purée into the boiling water. Bring it back to a boil over medium heat, scraping the bottom all the way, about {~reboil}. It will rise before it really boils: take it off, stir it down, put it back. From the first true bubbles keep it at {@95} or above for {~cook}, still stirring.',
              safety:
                'Raw soy is not safe to eat. These 15 minutes at {@95} or above make it so: do not shorten them, and taste nothing before they are over.',
              durations: [
                { id: 'reboil', label: 'Bring the purée to a boil', minutes: 10, attention: 'active' },
                { id: 'cook', label: 'Boil the purée', minutes: 15, attention: 'active' },
              ],
              beyond: {
                upTo: 1,
                text: 'One block at a time, {*} in turn: the foam of two would climb out of the pot.',
                repeats: ['reboil', 'cook'],
              },
              cue: 'The foam has collapsed and the smell has gone from cut grass to warm and nutty.',
            },
            {
              id: 'strain',
              title: 'Strain and squeeze',
              text: 'Put {water|rest} on to boil in the kettle. Set the colander on the second pot and the bag in it. Ladle in the hot purée and let it drip for a few minutes. Put on the gloves, twist the bag shut and squeeze. Then open it, stir in the boiling water and squeeze again until nothing comes, {~squeeze} in all. What stays in the bag is okara: keep it.',
              durations: [{ id: 'squeeze', label: 'Strain and squeeze', minutes: 25, attention: 'active' }],
              beyond: {
                upTo: 1,
                text: 'Squeeze each of the {*} rounds before the next is cooked.',
                repeats: ['squeeze'],
              },
              work: 5,
              cue: 'About {=4.3 L} of milk in all, as thick as coffee cream. The okara crumbles in the hand.',
            },
          ],
        },
        {
          title: 'Set the curd',
          steps: [
            {
              id: 'warm',
              title: 'Bring the milk to temperature',
              text: 'Warm the milk over medium-low heat to {@80}, scraping the bottom, about {~warm}, then take it off. Lift off the skin and eat it: that is yuba. Meanwhile stir {nigari} into {nigari-water} until it is clear.',
              durations: [{ id: 'warm', label: 'Warm the milk', minutes: 10, attention: 'active' }],
              beyond: {
                upTo: 1,
                text: 'The milk of one block at a time, {*} times.',
                repeats: ['warm'],
              },
              cue: 'The thermometer agrees with itself in the middle of the pot and at its edge, and the nigari has dissolved.',
            },
            {
              id: 'coagulate',
              title: 'Coagulate',
              text: 'Stir the milk into a slow whirl. Pour in a third of the nigari over the spatula, then hold the spatula upright so that the milk comes to rest. Pour the second third over the surface and draw one slow cross through the pot. Sprinkle the last third only where it is still milky. That is {~stir}. Cover and leave it alone for {~set}.',
              durations: [
                { id: 'stir', label: 'Stir in the nigari', minutes: 5, attention: 'active' },
                { id: 'set', label: 'Let the curd set', minutes: 15, attention: 'passive' },
              ],
              beyond: {
                upTo: 1,
                text: 'Divide the nigari into {*} equal parts first, one for each pot of milk.',
                repeats: ['stir', 'set'],
              },
              cue: 'Soft white curd, and between it clear yellow whey you can read through. Whey that is still white wants {#0.5 tsp} of nigari in a spoonful of water, and five minutes more.',
              picture: {
                name: 'step-tofu-curds',
                alt: 'Soft white clouds of curd in a teal pot, clear yellow whey between them; a skimmer lifts some out',
                focus: [52, 50],
              },
            },
          ],
        },
        {
          title: 'Press',
          steps: [
            {
              id: 'ladle',
              title: 'Ladle',
              text: 'Wet the cloth, line the mould and stand it on a rack over the sink. Lower a sieve onto the curd and dip off the whey that fills it. Lay the curd into the mould in big, gentle spoonfuls, letting it sink before you add more, {~ladle}. Fold the cloth over without a crease and put on the lid.',
              durations: [{ id: 'ladle', label: 'Ladle the curd', minutes: 10, attention: 'active' }],
              beyond: {
                upTo: 1,
                text: 'Fill the mould anew for each of the {*} blocks.',
                repeats: ['ladle'],
              },
              cue: 'With a whole block the mould is full to a finger below the rim, and whey runs from every hole.',
            },
            {
              id: 'press',
              title: 'Press, first lightly',
              text: 'Put {#1 kg} on the lid for {~press-light}. When the top has firmed, add the other two for {~press-firm}. Starting heavy only drives curd into the cloth.',
              durations: [
                { id: 'press-light', label: 'Press lightly', minutes: 15, attention: 'passive' },
                { id: 'press-firm', label: 'Press firmly', minutes: 45, attention: 'passive' },
              ],
              beyond: {
                upTo: 1,
                text: 'Each block presses while the next one cooks, so that a single mould is free in time.',
              },
              cue: 'A whole block is about {#5 cm} high, dripping once every few seconds. A finger on the cloth leaves no dent.',
              picture: {
                name: 'step-tofu-press',
                alt: 'A wooden mould lined with cloth stands on a rack over a tray, a jar of soybeans on its lid, and yellow whey runs from its holes',
                focus: [48, 52],
              },
            },
            {
              id: 'chill',
              title: 'Unmould into cold water',
              text: 'Sink the mould in a bowl of {bath}, turn it over and let the block slip out. Unwrap it under water, where it carries its own weight, and leave it for {~chill}. Change the water once. Then slice, or put it away.',
              safety:
                'What you keep lies in fresh cold water in the fridge, at {@4} or below, and is eaten within five days.',
              durations: [{ id: 'chill', label: 'Chill the block', minutes: 50, attention: 'passive' }],
              work: 5,
              cue: 'Cold to the middle. On a flat hand it keeps its corners.',
            },
          ],
        },
      ],
    },
    {
      type: 'video',
      title: 'See it set',
      provider: 'youtube',
      video: site.embeds.tofuVideo,
      poster: pictures.soyMilk,
      tips: [
        'The grind: how fine the purée is before it goes into the pot.',
        'The false boil, when the foam climbs to the rim and drops again off the heat.',
        'The speed of the spatula at the moment the nigari goes in, and how early it stops.',
        'The colour of the whey, from milk to clear yellow.',
        'The block leaving its cloth under water.',
      ],
    },
    {
      type: 'tips',
      title: 'Key tips',
      items: [
        {
          title: 'Plan a day, not an evening',
          text: 'On a warm counter the soak takes 10 hours, and there can be tofu 14 hours after opening the bag. I count 24 to 28 hours with the slow soak: beans into the fridge around noon, milk the next noon, tofu for dinner.',
        },
        {
          title: 'Foam is not a boil',
          text: 'Ground soybeans climb the pot at about {@85}, long before they cook. Count the 15 minutes from bubbles that keep coming while you stir. Never taste the purée before that.',
        },
        {
          title: 'Stir less than you want to',
          text: 'The curd forms in seconds. Every extra turn of the spatula breaks it smaller, squeezes out water, and leaves a dry, crumbly block.',
        },
        {
          title: 'Mind the temperature',
          text: 'Set the milk at {@80}. Above {@85} nigari grabs at once and the curd is coarse. Below {@70} it hardly sets. Take the pot off the heat before you pour.',
        },
        {
          title: 'You choose how firm',
          text: 'Press little for soft cubes in a stew: {#1 kg} for 20 minutes. Press more for slices that brown in a pan: {#3 kg}, up to 90 minutes.',
        },
        {
          title: 'Weigh the coagulant',
          text: 'A level teaspoon of flakes is {#4 to 5 g}, depending on the flake. Too little and the whey stays white; too much and the tofu turns bitter.',
        },
        {
          title: 'Keep the okara',
          text: 'What is left in the bag is {=800 to 900 g} of cooked bean, and none of it is waste. Fry it dry with carrot, soy sauce and sesame; put a cupful into pancakes or meatballs; or spread it on a tray and dry it for an hour and a half at {@120} for crumbs. It keeps three days in the fridge, three months in the freezer.',
        },
      ],
    },
    {
      type: 'keeping',
      title: 'Ahead and after',
      ahead:
        'The strained, cooked milk keeps two days in the fridge, cooled quickly and covered. Warm it to {@80} when you are ready and go on from there; allow two and a half hours.',
      fridge:
        'Four to five days at {@4} or below, covered with fresh cold water in a closed box. Change the water every day. Throw it away when it smells sour or feels slippery.',
      freezer:
        'Two to three months, drained and sliced. It turns yellow and spongy, which is a gift for anything with sauce. Thaw it in the fridge and press out the water with your hands.',
      reheat:
        'Three minutes in salted water just below a simmer warms cubes through and firms them. For browning, pat slices dry and let them stand on a cloth for 15 minutes first.',
    },
    {
      type: 'swaps',
      title: 'Instead of',
      items: [
        {
          for: 'nigari',
          title: 'gypsum',
          text: '{=20 g} of food-grade calcium sulfate in {=240 ml} of water. It does not dissolve, so stir it again before each pour. The set is slower, 20 minutes, and the block softer and a little larger.',
        },
        {
          for: 'nigari',
          title: 'lemon juice',
          text: '{=180 ml} of strained juice with {=100 ml} of water, and up to {=60 ml} more juice where the whey stays milky. The curd is finer and crumblier and keeps a trace of lemon. Good for scrambling.',
        },
        {
          for: 'nigari',
          title: 'liquid nigari',
          text: 'Bottles differ in strength, so follow the label. Many ask for about {#10 ml/L} of milk, which makes roughly {=40 ml}, stirred into the same warm water.',
        },
        {
          for: 'soybeans',
          title: 'unsweetened soy milk',
          text: 'Only one whose label lists soybeans and water, 8 g of protein or more a cup. Start with {=4 L} at the warming step and take the same nigari. Milks with oil, gum or calcium do not set well.',
        },
      ],
    },
  ],
};
