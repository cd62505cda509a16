/** Words that say nothing about what is looked for. */
const STOP_WORDS = new Set(
  (
    'a an and are as at best by can do does for from good how i in is it its me much my near of on or some that the ' +
    'their there these this to was what when where which who why will with you your'
  ).split(' '),
);

/** Words that connect others: nobody looks for a text by them alone, but names are made of some ("About"). */
const CONNECTING = new Set(
  (
    'about after again all almost already also always am another any anyone anything around away back be because been ' +
    'before being below beside between both but came cannot come comes could did different done down each either else ' +
    'enough even ever every everybody everyone everything far few first get gets give gives go goes going gone got had ' +
    'half has have having he her here him his if into itself just keep keeps kept last later least less let like long ' +
    'look made make makes making many may mean means might more most must myself need needs never next no nobody ' +
    'not nothing now off often once one only other others our out over own part put rather right said same say says ' +
    'see seen she should since so somebody something sometimes soon stand stands still such take takes tell than them ' +
    'then they thing things think third those though three through too turn two under until up upon us use used usually ' +
    'very want wants way we well went were whatever whether while whole whose within without would yet'
  ).split(' '),
);

const isStopWord = (word: string) => STOP_WORDS.has(word);
const isConnecting = (word: string) => CONNECTING.has(word);

/** Whether a word may be what a text is looked for by. */
export const isTelling = (word: string): boolean => !isStopWord(word) && !isConnecting(word);

/**
 * The words of a text or a search without the small ones, as long as a telling word remains. Of small words alone,
 * those that connect; of stop words alone, all.
 */
export function tellingOf<T extends { word: string }>(words: readonly T[]): readonly T[] {
  const telling = words.filter(({ word }) => isTelling(word));
  if (telling.length > 0) return telling;
  const connecting = words.filter(({ word }) => isConnecting(word));
  return connecting.length > 0 ? connecting : words;
}
