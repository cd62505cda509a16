import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { LanguageSwitch } from '@/components/frame/language-switch.client';
import { UntranslatedPage } from '@/components/frame/untranslated-page.client';
import { alternatesOf, canonicalUrl, isTranslated, offeredLanguages } from '@/lib/content/languages';
import { keepChoicesInLinks } from '@/lib/frame/language-links';
import { sitemapEntries, sitemapXml } from '@/lib/pages/sitemap';
import { pageMetadata } from '@/lib/seo/metadata';

let pathname = '/barley-stew/';
jest.mock('next/navigation', () => ({ usePathname: () => pathname }));

jest.mock('@/lib/content/server', () => {
  const actual = jest.requireActual('@/lib/content/server');
  return {
    ...actual,
    languages: {
      main: actual.site.language,
      all: [actual.site.language, 'ko', 'fr'],
      untranslated: { ko: ['/about', '/flour'], fr: ['/about'] },
    },
  };
});

jest.mock('@/.content/untranslated', () => ({
  untranslated: ['/about', '/harbour-pie'],
  inOtherLanguage: ['/harbour-pie'],
}));

const HOST = 'https://example.com';

describe('a page of a site with several languages', () => {
  it('names itself in each of its languages, and the main one for all others', () => {
    expect(alternatesOf('/')).toEqual({
      'en-CA': `${HOST}/`,
      ko: `${HOST}/ko/`,
      fr: `${HOST}/fr/`,
      'x-default': `${HOST}/`,
    });
    expect(alternatesOf('/flour')).toEqual({
      'en-CA': `${HOST}/flour/`,
      fr: `${HOST}/fr/flour/`,
      'x-default': `${HOST}/flour/`,
    });
  });

  it('has no alternates if it is in one language only', () => {
    expect(alternatesOf('/about')).toBeUndefined();
    expect(isTranslated('/about')).toBe(true);
    expect(canonicalUrl('/about')).toBe(`${HOST}/about/`);
    expect(pageMetadata({ path: '/about', title: 'About', description: '' }).alternates).not.toHaveProperty(
      'languages',
    );
  });

  it('has its alternates in the sitemap', async () => {
    const home = sitemapEntries().filter(({ url }) => url === `${HOST}/`);
    const xml = await sitemapXml(home);
    expect(xml).toContain('xmlns:xhtml="http://www.w3.org/1999/xhtml"');
    expect(xml).toContain(`<xhtml:link rel="alternate" hreflang="ko" href="${HOST}/ko/"/>`);
  });
});

describe('LanguageSwitch', () => {
  const show = () => render(<LanguageSwitch links={offeredLanguages} />);
  const links = () =>
    screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);

  it('links to the same page in each language, by the name that it has in itself', () => {
    pathname = '/barley-stew/';
    show();
    expect(links()).toEqual([
      ['English', '/barley-stew/'],
      ['한국어', '/ko/barley-stew/'],
      ['Français', '/fr/barley-stew/'],
    ]);
  });

  it('leads to the front pages from a page that does not exist', () => {
    pathname = '/_not-found';
    show();
    expect(links()[1]).toEqual(['한국어', '/ko/']);
  });

  it.each([
    ['the first press of any button', (link: HTMLElement) => createEvent.pointerDown(link, { button: 1 })],
    ['a key', (link: HTMLElement) => createEvent.keyDown(link, { key: 'Enter' })],
    ['a click of assistive technology', (link: HTMLElement) => createEvent.click(link)],
  ])('has query and fragment of the address from %s on', (_, event) => {
    pathname = '/barley-stew/';
    const { container } = show();
    // As before hydration: the markup of the server, without event handlers of React.
    document.body.innerHTML = container.innerHTML;
    keepChoicesInLinks();
    const link = screen.getByRole('link', { name: '한국어' });
    window.history.replaceState(null, '', '/barley-stew/?servings=6#method');
    fireEvent(link, event(link));
    expect(link).toHaveProperty('href', 'http://localhost/ko/barley-stew/?servings=6#method');
    window.history.replaceState(null, '', '/barley-stew/?servings=8');
    fireEvent(link, event(link));
    expect(link).toHaveProperty('href', 'http://localhost/ko/barley-stew/?servings=8');
  });

  it('leaves other links as they are', () => {
    keepChoicesInLinks();
    document.body.innerHTML = '<a href="/about/">About</a>';
    window.history.replaceState(null, '', '/barley-stew/?servings=6');
    const link = screen.getByRole('link');
    fireEvent.pointerDown(link);
    expect(link).toHaveAttribute('href', '/about/');
  });
});

describe('UntranslatedPage', () => {
  const show = (at: string) => {
    pathname = at;
    render(
      <UntranslatedPage original={{ language: 'en-CA', name: 'English' }}>
        <h1>About me</h1>
      </UntranslatedPage>,
    );
    return screen.getByRole('heading').closest('[lang]');
  };
  const note = () => screen.queryByText('This page is only in English so far.');

  it('says so on a page that is not translated, and names the language of its text', () => {
    expect(show('/about/')).toHaveAttribute('lang', 'en-CA');
    expect(note()).toBeVisible();
  });

  it('leaves a recipe that has the language of each part as it is', () => {
    expect(show('/harbour-pie/')).toBeNull();
    expect(note()).toBeVisible();
  });

  it('adds nothing to other pages', () => {
    expect(show('/barley-stew/')).toBeNull();
    expect(note()).toBeNull();
  });
});
