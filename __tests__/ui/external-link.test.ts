import { externalLink, intentLink } from '@/lib/ui/external-link';

const HOME = 'https://www.example.com';

/**
 * An intent as `Intent.parseUri` of Android reads it: its fields follow the last number sign, are separated by semicolons
 * and end with "end"; what comes before is its data.
 */
function parseIntent(uri: string): { data: string; fields: string[] } {
  const start = uri.lastIndexOf('#');
  expect(uri.startsWith('#Intent;', start)).toBe(true);
  const fields = uri.slice(start + '#Intent;'.length).split(';');
  return { data: uri.slice('intent:'.length, start), fields };
}

describe('intentLink', () => {
  it('opens the address with its query and fragment in Chrome', () => {
    expect(intentLink(`${HOME}/barley-stew/?servings=6&units=us#method`)).toBe(
      'intent://www.example.com/barley-stew/?servings=6&units=us#method#Intent;scheme=https;package=com.android.chrome;end',
    );
  });

  it('keeps a shopping list in the fragment, and a port', () => {
    expect(intentLink('http://localhost:3000/recipes/shopping-list/#list=1~17ph4rn~herb-salad_40')).toBe(
      'intent://localhost:3000/recipes/shopping-list/#list=1~17ph4rn~herb-salad_40#Intent;scheme=http;package=com.android.chrome;end',
    );
  });

  it.each([
    [
      'a fragment that is an intent',
      '/#Intent;component=com.evil/.Main;end',
      '/#Intent%3Bcomponent=com.evil/.Main%3Bend',
    ],
    [
      'a fragment with a second intent',
      '/#a#Intent;scheme=javascript;S.browser_fallback_url=https%3A%2F%2Fevil.example;end',
      '/#a%23Intent%3Bscheme=javascript%3BS.browser_fallback_url=https%3A%2F%2Fevil.example%3Bend',
    ],
    ['a query with fields', '/?q=;package=com.evil;end;', '/?q=%3Bpackage=com.evil%3Bend%3B'],
    ['a path with fields', '/a;end;b/', '/a%3Bend%3Bb/'],
    ['a line break and quotes', '/?q="\n;end\'<a>', '/?q=%22%3Bend%27%3Ca%3E'],
  ])('lets %s not break out of the data of the intent', (_, rest, escaped) => {
    const { data, fields } = parseIntent(intentLink(HOME + rest) ?? '');
    expect(data).toBe(`//www.example.com${escaped}`);
    expect(fields).toEqual(['scheme=https', 'package=com.android.chrome', 'end']);
    expect(data).not.toContain('#Intent;');
  });

  it('leaves out a user name and a password', () => {
    expect(intentLink('https://a;end:b@www.example.com/')).toBe(
      'intent://www.example.com/#Intent;scheme=https;package=com.android.chrome;end',
    );
  });

  it('refuses an address that is not of the web', () => {
    expect(intentLink('javascript:alert(1)')).toBeNull();
    expect(intentLink('file:///etc/passwd')).toBeNull();
  });
});

describe('externalLink', () => {
  const view = { files: 'none', canPrint: false, canCachePages: false } as const;
  const address = `${HOME}/?a=1&b=2#c`;

  it.each(['Instagram', 'KakaoTalk', 'unnamed'] as const)('is an intent link on Android in %s', (app) => {
    expect(externalLink({ app, system: 'android', ...view }, address)).toEqual({
      href: 'intent://www.example.com/?a=1&b=2#c#Intent;scheme=https;package=com.android.chrome;end',
      opens: 'chrome',
    });
  });

  it('is the scheme of KakaoTalk on an iPhone', () => {
    expect(externalLink({ app: 'KakaoTalk', system: 'ios', ...view }, address)).toEqual({
      href: 'kakaotalk://web/openExternal?url=https%3A%2F%2Fwww.example.com%2F%3Fa%3D1%26b%3D2%23c',
      opens: 'default',
    });
  });

  it('is left to the menu of other apps on an iPhone', () => {
    expect(externalLink({ app: 'Instagram', system: 'ios', ...view }, address)).toBeNull();
  });
});
