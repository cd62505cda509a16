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
import { useFilters } from '@/components/guide/filters/filter-context.client';
import { useRegions } from '@/components/guide/regions/region-context.client';
import { LazyTooltip } from '@/components/ui/lazy-tooltip.client';
import { toastLoadError } from '@/components/ui/toast-load-error';
import type { PictureSources } from '@/lib/content/pictures';
import { useHydrated } from '@/lib/ui/use-hydrated';
import { useLoaded } from '@/lib/ui/use-loaded';

export type CardFrameProps = {
  slug: string;
  /** Whether `#slug` leads here. */
  anchor: boolean;
  className: string | undefined;
  children: ReactNode;
};

/** The card around a restaurant. While it is hovered or has the focus, its pin on the map is marked, and the other way round. */
export function CardFrame({ slug, anchor, className, children }: CardFrameProps) {
  const { hoveredPlace, hoverPlace } = useRegions();
  const { control } = useFilters();
  const on = () => hoverPlace(slug);
  const off = () => hoverPlace(null);
  return (
    <article
      className={className}
      id={anchor ? slug : undefined}
      data-hovered={hoveredPlace === slug || undefined}
      onPointerEnter={on}
      onPointerLeave={off}
      onFocus={on}
      onBlur={off}
    >
      {control?.parts && <control.parts.Away filters={control.state} slug={slug} />}
      {children}
    </article>
  );
}

export type OpennessBadgeProps = { slug: string };

/** Whether the place is open at the day and hour the visitor chose. Nothing while none is chosen. */
export function OpennessBadge({ slug }: OpennessBadgeProps) {
  const { control } = useFilters();
  return control?.parts && <control.parts.OpennessWords filters={control.state} slug={slug} />;
}

export type HoursButtonProps = {
  /** The hours in words, or that they are not confirmed. */
  hours: string;
  /** What is on the button. */
  children: ReactNode;
};

/** The clock: tells the hours in a tooltip, and under it once it is pressed. Without script they are simply there. */
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
  /** Fetches the dialog on the first use; the same function on every render. */
  load: () => Promise<ComponentType<Shown & { open: boolean; onOpenChange: (open: boolean) => void }>>;
  shown: Shown;
  /** What the dialog is called where it did not load: "The picture". */
  part: string;
};

/** A button that opens a dialog, whose script is fetched when the button is first pointed at, focused or pressed. */
function DialogButton<Shown>({ load: loadDialog, shown, part, ...button }: DialogButtonProps<Shown>) {
  const [open, setOpen] = useState(false);
  const [Dialog, load] = useLoaded(loadDialog);
  const start = async (event: MouseEvent<HTMLButtonElement>) => {
    // Safari does not focus a pressed button, and closing gives the focus back to what had it.
    event.currentTarget.focus();
    if (await load(true)) setOpen(true);
    else toastLoadError(part);
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

const loadPicture = () => import('./photo-dialog.client').then((module) => module.PhotoDialog);

export type PhotoButtonProps = {
  sources: PictureSources;
  /** Restaurant and neighbourhood, which is what the dialog is called. */
  title: string;
  /** Whether it was taken at the restaurant. */
  takenThere: boolean;
  /** Name of the button. */
  label: string;
  children: ReactNode;
};

/** Lies over a small picture and opens it large. */
export function PhotoButton({ label, children, ...shown }: PhotoButtonProps) {
  return (
    <DialogButton
      load={loadPicture}
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

const loadDistrict = () => import('./district-dialog.client').then((module) => module.DistrictDialog);

export type DistrictButtonProps = {
  /** Name of the neighbourhood, as it stands in brackets after a restaurant. */
  district: string;
};

/** The name of a neighbourhood, which opens what is known of it; plain words without script. */
export function DistrictButton({ district }: DistrictButtonProps) {
  if (!useHydrated()) return <span className={DISTRICT}>{district}</span>;
  return (
    <DialogButton
      load={loadDistrict}
      shown={{ district }}
      part={messages.neighbourhoodPart}
      className={`${DISTRICT} link -my-3 py-3 text-left hover:text-ink`}
    >
      {district}
    </DialogButton>
  );
}
