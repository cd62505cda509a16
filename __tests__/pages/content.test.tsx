import { render, screen, within } from '@testing-library/react';
import Content from '@/app/content/page';
import { ProfileCards } from '@/components/content/profile-cards';
import { content, mediaKit, profiles } from '@/data/pages/house/content';
import { coachingStats } from '@/data/pages/house/programs';
import { site } from '@/lib/content/site';
import { profileHandle } from '@/lib/text/profile-handle';

describe('my content', () => {
  it('leads back home', () => {
    render(<Content />);
    expect(screen.getByRole('heading', { level: 1, name: 'My Content' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
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
    expect(card).toHaveTextContent(profiles.cards[name].text);
  });

  it('draws no card for a profile that the site does not have', () => {
    const youTube = { name: 'YouTube', href: 'https://www.youtube.com/@a', note: 'Films' } as const;
    const tikTok = { name: 'TikTok', href: 'https://www.tiktok.com/@a', note: 'Clips' } as const;
    const { rerender } = render(<ProfileCards words={profiles} socials={[youTube, tikTok]} />);
    expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(2);
    rerender(<ProfileCards words={profiles} socials={[tikTok]} />);
    expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(1);
    expect(screen.getByRole('link', { name: /^TikTok/ })).toBeVisible();
    expect(screen.queryByRole('link', { name: /YouTube/ })).toBeNull();
  });

  it('says what the media kit holds and asks for it in a letter to me', () => {
    render(<Content />);
    const heading = screen.getByRole('heading', { level: 2, name: 'Media Kit Inquiries' });
    const kit = within(heading.closest('section') as HTMLElement);
    for (const { name, text } of mediaKit.holds.items) {
      expect(kit.getByText(name)).toBeVisible();
      expect(kit.getByText(text)).toBeVisible();
    }
    const address = new URL(
      kit.getByRole('link', { name: /Ask for the media kit/ }).getAttribute('href') ?? '',
    );
    expect(address.protocol).toBe('mailto:');
    expect(decodeURIComponent(address.pathname)).toBe(site.contactEmail);
    expect(address.searchParams.get('subject')).toBe('Media kit inquiry');
    expect(address.searchParams.get('body')).toContain('I would like to see your media kit.\r\n');
  });

  it('gives only numbers that the coaching page gives too', () => {
    render(<Content />);
    expect(mediaKit.numbers.length).toBeGreaterThan(0);
    for (const label of mediaKit.numbers) {
      const stat = coachingStats.find((one) => one.label === label);
      expect(screen.getByText(label).nextElementSibling).toHaveTextContent(stat?.number ?? 'no such number');
    }
    const elsewhere = coachingStats.filter(({ label }) => !mediaKit.numbers.includes(label));
    for (const { label } of elsewhere) expect(screen.queryByText(label)).toBeNull();
  });

  it('says what I say yes and no to', () => {
    render(<Content />);
    for (const { title, items } of mediaKit.answers) {
      expect(screen.getByRole('heading', { level: 3, name: title })).toBeVisible();
      for (const item of items) expect(screen.getByText(item)).toBeVisible();
    }
  });

  it('gives every part that the site search may lead to its heading', () => {
    const { container } = render(<Content />);
    for (const { id, title } of content.parts ?? []) {
      const part = container.querySelector<HTMLElement>(`#${id}`);
      expect(part && within(part).getByRole('heading', { name: title })).toBeVisible();
    }
    expect(content.parts).toHaveLength(2);
  });
});

describe('the name on a card', () => {
  it.each([
    ['https://www.youtube.com/@raw.remarkable', '@raw.remarkable'],
    ['https://www.youtube.com/@raw/videos?view=0#top', '@raw'],
    ['https://m.tiktok.com/@raw_remarkable/', '@raw_remarkable'],
    ['https://twitter.com/raw?lang=en', '@raw'],
    ['https://www.instagram.com/raw/', '@raw'],
    ['https://www.youtube.com/%40raw', '@raw'],
    ['https://www.youtube.com/@%EC%A7%9C%EC%9E%A5%EB%A9%B4', '@짜장면'],
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
