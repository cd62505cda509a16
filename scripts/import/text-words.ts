/** Parts of a written recipe that a heading begins. */
export type TextPart = 'ingredients' | 'method' | 'notes' | 'equipment';

/** Facts of a written recipe that a line names before its value. */
export type TextFact =
  | 'servings'
  | 'prep'
  | 'cook'
  | 'total'
  | 'rest'
  | 'category'
  | 'cuisine'
  | 'keywords'
  | 'source'
  | 'published';

/** Words of one language, as sources of regular expressions. */
type TextWords = Record<TextPart, string> & Partial<Record<TextFact, string>>;

const LANGUAGES: Readonly<Record<string, TextWords>> = {
  en: {
    ingredients: "ingredients?|what you(?:’ll|'ll| will)? need",
    method: 'method|directions?|instructions?|steps|preparation|how to make(?: it)?|procedure',
    notes: "(?:cook['’]?s |chef['’]?s |recipe )?notes?|tips?(?: and tricks)?",
    equipment: 'equipment|tools|you will need',
    servings: 'serves|servings?|yields?|makes|portions?',
    prep: 'prep(?:aration)?(?: time)?|active(?: time)?',
    cook: '(?:cook(?:ing)?|bak(?:e|ing))(?: time)?',
    total: 'total(?: time)?|ready in|time',
    rest: '(?:rest(?:ing)?|chill(?:ing)?|inactive)(?: time)?',
    category: 'categor(?:y|ies)|course',
    cuisine: 'cuisine',
    keywords: 'tags?|keywords?',
    source: 'source|url',
    published: 'date|published|posted(?: on)?',
  },
  es: {
    ingredients: 'ingredientes',
    method: 'preparación|elaboración|instrucciones|procedimiento|modo de preparación|pasos',
    notes: 'notas?|consejos?|trucos?',
    equipment: 'utensilios',
    servings: 'raciones|porciones|comensales',
    prep: 'tiempo de preparación|preparación',
    cook: 'tiempo de (?:cocción|horneado)|cocción|horneado',
    total: 'tiempo total|tiempo',
    rest: 'reposo',
    category: 'categorías?',
    cuisine: 'cocina',
    keywords: 'etiquetas?',
    source: 'fuente',
    published: 'fecha',
  },
  fr: {
    ingredients: 'ingrédients?',
    method: 'préparation|instructions|étapes|réalisation|méthode',
    notes: 'notes?|astuces?|conseils?',
    equipment: 'matériel|ustensiles',
    servings: 'portions|personnes|parts',
    prep: 'temps de préparation|préparation',
    cook: 'temps de cuisson|cuisson',
    total: 'temps total',
    rest: '(?:temps de )?repos',
    category: 'catégories?',
    cuisine: 'cuisine',
    keywords: 'mots[- ]clés?|étiquettes?',
    published: '(?:publié le|date)',
  },
  de: {
    ingredients: 'zutaten',
    method: "zubereitung|anleitung|arbeitsschritte|schritte|so geht[’']?s",
    notes: 'tipps?|notizen|hinweise?|anmerkungen',
    equipment: 'zubehör|utensilien|geräte',
    servings: 'portionen|personen|ergibt|menge',
    prep: 'vorbereitung(?:szeit)?|arbeitszeit|zubereitungszeit|zubereitung',
    cook: '(?:koch|back|gar)zeit|koch-/backzeit',
    total: 'gesamtzeit',
    rest: '(?:ruhe|kühl)zeit',
    category: 'kategorien?|gang',
    cuisine: 'küche',
    keywords: 'schlagw(?:ort|orte|örter)',
    source: 'quelle',
    published: 'datum',
  },
  it: {
    ingredients: 'ingredienti',
    method: 'procedimento|preparazione|istruzioni|esecuzione|come si prepara',
    notes: 'note|consigli|suggerimenti',
    equipment: 'attrezzatura|utensili',
    servings: 'porzioni|dosi(?: per)?|persone',
    prep: '(?:tempo di )?preparazione',
    cook: '(?:tempo di )?cottura',
    total: 'tempo totale',
    rest: '(?:tempo di )?riposo',
    category: 'categori[ae]|portata',
    cuisine: 'cucina',
    source: 'fonte',
    published: 'data',
  },
  pt: {
    ingredients: 'ingredientes',
    method: 'modo de (?:preparo|preparação|fazer)|preparo|preparação|instruções|passo a passo',
    notes: 'notas?|dicas?|observações',
    equipment: 'utensílios',
    servings: 'porções|rende|rendimento|doses',
    prep: 'tempo de prepar(?:o|ação)|prepar(?:o|ação)',
    cook: 'tempo de (?:cozimento|cozedura|forno)|cozimento',
    total: 'tempo total',
    category: 'categorias?',
    cuisine: 'cozinha|culinária',
  },
  nl: {
    ingredients: 'ingredi[ëe]nten',
    method: 'bereiding(?:swijze)?|werkwijze|instructies|stappen|zo maak je het',
    notes: 'tips?|notities',
    equipment: 'keukengerei|benodigdheden',
    servings: 'personen|porties',
    prep: 'voorbereiding(?:stijd)?|bereidingstijd',
    cook: '(?:kook|bak|oven)tijd',
    total: 'totale tijd|totaal',
    category: 'categorie|gang',
    cuisine: 'keuken',
    source: 'bron',
  },
  pl: {
    ingredients: 'składniki',
    method: 'przygotowanie|sposób przygotowania|wykonanie|instrukcje',
    notes: 'wskazówki|uwagi|porady',
    equipment: 'przybory|sprzęt',
    servings: 'porcje|porcji|liczba porcji',
    prep: 'czas przygotowania',
    cook: 'czas (?:gotowania|pieczenia)',
    total: 'czas całkowity|łączny czas',
    category: 'kategori[ae]',
    cuisine: 'kuchnia',
    keywords: 'tagi',
  },
  ru: {
    ingredients: 'ингредиенты|продукты|состав',
    method: 'приготовление|способ приготовления|как приготовить|инструкци[яи]|пошаговый рецепт',
    notes: 'примечани[ея]|советы?|заметки',
    equipment: 'инвентарь|посуда',
    servings: 'порци[йия]|количество порций',
    prep: 'время подготовки|подготовка',
    cook: 'время (?:приготовления|готовки|варки|выпечки)',
    total: 'общее время',
    category: 'категори[яи]',
    cuisine: 'кухня',
    source: 'источник',
  },
  tr: {
    ingredients: 'malzemeler|içindekiler',
    method: 'yapılışı|hazırlanışı|yapım aşamaları',
    notes: 'notlar|püf noktalar[ıi]|ipuçları',
    equipment: 'gereçler',
    servings: 'porsiyon|kaç kişilik',
    prep: 'hazır(?:lık|lama) süresi',
    cook: 'pişirme süresi',
    total: 'toplam süre',
    category: 'kategori',
    cuisine: 'mutfak',
  },
  ja: {
    ingredients: '材料',
    method: '作り方|つくり方|手順',
    notes: 'ノート|メモ|コツ(?:・ポイント)?|ポイント|備考',
    equipment: '道具',
    servings: '分量|人数',
    prep: '準備(?:時間)?',
    cook: '(?:調理|加熱)(?:時間)?',
    total: '所要時間|合計',
    category: 'カテゴリー?',
    source: '出典',
  },
  ko: {
    ingredients: '재료|준비물',
    method: '만드는 ?(?:법|방법|순서)|만들기|조리 ?(?:법|방법|순서|과정)|요리 ?(?:법|순서)',
    notes: '메모|팁',
    equipment: '도구',
    servings: '분량|인분',
    prep: '준비(?: ?시간)?',
    cook: '조리(?: ?시간)?',
    total: '총(?: ?시간)?',
    category: '분류',
    source: '출처',
  },
  zh: {
    ingredients: '材料|食材|用料|配料|主料|原料|所需材料',
    method: '做法|步[骤驟]|[制製]作方法|作法|烹[饪飪调調](?:步[骤驟]|方法)',
    notes: '小?[贴貼]士|备注|備註|提示|注意事[项項]',
    equipment: '厨具|廚具|工具',
    servings: '份量|人份',
    prep: '[准準][备備][时時][间間]',
    cook: '烹[饪飪调調][时時][间間]',
    total: '[总總][时時][间間]',
    category: '分[类類]',
    cuisine: '菜系',
    keywords: '[标標][签籤]',
    source: '[来來]源',
  },
  sv: {
    ingredients: 'ingredienser',
    method: 'gör så här|så här gör du|tillagning|instruktioner|fremgangsm[åa][dt]e|slik gjør du',
    notes: 'anteckningar',
    equipment: 'utrustning|redskap',
    servings: 'portioner|porsjoner',
  },
  id: {
    ingredients: 'bahan(?:-bahan)?',
    method: 'cara (?:membuat|memasak)|langkah(?:-langkah)?',
    notes: 'catatan',
    equipment: 'alat',
    servings: 'porsi',
  },
  vi: {
    ingredients: 'nguyên liệu',
    method: 'cách (?:làm|nấu|chế biến)|các bước(?: thực hiện)?|thực hiện',
    notes: 'ghi chú|mẹo',
    equipment: 'dụng cụ',
    servings: 'khẩu phần',
  },
  ar: {
    ingredients: 'المكونات|المقادير',
    method: 'طريقة (?:التحضير|العمل)|الخطوات',
    notes: 'ملاحظات',
    equipment: 'الأدوات',
  },
  hi: {
    ingredients: 'सामग्री',
    method: '(?:बनाने की )?विधि',
    notes: 'सुझाव',
    equipment: 'बर्तन',
  },
};

/** BCP 47 languages in which a heading begins a part: es and pt for “Ingredientes”. */
export const languagesOf = (part: TextPart, heading: string): string[] =>
  Object.entries(LANGUAGES).flatMap(([language, words]) =>
    new RegExp(`^(?:${words[part]})(?!\\p{L})`, 'iu').test(heading) ? [language] : [],
  );

/** Words of all languages for a part or a fact, as the source of a regular expression. */
export const wordsOf = (name: TextPart | TextFact): string =>
  Object.values(LANGUAGES)
    .flatMap((words) => words[name] ?? [])
    .join('|');
