// What generated recipes and restaurants are put together from.

/** An ingredient as a recipe lists it; its id is its name in data/groceries.yaml. */
export type Listed = { id: string; name: string; amount: string; buy: string; note?: string };

const listed = (id: string, name: string, amount: string, note?: string): Listed => ({
  id,
  name,
  amount,
  buy: id,
  ...(note ? { note } : {}),
});

export const BASE = [
  listed('onion', 'onion', '300 g', 'in {#1-cm} dice'),
  listed('garlic', 'garlic', '4 cloves', 'chopped'),
  listed('ginger', 'ginger', '20 g', 'grated'),
  listed('celery', 'celery', '100 g', 'in {#1-cm} dice'),
  listed('carrot', 'carrot', '200 g', 'in {#1-cm} dice'),
  listed('olive-oil', 'olive oil', '3 tbsp'),
  listed('cumin', 'ground cumin', '2 tsp'),
  listed('coriander', 'ground coriander', '1 tsp'),
  listed('paprika', 'sweet paprika', '1 tbsp'),
  listed('turmeric', 'turmeric', '1/2 tsp'),
  listed('tomato-paste', 'tomato paste', '2 tbsp'),
] as const;

export const MAIN = [
  listed('potato', 'potatoes', '500 g', 'in pieces of {#2 cm}'),
  listed('zucchini', 'zucchini', '400 g', 'in pieces of {#2 cm}'),
  listed('mushrooms', 'mushrooms', '250 g', 'quartered'),
  listed('chicken-thighs', 'chicken thighs', '600 g', 'boneless'),
  listed('salmon', 'salmon', '500 g', 'without skin'),
  listed('firm-tofu', 'firm tofu', '400 g', 'pressed'),
  listed('canned-chickpeas', 'chickpeas', '480 g', 'drained'),
  listed('canned-tomatoes', 'canned tomatoes', '400 g'),
  listed('coconut-milk', 'coconut milk', '400 ml'),
  listed('vegetable-stock', 'vegetable stock', '500 ml'),
  listed('spinach', 'spinach', '200 g', 'washed'),
  listed('broccoli', 'broccoli', '300 g', 'in florets'),
  listed('quinoa', 'quinoa', '180 g', 'rinsed'),
  listed('pork-belly', 'pork belly', '400 g', 'sliced'),
] as const;

export const FINISH = [
  listed('parsley', 'parsley', '20 g', 'leaves only'),
  listed('cilantro', 'cilantro', '16 g', 'leaves and thin stems'),
  listed('dill', 'dill', '10 g', 'chopped'),
  listed('feta', 'feta', '120 g', 'crumbled'),
  listed('yogurt', 'plain yogurt', '150 g'),
  listed('sesame-seeds', 'sesame seeds', '2 tbsp', 'toasted'),
  listed('honey', 'honey', '1 tbsp'),
  listed('soy-sauce', 'soy sauce', '2 tbsp'),
  listed('butter', 'butter', '30 g', 'cold'),
  listed('rice-vinegar', 'rice vinegar', '1 tbsp'),
] as const;

export const ADJECTIVES =
  'Smoky,Bright,Slow,Quiet,Golden,Rustic,Crisp,Velvet,Sunday,Winter,Harbour,Garden,Copper,Early'.split(',');
export const PLACES =
  'Lisbon,Busan,Oaxaca,Tbilisi,Hanoi,Palermo,Kingston,Beirut,Quebec,Osaka,Izmir,Cusco,Accra,Penang'.split(
    ',',
  );
export const DISHES = 'stew,curry,bake,soup,bowl,braise,hotpot,gratin,salad,skillet,pilaf,chowder'.split(',');
export const HOUSES = 'Kitchen,Table,Counter,Canteen,House,Grill,Diner,Bakery,Noodle Bar,Tavern'.split(',');
export const CUISINES =
  'Korean,Japanese,Italian,Persian,Mexican,Greek,Thai,Canadian,Turkish,Portuguese'.split(',');
export const CATEGORIES = [
  'Noodles',
  'Pasta',
  'Legumes',
  'Soybean',
  'Salad',
  'Pork',
  'High Protein',
  'Plant Protein',
];
export const TYPES = [
  'one-pot',
  'high-protein',
  'chicken',
  'beef',
  'pork',
  'noodles',
  'pasta',
  'salads',
  'legumes',
];
export const BROWNING = ['Brown the first half', 'Give it colour', 'Sear it well'];
export const SIMMERING = ['Simmer under a lid', 'Let it bubble', 'Cook it slowly'];
export const FINISHING = ['Finish and serve', 'Season and serve', 'Bring it together'];

export const TOOLS = [
  'Wide, heavy pan with a lid',
  'Chopping board and a sharp knife',
  'Wooden spoon with a flat edge',
  'Fine grater',
  'Large bowl',
  'Kitchen scale',
  'Ladle',
];

export const CUES = [
  'The edges turn gold and the smell fills the kitchen.',
  'A knife goes in without any push.',
  'It falls from the spoon in a ribbon.',
  'The sauce coats the back of a spoon.',
  'Small bubbles rise all over, not just at the rim.',
  'Soft and clear, and sweet to the tongue.',
];

export const TIPS = [
  'Salt it early',
  'Dry it well',
  'Do not crowd the pan',
  'Taste before serving',
  'Cut it evenly',
  'Keep the lid on',
  'Warm the plates',
];

export const SENTENCES = [
  'The pan has to be hot before anything goes in, or it steams where it should brown.',
  'Nothing here needs hurry, and most of it happens while you set the table.',
  'Old spices say little, so smell them first and take a pinch more where they are faint.',
  'What looks like too much liquid is gone by the end, and the rest is sauce.',
  'Stir along the bottom, where the flavour sits, and scrape it loose with a splash of water.',
  'A day later it is better still, once everything has come to know everything else.',
  'The colour tells more than the clock: wait for it.',
  'Taste, wait a moment, and taste again before reaching for the salt.',
  'It is the dish I make when people come over and nobody says when they will eat.',
  'Half of the work is done by the oven, the other half by a sharp knife.',
  'Leave it alone for longer than feels right; that is how a crust comes to be.',
  'Something sour at the end wakes up all that came before.',
  'Where a market has the real thing, take it, and everywhere else this does well.',
  'My grandmother made it with what the garden gave, and so no two pots were the same.',
  'It keeps warm under its lid for as long as guests take to arrive.',
  'Cool it in a wide dish, so that it is cold within the hour.',
  'Bring it back over low heat with a splash of water, until it bubbles in the middle.',
  'Three days in the fridge, closed, and it thickens as it stands.',
  'The leaves go in last, off the heat, so that they stay green.',
  'Use the widest pan there is; room is what makes things crisp.',
];
