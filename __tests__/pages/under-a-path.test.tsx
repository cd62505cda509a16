import { render, screen } from '@testing-library/react';

// The site at https://me.github.io/my-site/: what is known of it is read as the modules are.
process.env.SITE_URL = 'https://me.github.io/my-site/';

const load = async () => ({
  ...(await import('@/lib/base-path')),
  ...(await import('@/lib/site-url')),
  ...(await import('@/lib/pictures')),
  ...(await import('@/components/ui/link')),
  manifest: (await import('@/app/manifest')).default,
});

test.each([
  ['/', '/my-site/'],
  ['/flour/#bread', '/my-site/flour/#bread'],
  ['#bread', '#bread'],
  ['//elsewhere.example/a', '//elsewhere.example/a'],
  ['https://elsewhere.example/a', 'https://elsewhere.example/a'],
])('the address of %s is %s', async (path, address) => {
  const { withBasePath, withoutBasePath } = await load();
  expect(withBasePath(path)).toBe(address);
  expect(withoutBasePath(address)).toBe(path);
});

test('what only begins like the path of the site is no part of it', async () => {
  expect((await load()).withoutBasePath('/my-sites/')).toBe('/my-sites/');
});

test('links, pictures, full addresses and the installed app lead there', async () => {
  const { Link, pictureNames, pictureSources, shareCrops, absoluteUrl, manifest } = await load();
  render(<Link href="/recipes?category=stews">Stews</Link>);
  expect(screen.getByRole('link', { name: 'Stews' })).toHaveAttribute(
    'href',
    '/my-site/recipes/?category=stews',
  );
  const [name = ''] = pictureNames();
  const { src, webp } = pictureSources({ name, alt: 'A bowl' });
  for (const address of [src, ...webp.split(', ')]) expect(address).toMatch(/^\/my-site\/pictures\//);
  for (const crop of shareCrops(name))
    expect(absoluteUrl(crop.src)).toMatch(/^https:\/\/me\.github\.io\/my-site\/pictures\//);
  expect(absoluteUrl('/')).toBe('https://me.github.io/my-site/');
  expect(absoluteUrl('/flour#bread')).toBe('https://me.github.io/my-site/flour/#bread');
  const { id, scope, start_url: start, icons = [] } = manifest();
  expect([id, scope, start]).toEqual(Array(3).fill('/my-site/'));
  for (const icon of icons) expect(icon.src).toMatch(/^\/my-site\/icon/);
});
