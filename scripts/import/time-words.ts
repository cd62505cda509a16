/** Words of a unit of time: those that a letter must not follow, short ones of time fields, and those of scripts without spaces. */
type TimeWords = { spaced: string; short?: string; spaceless: string };

const WORDS: Readonly<Record<'h' | 'min' | 's' | 'days', TimeWords>> = {
  h: {
    spaced:
      'hours?|hrs?|Stunden?|Std\\.?|heures?|horas?|or[ae]|uur|uren|timm(?:e|ar)|godz(?:in[ay]?|\\.)?|час(?:а|ов)?|saat|giờ',
    short: 'h|ч\\.?',
    spaceless: '시간|時間|个小时|個小時|小时|小時',
  },
  min: {
    spaced:
      'minutes?|mins?\\.?|mn|Minuten?|minut(?:os?|[ioye]|er)?|минут[аыу]?|мин\\.?|dakika|dk\\.?|phút|menit',
    short: "m|'",
    spaceless: '分钟|分鐘|分間?|분',
  },
  s: {
    spaced:
      'seconds?|secs?\\.?|Sekunden?|secondes?|segundos?|second[io]|seconden|sekund(?:er|y)?|секунд[аы]?|saniye|giây|detik',
    spaceless: '秒钟|秒|초',
  },
  days: {
    spaced: 'days?|Tage?n?|jours?|d[ií]as?|giorn[oi]|dagen|dagar|dni|день|дн(?:я|ей)|gün|ngày|hari',
    spaceless: '일|日|天',
  },
};

const NUMBER = String.raw`[\d½¼¾]`;
/** Source of a regular expression for a unit in a sentence, without the short ones: "1 h 30" may be more than an hour. */
const sentenceUnit = ({ spaced, spaceless }: TimeWords) => `(?:${spaced})(?!\\p{L})|(?:${spaceless})`;
const fieldUnit = ({ spaced, short = spaced, spaceless }: TimeWords) =>
  `(?:(?:${spaced}|${short})(?!\\p{L})|(?:${spaceless}))`;

/** Source of a regular expression for a unit of hours, minutes or seconds in a sentence. */
export const TIMER_UNITS = [WORDS.h, WORDS.min, WORDS.s].map(sentenceUnit).join('|');
/** Source of a regular expression for a unit of minutes in a sentence. */
export const MINUTE_UNITS = sentenceUnit(WORDS.min);

const HALF_HOUR =
  /(?:eine )?halbe Stunde|(?:une )?demi[- ]heure|(?:una )?mezz['’]ora|(?:una )?media hora|meia hora|(?:een )?half uur|pół godziny|полчаса|yarım saat|반\s?시간|半(?:个|個)?小[时時]|半時間/giu;

/** Replacements of words of other languages by the English ones that `readDuration` reads, in their order. */
const ENGLISH: readonly (readonly [RegExp, string])[] = [
  [HALF_HOUR, '30 min'],
  [/(\d)\s*(?:시간|時間|小[时時])\s*[반半]/gu, '$1.5 h '],
  [/(\d)\s*(?:heures?|h|horas?|or[ae])\s+(?:et demie|y media|e mezz[ao]|e meia)(?!\p{L})/giu, '$1.5 h '],
  ...Object.entries(WORDS).map(
    ([unit, words]) =>
      [
        new RegExp(
          `(${NUMBER})\\s*(?:${fieldUnit(words)})(?:\\s+(?:et|und|y|e|en|och|i|и)(?=\\s*\\d))?`,
          'giu',
        ),
        `$1 ${unit} `,
      ] as const,
  ),
];

/** Time with units of other languages as English writes it: "1 Std. 30 Min." as "1 h 30 min". */
export const englishTime = (text: string): string =>
  ENGLISH.reduce((rest, [words, unit]) => rest.replaceAll(words, unit), text)
    .replaceAll(/(\d)\s*(?:[~〜～]|\s(?:bis|à|a|tot|do|до)\s)\s*(?=\d)/giu, '$1-')
    .replaceAll(/\s+/g, ' ')
    .trim();
