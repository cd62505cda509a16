'use client';

import {
  type ComponentProps,
  type ComponentType,
  type MouseEvent,
  type ReactNode,
  useId,
  useState,
} from 'react';
import * as messages from '@/.content/messages/restaurant';
import { LazyTooltip } from '@/components/ui/lazy-tooltip.client';
import { toastLoadError } from '@/components/ui/toast-load-error';
import type { PictureSources } from '@/lib/content/pictures';
import { useHydrated } from '@/lib/ui/use-hydrated';
import { useLazy } from '@/lib/ui/use-lazy';
import { useFilterControl } from './guide-store.client';

export type OpennessBadgeProps = { slug: string };

/** Badge that says if the place is open at the day and hour the visitor chose. Nothing while none is chosen. */
export function OpennessBadge({ slug }: OpennessBadgeProps) {
  const parts = useFilterControl()?.parts;
  return parts && <parts.OpennessText slug={slug} />;
}

export type HoursButtonProps = {
  /** The hours in words, or a note that they are not confirmed. */
  hours: string;
  /** Content of the button. */
  children: ReactNode;
};

/** The clock: shows the hours in a tooltip, and under it after a press. Without script they are visible. */
export function HoursButton({ hours, children }: HoursButtonProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  return (
    <>
      <LazyTooltip content={hours}>
        <button
          type="button"
          className="action js-only"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          {children}
        </button>
      </LazyTooltip>
      <p
        className="order-1 hidden basis-full pb-3 data-open:block noscript:block print:block"
        id={id}
        data-open={open || undefined}
      >
        {hours}
      </p>
    </>
  );
}

type DialogButtonProps<Shown> = ComponentProps<'button'> & {
  /** Imports the dialog on first use; the same function on every render. */
  importer: () => Promise<ComponentType<Shown & { open: boolean; onOpenChange: (open: boolean) => void }>>;
  shown: Shown;
  /** Name of the dialog in the report of a failed load: "The picture". */
  part: string;
};

/** A button that opens a dialog, whose script is loaded when the button is first hovered, focused or pressed. */
function DialogButton<Shown>({ importer, shown, part, ...button }: DialogButtonProps<Shown>) {
  const [open, setOpen] = useState(false);
  const [Dialog, load, preload] = useLazy(importer, {
    onError: () => toastLoadError(part),
    mayReload: true,
  });
  const start = async (event: MouseEvent<HTMLButtonElement>) => {
    // Safari does not focus a pressed button, and closing the dialog restores the focus.
    event.currentTarget.focus();
    if (await load()) setOpen(true);
  };
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onPointerEnter={preload}
        onFocus={preload}
        onClick={start}
        {...button}
      />
      {Dialog && <Dialog {...shown} open={open} onOpenChange={setOpen} />}
    </>
  );
}

const importPicture = () => import('./photo-dialog.client').then((module) => module.PhotoDialog);

export type PhotoButtonProps = {
  sources: PictureSources;
  /** Title of the dialog: restaurant and neighbourhood. */
  title: string;
  /** It was taken at the restaurant. */
  takenThere: boolean;
  /** Name of the button. */
  label: string;
  children: ReactNode;
};

/** Covers a small picture and opens it large. */
export function PhotoButton({ label, children, ...shown }: PhotoButtonProps) {
  return (
    <DialogButton
      importer={importPicture}
      shown={shown}
      part={messages.picturePart}
      className="js-only group absolute inset-0 flex items-end justify-end p-1 print:hidden"
      aria-label={label}
    >
      {children}
    </DialogButton>
  );
}

const DISTRICT = 'text-sm font-normal text-ink-3';

const importDistrict = () => import('./district-dialog.client').then((module) => module.DistrictDialog);

export type DistrictButtonProps = {
  /** Name of the neighbourhood, in brackets after the name of a restaurant. */
  district: string;
};

/** The name of a neighbourhood, which opens notes on it; plain text without script. */
export function DistrictButton({ district }: DistrictButtonProps) {
  if (!useHydrated()) return <span className={DISTRICT}>{district}</span>;
  return (
    <DialogButton
      importer={importDistrict}
      shown={{ district }}
      part={messages.neighbourhoodPart}
      className={`${DISTRICT} link -my-3 py-3 text-start hover:text-ink`}
    >
      {district}
    </DialogButton>
  );
}
