/** @jest-environment node */
import { profileHandle } from '@/lib/text/profile-handle';

describe('profileHandle', () => {
  it.each([
    ['https://www.youtube.com/@plain.peppered', '@plain.peppered'],
    ['https://www.youtube.com/@raw/videos?view=0#top', '@raw'],
    ['https://m.tiktok.com/@plain_peppered/', '@plain_peppered'],
    ['https://twitter.com/raw?lang=en', '@raw'],
    ['https://www.youtube.com/%40raw', '@raw'],
    ['https://bsky.app/profile/raw.kitchen', '@raw.kitchen'],
    ['https://www.linkedin.com/in/raw/', '@raw'],
    ['https://www.youtube.com/@%EB%B3%B4%EB%A6%AC%EA%B5%AD', '@보리국'],
    ['HTTPS://TWITTER.COM/Raw', '@Raw'],
  ])('of %s is %s', (href, handle) => {
    expect(profileHandle(href)).toBe(handle);
  });

  it.each([
    ['https://www.youtube.com/channel/UC0123456789', 'youtube.com'],
    ['https://www.youtube.com/user/raw/videos', 'youtube.com'],
    ['https://www.instagram.com/p/abc/', 'instagram.com'],
    ['https://twitter.com/raw/status/1', 'twitter.com'],
    ['https://www.tiktok.com', 'tiktok.com'],
    ['https://www.youtube.com/@', 'youtube.com'],
    ['https://www.youtube.com/%E0%A4%A', 'youtube.com'],
    ['https://twitter.com/%3Cimg%20src%3Dx%3E', 'twitter.com'],
  ])('of %s is the host %s', (href, host) => {
    expect(profileHandle(href)).toBe(host);
  });

  it.each(['', 'example', 'mailto:me@example.com', 'https://', 'javascript:alert(1)'])(
    'of “%s” is empty',
    (href) => {
      expect(profileHandle(href)).toBe('');
    },
  );
});
