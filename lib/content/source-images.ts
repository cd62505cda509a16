/** Folder of the source images, from the project root. */
export const SOURCE_IMAGES_FOLDER = 'data/pictures';

/** Minimum of the long side of a source image, in pixels. */
export const MIN_LONG_SIDE = 1200;

/** Long side from which on a source image is sharp in every place, in pixels. */
export const GOOD_LONG_SIDE = 1600;

/** Longest side of a source image that is added, in pixels: 1.5 times the widest rendition. */
export const MAX_LONG_SIDE = 3000;

/** WebP quality of a source image that is added, without visible loss in renditions: one or two megabytes a photograph. */
export const SOURCE_QUALITY = 90;

const NAME = /^[a-z][a-z0-9-]*$/;
const ENDING = /\.(?:jpe?g|png|hei[cf]|webp|avif)$/i;

/** Supported formats of source images, for messages. */
export const SOURCE_IMAGE_FORMATS = 'JPEG, PNG, HEIC, WebP or AVIF';

/** True for a valid picture name: lowercase letters, digits and hyphens, starting with a letter. */
export const isPictureName = (name: string): boolean => NAME.test(name);

/** Name of a picture file without its extension; undefined for other files. */
export function pictureNameOf(file: string): string | undefined {
  return ENDING.test(file) ? file.replace(ENDING, '') : undefined;
}

/** Ending of a picture that is no source image, or a name that a camera gives: "fog.gif", "IMG_0412". */
const OTHER_FILE = /\.(?:gif|tiff?)$|^(?:img|dsc|dscf|dscn|image|photo|pxl)[-_ ]?\d+$/i;

/** True for a text that is the name of a picture file: "IMG_0412.jpg", "IMG_0412". */
export const isPictureFile = (text: string): boolean =>
  pictureNameOf(text) !== undefined || OTHER_FILE.test(text);
