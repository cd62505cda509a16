'use client';

import * as messages from '@/.content/messages/restaurantDialogs';
import { PictureView } from '@/components/content/picture-view';
import { Dialog } from '@/components/ui/dialog.client';
import type { PictureSources } from '@/lib/content/pictures';

export type PhotoDialogProps = {
  sources: PictureSources;
  title: string;
  /** It was taken at the restaurant. */
  takenThere: boolean;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** The dish of a restaurant as large as the window allows, with a caption. Load it on first use. */
export function PhotoDialog({ sources, title, takenThere, ...dialog }: PhotoDialogProps) {
  return (
    <Dialog title={title} titleHidden look="picture" {...dialog}>
      <figure>
        <PictureView
          sources={sources}
          sizes="(min-width: 60rem) 60rem, 96vw"
          priority
          className="aspect-auto"
        />
        <figcaption className="px-5 py-4 text-sm text-ink-2">
          <b className="me-1 text-ink">{title}</b> <span>{sources.alt}</span>
          {!takenThere && <p>{messages.madeForSite}</p>}
        </figcaption>
      </figure>
    </Dialog>
  );
}
