// Particles of Korean, whose form depends on the last sound of the word before them: 달걀을, 두부를.

/** Last sound of a word: a vowel, ㄹ, another consonant; undefined if it cannot be read. */
type LastSound = 'vowel' | 'rieul' | 'consonant';

/** Text in brackets at the end, which is not read before a particle, and closing marks. */
const UNREAD = /\s*\([^()]*\)$|[\s)\]}»”’"'」』》〉.,!?…]+$/;

/** Readings of digits: 영, 일, 이, 삼, 사, 오, 육, 칠, 팔, 구. */
const DIGITS: readonly LastSound[] = [
  ...(['consonant', 'rieul', 'vowel', 'consonant', 'vowel'] as const),
  ...(['vowel', 'consonant', 'rieul', 'rieul', 'vowel'] as const),
];

/** Signs of units after a number: 그램, 킬로그램, 밀리그램; the others, as 리터, 미터, 퍼센트 and 도, end in a vowel. */
const UNIT = /(?<=\p{N}\s?)(?:(k?g|mg)|ml|l|[cmk]?m|%|°[CF]?)$/iu;

/** Reading of a number: the last digit, or the unit of its zeros, 십, 백, 천, 만, 억. Only that of 10¹², 조, ends in a vowel. */
function soundOfNumber(digits: string): LastSound {
  const [zeros = ''] = digits.match(/0+$/) ?? [];
  if (digits.includes('.') || zeros === '' || zeros === digits)
    return DIGITS[Number(digits.at(-1))] ?? 'vowel';
  return zeros.length >= 12 && zeros.length < 16 ? 'vowel' : 'consonant';
}

/** Usual Korean reading of a Latin word: letter by letter in capitals (엘, 엠, 엔, 알), else by its last letters. */
function soundOfLatin(word: string): LastSound {
  if (word === word.toUpperCase()) {
    if (/[LR]$/.test(word)) return 'rieul';
    return /[MN]$/.test(word) ? 'consonant' : 'vowel';
  }
  const end = word.toLowerCase();
  if (/(?:l|[^aeiou]le)$/.test(end)) return 'rieul';
  // 와인, 라임; 컵, 톡, but 수프 and 케이크.
  return /(?:[mn]|ng|[aiou][mn]e|(?:^|[^aeiou])[aeiou][bckpt]|oo[bckpt])$/.test(end) ? 'consonant' : 'vowel';
}

/** Last sound of a text as it is read aloud; undefined for scripts and signs without one reading. */
export function lastSound(text: string): LastSound | undefined {
  let read = text.normalize('NFC');
  while (UNREAD.test(read)) read = read.replace(UNREAD, '');
  const unit = UNIT.exec(read);
  if (unit) return unit[1] ? 'consonant' : 'vowel';
  const last = read.at(-1) ?? '';
  const final = last.charCodeAt(0) - 0xac00;
  if (final >= 0 && final <= 0xd7a3 - 0xac00) {
    if (final % 28 === 0) return 'vowel';
    return final % 28 === 8 ? 'rieul' : 'consonant';
  }
  // A fraction is read from its denominator: ½ is 이분의 일.
  const [numerator] = last.normalize('NFKD').split('\u2044');
  const [digits] = read.replaceAll(/(?<=\d),(?=\d{3})/g, '').match(/\d+(?:\.\d+)?$/) ?? [numerator ?? ''];
  if (/^\d/.test(digits)) return soundOfNumber(digits);
  const [word] =
    read
      .normalize('NFD')
      .replaceAll(/\p{M}/gu, '')
      .match(/[a-z]+$/i) ?? [];
  if (word !== undefined) return soundOfLatin(word);
  if (/[\p{sc=Hiragana}\p{sc=Katakana}ー]/u.test(last)) return /[んン]/.test(last) ? 'consonant' : 'vowel';
  return undefined;
}

/** Both forms, for a text that cannot be read: 을(를), (으)로. */
const bothForms = (closed: string, open: string) =>
  closed.endsWith(open) ? `(${closed.slice(0, -open.length)})${open}` : `${closed}(${open})`;

/**
 * A text with a particle: 달걀을, 두부를, 서울로.
 *
 * @param closed form after a consonant, 을 @param open form after a vowel, 를; of 으로 also after ㄹ
 * @public used by the generated message modules
 */
export function withParticle(value: string | number, closed: string, open: string): string {
  const text = String(value);
  const sound = lastSound(text);
  if (sound === undefined) return text + bothForms(closed, open);
  return text + (sound === 'vowel' || (sound === 'rieul' && closed === '으로') ? open : closed);
}
