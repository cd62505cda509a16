import { expect, type Locator, type Page } from 'playwright/test';
import sharp from 'sharp';

/** Scrolls down to a part of a form. The editor draws a field once it comes into view. */
export async function scrollTo(page: Page, part: Locator): Promise<Locator> {
  await expect(async () => {
    if ((await part.count()) === 0) await page.mouse.wheel(0, 600);
    await expect(part).toBeAttached({ timeout: 100 });
  }).toPass({ timeout: 60_000 });
  await part.scrollIntoViewIfNeeded();
  return part;
}

/** Field of a form by its label. */
export const field = (page: Page, label: string): Promise<Locator> => scrollTo(page, list(page, label));

/** Opens the form of an entry. */
export async function openEntry(page: Page, collection: string, name: string): Promise<void> {
  await page.goto(`/desk/#/collections/${collection}/entries/${name}`);
  const title = page.getByRole('group', { name: /“\W*(Title|Name)\W*” Field/ }).first();
  await title.hover();
}

export const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click();

/** First field with a label in a part of a form. */
export const list = (holder: Locator | Page, label: string) =>
  holder.getByRole('group', { name: new RegExp(`^“\\W*${label}\\W*” Field$`) }).first();

export const expand = (holder: Locator) => holder.getByRole('button', { name: 'Expand', exact: true });

/**
 * A photograph of 12 megapixels that lies on its side, with the position where it was taken. Noise makes it as slow to
 * encode as a real one.
 */
const photo = async (): Promise<Buffer> => {
  const size = { width: 1000, height: 750, channels: 3 as const };
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 40 };
  const grain = await sharp({ create: { ...size, background: '#446688', noise } })
    .png()
    .toBuffer();
  return sharp(grain)
    .resize(4000, 3000)
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '43/1 38/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 90 })
    .toBuffer();
};

/** Uploads a photograph into a picture of a form, and describes it. */
export async function addPhoto(page: Page, picture: Locator, name: string, alt: string): Promise<void> {
  await picture.getByRole('button', { name: /^(Browse|Replace Image)$/ }).click();
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('dialog').getByRole('button', { name: 'Upload' }).click();
  await (await choosing).setFiles({ name, mimeType: 'image/jpeg', buffer: await photo() });
  await page.getByRole('dialog').getByRole('button', { name: 'Insert' }).click();
  await picture.getByRole('textbox', { name: 'Alt' }).fill(alt);
}
