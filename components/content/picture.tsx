import 'server-only';
import { pictureSources } from '@/lib/content/pictures';
import type { PictureRef } from '@/lib/content/schema/recipe';
import { PictureView, type PictureViewProps } from './picture-view';

export type PictureProps = Omit<PictureViewProps, 'sources' | 'tall'> & {
  picture: PictureRef;
  /** The same subject composed for narrow screens. */
  tall?: PictureRef;
};

/** A picture of data/pictures. A name that does not exist stops the build. */
export function Picture({ picture, tall, ...view }: PictureProps) {
  return <PictureView sources={pictureSources(picture)} tall={tall && pictureSources(tall)} {...view} />;
}
