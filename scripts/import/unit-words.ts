import type { Amount } from '@/lib/content/schema/amount';
import type { Unit } from '@/lib/content/schema/units';
import { singularOf } from './english-plurals';

/** Unit with the number of it in one of the word: a Japanese cup holds 200 ml, a dozen are 12 single things. */
type UnitWord = { unit?: Unit; times?: number };

/** Answers of the owner about unit words that this table does not have, by the word in lower case. */
export type UnitAnswers = ReadonlyMap<string, Amount>;

/** Words of languages with spaces, as sources of regular expressions. */
const WORDS: Partial<Record<Unit, string>> = {
  tbsp: 'EL|Esslöffel|cuill[eè]res? à soupe|c[.-]? ?[àa][.-]? ?(?:s|soupe)\\.?|cucharadas?|cucchiai(?:o)?|colher(?:es)? de sopa|eetlepels?|msk\\.?|spsk\\.?|ss|rkl|łyż(?:ka|ki|ek)|ст\\.? ?л\\.?|столов(?:ая|ые|ых) лож(?:ка|ки|ек)|yemek kaşığı|muỗng canh|thìa canh|sdm|sendok makan',
  tsp: 'TL|Teelöffel|cuill[eè]res? à café|c[.-]? ?[àa][.-]? ?(?:c|café)\\.?|cucharaditas?|cucchiain[oi]|colher(?:es)? de chá|theelepels?|tsk\\.?|ts|łyżecz(?:ka|ki|ek)|ч\\.? ?л\\.?|чайн(?:ая|ые|ых) лож(?:ка|ки|ек)|çay kaşığı|muỗng cà phê|thìa cà phê|sdt|sendok teh',
  cup: 'Tassen?|tasses?|tazas?|tazz[ae]|xícaras?(?: de chá)?',
  pinch:
    'Prisen?|pincées?|pizcas?|pizzic(?:o|hi)|pitadas?|snufjes?|nyp(?:a|or)|szczypt[ay]|щепот(?:ка|ки|ок|ь)|tutam',
  clove:
    'Zehen?|gousses?|dientes?|spicchi(?:o)?|dentes?|teentjes?|klyft(?:a|or)|fed|ząb(?:ek|ki|ków)|зубч(?:ик|ика|иков)|diş|tép|siung',
  slice:
    'Scheiben?|tranches?|rodajas?|fett[ae]|plast(?:er|ry|rów|erk[ia]|erków)|ломт(?:ик|ика|иков)|dilim|lát',
  sprig: 'Zweige?|brins?|ramitas?',
  leaf: 'Blatt|Blätter|feuilles?|hojas?|foglie',
  can: 'Dosen?|boîtes?|latas?|latt(?:a|ine)|blikjes?|burk(?:ar)?|puszk[ai]',
  bunch: 'Bund|bottes?|bouquets?|manojos?|mazz[oi]|pęcz(?:ek|ki|ków)|пуч(?:ок|ка|ков)|demet',
  head: 'Köpfe?|têtes?|cabezas?',
  handful: 'Handvoll|poignées?|puñados?|garś(?:ć|ci)|горст[ьи]|avuç',
  stick: 'Stangen?|bâtons?',
  piece: 'Stück|Stücke?|morceaux?|trozos?|pezz[oi]|pièces?|stuks?|stk\\.?',
  package:
    'bags?|box(?:es)?|cartons?|containers?|tubs?|Päckchen|Pck\\.?|Packung(?:en)?|sachets?|paquetes?|bustin[ae]|opakowani[ea]|упаков(?:ка|ки|ок)|paket',
  stalk: 'Stiele?|tiges?|tallos?',
  g: 'gramas?|gramm[io]|gramos?|grammes?|Gramm|gram(?:y|ów)|г|гр\\.?|грамм(?:а|ов)?',
  kg: 'кг|килограмм(?:а|ов)?',
  ml: '㎖|cc|мл',
  l: 'л|литр(?:а|ов)?',
};

/** Words of Korean, Japanese and Chinese, which follow a number or a name without a space. */
const SPACELESS_WORDS: Partial<Record<Unit, string>> = {
  tbsp: '큰술 큰스푼 밥숟가락 숟가락 숟갈 스푼 大さじ 大匙 大勺 汤匙 湯匙',
  tsp: '작은술 작은스푼 티스푼 小さじ 小匙 小勺 茶匙',
  pinch: '꼬집 つまみ 小撮 撮',
  clove: '쪽 톨 瓣 片 かけ かけら',
  sprig: '枝',
  block: '丁 모',
  can: '缶 罐 캔 통조림',
  bunch: '束 把 단 묶음',
  head: '통 포기 头 頭',
  handful: '줌 움큼 つかみ',
  piece: '조각 토막 切れ 块 塊',
  package: '봉지 봉 팩 袋 パック 包',
  stalk: '대 줄기',
  g: '그램 グラム 克 公克',
  kg: '킬로그램 킬로 キロ 千克 公斤',
  ml: '밀리리터 ㎖ 毫升',
  l: '리터 リットル 升 公升',
};

/** Counters of single things, which an amount without a unit means too. */
const SPACELESS_COUNTERS =
  '개 個 个 ヶ ケ コ こ つ 알 마리 匹 尾 株 粒 颗 顆 只 隻 枚 장 张 張 本 玉 根 支 条 條 棵 朵 인분 人分';
const COUNTERS = 'szt\\.?|sztuk[ai]?|шт\\.?|штук[аи]?|adet|buah|butir|quả|trái|củ';

const DOZENS =
  'dozens?|dz\\.|Dutzend|douzaines?|docenas?|dozzin[ae]|d[úu]zias?|dozijn|tuzin(?:y|ów)?|дюжин[аы]?|düzine|dussin|ダース|다스|打';

/** Units without a fixed size, or of one that differs between countries: the owner is asked. */
const UNSIZED =
  'knobs?|glugs?|drizzles?|splash(?:es)?|squeezes?|dollops?|scoops?|jars?|bottles?|glass(?:es)?|mugs?|bowls?|ladles?|drops?|shots?|punnets?|envelopes?|sheets?|balls?|logs?|wedges?|squares?|cubes?|strips?|dessert ?spoons?|' +
  'Becher|Schuss|Spritzer|Glas|Gläser|Tropfen|Msp\\.?|Messerspitzen?|Flaschen?|Tüten?|Würfel|Rollen?|Kugeln?|' +
  'verres?|bouteilles?|gouttes?|noix|pots?|bols?|louches?|briques?|traits?|cuill[eè]res?|cc|' +
  'vasos?|botellas?|gotas?|chorr(?:it)?os?|tarros?|frascos?|copas?|sobres?|' +
  'bicchier(?:[ei]|in[oi])|bottigli[ae]|gocc(?:ia|e)|fil[oi]|noc[ei]|vasett[oi]|mestol[oi]|' +
  'copos?|garrafas?|fios?|potes?|taças?|glazen|fles(?:sen)?|druppels?|scheut(?:je)?|klont(?:je)?|bakjes?|potjes?|' +
  'szklan(?:ka|ki|ek)|krop(?:la|le|li)|butel(?:ka|ki|ek)|słoi(?:k|ki|ków)|стакан(?:а|ов)?|бан(?:ка|ки|ок)|бутыл(?:ка|ки|ок)|кап(?:ля|ли|ель)|' +
  'su bardağı|çay bardağı|bardak|tatlı kaşığı|fincan|damla|chén|bát|gelas|mangkuk|sendok';
const UNSIZED_SPACELESS = '杯 勺 斤 两 兩 碗 瓶 滴 盒 공기 그릇 병 방울';

const listOf = (words: string) => words.split(' ');
const sourceOf = (words: readonly string[]) =>
  [...words].sort((one, other) => other.length - one.length).join('|');
const wholeWord = (source: string) => new RegExp(`^(?:${source})$`, 'iu');

const UNIT_WORDS: readonly (readonly [RegExp, UnitWord])[] = [
  [/^(?:컵|カップ)$/u, { unit: 'ml', times: 200 }],
  [/^合$/u, { unit: 'ml', times: 180 }],
  [/^(?:gallons?|gal\.?)$/i, { unit: 'l', times: 3.785 }],
  [/^krm$/i, { unit: 'ml' }],
  [wholeWord(DOZENS), { times: 12 }],
  [wholeWord(`${COUNTERS}|${sourceOf(listOf(SPACELESS_COUNTERS))}`), {}],
  ...Object.entries(WORDS).map(([unit, words]) => [wholeWord(words), { unit: unit as Unit }] as const),
  ...Object.entries(SPACELESS_WORDS).map(
    ([unit, words]) => [wholeWord(sourceOf(listOf(words))), { unit: unit as Unit }] as const,
  ),
];

/** Unit of a word of another language than English; `unit` is undefined for a counter of single things. */
export const foreignUnit = (word: string): UnitWord | undefined =>
  UNIT_WORDS.find(([words]) => words.test(word))?.[1];

/** Answer about a unit word, in the singular or the plural. */
export const answeredUnit = (word: string, answers: UnitAnswers): Amount | undefined =>
  answers.get(word.toLowerCase()) ?? answers.get(askedUnit(word));

/** Word by which the owner is asked for a unit: lower case, English plurals in the singular. */
export function askedUnit(word: string): string {
  const lower = word.toLowerCase();
  return singularOf(lower) ?? lower;
}

const UNSIZED_START = new RegExp(`^(?:${UNSIZED})(?=\\s+\\S)`, 'iu');

/** Unit word without a fixed size at the start of a text that goes on: "knobs of butter". */
export const unsizedUnit = (text: string): string | undefined => UNSIZED_START.exec(text)?.[0];

/** Sources of regular expressions for the words of Korean, Japanese and Chinese, longest first. */
export const SPACELESS_UNITS = sourceOf([
  ...Object.values(SPACELESS_WORDS).flatMap(listOf),
  ...listOf(SPACELESS_COUNTERS),
  ...listOf('컵 カップ 合 ダース 다스 打'),
]);
export const SPACELESS_UNSIZED = sourceOf(listOf(UNSIZED_SPACELESS));

/** Units of a part of a bulb, which are cloves only of garlic, with the word for garlic: "しょうが 1片" is a piece. */
export const GARLIC: readonly (readonly [RegExp, RegExp])[] = [
  [/^(?:쪽|톨|瓣|かけら?)$/u, /마늘|にんにく|ニンニク|蒜/u],
  [/^片$/u, /にんにく|ニンニク/u],
];

/** Words for an amount to taste. */
export const TO_TASTE =
  /(?:적당량|적당히|약간|조금|기호에 맞게|취향껏|適量|適宜|少々|少量|お好みで|适量|酌量|若干|少许|少許|nach Geschmack|nach Belieben|au goût|al gusto|a gusto|a gosto|naar smaak|do smaku|по вкусу|q\.?b\.?)/iu;
