import { isPictureName, SOURCE_IMAGES_FOLDER } from '@/lib/content/source-images';
import type { Draft } from './draft';
import { placePhotograph } from './photographs';
import type { SourcePhoto } from './source-recipe';

type Options = {
  slug: string;
  /** Pictures of the site. */
  pictures: readonly string[];
  /** Colour behind transparent parts, `#rrggbb`. */
  paper: string;
  isDry: boolean;
};

/** Name of a picture for an address, which may begin with a digit. */
export const pictureName = (slug: string, kind = 'recipe'): string =>
  isPictureName(slug) ? slug : `${kind}-${slug}`;

/**
 * Adds the photographs of a recipe and of its steps to the site and to its draft; what is open about them becomes open
 * points. Returns the names of the pictures that the draft uses.
 */
export async function addPictures(
  draft: Draft,
  photos: readonly SourcePhoto[],
  { slug, pictures, paper, isDry }: Options,
): Promise<string[]> {
  const folder = SOURCE_IMAGES_FOLDER;
  const place = (of: readonly SourcePhoto[], name: string, label: string) =>
    placePhotograph(of, { name, label, folder, paper, isDry, isThere: pictures.includes(name) });
  const added: string[] = [];

  const dish = await place(photos, pictureName(slug), 'picture');
  if (dish.name !== undefined) {
    draft.fields.picture = { ...Object(draft.fields.picture), name: dish.name };
    added.push(dish.name);
  }
  const at = draft.open.findIndex((point) => point.startsWith('picture: needs'));
  if (at >= 0 && (dish.point !== undefined || dish.name !== undefined))
    draft.open.splice(at, 1, ...(dish.point ? [dish.point] : []));

  const known = new Map<string, string>();
  for (const [index, { step, photo }] of draft.steps.entries()) {
    if (!photo) continue;
    const same = photo.address === undefined ? undefined : known.get(photo.address);
    const label = `picture of the step “${step.title}”`;
    const { name, point } = same
      ? { name: same, point: undefined }
      : await place([photo], `${pictureName(slug)}-step-${index + 1}`, label);
    if (point) draft.open.push(name ? point : `${point}, and name it in the step: picture: { name, alt }`);
    if (name === undefined) continue;
    if (photo.address) known.set(photo.address, name);
    step.picture = { name, alt: '✎ What the picture shows, in one sentence' };
    added.push(name);
  }
  return added;
}
