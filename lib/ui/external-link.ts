import type { Browser } from './browser';

/** Link that opens an address outside of the app, and the browser that it opens: `default` for that of the device. */
export type ExternalLink = { href: string; opens: 'chrome' | 'default' };

/**
 * Intent link of an address, which Android opens in Chrome. A semicolon would end a field of the intent, and a second
 * number sign would begin another: both are escaped. Null for an address that is not of the web.
 *
 * @see https://developer.chrome.com/docs/android/intents
 */
export function intentLink(address: string): string | null {
  const { protocol, host, pathname, search, hash } = new URL(address);
  if (protocol !== 'https:' && protocol !== 'http:') return null;
  const fragment = hash && `#${hash.slice(1).replaceAll('#', '%23')}`;
  const rest = `${pathname}${search}${fragment}`.replaceAll(';', '%3B');
  return `intent://${host}${rest}#Intent;scheme=${protocol.slice(0, -1)};package=com.android.chrome;end`;
}

/** Link that leaves the browser of an app; null where the app has only its menu. @param address absolute */
export function externalLink({ app, system }: Browser, address: string): ExternalLink | null {
  const intent = system === 'android' ? intentLink(address) : null;
  if (intent) return { href: intent, opens: 'chrome' };
  if (system === 'ios' && app === 'KakaoTalk')
    return { href: `kakaotalk://web/openExternal?url=${encodeURIComponent(address)}`, opens: 'default' };
  return null;
}
