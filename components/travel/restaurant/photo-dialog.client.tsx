'use client';

import './photo-dialog.css';
import { PictureView } from '@/components/picture/picture-view';
import { Dialog } from '@/components/ui/dialog.client';
import type { PictureSources } from '@/lib/pictures';

export type PhotoDialogProps = {
  sources: PictureSources;
  title: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** The picture of a restaurant as large as the window allows, with what it shows. Load it on first use. */
export function PhotoDialog({ sources, title, ...dialog }: PhotoDialogProps) {
  return (
    <Dialog title={title} titleHidden look="picture" className="photo-dialog" {...dialog}>
      <figure>
        <PictureView sources={sources} sizes="(min-width: 60rem) 60rem, 96vw" ratio="own" priority />
        <figcaption>
          <b>{title}</b> {sources.alt}
        </figcaption>
      </figure>
    </Dialog>
  );
}
