import { isPictureName } from '@/lib/content/source-images';

/** Name of a picture from that of its file, which cameras write as `IMG_0412` or `20260412_101530`. */
export function pictureNameFrom(fileName: string): string {
  const words = fileName.toLowerCase().match(/[a-z0-9]+/g) ?? [];
  const name = words.join('-');
  return isPictureName(name) ? name : ['photo', ...words].join('-');
}
