'use client';

import { type MouseEvent, type ReactNode, useState } from 'react';
import * as words from '@/.content/words/restaurant';
import { sayNotLoaded } from '@/components/ui/not-loaded';
import { useLoaded } from '@/lib/hooks/use-loaded';
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
  const [open, setOpen] = useState(false);
  const [Dialog, load] = useLoaded(loadDialog);
  const start = async (event: MouseEvent<HTMLButtonElement>) => {
    // Safari does not focus a pressed button, and closing gives the focus back to what had it.
    event.currentTarget.focus();
    if (await load(true)) setOpen(true);
    else sayNotLoaded(words.picturePart);
  };
  return (
    <>
      <button
        type="button"
        className="zoom js-only"
        aria-haspopup="dialog"
        aria-label={label}
        onPointerEnter={load}
        onFocus={load}
        onClick={start}
      >
        {icon}
      </button>
      {Dialog && <Dialog {...shown} open={open} onOpenChange={setOpen} />}
    </>
  );
}
