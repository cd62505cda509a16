/** Latin letters that Unicode does not decompose, and letters of Cyrillic and Greek, in lower case. */
const LETTERS: Readonly<Record<string, string>> = {
  ...{ œ: 'oe', æ: 'ae', ø: 'o', ł: 'l', ß: 'ss', đ: 'd', ð: 'd', þ: 'th', ı: 'i', ŋ: 'ng', ə: 'e', ħ: 'h' },
  ...{ а: 'a', б: 'b', в: 'v', г: 'g', ґ: 'g', д: 'd', е: 'e', ё: 'e', є: 'ye', ж: 'zh', з: 'z', и: 'i' },
  ...{ і: 'i', ї: 'yi', й: 'y', к: 'k', л: 'l', м: 'm', н: 'n', о: 'o', п: 'p', р: 'r', с: 's', т: 't' },
  ...{ у: 'u', ф: 'f', х: 'kh', ц: 'ts', ч: 'ch', ш: 'sh', щ: 'shch', ъ: '', ы: 'y', ь: '', э: 'e' },
  ...{ ю: 'yu', я: 'ya', ў: 'u', ђ: 'dj', ј: 'j', љ: 'lj', њ: 'nj', ћ: 'c', џ: 'dz' },
  ...{ α: 'a', β: 'v', γ: 'g', δ: 'd', ε: 'e', ζ: 'z', η: 'i', θ: 'th', ι: 'i', κ: 'k', λ: 'l', μ: 'm' },
  ...{
    ν: 'n',
    ξ: 'x',
    ο: 'o',
    π: 'p',
    ρ: 'r',
    σ: 's',
    ς: 's',
    τ: 't',
    υ: 'y',
    φ: 'f',
    χ: 'ch',
    ψ: 'ps',
    ω: 'o',
  },
};

const INITIALS = 'g kk n d tt r m b pp s ss  j jj ch k t p h'.split(' ');
const VOWELS = 'a ae ya yae eo e yeo ye o wa wae oe yo u wo we wi yu eu ui i'.split(' ');
/** Final consonants at the end of a word or before a consonant, and before a vowel. */
const FINALS = ' k k k n n n t l k m l l l p l m p p t t ng t t k t p t'.split(' ');
const LINKED = ' g kk gs n nj n d r lg lm lb ls lt lp r m b bs s ss ng j ch k t p '.split(' ');
const FIRST_SYLLABLE = 0xac00;
const SILENT = 11;

/** Hangul in the Revised Romanization, letter by letter, with final consonants carried over to vowels. */
function romanizeHangul(text: string): string {
  return text.replaceAll(/[가-힣]+/g, (word) => {
    const syllables = [...word].map((syllable) => {
      const code = syllable.charCodeAt(0) - FIRST_SYLLABLE;
      return { initial: Math.floor(code / 588), vowel: Math.floor((code % 588) / 28), final: code % 28 };
    });
    return syllables
      .map(({ initial, vowel, final }, index) => {
        const isLinked = syllables[index + 1]?.initial === SILENT;
        return `${INITIALS[initial]}${VOWELS[vowel]}${(isLinked ? LINKED : FINALS)[final]}`;
      })
      .join('');
  });
}

const KANA_ROWS: readonly (readonly [string, string])[] = [
  ['あいうえお', 'a i u e o'],
  ['かきくけこ', 'ka ki ku ke ko'],
  ['がぎぐげご', 'ga gi gu ge go'],
  ['さしすせそ', 'sa shi su se so'],
  ['ざじずぜぞ', 'za ji zu ze zo'],
  ['たちつてと', 'ta chi tsu te to'],
  ['だぢづでど', 'da ji zu de do'],
  ['なにぬねの', 'na ni nu ne no'],
  ['はひふへほ', 'ha hi fu he ho'],
  ['ばびぶべぼ', 'ba bi bu be bo'],
  ['ぱぴぷぺぽ', 'pa pi pu pe po'],
  ['まみむめも', 'ma mi mu me mo'],
  ['やゆよ', 'ya yu yo'],
  ['らりるれろ', 'ra ri ru re ro'],
  ['わをんゔ', 'wa o n vu'],
];
const KANA = new Map(
  KANA_ROWS.flatMap(([letters, sounds]) =>
    [...letters].map((letter, at) => [letter, sounds.split(' ')[at] ?? ''] as const),
  ),
);
const SMALL: Readonly<Record<string, string>> = {
  ゃ: 'ya',
  ゅ: 'yu',
  ょ: 'yo',
  ぁ: 'a',
  ぃ: 'i',
  ぅ: 'u',
  ぇ: 'e',
  ぉ: 'o',
};

/** Sound of a kana with a small one after it: "きゃ" is kya, "しゃ" is sha, "ふぁ" is fa. */
function withSmall(sound: string, small: string): string {
  const vowel = SMALL[small] ?? '';
  const stem = sound.slice(0, -1);
  return /^(?:sh|ch|j)i$/.test(sound) ? stem + vowel.replace('y', '') : stem + vowel;
}

/** Kana in Hepburn romanization, without marks of length. */
function romanizeKana(text: string): string {
  const hiragana = text.replaceAll(/[ァ-ヴ]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) - 0x60));
  return hiragana
    .replaceAll(/([ぁ-ゔ])([ゃゅょぁぃぅぇぉ])/g, (whole, letter: string, small: string) => {
      const sound = KANA.get(letter);
      return sound === undefined ? whole : withSmall(sound, small);
    })
    .replaceAll(/[ぁ-ゔ]/g, (letter) => KANA.get(letter) ?? SMALL[letter] ?? letter)
    .replaceAll(/っ([a-z])/g, (_, next: string) => (next === 'c' ? 'tc' : next + next))
    .replaceAll(/[っー]/g, '');
}

/** Text in lower case whose Cyrillic, Greek, Hangul and kana are Latin letters. Other scripts, such as Chinese, stay. */
export function romanize(text: string): string {
  const kana = romanizeKana(romanizeHangul(text.normalize('NFKC').toLowerCase()));
  return [...kana]
    .map((letter) => LETTERS[letter] ?? LETTERS[letter.normalize('NFD').charAt(0)] ?? letter)
    .join('');
}

/** Words of a text with letters that have no Latin form here, such as Chinese characters and Arabic. '' for none. */
export const unromanized = (text: string): string =>
  text
    .split(/\s+/)
    .filter((word) => /[^\P{L}\p{sc=Latin}]/u.test(romanize(word)))
    .join(' ');
