import type { PictureRef } from '@/lib/content/schema/recipe';

/** Pictures that several pages show, each described once. */
export const pictures = {
  beanStew: {
    name: 'type-one-pot',
    alt: 'A brothy stew of white beans, potatoes, carrots, a little tomato and wilted greens in an enamelled blue-green pot, thyme on top; a wooden spoon and flatbread beside it',
    focus: [52, 42],
  },
  blackBeanPaste: {
    name: 'prep-black-bean-paste',
    alt: 'Black-bean paste frying in a dark wok, stirred with a wooden spatula, oil bubbling round its edge',
    focus: [48, 52],
  },
  blackBeanSoup: {
    name: 'black-bean-soup',
    alt: 'A dark bowl of black bean soup with a swirl of cream, a wedge of lime and diced pepper, flatbread beside it',
    focus: [42, 38],
  },
  butteredPork: {
    name: 'buttered-pork',
    alt: 'Roast pork belly on a wooden board: five slices lean on the rest of the joint, showing layers of meat and fat under golden crackling, with butter melting on top and garlic and thyme beside them',
    focus: [45, 50],
  },
  california: {
    name: 'place-california-coast',
    alt: 'A model of a coast road winding between palms and the ocean under a low sun',
  },
  chickpeaCurry: {
    name: 'chickpea-curry',
    alt: 'A terracotta bowl of chickpea curry with yogurt and cilantro, flatbread beside it',
    focus: [64, 38],
  },
  danDanNoodles: {
    name: 'noodles-dan-dan',
    alt: 'Dan dan noodles in a charcoal bowl of red chilli oil, topped with minced pork, crushed peanuts, sesame and scallion rings; Sichuan pepper and more oil beside it',
    focus: [50, 48],
  },
  dicedPork: {
    name: 'prep-diced-pork',
    alt: 'Pork belly on a board, half of it cut into dice beside a knife',
    focus: [58, 50],
  },
  dough: {
    name: 'prep-dough',
    alt: 'Nests of fresh wheat noodles, a block of dough and a rolling pin on a floured board',
    focus: [32, 48],
  },
  exhibition: {
    name: 'event-cne',
    alt: 'A model of a fair at sunset: a lit big wheel, a striped stall under a giant pink doughnut, and paper bags of little doughnuts',
    focus: [60, 52],
  },
  farmStand: {
    name: 'place-farm-stand',
    alt: 'A model farm stand between palms with crates of oranges under a yellow awning',
  },
  fishMarket: {
    name: 'place-fish-market',
    alt: 'A model of a fish stall under a blue and white awning, with whole fish, salmon sides, tuna and scallops on ice',
    focus: [50, 55],
  },
  flourAllPurpose: {
    name: 'flour-all-purpose',
    alt: 'A bowl of white all-purpose flour with a wooden scoop and ears of wheat',
  },
  flourBread: {
    name: 'flour-bread',
    alt: 'A heap of bread flour with a wooden scoop in it, bearded ears behind and a bowl of red-brown wheat beside it',
  },
  flourCakeAndPastry: {
    name: 'flour-cake-and-pastry',
    alt: 'A pale green bowl of fine, bright white cake flour, a scoop leaning on it and beardless ears of wheat',
  },
  flourDoubleZero: {
    name: 'flour-double-zero',
    alt: 'A well of fine 00 flour on a board with two egg yolks in the middle',
  },
  flourSemolina: {
    name: 'flour-semolina',
    alt: 'A heap of coarse yellow semolina with a scoop in it, dark-bearded ears and a bowl of durum wheat',
  },
  flourWholeWheat: {
    name: 'flour-whole-wheat',
    alt: 'A bowl of light brown whole wheat flour flecked with bran, a full scoop and ears of wheat beside it',
  },
  fromBeanToBlock: {
    name: 'about',
    alt: 'A board with a heap of dry soybeans on the left, a bowl of soy milk in the middle and a sliced block of tofu with scallion on the right',
    focus: [52, 47],
  },
  greekSalad: {
    name: 'greek-salad',
    alt: 'A bowl of tomato, cucumber, olives and red onion under a block of feta with oregano',
    focus: [42, 50],
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
  legumeBlackBeans: {
    name: 'legume-black-beans',
    alt: 'A wooden bowl of dried black beans with a full scoop in front',
    focus: [28, 46],
  },
  legumeCannellini: {
    name: 'legume-cannellini',
    alt: 'A dark bowl of dried white cannellini beans with a wooden spoonful in front',
    focus: [30, 46],
  },
  legumeChickpeas: {
    name: 'legume-chickpeas',
    alt: 'A bowl of dried chickpeas with a wooden spoonful in front',
    focus: [58, 45],
  },
  legumeKidneyBeans: {
    name: 'legume-kidney-beans',
    alt: 'A white bowl of dried red kidney beans with a wooden spoonful in front',
    focus: [30, 46],
  },
  legumeLentils: {
    name: 'legume-lentils',
    alt: 'A celadon bowl of dried green lentils with a wooden spoonful in front',
    focus: [30, 46],
  },
  legumeMungBeans: {
    name: 'legume-mung-beans',
    alt: 'A bowl of dried green mung beans with a wooden spoonful in front',
    focus: [32, 45],
  },
  legumeSoybeans: {
    name: 'legume-soybeans',
    alt: 'A wooden bowl of dried soybeans with a full scoop in front',
    focus: [28, 46],
  },
  legumeSplitPeas: {
    name: 'legume-split-peas',
    alt: 'Two bowls of split peas, one green and one yellow, with a spoonful of the yellow in front',
  },
  nightStall: {
    name: 'place-night-stall',
    alt: 'A model of a small Japanese food stall at night, lit by lanterns, with three stools',
  },
  okara: {
    name: 'soy-okara',
    alt: 'Moist, crumbly okara in a bowl lined with muslin, a wooden spoonful of it in front and a bowl of soy milk behind',
    focus: [40, 45],
  },
  pasta: {
    name: 'pasta-pesto',
    alt: 'A plate of spaghetti with basil pesto, confit garlic, pine nuts and shaved parmesan',
    focus: [55, 50],
  },
  pastaSalad: {
    name: 'meal-prep-pasta-salad',
    alt: 'A big bowl of pasta salad: fusilli with chickpeas, tomatoes, cucumber, olives, red onion, feta and basil, a lemon half and a dish of vinegar beside it',
    focus: [52, 46],
  },
  roastPork: {
    name: 'type-pork',
    alt: 'Four slices of roast pork belly with crackling and melting butter on a charcoal plate, with browned potatoes, snap peas and thyme',
    focus: [47, 48],
  },
  saladLeaves: {
    name: 'salad-leaves',
    alt: 'Salad leaves laid out on blue linen: butterhead, romaine and spinach above, arugula, watercress, radicchio and kale below',
  },
  salmon: {
    name: 'mediterranean-salmon',
    alt: 'A tray with two herbed salmon fillets, grains, tomatoes, cucumber, olives and lemon',
    focus: [32, 42],
  },
  softTofuStew: {
    name: 'restaurant-soft-tofu-stew',
    alt: 'A black stone pot of red soft tofu stew with a raw egg in the middle and scallions',
    focus: [46, 45],
  },
  soyMilk: {
    name: 'soy-milk',
    alt: 'A glass and a jug of soy milk on a board with a small bowl of soaked soybeans',
    focus: [50, 42],
  },
  steak: {
    name: 'type-beef',
    alt: 'Grilled steak on an oak board, half of it cut into seven slices with a pink middle, salted, with rosemary, confit garlic and a knife',
    focus: [45, 45],
  },
  stLawrenceMarket: {
    name: 'place-st-lawrence-market',
    alt: 'A model of a red-brick market hall with a clock, two striped stalls, a pyramid of fruit crates and a florist’s stand',
    focus: [48, 58],
  },
  starchSlurry: {
    name: 'prep-jjajang-22-slurry',
    alt: 'Milk-white starch slurry in a teal bowl, a spoon stirring it, potato starch in a small bowl behind',
    focus: [32, 45],
  },
  stirFry: {
    name: 'tofu-stir-fry',
    alt: 'A pan of golden tofu cubes with peppers and snap peas',
    focus: [34, 42],
  },
  tacoBowl: {
    name: 'turkey-taco',
    alt: 'A bowl of rice, seasoned ground turkey, black beans, corn, tomato and avocado with lime',
  },
  teriyaki: {
    name: 'teriyaki-chicken',
    alt: 'A bowl of rice with glazed chicken, broccoli and carrots, sesame seeds on top',
    focus: [40, 42],
  },
  tofu: {
    name: 'tofu',
    alt: 'A block of fresh tofu with slices and cubes on a board, scallion rings on the cubes and soybeans beside it',
    focus: [32, 45],
  },
  tofuBoxes: {
    name: 'meal-prep-tofu-containers',
    alt: 'Two meal-prep boxes, each with rice and browned tofu on peppers and snap peas, the sauce in a small dish of its own; chopsticks on a wooden lid',
    focus: [46, 50],
  },
  toronto: {
    name: 'place-toronto',
    alt: 'A model of the Toronto skyline with a tall tower, sailing boats and a ferry on the lake',
  },
  vegetables: {
    name: 'prep-diced-vegetables',
    alt: 'Onion, zucchini, cabbage and potato in even dice on a board',
  },
  vinaigrette: {
    name: 'salad-dressing',
    alt: 'A jar of cloudy golden vinaigrette on a board with bottles of oil and red vinegar, mustard, salt and a few leaves',
    focus: [45, 50],
  },
  winterWindow: {
    name: 'event-winterlicious',
    alt: 'A model of a restaurant at blue hour in the snow; in its lit window a table laid with orange soup, braised beef and chocolate tart',
    focus: [45, 50],
  },
} satisfies Record<string, PictureRef>;
