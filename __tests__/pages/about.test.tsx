import { existsSync, readFileSync } from 'node:fs';
import { render, screen, within } from '@testing-library/react';
import About from '@/app/about/page';
import { BrandGrid } from '@/components/about/brand-grid';
import { brands } from '@/data/brands';
import { about, community, partners, story } from '@/data/pages/house/about';
import { brand } from '@/lib/content/schema/house/brand';
import { site } from '@/lib/content/site';
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
    expect(screen.getByRole('img', { name: about.picture?.alt })).toBeVisible();
    const told = region(story.title);
    for (const words of [story.lead, ...story.paragraphs, story.pair.caption, story.away.text]) {
      expect(told.getByText(words)).toBeVisible();
    }
    for (const name of [story.method.title, story.away.title]) {
      expect(told.getByRole('heading', { level: 3, name })).toBeVisible();
    }
    expect(told.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining(story.method.steps.map(({ title, text }) => `${title} ${text}`)),
    );
    for (const { name, href } of story.away.links) {
      expect(told.getByRole('link', { name })).toHaveAttribute('href', href);
    }
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
  it('are eleven in the data, which with the invitation fill the grid, each with a mark of its own', () => {
    expect(brand.array().length(11).safeParse(brands).error?.issues ?? []).toEqual([]);
    expect(new Set(brands.map(({ logo }) => logo)).size).toBe(brands.length);
  });

  it('are marks, each with its name, its room and its file', () => {
    render(<About />);
    const marks = region(partners.title).getAllByRole('img');
    expect(marks.map((mark) => mark.getAttribute('alt'))).toEqual(brands.map(({ name }) => name));
    for (const mark of marks) {
      expect(mark).toHaveAttribute('width', '240');
      expect(mark).toHaveAttribute('height', '80');
      expect(mark).toHaveAttribute('loading', 'lazy');
      expect(existsSync(`public${mark.getAttribute('src')}`)).toBe(true);
    }
  });

  it('leave one more cell in which one can write to me', () => {
    render(<About />);
    const cells = region(partners.title).getAllByRole('listitem');
    expect(cells).toHaveLength(brands.length + 1);
    const [last] = cells.slice(-1);
    const link = within(last as HTMLElement).getByRole('link', {
      name: new RegExp(partners.mail.buttonText),
    });
    expect(link).toHaveAttribute(
      'href',
      expect.stringContaining(`subject=${encodeURIComponent(partners.mail.subject)}`),
    );
  });

  it('lead nowhere until they have an address, and then to a new tab', () => {
    const mill = { name: 'Mill', logo: '/brands/mill.svg' };
    const knife = { name: 'Knife', logo: '/brands/knife.svg' };
    render(<BrandGrid brands={[{ ...mill, href: 'https://mill.test/' }, knife]} words={partners} />);
    const link = screen.getByRole('link', { name: /^Mill ?, opens in a new tab$/ });
    expect(link).toHaveAttribute('href', 'https://mill.test/');
    expect(link).toHaveAttribute('target', '_blank');
    expect(screen.getByRole('img', { name: knife.name }).closest('a')).toBeNull();
  });

  it.each(brands.map((one) => [one.name, one] as const))(
    '%s is a small drawing for both schemes that needs no font',
    (_, one) => {
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
        image: expect.arrayContaining([expect.stringMatching(/^https?:\/\/.+\/pictures\/about-.+\.jpg$/)]),
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
