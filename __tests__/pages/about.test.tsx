import { render, screen, within } from '@testing-library/react';
import About from '@/app/about/page';
import { BrandGrid } from '@/components/about/brand-grid';
import { about } from '@/lib/content/pages';
import { brand, type About as Words } from '@/lib/content/schema/about';
import { site } from '@/lib/content/site';
import { profilePageJsonLd } from '@/lib/seo/json-ld';
import { siteUrl } from '@/lib/site-url';

const region = (name: string) => {
  const section = screen.getByRole('heading', { level: 2, name }).closest('section');
  if (!section) throw new Error(`“${name}” stands in no section`);
  return within(section);
};

const words = about as Words;
const story = words.story as NonNullable<Words['story']>;
const community = words.community as NonNullable<Words['community']>;
const partners = words.partners as NonNullable<Words['partners']>;
const { brands } = partners;

describe('the page about me', () => {
  it('opens with a headline, a line and a picture, then tells the story in its parts', () => {
    render(<About />);
    expect(screen.getByRole('heading', { level: 1, name: words.title })).toBeVisible();
    expect(screen.getByText(words.dek)).toBeVisible();
    expect(
      screen.getByRole('img', { name: 'A cook at a stove in front of a window with masts' }),
    ).toBeVisible();
    const told = region(story.title);
    const { lead, paragraphs, pair, method, away } = story;
    for (const line of [lead, ...paragraphs, pair.caption, ...(away ? [away.text] : [])]) {
      expect(told.getByText(line)).toBeVisible();
    }
    for (const { title } of [method, away].filter((part) => part !== undefined)) {
      expect(told.getByRole('heading', { level: 3, name: title })).toBeVisible();
    }
    expect(told.queryAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining((method?.steps ?? []).map(({ title, text }) => `${title} ${text}`)),
    );
    for (const { name, href } of away?.links ?? []) {
      expect(told.getByRole('link', { name })).toHaveAttribute('href', `${href}/`);
    }
  });

  it('gives every part that the site search may lead to its heading', () => {
    const { container } = render(<About />);
    for (const { id, title } of words.parts) {
      const part = container.querySelector<HTMLElement>(`#${id}`);
      expect(part && within(part).getByRole('heading', { name: title })).toBeVisible();
    }
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
    expect(new Set(subjects).size).toBe(community.ways.length);
  });
});

describe('the partners', () => {
  it('are marks, each with its name, its room and its file', () => {
    render(<About />);
    const marks = region(partners.title).getAllByRole('img');
    expect(marks.map((mark) => mark.getAttribute('alt'))).toEqual(brands.map(({ name }) => name));
    expect(marks.map((mark) => mark.getAttribute('src'))).toEqual(
      brands.map(({ logo }) => `/brands/${logo}`),
    );
    for (const mark of marks) {
      expect(mark).toHaveAttribute('width', '240');
      expect(mark).toHaveAttribute('height', '80');
      expect(mark).toHaveAttribute('loading', 'lazy');
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
    const mill = { name: 'Mill', logo: 'mill.svg', href: 'https://mill.test/' };
    const knife = { name: 'Knife', logo: 'knife.svg' };
    render(<BrandGrid words={{ ...partners, brands: [mill, knife] }} />);
    const link = screen.getByRole('link', { name: /^Mill ?, opens in a new tab$/ });
    expect(link).toHaveAttribute('href', 'https://mill.test/');
    expect(link).toHaveAttribute('target', '_blank');
    expect(screen.getByRole('img', { name: knife.name }).closest('a')).toBeNull();
  });

  it.each([
    [{ name: '', logo: 'mill.svg' }],
    [{ name: 'Mill' }],
    [{ name: 'Mill', logo: 'mill.svg', href: 'javascript:alert(1)' }],
  ])('do not take %j', (wrong) => {
    expect(brand.safeParse(wrong).success).toBe(false);
  });
});

describe('what search engines read', () => {
  it('is a profile page of the organisation that writes the recipes', () => {
    const data = profilePageJsonLd(words);
    expect(data).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'ProfilePage',
      url: `${siteUrl}/about/`,
      name: words.metaTitle ?? words.title,
      description: words.description,
      mainEntity: {
        '@type': 'Organization',
        '@id': `${siteUrl}/#organization`,
        name: site.name,
        description: site.description,
        sameAs: site.socials.map(({ href }) => href),
      },
    });
  });

  it('has the picture of the page', () => {
    const { image } = JSON.parse(JSON.stringify(profilePageJsonLd(words))).mainEntity;
    expect(image[0]).toMatch(/^https?:\/\/.+\/pictures\/cook-.+\.jpg$/);
  });

  it('leaves the picture out where the page has none', () => {
    const { picture: _, ...bare } = words;
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
