import { render, screen, within } from '@testing-library/react';
import Content from '@/app/content/page';
import { ProfileCards } from '@/components/content/profile-cards';
import { coaching, contentPage } from '@/lib/content/pages';
import type { ContentWords } from '@/lib/content/schema/content';
import { site } from '@/lib/content/site';
import { profileHandle } from '@/lib/text/profile-handle';

const words = contentPage as ContentWords;
const { profiles } = words;
const kitWords = words.mediaKit as NonNullable<ContentWords['mediaKit']>;
const profile = (name: string, href: string) => ({ name, href });

describe('my content', () => {
  it('says what it is, and leads back', () => {
    render(<Content />);
    expect(screen.getByRole('heading', { level: 1, name: words.title })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to the front' })).toHaveAttribute('href', '/');
  });

  it.each(site.socials.map(({ name }) => name))('has a card that opens %s in a new tab', (name) => {
    render(<Content />);
    const profile = site.socials.find((social) => social.name === name);
    const card = screen.getByRole('heading', { level: 3, name: new RegExp(`^${name}`) }).closest('li');
    const link = within(card as HTMLElement).getByRole('link', {
      name: new RegExp(`^${name} ?, opens in a new tab$`),
    });
    expect(link).toHaveAttribute('href', profile?.href);
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    expect(card).toHaveTextContent(profileHandle(profile?.href ?? ''));
    const { text } = profiles.cards[name] ?? {};
    if (text) expect(card).toHaveTextContent(text);
  });

  it('draws no card for a profile that the site does not have', () => {
    const youTube = profile('YouTube', 'https://www.youtube.com/@a');
    const tikTok = profile('TikTok', 'https://www.tiktok.com/@a');
    const { rerender } = render(<ProfileCards words={profiles} socials={[youTube, tikTok]} />);
    expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(2);
    rerender(<ProfileCards words={profiles} socials={[tikTok]} />);
    expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(1);
    expect(screen.getByRole('link', { name: /^TikTok/ })).toBeVisible();
    expect(screen.queryByRole('link', { name: /YouTube/ })).toBeNull();
  });

  it('draws a card for any place that has an address, though nothing else is said of it', () => {
    const places = [
      profile('Pinterest', 'https://www.pinterest.com/rawkitchen/'),
      profile('Mastodon', 'https://mastodon.social/@raw'),
      profile('A place nobody knows', 'https://somewhere.test/'),
      profile('constructor', 'https://bsky.app/profile/raw.kitchen'),
      profile('YouTube', 'https://www.youtube.com/@a'),
    ];
    render(<ProfileCards words={{ ...profiles, cards: {} }} socials={places} />);
    const cards = screen.getAllByRole('heading', { level: 3 }).map((title) => title.closest('li'));
    expect(cards.map((card) => card?.querySelector('.meta')?.textContent?.trim())).toEqual([
      '@rawkitchen',
      '@raw',
      'somewhere.test',
      '@raw.kitchen',
      '@a',
    ]);
    for (const { name, href } of places) {
      expect(screen.getByRole('link', { name: `${name} , opens in a new tab` })).toHaveAttribute(
        'href',
        href,
      );
    }
  });

  it('says what the media kit holds and asks for it in a letter to me', () => {
    render(<Content />);
    const heading = screen.getByRole('heading', { level: 2, name: kitWords.title });
    const kit = within(heading.closest('section') as HTMLElement);
    for (const { name, text } of kitWords.holds.items) {
      expect(kit.getByText(name)).toBeVisible();
      expect(kit.getByText(text)).toBeVisible();
    }
    const address = new URL(
      kit.getByRole('link', { name: kitWords.mail.buttonText }).getAttribute('href') ?? '',
    );
    expect(address.protocol).toBe('mailto:');
    expect(decodeURIComponent(address.pathname)).toBe(site.contactEmail);
    expect(address.searchParams.get('subject')).toBe(kitWords.mail.subject);
    expect(address.searchParams.get('body')).toBe(kitWords.mail.body.replaceAll('\n', '\r\n'));
  });

  it('gives only numbers that the coaching page gives too', () => {
    render(<Content />);
    const shown = kitWords.numbers;
    const numbers = coaching?.numbers ?? [];
    for (const label of shown) {
      const stat = numbers.find((one) => one.label === label);
      expect(screen.getByText(label).nextElementSibling).toHaveTextContent(stat?.number ?? 'no such number');
    }
    const elsewhere = numbers.filter(({ label }) => !shown.includes(label));
    expect(elsewhere).not.toEqual([]);
    for (const { label } of elsewhere) expect(screen.queryByText(label)).toBeNull();
  });

  it('says what I say yes and no to', () => {
    render(<Content />);
    for (const { title, items } of kitWords.answers) {
      expect(screen.getByRole('heading', { level: 3, name: title })).toBeVisible();
      for (const item of items) expect(screen.getByText(item)).toBeVisible();
    }
  });

  it('gives every part that the site search may lead to its heading', () => {
    const { container } = render(<Content />);
    for (const { id, title } of words.parts) {
      const part = container.querySelector<HTMLElement>(`#${id}`);
      expect(part && within(part).getByRole('heading', { name: title })).toBeVisible();
    }
  });
});

describe('the name on a card', () => {
  it.each([
    ['https://www.youtube.com/@plain.peppered', '@plain.peppered'],
    ['https://www.youtube.com/@raw/videos?view=0#top', '@raw'],
    ['https://m.tiktok.com/@plain_peppered/', '@plain_peppered'],
    ['https://twitter.com/raw?lang=en', '@raw'],
    ['https://www.instagram.com/raw/', '@raw'],
    ['https://www.youtube.com/%40raw', '@raw'],
    ['https://www.pinterest.com/raw/', '@raw'],
    ['https://bsky.app/profile/raw.kitchen', '@raw.kitchen'],
    ['https://www.linkedin.com/in/raw/', '@raw'],
    ['https://www.youtube.com/user/raw/videos', 'youtube.com'],
    ['https://www.youtube.com/@%EB%B3%B4%EB%A6%AC%EA%B5%AD', '@보리국'],
    ['HTTPS://TWITTER.COM/Raw', '@Raw'],
  ])('of %s is %s', (href, handle) => {
    expect(profileHandle(href)).toBe(handle);
  });

  it.each([
    ['https://www.youtube.com/channel/UC0123456789', 'youtube.com'],
    ['https://www.instagram.com/p/abc/', 'instagram.com'],
    ['https://twitter.com/raw/status/1', 'twitter.com'],
    ['https://www.tiktok.com', 'tiktok.com'],
    ['https://www.youtube.com/@', 'youtube.com'],
    ['https://www.youtube.com/%E0%A4%A', 'youtube.com'],
    ['https://twitter.com/%3Cimg%20src%3Dx%3E', 'twitter.com'],
  ])('of %s is the place it leads to', (href, host) => {
    expect(profileHandle(href)).toBe(host);
  });

  it.each(['', 'example', 'mailto:me@example.com', 'https://', 'javascript:alert(1)'])(
    'of “%s” is none',
    (href) => {
      expect(profileHandle(href)).toBe('');
    },
  );
});
