'use client';

import type { ReactNode } from 'react';
import { picturePart } from '@/.content/words/restaurant';
import { DialogButton } from '@/components/ui/dialog-button.client';
import type { PictureSources } from '@/lib/pictures';

const loadDialog = () => import('./photo-dialog.client').then((module) => module.PhotoDialog);

export type PhotoButtonProps = {
  sources: PictureSources;
  /** Restaurant and neighbourhood, which is what the dialog is called. */
  title: string;
  /** Whether it was taken at the restaurant. */
  takenThere: boolean;
  icon: ReactNode;
  /** Name of the button. */
  label: string;
};

/** Lies over a small picture and opens it large. */
export function PhotoButton({ icon, label, ...shown }: PhotoButtonProps) {
  return (
    <DialogButton
      load={loadDialog}
      shown={shown}
      part={picturePart}
      className="zoom js-only"
      aria-label={label}
    >
      {icon}
    </DialogButton>
  );
}
