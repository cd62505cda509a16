import { render, screen } from '@testing-library/react';
import { plural } from '@/lib/text/plural';

jest.mock('@/.content/messages/language', () => ({ language: 'ko' }));

// Modules read the address of the site while they load.
process.env.SITE_URL = 'https://me.github.io/my-site/';

const load = async () => ({
  ...(await import('@/lib/text/base-path')),
  ...(await import('@/lib/content/site-url')),
  ...(await import('@/lib/content/pictures')),
  ...(await import('@/components/ui/link')),
  manifest: (await import('@/app/manifest')).default,
});

describe('a site under a path', () => {
  it.each([
    ['/', '/my-site/'],
    ['/flour/#bread', '/my-site/flour/#bread'],
    ['#bread', '#bread'],
    ['//elsewhere.example/a', '//elsewhere.example/a'],
    ['https://elsewhere.example/a', 'https://elsewhere.example/a'],
  ])('has %s at %s', async (path, address) => {
    const { withBasePath, withoutBasePath } = await load();
    expect(withBasePath(path)).toBe(address);
    expect(withoutBasePath(address)).toBe(path);
    expect(withoutBasePath('/my-sites/')).toBe('/my-sites/');
  });

  it('has links, pictures, full addresses and the manifest under it', async () => {
    const { Link, pictureSources, shareCrops, absoluteUrl, manifest } = await load();
    render(<Link href="/recipes?category=stews">Stews</Link>);
    expect(screen.getByRole('link')).toHaveAttribute('href', '/my-site/recipes/?category=stews');
    const { src, webp } = pictureSources({ name: 'stew', alt: 'A bowl' });
    for (const address of [src, ...webp.split(', ')]) expect(address).toMatch(/^\/my-site\/pictures\//);
    expect(absoluteUrl(shareCrops('stew')[0]?.src ?? '')).toMatch(
      /^https:\/\/me\.github\.io\/my-site\/pictures\//,
    );
    expect(absoluteUrl('/flour#bread')).toBe('https://me.github.io/my-site/flour/#bread');
    const { id, scope, start_url: start, icons = [] } = manifest();
    expect([id, scope, start]).toEqual(Array(3).fill('/my-site/'));
    for (const icon of icons) expect(icon.src).toMatch(/^\/my-site\/icon/);
  });
});

const hours = { one: '{count} hr', other: '{count} hrs' };

describe('plural', () => {
  it('uses the rules of the site language', () => {
    expect(plural(1, { other: '{count}시간' })).toBe('{count}시간');
    expect(plural(1, hours)).toBe('{count} hrs');
  });

  it('uses English rules for a message in English', () => {
    expect(plural(1, hours, true)).toBe('{count} hr');
    expect(plural(2, hours, true)).toBe('{count} hrs');
  });
});
