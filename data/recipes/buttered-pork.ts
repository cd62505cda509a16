import { pictures } from '@/data/pages/pictures';
import type { RecipeInput } from '@/data/schema/recipe';
import { site } from '@/data/site';

export const recipe: RecipeInput = {
  id: 20,
  slug: 'buttered-pork',
  customLink: '/buttered-pork',
  title: 'Buttered Pork',
  cardTitle: 'Buttered Pork Recipe',
  category: 'Pork',
  types: ['pork'],
  cuisine: 'Canadian',
  keywords: [
    'buttered pork',
    'pork belly',
    'brined pork',
    'crackling',
    'roast pork',
    'garlic butter',
    'thyme',
  ],
  description:
    'Pork belly brined in two stages for 5 to 6 days, dried in the fridge for up to 24 hours, roasted until it crackles and finished in butter.',
  dek: 'Five to six days in brine and a night in moving air, of which you work about two hours. The fridge and the salt do the rest.',
  picture: pictures.butteredPork,
  pictureCaption: 'Slice it first, butter it then: what melts goes between the slices.',
  times: {
    prep: [7920, 10080],
    cook: [180, 240],
    total: [8100, 10320],
    card: [7200, 8640],
    cardLabel: 'in brine',
  },
  yield: { amount: 8, unit: 'serving' },
  difficulty: 'Medium',
  published: '2024-10-09',
  updated: '2026-11-22',
  allergens: ['Gluten', 'Milk', 'Soy'],
  blocks: [
    {
      type: 'ingredients',
      groups: [
        {
          title: 'Pork and first brine',
          items: [
            {
              id: 'pork',
              buy: 'pork-belly',
              name: 'pork belly',
              amount: 2,
              unit: 'kg',
              note: 'boneless, skin on, {#4 to 5 cm} thick, in pieces of {#2 kg} at the most',
            },
            {
              id: 'water',
              buy: 'water',
              name: 'cold water',
              amount: 2.5,
              unit: 'l',
              food: 'water',
              note: 'from the fridge',
            },
            {
              id: 'salt',
              buy: 'salt',
              name: 'fine salt',
              amount: 125,
              unit: 'g',
              note: 'a 5% brine: {#50 g/L} of water',
            },
          ],
        },
        {
          title: 'Roast and butter',
          items: [
            {
              id: 'oil',
              buy: 'neutral-oil',
              name: 'neutral oil',
              amount: 1,
              unit: 'tbsp',
              food: 'neutral-oil',
            },
            {
              id: 'tray-water',
              buy: 'water',
              name: 'hot water',
              amount: 400,
              unit: 'ml',
              food: 'water',
              note: 'for the tray',
            },
            {
              id: 'butter',
              buy: 'butter',
              name: 'unsalted butter',
              amount: 120,
              unit: 'g',
              food: 'butter',
              note: 'cold, cut in cubes',
            },
            {
              id: 'garlic',
              buy: 'garlic',
              name: 'garlic',
              amount: 4,
              unit: 'clove',
              note: 'crushed with the flat of a knife',
            },
            { id: 'thyme', buy: 'thyme', name: 'thyme', amount: 6, unit: 'sprig' },
            {
              id: 'pepper',
              buy: 'black-pepper',
              name: 'black pepper',
              amount: 0.5,
              unit: 'tsp',
              note: 'freshly ground',
            },
            {
              id: 'flaky-salt',
              buy: 'flaky-salt',
              name: 'flaky salt',
              note: 'at the table, after tasting',
              optional: true,
            },
          ],
        },
      ],
    },
    {
      type: 'variants',
      id: 'brine',
      title: 'Choose the second brine',
      text: 'The first brine is plain salt. The second is where the seasoning gets something to say. All three come to about {=2.5 L} at 5% salt, so the days stay the same.',
      options: [
        {
          id: 'bay',
          title: 'Bay and pepper',
          text: 'The plain one, and the one I make most. It tastes of pork first. No gluten, no soy.',
          items: [
            {
              id: 'bay-water',
              buy: 'water',
              name: 'cold water',
              amount: 2.5,
              unit: 'l',
              food: 'water',
            },
            {
              id: 'bay-salt',
              buy: 'salt',
              name: 'fine salt',
              amount: 125,
              unit: 'g',
            },
            { id: 'bay-sugar', buy: 'sugar', name: 'sugar', amount: 50, unit: 'g', food: 'sugar' },
            {
              id: 'bay-leaves',
              buy: 'bay-leaf',
              name: 'bay leaf',
              plural: 'bay leaves',
              amount: 5,
              round: 'up',
            },
            {
              id: 'bay-peppercorns',
              buy: 'peppercorns',
              name: 'black peppercorns',
              amount: 1,
              unit: 'tbsp',
              note: 'cracked',
            },
            {
              id: 'bay-garlic',
              buy: 'garlic',
              name: 'garlic',
              amount: 6,
              unit: 'clove',
              note: 'crushed',
            },
          ],
        },
        {
          id: 'cider',
          title: 'Apple cider',
          text: 'Sweet, unfiltered cider from the orchard, not the fermented kind. Rounder, with a darker crust. No gluten, no soy.',
          items: [
            {
              id: 'cider-juice',
              buy: 'apple-cider',
              name: 'sweet apple cider',
              amount: 750,
              unit: 'ml',
              food: 'water',
              note: 'unfiltered, pasteurized',
            },
            {
              id: 'cider-water',
              buy: 'water',
              name: 'cold water',
              amount: 1.75,
              unit: 'l',
              food: 'water',
            },
            {
              id: 'cider-salt',
              buy: 'salt',
              name: 'fine salt',
              amount: 125,
              unit: 'g',
            },
            {
              id: 'cider-vinegar',
              buy: 'cider-vinegar',
              name: 'cider vinegar',
              amount: 2,
              unit: 'tbsp',
              food: 'vinegar',
            },
            { id: 'cider-thyme', buy: 'thyme', name: 'thyme', amount: 6, unit: 'sprig' },
            {
              id: 'cider-peppercorns',
              buy: 'peppercorns',
              name: 'black peppercorns',
              amount: 2,
              unit: 'tsp',
              note: 'cracked',
            },
          ],
        },
        {
          id: 'soy',
          title: 'Soy and ginger',
          text: 'The soy sauce brings {=45 to 50 g} of the salt, which is why less goes in. Deepest colour of the three. Contains soy and gluten.',
          items: [
            {
              id: 'soy-water',
              buy: 'water',
              name: 'cold water',
              amount: 2.2,
              unit: 'l',
              food: 'water',
            },
            {
              id: 'soy-sauce',
              buy: 'soy-sauce',
              about: 'soy-sauce',
              name: 'soy sauce',
              amount: 300,
              unit: 'ml',
              food: 'soy-sauce',
              note: 'regular, not reduced in salt',
            },
            {
              id: 'soy-salt',
              buy: 'salt',
              name: 'fine salt',
              amount: 80,
              unit: 'g',
            },
            {
              id: 'soy-sugar',
              buy: 'brown-sugar',
              name: 'brown sugar',
              amount: 60,
              unit: 'g',
              food: 'brown-sugar',
            },
            {
              id: 'soy-ginger',
              buy: 'ginger',
              name: 'ginger',
              amount: 60,
              unit: 'g',
              note: 'sliced, skin on',
            },
            {
              id: 'soy-garlic',
              buy: 'garlic',
              name: 'garlic',
              amount: 6,
              unit: 'clove',
              note: 'crushed',
            },
            {
              id: 'soy-anise',
              buy: 'star-anise',
              name: 'star anise',
              amount: 3,
            },
          ],
        },
      ],
    },
    {
      type: 'equipment',
      items: [
        {
          text: 'Container of {=6 L} with a lid, food-grade plastic, glass or steel, that fits your fridge',
          beyond: {
            upTo: 8,
            text: '{*} containers with lids, {=6 L} in all, food-grade plastic, glass or steel, and a fridge with room for them',
          },
        },
        'Small plate, to hold the pork under',
        'Scale and an instant-read thermometer',
        'Very sharp knife or a new utility blade, for the skin',
        {
          text: 'Pot of {=4 L}, for the second brine',
          beyond: { upTo: 24, text: '{*} pots, {=4 L} in all, for the second brine' },
        },
        {
          text: 'Wire rack that stands in a roasting tray',
          beyond: {
            upTo: 8,
            text: '{*} wire racks, each in a roasting tray: two at a time go into the oven, on shelves that you swap halfway',
          },
        },
        'Small pan, for the butter',
        'Board with a groove, and a long serrated knife',
      ],
    },
    {
      type: 'method',
      groups: [
        {
          title: 'First brine',
          steps: [
            {
              id: 'score',
              title: 'Score the skin',
              text: 'Lay {pork} skin up and cut the skin in lines {#1 cm} apart, through the skin and just into the fat, never into the meat. Work while it is fridge-cold: warm fat slides away from the blade.',
              beyond: {
                upTo: 8,
                text: 'For this many, take {*} pieces rather than a bigger one: the days in brine and the hours in the oven are those of a piece of {#2 kg}. Everything below happens to each of them.',
              },
              work: 15,
              cue: 'Every line opens a little when you bend the piece, and no red shows in it.',
              picture: {
                name: 'step-pork-score',
                alt: 'A piece of raw pork belly on a board, its skin cut in close parallel lines that show white fat and no red',
                focus: [48, 45],
              },
            },
            {
              id: 'first-brine',
              title: 'Brine it plain',
              text: 'Stir {salt} into {water} in the container until the brine is clear; it needs no heat. Lay in the pork skin side up, hold it under with the plate, cover, and keep it in the fridge for {~first}.',
              safety:
                'Salt alone does not keep pork: the fridge has to hold {@4} or below. Wash what the raw meat has touched.',
              durations: [
                {
                  id: 'first',
                  label: 'First brine',
                  minutes: 4320,
                  attention: 'passive',
                  until: 'second-brine',
                },
              ],
              work: 10,
              cue: 'Nothing stands above the brine. After three days the meat is paler and feels firmer when pressed.',
            },
          ],
        },
        {
          title: 'Second brine',
          steps: [
            {
              id: 'make-brine',
              title: 'Make the second brine the day before',
              text: 'Take the brine you have chosen. Put everything on its list into a pot, but only about a quarter of its water, and simmer it for {~steep}. Pour in the rest of the water, cold. When it is no longer warm to the hand, cover it and chill it to {@4} for {~chill}: a night is enough, a day does no harm.',
              safety: 'No pork goes into a brine warmer than {@4}.',
              durations: [
                { id: 'steep', label: 'Simmer the second brine', minutes: 5, attention: 'active' },
                {
                  id: 'chill',
                  label: 'Chill the second brine',
                  minutes: [480, 1440],
                  attention: 'passive',
                  until: 'second-brine',
                },
              ],
              work: 20,
              uses: 'brine',
              cue: 'No grain of salt lies on the bottom, and the brine is as cold as the fridge.',
            },
            {
              id: 'second-brine',
              title: 'Change the brine',
              text: 'Pour the first brine away and wash the container. Put the pork back, pour the cold second brine over it with everything that swims in it, weigh it down again and keep it in the fridge for {~second}. Turn it once a day.',
              durations: [
                { id: 'second', label: 'Second brine', minutes: [2880, 4320], attention: 'passive' },
              ],
              work: 10,
              cue: 'Evenly pale on every side, firm like the ball of your thumb. Five days in all is good, six is the end.',
            },
          ],
        },
        {
          title: 'Dry',
          steps: [
            {
              id: 'dry',
              title: 'Dry it in the fridge',
              text: 'Lift out the pork, pick off the spices, dip it once in cold water and pat it dry, the scored skin above all. Set it skin up on the rack over the tray, on the lowest shelf, and leave it uncovered for {~dry}, and not longer.',
              durations: [
                {
                  id: 'dry',
                  label: 'Dry the pork in the fridge',
                  minutes: [720, 1440],
                  attention: 'passive',
                },
              ],
              work: 15,
              cue: 'The skin is taut and dull, and paper pressed on it comes away dry.',
            },
          ],
        },
        {
          title: 'Roast and butter',
          steps: [
            {
              id: 'heat-oven',
              title: 'Heat the oven',
              text: 'Take the pork out of the fridge and set the oven to {@150}, no fan, for {~heat}. Rub the skin with {oil}. Pour {tray-water} into the tray under the rack, so that the drippings do not burn.',
              cue: 'A thermometer on the rack says so. The dial may be wrong.',
              durations: [{ id: 'heat', label: 'Heat the oven', minutes: 20, attention: 'passive' }],
              work: { beside: 5 },
            },
            {
              id: 'roast',
              title: 'Roast it slowly',
              text: 'Roast in the middle of the oven for {~roast}, until the thickest part of the meat reads {@82}. Add a splash of hot water whenever the tray runs dry.',
              safety: 'Pork is safe from {@71} in the thickest part; belly turns tender only later.',
              durations: [
                { id: 'roast', label: 'Roast the pork', minutes: [110, 150], attention: 'passive' },
              ],
              beyond: {
                upTo: 16,
                text: 'An oven browns two pieces at a time: roast in {*} rounds, and give each its heat for the crackling before the next goes in.',
                repeats: ['roast'],
              },
              cue: 'A thin skewer goes through the meat as through soft butter.',
            },
            {
              id: 'crackle',
              title: 'Make the skin crackle',
              text: 'Turn the oven up to {@230} and leave the pork in while it climbs. From the first blisters on watch it and turn the tray, {~crackle} in all. If a corner races ahead, cover it with a scrap of foil.',
              durations: [
                {
                  id: 'crackle',
                  label: 'Make the skin crackle',
                  minutes: [20, 30],
                  attention: 'active',
                },
              ],
              beyond: {
                upTo: 16,
                text: 'Once for each of the {*} rounds; let the oven fall back before the next.',
                repeats: ['crackle'],
              },
              cue: 'Blistered from edge to edge, and it sounds hollow under the back of a knife.',
              picture: {
                name: 'step-pork-crackle',
                alt: 'A roast piece of pork belly on a rack over its tray, the scored skin golden and blistered from edge to edge',
                focus: [48, 45],
              },
            },
            {
              id: 'rest',
              title: 'Rest',
              text: 'Put the pork on the board, uncovered, for {~rest}. Foil would steam the skin soft again.',
              durations: [{ id: 'rest', label: 'Rest the pork', minutes: 20, attention: 'passive' }],
              cue: 'No more juice runs onto the board.',
            },
            {
              id: 'butter',
              title: 'Finish it in butter',
              text: 'Melt {butter|2/3} in the small pan over medium heat with {garlic} and {thyme} and let it foam for {~foam}. Take it off and add {pepper}. Cut the pork skin side down into slices of {#1.5 cm}, spread them a little, and spoon the butter between them, not over the crackling. Put {butter|rest} on top at the table, and {flaky-salt} only if it wants any.',
              safety: 'What is left is in the fridge within two hours.',
              durations: [{ id: 'foam', label: 'Foam the butter', minutes: 4, attention: 'active' }],
              work: 10,
              cue: 'The foam is quiet, golden, and smells of hazelnut.',
            },
          ],
        },
      ],
    },
    {
      type: 'video',
      title: 'The short version',
      provider: 'short',
      video: site.embeds.porkShort,
      poster: pictures.roastPork,
      tips: [
        'How deep the knife goes into the skin.',
        'The skin before and after its night in the fridge.',
        'The first blisters, which is when to stop walking away from the oven.',
      ],
    },
    {
      type: 'notes',
      title: 'Chef’s notes',
      items: [
        {
          title: 'Why two brines',
          text: 'A brine carries salt into the middle of the meat, and the salt holds on to water, which is why the pork stays juicy through a hot oven. The first one weakens as the meat takes its salt. A fresh one keeps the work going, and lets the seasoning change halfway, from plain salt to something with more to say.',
        },
        {
          title: 'The salt, in figures',
          text: '{water|amount} of water with {salt|amount} of salt is {#50 g/L}. In five or six days the meat takes up a part of it, and the roast ends up at about 1.5% salt: well seasoned, not ham. That is also why nothing is salted before the oven. To be sure, fry a thin slice from an edge before you dry the piece. If it is too salty for you, an hour in cold water helps.',
        },
        {
          title: 'A brine, not a cure',
          text: 'There is no curing salt in it. Six days at {@4} are fine for a fresh piece of pork, ten are not, and the meat is ivory when it is done rather than pink. Do not use a brine twice.',
        },
        {
          title: 'Why the butter comes last',
          text: 'Butter in the oven would burn and soften the skin. Off the fire it melts into the cuts and stays there.',
        },
        {
          title: 'How to count the days',
          text: 'For Sunday dinner: first brine on Sunday evening, second on Wednesday evening, into the air on Saturday evening, oven on Sunday at two.',
        },
      ],
    },
    {
      type: 'tips',
      title: 'Tips',
      aside: true,
      items: [
        {
          title: 'Weigh the salt',
          text: 'A cup of coarse salt may hold half of what a cup of fine salt does. The scale does not mind which one you have.',
        },
        {
          title: 'Trust a thermometer, not the dial',
          text: 'Put one in a glass of water at the back of the fridge. If it says more than {@4}, turn the fridge down before you start.',
        },
        {
          title: 'Dry means dry',
          text: 'A damp skin turns to leather. If it still feels tacky, give it the whole 24 hours, then stop: after that the edges of the meat dry too.',
        },
        {
          title: 'When the skin will not crackle',
          text: 'Put it under the broiler, {#20 cm} away, for two to four minutes, and do not leave the room.',
        },
        {
          title: 'Cut from below',
          text: 'Skin side down, the knife ends with the crackling instead of starting on it, and the slices stay whole.',
        },
      ],
    },
    {
      type: 'keeping',
      title: 'Ahead and after',
      ahead:
        'The days are the preparation. You may stop the second brine anywhere between two and three days, and start the oven anywhere between 12 and 24 hours of drying. Beyond that it does not wait.',
      fridge:
        'Three to four days, whole or sliced, in a closed box, put away within two hours of the meal coming out of the oven.',
      freezer:
        'Two months, in slices with paper between them. Thaw in the fridge. The crackling will not survive it.',
      reheat:
        'Slices in a dry pan over medium heat, four minutes a side, until they are hot through, {@74}. Crisp pieces of skin apart, ten minutes in the oven at {@220}.',
    },
    {
      type: 'swaps',
      title: 'Instead of',
      items: [
        {
          for: 'pork',
          title: 'pork loin with its fat',
          text: 'The same weight, boneless. Give each brine two days, no more, as lean meat takes the salt faster. Roast at {@150} to {@71} in the middle, about an hour and a half, and leave out the high heat unless the skin is on.',
        },
        {
          for: 'pork',
          title: 'pork shoulder, skin on',
          text: 'Cut into slabs no thicker than {#5 cm}, or the salt will not reach the middle in six days. Roast to {@90}, about an hour longer.',
        },
        {
          for: 'soy-sauce',
          title: 'tamari',
          text: 'The same amount, for a brine without gluten. Check the label, as a few are brewed with wheat.',
        },
        {
          for: 'butter',
          title: 'olive oil',
          text: '{=80 ml} of a good one, warmed with the garlic and thyme. Free of dairy, and very good, but call it something else.',
        },
        {
          for: 'thyme',
          title: 'rosemary or sage',
          text: '{=2 sprig|sprigs} of rosemary, or {=8 leaf|leaves} of sage fried crisp in the foaming butter.',
        },
      ],
    },
  ],
};
