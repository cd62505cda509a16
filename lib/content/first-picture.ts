import { valuesIn } from './paths';
import type { PictureRef } from './schema/picture-ref';

/** First picture in a value of the data. */
export function firstPicture(value: unknown): PictureRef | undefined {
  for (const { value: inner } of valuesIn(value)) {
    if (typeof inner === 'object' && inner !== null && 'name' in inner && 'alt' in inner)
      return inner as PictureRef;
  }
  return undefined;
}
