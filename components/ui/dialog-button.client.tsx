'use client';

import { type ComponentProps, type ComponentType, type MouseEvent, useState } from 'react';
import { sayNotLoaded } from '@/components/ui/not-loaded';
import { useLoaded } from '@/lib/hooks/use-loaded';

export type DialogButtonProps<Shown> = ComponentProps<'button'> & {
  /** Fetches the dialog on the first use; the same function on every render. */
  load: () => Promise<ComponentType<Shown & { open: boolean; onOpenChange: (open: boolean) => void }>>;
  shown: Shown;
  /** What the dialog is called where it did not load: "The picture". */
  part: string;
};

/** A button that opens a dialog, whose script is fetched when the button is first pointed at, focused or pressed. */
export function DialogButton<Shown>({ load: loadDialog, shown, part, ...button }: DialogButtonProps<Shown>) {
  const [open, setOpen] = useState(false);
  const [Dialog, load] = useLoaded(loadDialog);
  const start = async (event: MouseEvent<HTMLButtonElement>) => {
    // Safari does not focus a pressed button, and closing gives the focus back to what had it.
    event.currentTarget.focus();
    if (await load(true)) setOpen(true);
    else sayNotLoaded(part);
  };
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onPointerEnter={load}
        onFocus={load}
        onClick={start}
        {...button}
      />
      {Dialog && <Dialog {...shown} open={open} onOpenChange={setOpen} />}
    </>
  );
}
