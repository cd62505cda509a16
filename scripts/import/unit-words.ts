import type { Unit } from '@/lib/content/schema/units';

/** Unit with the millilitres or grams of one where it has to be converted: a Japanese cup holds 200 ml. */
type UnitWord = { unit: Unit; times?: number };

const WORDS: Partial<Record<Unit, string>> = {
  tbsp: '큰술|큰스푼|숟가락|스푼|大さじ|大匙|汤匙|EL|Esslöffel|cuill[eè]res? à soupe|c\\. ?à ?s\\.?|c\\. ?à soupe|cucharadas?|cucchiai(?:o)?|colher(?:es)? de sopa|eetlepels?|msk\\.?|spsk\\.?|ss',
  tsp: '작은술|작은스푼|티스푼|小さじ|小匙|茶匙|TL|Teelöffel|cuill[eè]res? à café|c\\. ?à ?c\\.?|c\\. ?à café|cucharaditas?|cucchiain[oi]|colher(?:es)? de chá|theelepels?|tsk\\.?|ts',
  cup: 'Tassen?|tasses?|tazas?|tazz[ae]|xícaras?(?: de chá)?',
  pinch: '꼬집|つまみ|ひとつまみ|Prisen?|pincées?|pizcas?|pizzic(?:o|hi)|pitadas?|snufjes?|nyp(?:a|or)',
  clove: '쪽|片|かけ|かけら|Zehen?|gousses?|dientes?|spicchi(?:o)?|dentes?|teentjes?|klyft(?:a|or)|fed',
  slice: '枚|장|Scheiben?|tranches?|rodajas?|fett[ae]',
  sprig: 'Zweige?|brins?|ramitas?',
  leaf: 'Blatt|Blätter|feuilles?|hojas?|foglie',
  block: '丁|모',
  can: '缶|캔|통조림|Dosen?|boîtes?|latas?|latt(?:a|ine)|blikjes?|burk(?:ar)?',
  bunch: '束|단|묶음|Bund|bottes?|bouquets?|manojos?|mazz[oi]',
  head: '통|포기|玉|Köpfe?|têtes?|cabezas?',
  handful: '줌|움큼|つかみ|Handvoll|poignées?|puñados?',
  stick: '本|Stangen?|bâtons?',
  piece: '조각|切れ|토막|Stück|Stücke?|morceaux?|trozos?|pezz[oi]|pièces?|stuks?|stk\\.?',
  package: '봉지|봉|팩|袋|パック|Päckchen|Pck\\.?|Packung(?:en)?|sachets?|paquetes?|bustin[ae]',
  stalk: '대|줄기|Stiele?|tiges?|tallos?',
  g: '그램|グラム|gramas?|gramm[io]|gramos?|grammes?|Gramm',
  kg: '킬로(?:그램)?|キロ',
  ml: '밀리리터|㎖|cc|ｃｃ',
  l: '리터|リットル',
};

/** Counters of single things, which an amount without a unit means too. */
const COUNTERS = '개|個|ヶ|コ|こ|つ|알|마리|匹|尾|株|粒|인분|人分';

const wholeWords = Object.entries(WORDS).map(
  ([unit, words]) => [new RegExp(`^(?:${words})$`, 'iu'), { unit: unit as Unit }] as const,
);
const UNIT_WORDS: readonly (readonly [RegExp, UnitWord])[] = [
  [/^(?:컵|カップ|杯)$/u, { unit: 'ml', times: 200 }],
  [/^合$/u, { unit: 'ml', times: 180 }],
  ...wholeWords,
];

/** Unit of a word of another language than English. */
export const foreignUnit = (word: string): UnitWord | undefined =>
  UNIT_WORDS.find(([words]) => words.test(word))?.[1];

/** Source of a regular expression for all words that {@link foreignUnit} reads. */
export const FOREIGN_UNITS = ['컵|カップ|杯|合', ...Object.values(WORDS)].join('|');

/** Source of a regular expression for counters of single things. */
export const COUNTER_WORDS = COUNTERS;

/** Words for an amount to taste. */
export const TO_TASTE =
  /(?:적당량|적당히|약간|조금|기호에 맞게|취향껏|適量|適宜|少々|少量|お好みで|nach Geschmack|nach Belieben|au goût|al gusto|q\.?b\.?)/iu;
