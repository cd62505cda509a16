import type { FoundFile } from './open-files';
import type { SourcePhoto, SourceRecipe } from './source-recipe';

const PICTURE = /\.(?:jpe?g|png|webp|avif|gif|hei[cf])$/i;

/** Parts of a path, also inside of an archive. */
const partsOf = (path: string): string[] => path.split(/\s*›\s*|[/\\]/);

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Name of a picture without what blogs and browsers add to it: "leek-1024x683 (1).jpg" is "leek". */
function plainName(path: string): string {
  const last = decoded(partsOf(path.replace(/[?#].*$/, '')).at(-1) ?? '');
  return last
    .replace(/\.[a-z]+$/i, '')
    .replace(/\s?\(\d+\)$/, '')
    .replace(/-(?:\d+x\d+|scaled)$/i, '')
    .toLowerCase();
}

const largest = (files: readonly FoundFile[]): Uint8Array | undefined =>
  files.map(({ read }) => read().bytes).sort((one, other) => other.length - one.length)[0];

/** Photograph of an address among the files beside a recipe: in the folder of a saved page, or the assets of an app. */
function photoOf(address: string, name: string, pictures: readonly FoundFile[]): Uint8Array | undefined {
  const folder = `${name.replace(/\.[^./]*$/, '')}_files/`;
  const wanted = plainName(address);
  const saved = pictures.filter((file) => file.name.startsWith(folder) && plainName(file.name) === wanted);
  if (saved.length > 0) return largest(saved);
  const isPath = !/^[a-z]+:/i.test(address);
  const path = partsOf(decoded(address).replace(/^(?:\.{0,2}\/)+/, '')).join('/');
  // The picture of a Markdown text is named by its path from there, or from the folder of the site.
  const named = pictures.filter((file) => `/${partsOf(file.name).join('/')}`.endsWith(`/${path}`));
  if (isPath && named.length > 0) return largest(named);
  const asset = partsOf(address).slice(-2).join('/');
  return asset.startsWith('assets/')
    ? largest(pictures.filter((file) => partsOf(file.name).slice(-2).join('/') === asset))
    : undefined;
}

const sameId = (id: string) => id.replaceAll('-', '').toLowerCase();

/** Photograph of the dish in the folder of a recipe: "full.jpg" of Nextcloud Cookbook, "original.webp" of Mealie. */
function dishOf(recipe: SourceRecipe, name: string, pictures: readonly FoundFile[]): Uint8Array | undefined {
  if (/(?:^|[/\s])recipe\.json$/.test(name)) {
    const folder = name.slice(0, -'recipe.json'.length);
    const full = pictures.find((file) => file.name.startsWith(`${folder}full.`));
    if (full) return full.read().bytes;
  }
  const ids = new Set((recipe.photoFolders ?? []).map(sameId));
  const own = pictures.filter((file) => {
    const parts = partsOf(file.name).map(sameId);
    const last = (parts.at(-1) ?? '').replace(PICTURE, '');
    return ids.has(last) || (last === 'original' && parts.some((part) => ids.has(part)));
  });
  return largest(own);
}

/** Recipe with the bytes of its photographs that lie beside its file. */
export function withPhotoFiles(
  recipe: SourceRecipe,
  name: string,
  beside: readonly FoundFile[],
): SourceRecipe {
  const pictures = beside.filter((file) => PICTURE.test(file.name));
  if (pictures.length === 0) return recipe;
  const withBytes = (photo: SourcePhoto): SourcePhoto => {
    const bytes = photo.bytes ?? (photo.address ? photoOf(photo.address, name, pictures) : undefined);
    return bytes ? { ...photo, bytes } : photo;
  };
  const dish = dishOf(recipe, name, pictures);
  return {
    ...recipe,
    photos: [...(dish ? [{ bytes: dish }] : []), ...recipe.photos.map(withBytes)],
    steps: recipe.steps.map((group) => ({
      ...group,
      items: group.items.map((step) => (step.photo ? { ...step, photo: withBytes(step.photo) } : step)),
    })),
  };
}
