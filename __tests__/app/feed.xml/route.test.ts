/** @jest-environment node */
import { GET } from '@/app/feed.xml/route';

it('the feed has an entry for each recipe with title and days, and escapes its text', async () => {
  const feed = await GET().text();
  expect(feed).toContain('<title>Barley Stew</title>');
  expect(feed.match(/<entry>/g)).toHaveLength(7);
  expect(feed.match(/<published>\d{4}-\d\d-\d\dT00:00:00Z<\/published>/g)).toHaveLength(7);
  expect(feed).not.toMatch(/&(?!amp;|lt;|gt;|quot;)/);
});
