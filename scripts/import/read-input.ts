import { gunzipSync } from 'node:zlib';
import { decodeFile } from '@/lib/content/read/decode';
import { ImportError, NoRecipe } from './import-error';
import { readAppJson } from './readers/app-json';
import { isCooklang, readCooklang } from './readers/cooklang';
import { readCsv } from './readers/csv';
import { jsonFault, readJson } from './readers/json-ld';
import { readWebPage } from './readers/web-page';
import { readWrittenText } from './readers/written-text';
import type { SourceRecipe } from './source-recipe';

/** File of an export: its name as the report shows it, and its bytes. */
export type Input = { name: string; bytes: Uint8Array };

/** Most bytes of one file, and of what it expands to. */
export const MOST_BYTES = 64 * 1024 * 1024;

const startsWith = (bytes: Uint8Array, ...signature: number[]) =>
  signature.every((byte, index) => bytes[index] === byte);

const PICTURE_SIGNATURES: readonly number[][] = [
  [0xff, 0xd8, 0xff],
  [0x89, 0x50, 0x4e, 0x47],
  [0x47, 0x49, 0x46, 0x38],
  [0x52, 0x49, 0x46, 0x46],
];

/** True for a picture, which belongs to a recipe and is none itself. */
export const isPicture = ({ bytes }: Input): boolean =>
  PICTURE_SIGNATURES.some((signature) => startsWith(bytes, ...signature)) ||
  /^ftyp(?:heic|heix|mif1|avif)/.test(Buffer.from(bytes.subarray(4, 12)).toString('latin1'));

/** Text of a file, which programs save in several encodings. */
export function textOf({ name, bytes }: Input): string {
  if (
    bytes.subarray(0, 4096).includes(0) &&
    !startsWith(bytes, 0xff, 0xfe) &&
    !startsWith(bytes, 0xfe, 0xff) &&
    bytes[1] !== 0
  )
    throw new ImportError('a file that is no text');
  return decodeFile(name, bytes).text.replace(/^\uFEFF/, '');
}

const IS_PAGE =
  /^\s*(?:<!--[\s\S]{0,2000}?-->\s*)*<(?:!doctype html|html|head|body|div|article|script|meta)\b/i;

/** Name of a file without folders and extension. */
export const bareName = (name: string): string =>
  (name.split(/[/›]/).at(-1) ?? name).trim().replace(/\.[^.]*$/, '');

/** Content of a gzip file within the limit. */
function unpacked(bytes: Uint8Array): Uint8Array {
  try {
    return gunzipSync(bytes, { maxOutputLength: MOST_BYTES });
  } catch (error) {
    const isLarge = (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE';
    throw new ImportError(isLarge ? 'expands to more than 64 MB' : 'a damaged gzip file');
  }
}

/**
 * Recipes of one file, known by its content and not by its name. None for a file that belongs to recipes, such as a
 * picture. Throws an ImportError for a file that is no recipe.
 */
export function readInput(input: Input): SourceRecipe[] {
  if (isPicture(input)) return [];
  if (input.bytes.length > MOST_BYTES) throw new ImportError('larger than 64 MB');
  if (startsWith(input.bytes, 0x1f, 0x8b)) {
    return readInput({ ...input, bytes: unpacked(input.bytes) });
  }
  const text = textOf(input);
  if (text.trim() === '') throw new ImportError('an empty file');
  if (IS_PAGE.test(text)) {
    const recipes = readWebPage(text);
    if (recipes.length === 0) throw new NoRecipe('a page without a recipe in its data');
    return recipes;
  }
  if (/^\s*[[{]/.test(text)) {
    const value = readJson(text);
    if (value === undefined) {
      // Notes begin with a bracket too: "[Grandma’s] Soup".
      const written = readWrittenText(text, bareName(input.name));
      if (written.length > 0) return written;
      throw new ImportError(`broken JSON: ${jsonFault(text)}`);
    }
    const recipes = readAppJson(value);
    if (recipes.length === 0) throw new NoRecipe('JSON without a recipe');
    return recipes;
  }
  const rows = readCsv(text);
  if (rows) return rows;
  if (/\.cook$/i.test(input.name) || isCooklang(text)) return [readCooklang(text, bareName(input.name))];
  const written = readWrittenText(text, bareName(input.name));
  if (written.length === 0) throw new NoRecipe('no headings for ingredients and method');
  return written;
}
