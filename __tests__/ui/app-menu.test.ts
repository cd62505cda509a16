import { appName, menuHint } from '@/lib/ui/app-menu';

describe('menuHint', () => {
  it.each([
    ['Instagram', 'ios', 'Tap ⋯ at the top right, then “Open in external browser”.'],
    ['Instagram', 'android', 'Tap ⋮ at the top right, then “Open in external browser”.'],
    ['Facebook', 'android', 'Tap ⋮, then “Open in external browser”.'],
    ['TikTok', 'ios', 'Tap ⋯ at the top right, then “Open in browser”.'],
    ['LINE', 'android', 'Tap ⋮, then “Open in default browser”.'],
    ['KakaoTalk', 'ios', 'Tap the share button at the bottom right, then “Open in Safari”.'],
    ['KakaoTalk', 'android', 'Tap ⋮ at the bottom right, then “Open in other browser”.'],
    ['WeChat', 'ios', 'Tap ⋯ at the top right, then “Open in default browser”.'],
    ['unnamed', 'ios', 'Open this app’s menu and choose the entry that opens the page in your browser.'],
  ] as const)('names the menu of %s (%s)', (app, system, hint) => {
    expect(menuHint({ app, system })).toBe(hint);
  });
});

describe('appName', () => {
  it('names the app, or calls it this app', () => {
    expect(appName('KakaoTalk')).toBe('KakaoTalk');
    expect(appName('unnamed')).toBe('This app');
  });
});
