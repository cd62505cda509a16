import { existsSync, readFileSync } from 'node:fs';
import { render, screen, within } from '@testing-library/react';
import About from '@/app/about/page';
import { BrandGrid } from '@/components/about/brand-grid';
import { brands } from '@/data/brands';
import { about, community, partners } from '@/data/pages/house/about';
import { brand } from '@/data/schema/house/brand';
import { site } from '@/data/site';
import { profilePageJsonLd } from '@/lib/seo/profile';
import { siteUrl } from '@/lib/seo/site-url';

const region = (name: string) => {
  const section = screen.getByRole('heading', { level: 2, name }).closest('section');
  if (!section) throw new Error(`“${name}” stands in no section`);
  return within(section);
};

describe('the page about me', () => {
  it('opens with a headline, a line and a picture, then tells the story in its parts', () => {
    render(<About />);
    expect(screen.getByRole('heading', { level: 1, name: about.title })).toBeVisible();
    expect(screen.getByText(about.dek)).toBeVisible();
    expect(screen.getByRole('img', { name: /well of fine 00 flour/ })).toBeVisible();
    const story = region('My story');
    expect(story.getByText(/It started with a block of tofu/)).toBeVisible();
    expect(story.getAllByRole('heading', { level: 3 })).toHaveLength(2);
    expect(story.getAllByText(/^I (eat|cook|weigh)/)).toHaveLength(4);
    expect(story.getByRole('link', { name: 'Japan' })).toHaveAttribute('href', '/travel/japan');
  });

  it('tells a story of 300 to 450 words', () => {
    render(<About />);
    const words =
      region('My story')
        .getByText(/It started with/)
        .parentElement?.textContent?.split(/\s+/) ?? [];
    expect(words.length).toBeGreaterThan(300);
    expect(words.length).toBeLessThan(450);
  });

  it('gives every part that the site search may lead to its heading', () => {
    const { container } = render(<About />);
    for (const { id, title } of about.parts ?? []) {
      const part = container.querySelector<HTMLElement>(`#${id}`);
      expect(part && within(part).getByRole('heading', { name: title })).toBeVisible();
    }
    expect(about.parts).toHaveLength(3);
  });

  it('names every profile with its own address, in a new tab', () => {
    render(<About />);
    const section = region(community.title);
    for (const { name, href } of site.socials) {
      const link = section.getByRole('link', { name: new RegExp(`^${name}.*opens in a new tab$`) });
      expect(link).toHaveAttribute('href', href);
      expect(link).toHaveAttribute('target', '_blank');
      expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
    }
  });

  it('has a letter begun for every way to join in, each with its own subject', () => {
    render(<About />);
    const subjects = community.ways.map(({ mail }) => {
      const link = screen.getByRole('link', { name: new RegExp(`^${mail.buttonText}`) });
      const address = new URL(link.getAttribute('href') ?? '');
      expect(address.protocol).toBe('mailto:');
      expect(decodeURIComponent(address.pathname)).toBe(site.contactEmail);
      expect(address.searchParams.get('body')).toContain('\r\n');
      return address.searchParams.get('subject');
    });
    expect(new Set(subjects).size).toBe(3);
  });
});

describe('the partners', () => {
  it('are exactly eleven marks, each with its name, its room and its file', () => {
    render(<About />);
    const marks = region('Partners').getAllByRole('img');
    expect(marks.map((mark) => mark.getAttribute('alt'))).toEqual(brands.map(({ name }) => name));
    expect(marks).toHaveLength(11);
    expect(new Set(brands.map(({ logo }) => logo)).size).toBe(11);
    for (const mark of marks) {
      expect(mark).toHaveAttribute('width', '240');
      expect(mark).toHaveAttribute('height', '80');
      expect(mark).toHaveAttribute('loading', 'lazy');
      expect(existsSync(`public${mark.getAttribute('src')}`)).toBe(true);
    }
  });

  it('leave a twelfth cell in which one can write to me', () => {
    render(<About />);
    const cells = region('Partners').getAllByRole('listitem');
    expect(cells).toHaveLength(12);
    const [last] = cells.slice(-1);
    const link = within(last as HTMLElement).getByRole('link', {
      name: new RegExp(partners.mail.buttonText),
    });
    expect(link).toHaveAttribute('href', expect.stringContaining('subject=Working%20together'));
  });

  it('lead nowhere until they have an address, and then to a new tab', () => {
    const [mill, knife] = brands;
    if (!mill || !knife) throw new Error('no partners');
    render(<BrandGrid brands={[{ ...mill, href: 'https://mill.test/' }, knife]} words={partners} />);
    const link = screen.getByRole('link', { name: new RegExp(`^${mill.name} ?, opens in a new tab$`) });
    expect(link).toHaveAttribute('href', 'https://mill.test/');
    expect(link).toHaveAttribute('target', '_blank');
    expect(screen.getByRole('img', { name: knife.name }).closest('a')).toBeNull();
  });

  it.each(brands.map((one) => [one.name, one] as const))(
    '%s is a small drawing for both schemes that needs no font',
    (_, one) => {
      expect(brand.safeParse(one).success).toBe(true);
      const drawing = readFileSync(`public${one.logo}`, 'utf8');
      expect(drawing.length).toBeLessThan(6000);
      expect(drawing).toContain('viewBox="0 0 240 80"');
      expect(drawing).toContain('@media (prefers-color-scheme:dark)');
      expect(drawing).not.toMatch(/<text|font|<script|href|<image/i);
    },
  );

  it.each([
    [{ name: '', logo: '/brands/mill.svg' }],
    [{ name: 'Mill', logo: 'https://elsewhere.test/mill.svg' }],
    [{ name: 'Mill', logo: '/brands/mill.svg', href: 'javascript:alert(1)' }],
  ])('do not take %j', (wrong) => {
    expect(brand.safeParse(wrong).success).toBe(false);
  });
});

describe('what search engines read', () => {
  it('is a profile page of the organisation that writes the recipes', () => {
    const data = profilePageJsonLd(about);
    expect(data).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'ProfilePage',
      url: `${siteUrl}/about/`,
      name: 'About',
      description: about.description,
      mainEntity: {
        '@type': 'Organization',
        '@id': `${siteUrl}/#organization`,
        name: site.name,
        description: site.description,
        sameAs: site.socials.map(({ href }) => href),
        image: expect.arrayContaining([
          expect.stringMatching(/^https?:\/\/.+\/pictures\/flour-double-zero-.+\.jpg$/),
        ]),
      },
    });
  });

  it('leaves the picture out where the page has none', () => {
    const { picture: _, ...bare } = about;
    expect(JSON.parse(JSON.stringify(profilePageJsonLd(bare))).mainEntity).not.toHaveProperty('image');
  });

  it('stands on the page', () => {
    const { container } = render(<About />);
    const types = [...container.querySelectorAll('script[type="application/ld+json"]')].map(
      (script) => JSON.parse(script.textContent ?? '{}')['@type'],
    );
    expect(types).toContain('ProfilePage');
  });
});
