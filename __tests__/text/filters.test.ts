import { english, shippedMessages } from '@/lib/content/messages';
import { filtersOf } from '@/lib/text/filters';
import { withParticle } from '@/lib/text/korean';
import { filtersInMessage } from '@/lib/text/message';
import { messageModules, withAspirated } from '@/scripts/prepare/messages';
import { inLanguage } from './in-language';

describe('the particle of a Korean name', () => {
  it.each([
    // Hangul by the final consonant.
    ['달걀', '을', '를', '달걀을'],
    ['두부', '을', '를', '두부를'],
    ['토란', '이', '가', '토란이'],
    ['배추', '이', '가', '배추가'],
    ['간장', '과', '와', '간장과'],
    ['고추', '과', '와', '고추와'],
    // 으로 is 로 after ㄹ too; the other particles are not.
    ['냄비', '으로', '로', '냄비로'],
    ['팬', '으로', '로', '팬으로'],
    ['물', '으로', '로', '물로'],
    ['물', '을', '를', '물을'],
    // Decomposed letters.
    ['두부'.normalize('NFD'), '을', '를', `${'두부'.normalize('NFD')}를`],
    // Digits as they are read: 영, 일, 이, 삼, 사, 오, 육, 칠, 팔, 구; 십, 백, 천, 만, 억, 조.
    [0, '을', '를', '0을'],
    [1, '으로', '로', '1로'],
    [2, '을', '를', '2를'],
    [3, '으로', '로', '3으로'],
    [6, '이', '가', '6이'],
    [7, '으로', '로', '7로'],
    [9, '을', '를', '9를'],
    [10, '으로', '로', '10으로'],
    [200, '을', '를', '200을'],
    ['1,000,000', '을', '를', '1,000,000을'],
    ['1000000000000', '을', '를', '1000000000000를'],
    ['1.5', '을', '를', '1.5를'],
    ['1.0', '을', '를', '1.0을'],
    ['½', '을', '를', '½을'],
    ['1⅔', '을', '를', '1⅔를'],
    ['200 g', '을', '를', '200 g을'],
    ['1\u00a0kg', '을', '를', '1\u00a0kg을'],
    ['30 ml', '을', '를', '30 ml를'],
    ['180 °C', '으로', '로', '180 °C로'],
    // Letters by their usual reading: 앱, 엘, 엠, 엔, 알; 버거, 톡, 케이크, 구글.
    ['PDF', '을', '를', 'PDF를'],
    ['URL', '으로', '로', 'URL로'],
    ['FM', '을', '를', 'FM을'],
    ['QR', '을', '를', 'QR을'],
    ['Burger', '을', '를', 'Burger를'],
    ['TikTok', '을', '를', 'TikTok을'],
    ['Instagram', '이', '가', 'Instagram이'],
    ['YouTube', '이', '가', 'YouTube가'],
    ['Google', '으로', '로', 'Google로'],
    ['cake', '을', '를', 'cake를'],
    ['Facebook', '이', '가', 'Facebook이'],
    ['Café', '을', '를', 'Café를'],
    // Brackets and quotation marks are not read.
    ['달걀(특란)', '을', '를', '달걀(특란)을'],
    ['두부 (연두부)', '을', '를', '두부 (연두부)를'],
    ['“국물”', '이', '가', '“국물”이'],
    ['라면!', '을', '를', '라면!을'],
    // Kana are read; Chinese characters and signs have both forms.
    ['ラーメン', '을', '를', 'ラーメン을'],
    ['すし', '을', '를', 'すし를'],
    ['豆腐', '을', '를', '豆腐을(를)'],
    ['★', '으로', '로', '★(으)로'],
    ['', '이', '가', '이(가)'],
  ])('of %j from %s and %s is %s', (name, closed, open, expected) => {
    expect(withParticle(name, closed, open)).toBe(expected);
  });
});

describe('a French name', () => {
  const load = () => inLanguage('fr', {}, () => import('@/lib/text/french'));
  let joined: Awaited<ReturnType<typeof load>>['joined'];
  beforeAll(async () => {
    ({ joined } = await load());
  });

  it.each([
    ['farine', 'de', 'de farine'],
    ['ail', 'de', 'd’ail'],
    ['épinards', 'de', 'd’épinards'],
    ['Édimbourg', 'de', 'd’Édimbourg'],
    ['œufs', 'de', 'd’œufs'],
    ['Okinawa', 'de', 'd’Okinawa'],
    ['huile d’olive', 'de', 'd’huile d’olive'],
    ['huîtres', 'de', 'd’huîtres'],
    ['haricots verts', 'de', 'de haricots verts'],
    ['houmous', 'de', 'de houmous'],
    ['homard', 'de', 'de homard'],
    ['hauts de cuisse', 'de', 'de hauts de cuisse'],
    ['hot-dogs', 'de', 'de hot-dogs'],
    ['yaourt', 'de', 'de yaourt'],
    ['yuzu', 'de', 'de yuzu'],
    ['Ypres', 'de', 'd’Ypres'],
    ['onze œufs', 'de', 'de onze œufs'],
    ['oignons', 'de', 'd’oignons'],
    [8, 'de', 'de 8'],
    ['1 kg', 'de', 'de 1 kg'],
    ['« Okonomiyaki »', 'de', 'd’« Okonomiyaki »'],
    ['le lait', 'de', 'du lait'],
    ['les restes', 'de', 'des restes'],
    ['la crème', 'de', 'de la crème'],
    ['Le Marché', 'de', 'de Le Marché'],
    ['le marché', 'à', 'au marché'],
    ['Toronto', 'à', 'à Toronto'],
    ['Ottawa', 'à', 'à Ottawa'],
    ['un œuf', 'que', 'qu’un œuf'],
    ['trois œufs', 'que', 'que trois œufs'],
  ] as const)('%j after %s is %s', (name, word, expected) => {
    expect(joined(name, word)).toBe(expected);
  });
});

it('groceries that are marked as aspirated add the first word of their names to those that French knows', async () => {
  const groceries = {
    ail: { name: 'ail' },
    hyuga: { name: 'hyuganatsu frais', plural: 'hyuganatsus frais', aspirated: true as const },
  };
  const own = withAspirated({}, groceries, 'fr');
  const { joined } = await inLanguage('fr', own, () => import('@/lib/text/french'));
  expect([joined('hyuganatsu', 'de'), joined('haricots', 'de'), joined('hydromel', 'de')]).toEqual([
    'de hyuganatsu',
    'de haricots',
    'd’hydromel',
  ]);
  expect(withAspirated({}, { ail: { name: 'ail' } }, 'fr')).toEqual({});
});

describe('filters in messages', () => {
  it('are compiled to the function of their language, which is imported only where it is used', () => {
    const { controls, measures } = messageModules({}, 'fr');
    expect(measures).toContain("import { joined } from '@/lib/text/french';");
    expect(measures).toContain(
      'ingredient = (of: { amount: string | number; name: string | number }): string =>',
    );
    expect(measures).toContain(['`$', '{of.amount} $', '{joined(of.name, "de")}`'].join(''));
    expect(controls).not.toContain('import');
  });

  it('write numbers with and without a zero before them in every language', () => {
    const own = { clock: { time: '{hour|00}.{minute|0}' } };
    const { clock } = messageModules(own, 'is');
    expect(clock).toContain(`$${"{String(of.hour).padStart(2, '0')}.$"}${'{Number(of.minute)}'}\``);
    expect(clock).not.toContain('import');
  });

  it('add nothing to an English site', () => {
    const code = Object.values(messageModules({}, 'en-CA')).join('');
    expect(code).not.toMatch(/french|korean|joined|withParticle/);
  });

  it('stop the build where the language does not have them, with the nearest one', () => {
    const own = { shopping: { recipeAdded: '{item|을를} 담았어요.' } };
    expect(() => messageModules(own, 'ko')).not.toThrow();
    expect(() => messageModules(own, 'en')).toThrow(
      'Message shopping.recipeAdded: {item|을를} has an unknown filter; en has 0, 00.',
    );
    expect(() => messageModules({ shopping: { recipeAdded: '{item|이에여}' } }, 'ko')).toThrow(
      '{item|이에여} has an unknown filter; ko has 0, 00, 을를, 이가, 은는, 와과, 으로, 이나, 이랑, 이라, 이에요, perhaps 이에요.',
    );
  });

  it.each(['fr', 'fr-CA', 'ko', 'en'])(
    'of the shipped messages of %s are those of the language',
    (language) => {
      const areas = { ...english, ...shippedMessages(language) };
      const used = Object.values(areas)
        .flatMap((messages) => Object.values(messages ?? {}))
        .flatMap((message) => (message === undefined ? [] : filtersInMessage(message)));
      expect(used.filter((filter) => !filtersOf(language).includes(filter))).toEqual([]);
    },
  );
});
