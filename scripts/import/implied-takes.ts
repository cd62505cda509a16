/** Salt and pepper in the languages of the import. */
const SEASONING =
  /(?<!\p{L})(?:salt|peppers?|salz|pfeffer|sel|poivre|sal|pimienta|pimenta|sale|pepe|zout|peper|sól|pieprz|соль|перец|tuz|karabiber|karabiberi?)(?!\p{L})|塩|こしょう|コショウ|胡椒|소금|후추|盐|鹽/iu;
/** Peppers that are vegetables or spices of their own, and flavoured salts. */
const NO_SEASONING =
  /(?:bell|red|green|chil[ei]|cayenne|sweet|szechuan|sichuan|roasted)\s+peppers?|peppers$|pepper\s?(?:flakes|corns?|oni)/i;
/** Sentences that season. */
const SEASONS =
  /(?<!\p{L})(?:season|würz|abschmeck|assaisonn|salpiment|sazon|condi(?:re|te|sci|mentar)|insaporire|temper(?:e|ar)(?!\p{L})|op smaak|kruid(?:en)?|dopraw|przypraw|приправ|посолит|tatlandır)|味を(?:調|整|ととの)|간을|간한다|간하|调味|調味/iu;
/** Sentences that take everything that is left: "Mix all ingredients". */
const EVERYTHING =
  /(?<!\p{L})(?:all (?:of )?(?:the )?(?:other |remaining )?ingredients|(?:remaining|other|rest of the) ingredients|everything (?:into|in|together)|(?:alle|alle übrigen|restlichen|übrigen) zutaten|tou(?:s|t) les (?:autres )?ingrédients|todos (?:os|los) (?:demais |demás )?ingredientes|tutti gli (?:altri )?ingredienti|alle (?:overige )?ingrediënten|wszystkie (?:pozostałe )?składniki|все (?:остальные )?ингредиенты|tüm malzeme)|全ての材料|すべての材料|材料を(?:全て|すべて|全部)|재료를 (?:모두|전부|다)|모든 재료|(?:所有|全部)(?:的)?(?:材料|食材|配料)/iu;

/**
 * Step that takes an ingredient which no step names: the only one, the first that takes everything, and for salt and pepper
 * the first that seasons. Undefined if the steps do not tell.
 */
export function impliedStep(name: string, steps: readonly string[]): number | undefined {
  if (steps.length === 1) return 0;
  const find = (words: RegExp) => {
    const at = steps.findIndex((text) => words.test(text));
    return at < 0 ? undefined : at;
  };
  const isSeasoning = SEASONING.test(name) && !NO_SEASONING.test(name);
  return (isSeasoning ? find(SEASONS) : undefined) ?? find(EVERYTHING);
}
