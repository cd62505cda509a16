/** @jest-environment node */
import { calendarsIn, filesIn, picturesIn } from '@/lib/offline/page-files';

it('filesIn has the assets that a page names, without scripts of old browsers', () => {
  const html =
    '<link rel="preload" href="/_next/static/media/f.woff2" as="font"/><script src="/_next/static/chunks/a.js" async=""></script>' +
    '<script src="/_next/static/chunks/old.js" noModule=""></script><script>push("4:I[\\"/_next/static/chunks/b.js\\"]")</script>' +
    '<link rel="stylesheet" href="/_next/static/chunks/s.css?dpl=1"/><script src="/_next/static/chunks/a.js"></script>';
  expect(filesIn(html)).toEqual(
    ['media/f.woff2', 'chunks/a.js', 'chunks/b.js', 'chunks/s.css'].map((file) => `/_next/static/${file}`),
  );
});

it('picturesIn has of each picture the narrowest AVIF that is sharp on a phone, or the widest file', () => {
  const html = `/site/pictures/noodles-1a2b3c4d-480.avif 480w, /site/pictures/noodles-1a2b3c4d-1200.avif 1200w,
    /site/pictures/noodles-1a2b3c4d-800.avif 800w, /site/pictures/noodles-1a2b3c4d-800.webp 800w
    /site/pictures/small-dish-1a2b3c4d-320.avif 320w, /site/pictures/small-dish-1a2b3c4d-640.avif 640w
    /site/pictures/quick-1a2b3c4d-480.webp 480w, /site/pictures/quick-1a2b3c4d-800.webp 800w
    /pictures/card-1a2b3c4d-1200x675.jpg <img src="/brands/post.svg"> <img src="/brands/post.svg">`;
  expect(picturesIn(html)).toEqual([
    '/pictures/noodles-1a2b3c4d-800.avif',
    '/pictures/small-dish-1a2b3c4d-640.avif',
    '/pictures/quick-1a2b3c4d-800.webp',
    '/brands/post.svg',
  ]);
});

it('calendarsIn has each calendar file of a page once, at any base path', () => {
  const html =
    '<a href="/site/travel/harbour/events/tea-week.ics" download><a href="/site/travel/harbour/events/tea-week.ics"><a href="/site/travel/harbour/events/">';
  expect(calendarsIn(html)).toEqual(['/travel/harbour/events/tea-week.ics']);
});
