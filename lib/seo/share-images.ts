import { shareCrops } from '@/lib/pictures';
import { absoluteUrl } from '@/lib/site-url';

/** Full addresses of the JPEGs of a picture that structured data names. Throws like `shareCrops`. */
export function shareImages(name: string): string[] {
  return shareCrops(name).map((crop) => absoluteUrl(crop.src));
}
