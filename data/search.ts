/** Frequent misspellings, lower case, and what was meant. */
export const misspellings: Record<string, string> = {
  resturant: 'restaurant',
  restaraunt: 'restaurant',
  restaurent: 'restaurant',
  breakfest: 'breakfast',
  brekfast: 'breakfast',
  dinning: 'dining',
  japanse: 'japanese',
  japenese: 'japanese',
  chineese: 'chinese',
  vietnemese: 'vietnamese',
  itallian: 'italian',
  korian: 'korean',
  luch: 'lunch',
  lunsh: 'lunch',
};

/**
 * Right words of which the site need not make use, so that a search for them is not taken for a mistake. Whatever
 * restaurants, neighbourhoods and recipes bring along is known without standing here.
 */
export const commonWords: readonly string[] = [
  'restaurant restaurants breakfast brunch lunch dinner dining dessert desserts snacks supper drinks',
  'bakery bakeries market markets street court coffee cafes diner bistro tavern grill kitchen patio takeout delivery',
  'sweet savoury savory healthy dressy spicy cheap favourite vegetarian vegan halal kosher gluten',
  'japanese chinese vietnamese italian korean thai indian mexican greek french spanish portuguese ethiopian jamaican',
  'caribbean lebanese persian turkish filipino malaysian singaporean taiwanese cantonese sichuan szechuan hakka tibetan',
  'pakistani bangladeshi afghan israeli palestinian syrian egyptian moroccan peruvian brazilian colombian argentinian',
  'cuban canadian american hawaiian indonesian ukrainian polish hungarian german mediterranean eastern southeast asian',
  'european african',
  'ramen udon soba sushi nigiri sashimi tempura tonkatsu izakaya omakase okonomiyaki takoyaki teriyaki yakitori donburi matcha',
  'mochi bibimbap bulgogi tteokbokki kimchi gimbap samgyeopsal mandu naengmyeon japchae galbi gochujang',
  'dumpling dumplings congee wonton wontons xiaolongbao noodle noodles curry curries roti rotis biryani samosa samosas',
  'dosa naan tandoori paneer masala pasta paste spaghetti carbonara lasagna gnocchi risotto pizza pizzas panini focaccia',
  'gelato tiramisu cannoli espresso cappuccino tacos burrito burritos quesadilla churros ceviche empanada souvlaki gyros',
  'moussaka tzatziki baklava hummus falafel shawarma kebab croissant crepes poutine bacon bagel bagels tarts patty',
  'patties jerk oxtail injera burger burgers sandwich sandwiches pancake pancakes waffles omelette salad salads chicken',
  'pork beef lamb turkey salmon shrimp lobster oyster oysters seafood barbecue barbeque grilled roasted steamed fried',
  'tofu eggs rice bread cheese mushroom mushrooms tomato avocado mango chocolate cheesecake custard soup stew',
  'lentils chickpea chickpeas beans flour',
  'toronto yonge bloor dundas spadina college queen king bathurst dufferin eglinton finch sheppard danforth',
  'chinatown koreatown greektown leslieville parkdale roncesvalles junction yorkville cabbagetown riverdale midtown',
  'harbourfront mimico islington rexdale unionville woodbridge oshawa',
];
