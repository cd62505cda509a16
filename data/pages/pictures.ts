import type { PictureRef } from '@/data/schema/recipe';

/** Pictures that several pages show, each described once. */
export const pictures = {
  blackBeanSoup: {
    name: 'black-bean-soup',
    alt: 'A dark bowl of black bean soup with a swirl of cream, lime and diced pepper',
  },
  butteredPork: {
    name: 'buttered-pork',
    alt: 'A roasted piece of pork belly on a wooden board, sliced, with a pat of butter melting on top',
    focus: [45, 45],
  },
  california: {
    name: 'place-california-coast',
    alt: 'A model of a coast road winding between palms and the ocean under a low sun',
  },
  chickpeaCurry: {
    name: 'chickpea-curry',
    alt: 'A terracotta bowl of chickpea curry with yogurt and cilantro, flatbread beside it',
  },
  dicedPork: {
    name: 'prep-diced-pork',
    alt: 'Pork belly on a board, half of it cut into dice beside a knife',
  },
  dough: { name: 'prep-dough', alt: 'Nests of fresh wheat noodles on a floured board with a rolling pin' },
  farmStand: {
    name: 'place-farm-stand',
    alt: 'A model farm stand between palms with crates of oranges under a yellow awning',
  },
  fishMarket: {
    name: 'place-fish-market',
    alt: 'A model fish stall under a blue and white awning with rows of fish on ice',
  },
  flourAllPurpose: {
    name: 'flour-all-purpose',
    alt: 'A bowl of white all-purpose flour with a wooden scoop and ears of wheat',
  },
  flourBread: {
    name: 'flour-bread',
    alt: 'A heap of bread flour on a board with a scoop, wheat berries beside it',
  },
  flourCakeAndPastry: {
    name: 'flour-cake-and-pastry',
    alt: 'A bowl of fine, bright white cake flour and a scoop',
  },
  flourDoubleZero: {
    name: 'flour-double-zero',
    alt: 'A well of fine 00 flour with two egg yolks in the middle',
  },
  flourSemolina: {
    name: 'flour-semolina',
    alt: 'A heap of coarse yellow semolina with a scoop and a bowl of durum wheat',
  },
  flourWholeWheat: {
    name: 'flour-whole-wheat',
    alt: 'A bowl of light brown whole wheat flour flecked with bran',
  },
  greekSalad: {
    name: 'greek-salad',
    alt: 'A bowl of tomato, cucumber, olives and red onion under a block of feta with oregano',
  },
  jjajangmyeon: {
    name: 'jjajangmyeon',
    alt: 'A wide bowl of thick noodles under dark black-bean sauce with diced pork, cucumber and half a boiled egg',
    focus: [42, 50],
  },
  japan: {
    name: 'place-japan',
    alt: 'A model of a red gate and a pagoda among cherry trees with a snow-capped mountain behind',
  },
  kensingtonMarket: {
    name: 'place-kensington-market',
    alt: 'A model of a row of painted Victorian houses with shop awnings, fruit crates and a bicycle',
  },
  legumeBlackBeans: { name: 'legume-black-beans', alt: 'A bowl of dried black beans with a scoop' },
  legumeCannellini: { name: 'legume-cannellini', alt: 'A bowl of dried white cannellini beans with a scoop' },
  legumeChickpeas: { name: 'legume-chickpeas', alt: 'A bowl of dried chickpeas with a scoop' },
  legumeKidneyBeans: { name: 'legume-kidney-beans', alt: 'A bowl of dried red kidney beans with a scoop' },
  legumeLentils: { name: 'legume-lentils', alt: 'A bowl of green lentils with a scoop' },
  legumeMungBeans: { name: 'legume-mung-beans', alt: 'A bowl of green mung beans with a scoop' },
  legumeSoybeans: { name: 'legume-soybeans', alt: 'A bowl of dried soybeans with a scoop' },
  legumeSplitPeas: { name: 'legume-split-peas', alt: 'Two bowls of split peas, one green and one yellow' },
  marketStall: {
    name: 'place-market-stall',
    alt: 'A model vegetable stall under a red and white awning strung with lights',
  },
  nightStall: {
    name: 'place-night-stall',
    alt: 'A model of a small Japanese food stall at night, lit by lanterns, with three stools',
  },
  pasta: {
    name: 'pasta-pesto',
    alt: 'A white plate of spaghetti with basil pesto, golden garlic cloves and basil leaves',
  },
  salmon: {
    name: 'mediterranean-salmon',
    alt: 'A tray with two herbed salmon fillets, grains, tomatoes, cucumber, olives and lemon',
  },
  stLawrenceMarket: {
    name: 'place-st-lawrence-market',
    alt: 'A model of a red-brick market hall with a clock and two striped stalls in front',
  },
  stirFry: { name: 'tofu-stir-fry', alt: 'A pan of golden tofu cubes with peppers and snap peas' },
  tacoBowl: {
    name: 'turkey-taco',
    alt: 'A bowl of rice, seasoned ground turkey, black beans, corn, tomato and avocado with lime',
  },
  teriyaki: {
    name: 'teriyaki-chicken',
    alt: 'A bowl of rice with glazed chicken, broccoli and carrots, sesame seeds on top',
  },
  tofu: {
    name: 'tofu',
    alt: 'A block of fresh tofu on a board, some of it sliced and cubed, soybeans beside it',
  },
  toronto: {
    name: 'place-toronto',
    alt: 'A model of the Toronto skyline with a tall tower, sailing boats and a ferry on the lake',
  },
  vegetables: {
    name: 'prep-diced-vegetables',
    alt: 'Onion, zucchini, cabbage and potato in even dice on a board',
  },
} satisfies Record<string, PictureRef>;
