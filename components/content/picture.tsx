import 'server-only';
import { pictureSources } from '@/lib/content/pictures';
import type { PictureRef } from '@/lib/content/schema/picture-ref';
import { PictureView, type PictureViewProps } from './picture-view';

export type PictureProps = Omit<PictureViewProps, 'sources' | 'tall'> & {
  picture: PictureRef;
  /** Variant for narrow screens. */
  tall?: PictureRef;
};

/** Picture of data/pictures. Throws for an unknown name, which stops the build. */
export function Picture({ picture, tall, ...view }: PictureProps) {
  return <PictureView sources={pictureSources(picture)} tall={tall && pictureSources(tall)} {...view} />;
}
