/** @jest-environment node */
import type { FoodFacts } from '@/lib/content/food-facts';
import { readStarterName } from './starter-names';

const NO = { vegetarian: 'no' } as const;
const POULTRY = { raw: 'poultry-pieces', ...NO } as const;
const WHOLE_BIRD = { raw: 'whole-poultry', ...NO } as const;
const GROUND_POULTRY = { raw: 'ground-poultry', ...NO } as const;
const RED_MEAT = { raw: 'red-meat', ...NO } as const;
const GROUND_MEAT = { raw: 'ground-meat', ...NO } as const;
const PORK = { raw: 'pork', ...NO, of: ['pork'] } as const;
const OF_PORK = { ...NO, of: ['pork'] } as const;
const RAW_FISH = { raw: 'fish', contains: ['Fish'], ...NO } as const;
const FISH = { contains: ['Fish'], ...NO } as const;
const SHRIMP = { raw: 'shellfish', contains: ['Crustaceans'], ...NO } as const;
const MOLLUSCS = { raw: 'shellfish', contains: ['Molluscs'], ...NO } as const;
const EGG = { raw: 'eggs', contains: ['Egg'], vegetarian: 'yes' } as const;
const COOKED_EGG = { contains: ['Egg'], vegetarian: 'yes' } as const;
const MILK = { contains: ['Milk'], vegetarian: 'yes' } as const;
const CHEESE = {
  contains: ['Milk'],
  vegetarian: 'depends',
  dependsOn: 'made with microbial rennet',
} as const;
const YOGURT = { contains: ['Milk'], vegetarian: 'depends', dependsOn: 'made without gelatin' } as const;
const WHEAT = { contains: ['Gluten', 'Wheat'] } as const;
const EGG_NOODLES = { contains: ['Egg', 'Gluten', 'Wheat'] } as const;
const GLUTEN = { contains: ['Gluten'] } as const;
const SOY = { contains: ['Soy'], vegetarian: 'yes' } as const;
const SOY_SAUCE = { contains: ['Gluten', 'Soy', 'Wheat'], vegetarian: 'yes' } as const;
const MISO = { contains: ['Soy'], mayContain: ['Gluten', 'Wheat'], vegetarian: 'yes' } as const;
const OYSTER_SAUCE = {
  contains: ['Gluten', 'Molluscs', 'Soy', 'Wheat'],
  mayContain: ['Sulphites'],
  ...NO,
} as const;
const NUTS = { contains: ['Tree nuts'], vegetarian: 'yes' } as const;
const PEANUT = { contains: ['Peanut'], vegetarian: 'yes' } as const;
const SESAME = { contains: ['Sesame'], vegetarian: 'yes' } as const;
const MUSTARD = { contains: ['Mustard'], vegetarian: 'yes' } as const;
const MEAT_STOCK = { mayContain: ['Gluten', 'Soy', 'Wheat'], ...NO } as const;
const VEGETABLE_STOCK = { mayContain: ['Gluten', 'Soy', 'Wheat'], vegetarian: 'yes' } as const;
const FISH_CAKE = {
  contains: ['Fish'],
  mayContain: ['Crustaceans', 'Egg', 'Gluten', 'Soy', 'Wheat'],
  ...NO,
} as const;
const WINE = { contains: ['Sulphites'], of: ['alcohol'] } as const;
const SPIRITS = { of: ['alcohol'] } as const;
const GELATIN = { ...NO, of: ['gelatin'] } as const;
const HONEY = { vegetarian: 'yes', vegan: 'no' } as const;
const VEGAN = { vegetarian: 'yes', vegan: 'yes' } as const;
const MAYBE_WHEAT = { mayContain: ['Gluten', 'Wheat'] } as const;

/** Names with all of their facts, by what they have in common. */
const TABLE: Record<string, [facts: FoodFacts, names: string][]> = {
  'is not what a part of its name says': [
    [
      {},
      `coconut milk · coconut cream · cocoa butter · butter beans · butternut squash
        buttercup squash · eggplant · egg replacer · rice milk · water chestnut · nutmeg
        oyster mushrooms · king oyster mushrooms · chicken-of-the-woods · turkey tail · crab apple
        cream of tartar · beefsteak tomato · beef tomatoes · lamb's lettuce · lamb’s lettuce
        duck sauce · kidney beans · artichoke hearts · rice noodles · rice flour · corn tortillas
        celery ribs · cauliflower steaks · vegetable suet · lait de coco · noix de muscade
        tomates cœur de bœuf · pieds de mouton · haricots beurre · 코코넛밀크 · 돼지감자 · 오리엔탈 드레싱 · 버터넛스쿼시
        들기름 · ココナッツミルク · スイカ · 海老芋 · 牛蒡 · 魚沼産コシヒカリ · leche de coco · nuez moscada
        tomate corazón de buey · latte di cocco · noce moscata · Kokosmilch · Muskatnuss · Austernpilze
        Fleischtomaten · Eis · Eisbergsalat · Wildreis · carrots · fine sea salt · peanut-free
        cheese-free`,
    ],
    [{ mayContain: ['Gluten', 'Wheat'] }, 'buckwheat noodles · soba · 메밀국수 · そば'],
    [WHEAT, 'hamburger buns · oyster crackers · cream crackers'],
    [PEANUT, 'peanut butter · beurre de cacahuète · 땅콩버터 · Erdnussbutter · burro di arachidi'],
    [NUTS, 'almond milk · lait d’amande · アーモンドミルク · Mandelmilch'],
    [MILK, 'buttermilk · beurre noisette · noix de beurre · half & half'],
    [CHEESE, 'goat cheese · fromage de chèvre · Ziegenkäse'],
    [FISH_CAKE, 'fishcake · surimi · crab sticks · 게맛살 · カニカマ'],
    [{ contains: ['Milk'], mayContain: ['Soy'], vegetarian: 'yes' }, 'milk chocolate · Easter eggs'],
    [{ contains: ['Gluten'], mayContain: ['Wheat'], ...OF_PORK }, 'black pudding'],
  ],
  'is raw poultry': [
    [
      POULTRY,
      `boneless, skinless chicken thighs · thighs, boneless (chicken) · CHICKEN BREASTS · wings
        whole chicken breasts · turkey breast · duck breast · chicken livers · chicken curry pieces
        vegetarian-fed chicken · chicken without skin · chicken thighs in tomato sauce · rabbit
        poulet · blanc de poulet · escalopes de dinde · 닭고기 · 닭다리살 · 닭 가슴살 · 닭갈비 · 鶏もも肉 · 唐揚げ用鶏もも肉
        pollo a pezzi · pechuga de pollo · muslos de pollo con hueso · petto di pollo · Hähnchenbrust
        Hähnchenbrustfilet · Haehnchenbrust · Hühnerleber`,
    ],
    [WHOLE_BIRD, `whole free-range chicken · turkey · poulet entier · pollo intero · ganzes Hähnchen · 생닭`],
    [GROUND_POULTRY, 'ground turkey · turkey, minced · turkey burger patties · chicken keema · 鶏ひき肉'],
  ],
  'is raw meat': [
    [
      RED_MEAT,
      `beef chuck roast · steak · lamb shoulder · goat · venison · marrow bones · rib-eye steaks
        veau · 소고기 · 牛薄切り肉 · ternera · manzo · Rinderfilet · Lammkeule · agneau`,
    ],
    [{ ...RED_MEAT, ...MEAT_STOCK }, 'bones for stock'],
    [
      GROUND_MEAT,
      `minced beef · beef mince · lamb keema · steak tartare · hamburger · beef burgers · foie
        lamb's liver · hackfleisch · Rinderhack · carne picada · carne molida de res · bœuf haché
        viande hachée de bœuf · 다진 소고기 · 牛ひき肉 · 合いびき肉 · macinato di manzo`,
    ],
    [PORK, 'bacon · pork belly · lardons · fresh ham · wild boar · 삼겹살 · 豚こま切れ肉 · Schwein · cerdo'],
    [
      { ...GROUND_MEAT, of: ['pork'] },
      `ground pork · ground beef and pork · pork and beef mince · raw chorizo`,
    ],
  ],
  'is raw seafood': [
    [
      RAW_FISH,
      `tuna · salmon steak · skate wings · sashimi-grade tuna · fresh anchovies · fresh sardines
        cabillaud · 연어 · さば · 生鮭の切り身 · merluza · tonno fresco · Lachsfilet · Rotbarschfilet`,
    ],
    [
      SHRIMP,
      'shrimp · king prawns, peeled · crab legs · 보리새우 · 꽃게 · エビ · gambas · gamberi · Garnelen',
    ],
    [
      MOLLUSCS,
      `mussels · shucked oysters · scallops · squid · octopus · moules · noix de Saint-Jacques · 굴
        오징어 · あさり · mejillones · vongole · Miesmuscheln · Tintenfisch`,
    ],
    [{ ...SHRIMP, contains: ['Crustaceans', 'Molluscs'] }, 'shrimp & scallops · 새우 & 오징어'],
  ],
  'is raw egg': [
    [
      EGG,
      `raw yolks · free-range eggs · eggs free range · 2 large egg whites · poached eggs
        soft-boiled eggs · hens' eggs · duck eggs · œufs · jaunes d'œufs · 계란 노른자 · 달걀 · 卵黄 · huevos
        uova · Ei · Hühnereier · weich gekochte Eier`,
    ],
  ],
  'is not raw any more, with its allergens': [
    [
      NO,
      `rotisserie chicken · leftover roast beef · poulet cuit · 닭 통조림 · Hähnchenbrust, gegart
        bresaola`,
    ],
    [OF_PORK, 'prosciutto · cooked ham · cooked bacon · jambon blanc · salami · pork rinds'],
    [
      FISH,
      `canned tuna · tin of tuna · tuna in olive oil · canned salmon · anchovies · hot-smoked salmon
        thon en conserve · atún en lata · Thunfisch aus der Dose · Dosenthunfisch · tonno sott’olio
        ツナ缶`,
    ],
    [
      { contains: ['Crustaceans'], ...NO },
      `cooked shrimp · cooked, peeled prawns · crevettes cuites · 새우젓`,
    ],
    [COOKED_EGG, 'hard-boiled eggs · eggs, cooked · œufs durs · huevos duros · hartgekochte Eier'],
  ],
  'is made of the food and not raw': [
    [
      MEAT_STOCK,
      `chicken stock · beef broth · bone broth · chicken or vegetable stock · bouillon de poulet
        low-sodium chicken or vegetable broth · bouillon de légumes ou de poulet · 닭육수 · 鶏がらスープ
        caldo de pollo · brodo di pollo · Hühnerbrühe · Rinderfond`,
    ],
    [NO, 'chicken powder · duck fat · beef jerky · chicken seasoning'],
    [OF_PORK, 'bacon bits · lard · 豚骨スープ · Schweineschmalz'],
    [FISH, 'fish sauce · dashi · fish stock · soupe de poisson · 액젓 · 魚醤 · 멸치육수 · salsa de pescado'],
    [{ contains: ['Fish'], mayContain: ['Gluten'], ...NO }, 'Worcestershire sauce'],
    [OYSTER_SAUCE, 'oyster sauce · sauce d’huîtres · 굴소스 · オイスターソース · Austernsauce'],
    [VEGETABLE_STOCK, 'vegetable stock · bouillon de légumes · Gemüsebrühe'],
    [{ ...VEGETABLE_STOCK, vegetarian: 'depends', dependsOn: 'made from vegetables' }, 'stock · Brühe'],
  ],
  'has an allergen': [
    [MILK, 'butter · milk · crème fraîche épaisse · 우유 · バター · nata para montar · panna · Schlagsahne'],
    [YOGURT, 'plain yogurt · sour cream · saure Sahne · ヨーグルト'],
    [CHEESE, 'cheddar · feta cheese · mozzarella di bufala · 치즈 · Käse'],
    [{ contains: ['Milk'], ...NO }, 'Parmigiano-Reggiano · pecorino romano · Grana Padano'],
    [
      WHEAT,
      `all-purpose flour · couscous · udon · pâtes · pâte brisée · 밀가루 · 薄力粉 · Semmelbrösel
        pangrattato`,
    ],
    [EGG_NOODLES, "egg noodles · pasta all'uovo · wonton wrappers · Eiernudeln"],
    [GLUTEN, 'rolled oats · oat milk · pearl barley · rye flour · 보리 · Haferflocken'],
    [{ contains: ['Gluten', 'Triticale'] }, 'triticale flour'],
    [SOY, 'firm tofu · soy milk · edamame · tempeh · soy mince · 두유 · 豆乳 · Sojamilch · Räuchertofu'],
    [SOY_SAUCE, 'soy sauce · sauce soja · 간장 · 醤油 · salsa di soia · Sojasauce'],
    [MISO, 'miso · gochujang · 된장 · 味噌'],
    [PEANUT, 'peanuts · cacahuetes · 땅콩 · Erdnüsse'],
    [
      NUTS,
      `almonds · Brazil nuts · cashews · hazelnuts · macadamia nuts · pecans · pine nuts · pistachios
        walnuts · noix de cajou · 호두 · くるみ · nueces · pinoli · Walnüsse`,
    ],
    [SESAME, 'tahini · sesame oil · 참기름 · 白いりごま · graines de sésame'],
    [MUSTARD, 'Dijon mustard · mustard seeds · moutarde · 겨자 · Senf'],
    [{ mayContain: ['Sulphites'] }, 'dried apricots'],
    [{ contains: ['Sulphites'], vegetarian: 'yes' }, `white wine vinegar · aceto balsamico · Weißweinessig`],
    [
      {
        mayContain: ['Crustaceans', 'Fish'],
        vegetarian: 'depends',
        dependsOn: 'made without fish and shrimp',
      },
      `kimchi · 김치`,
    ],
    [MAYBE_WHEAT, 'tortillas'],
  ],
  'is what a diet forbids': [
    [WINE, 'dry white wine · vin rouge · 화이트와인 · 白ワイン · Weißwein'],
    [SPIRITS, 'rum · mirin · vanilla extract · 맛술 · 料理酒'],
    [{ contains: ['Gluten'], mayContain: ['Wheat'], of: ['alcohol'] }, 'beer · birra'],
    [GELATIN, 'gelatin · marshmallows · gélatine en feuilles · 젤라틴 · colla di pesce'],
    [HONEY, 'honey · miel · 꿀 · はちみつ'],
    [NO, 'suet'],
  ],
  'takes facts away': [
    [
      VEGAN,
      `vegan butter · plant-based mince · butter, vegan · 비건 김치 · vegane Butter · vegan protein powder`,
    ],
    [
      { vegetarian: 'yes' },
      `vegetarian sausages · saucisses végétariennes · meat-free meatballs · dairy-free butter`,
    ],
    [MILK, 'vegan or regular butter · lactose-free milk · vegetarian Parmesan'],
    [{}, 'gluten-free flour · farine sans gluten · glutenfreies Mehl · unsulphured dried apricots'],
    [SOY, 'gluten-free soy sauce'],
    [WHEAT, 'egg-free pasta · pasta without egg · Nudeln ohne Ei'],
    [{ mayContain: ['Mustard'], vegetarian: 'yes' }, `egg-free mayonnaise · mayonnaise without egg or milk`],
    [MEAT_STOCK, 'no salt added chicken stock'],
    [{ ...GLUTEN, mayContain: ['Wheat'] }, 'alcohol-free beer'],
  ],
};

describe.each(Object.entries(TABLE))('a name that %s', (_, rows) => {
  const all = rows.flatMap(([facts, names]) => names.split(/\s*[·\n]\s*/).map((name) => ({ name, facts })));

  it.each(all)('has the facts of “$name”', ({ name, facts }) => {
    const { asks, facts: found } = readStarterName(name);
    expect({ asks, ...found }).toEqual({ asks: undefined, ...facts });
  });
});
