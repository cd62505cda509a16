import { expect, type Locator, type Page } from 'playwright/test';
import sharp from 'sharp';

/** Scrolls a form down by 500 px, less than its height in the smallest window; from its end, to its top. */
const scrollOn = (page: Page): Promise<void> =>
  page
    .getByRole('group', { name: /” Field$/ })
    .first()
    .evaluate((field) => {
      let form = field;
      while (form.parentElement && !/auto|scroll/.test(getComputedStyle(form).overflowY))
        form = form.parentElement;
      const isAtEnd = form.scrollTop + form.clientHeight >= form.scrollHeight - 1;
      form.scrollTop = isAtEnd ? 0 : form.scrollTop + 500;
    });

/**
 * Scrolls down to a part of a form, and from its end again from the top. The editor draws a field once it comes into view,
 * a moment later: it may have been passed by then.
 */
export async function scrollTo(page: Page, part: Locator): Promise<Locator> {
  await expect(async () => {
    if ((await part.count()) === 0) await scrollOn(page);
    await expect(part).toBeAttached({ timeout: 200 });
  }).toPass({ timeout: 90_000, intervals: [100] });
  await part.scrollIntoViewIfNeeded();
  return part;
}

/**
 * Presses a control of a form, where it is. The editor scrolls 50 and 150 ms after an entry is added to a list: a mouse that
 * is pressed before it and released after it has pressed nothing.
 */
export const press = (control: Locator, timeout?: number): Promise<void> =>
  control.dispatchEvent('click', undefined, { timeout });

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

/** Long sides of photographs in pixels: of a camera with 12 megapixels, and of one that is made small in no time. */
const LONG_SIDES = { camera: 4000, small: 1600 };

/**
 * A photograph that lies on its side, with the position where it was taken, another one each time. Noise makes it as slow to
 * encode as a real one.
 *
 * @param width in pixels, four thirds of the height
 */
async function photoOf(width: number): Promise<Buffer> {
  const size = { width: 1000, height: 750, channels: 3 as const };
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 40 };
  const grain = await sharp({ create: { ...size, background: '#446688', noise } })
    .png()
    .toBuffer();
  return sharp(grain)
    .resize(width, (width * 3) / 4)
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '43/1 38/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 90 })
    .toBuffer();
}

/** Uploads a photograph into a picture of a form, and describes it. */
export async function addPhoto(
  page: Page,
  picture: Locator,
  name: string,
  alt: string,
  size: keyof typeof LONG_SIDES = 'small',
): Promise<void> {
  await press(picture.getByRole('button', { name: /^(Browse|Replace Image)$/ }));
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('dialog').getByRole('button', { name: 'Upload' }).click();
  await (await choosing).setFiles({ name, mimeType: 'image/jpeg', buffer: await photoOf(LONG_SIDES[size]) });
  await page.getByRole('dialog').getByRole('button', { name: 'Insert' }).click();
  await picture.getByRole('textbox', { name: 'Alt' }).fill(alt);
  // Until the editor has taken the photograph, the field is empty and the entry is not saved.
  await expect(picture.getByRole('button', { name: 'Browse' })).toHaveCount(0);
}
