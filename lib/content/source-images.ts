/** Where the pictures lie that every file of the site's pictures is made from, from the project folder. */
export const MASTERS_FOLDER = 'data/pictures';

/** Pixels the long side of a master has at least. */
export const LEAST_LONG_SIDE = 1600;

const NAME = /^[a-z][a-z0-9-]*$/;
const ENDING = /\.(?:jpe?g|png|hei[cf]|webp|avif)$/i;

/** The formats a master may have, for messages. */
export const MASTER_FORMATS = 'JPEG, PNG, HEIC, WebP or AVIF';

/** True for what a picture may be called: lowercase letters, digits and hyphens, a letter first. */
export const isPictureName = (name: string): boolean => NAME.test(name);

/** The name of a file with the ending of a picture, without that ending; undefined for any other file. */
export function pictureNameOf(file: string): string | undefined {
  return ENDING.test(file) ? file.replace(ENDING, '') : undefined;
}
