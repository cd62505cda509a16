'use client';

import * as Radix from '@radix-ui/react-tooltip';
import { createContext, type ReactElement, type ReactNode, useContext } from 'react';

/** Milliseconds of resting before a tooltip opens. */
const DELAY = 700;
/** Milliseconds after one tooltip closed within which the next of its group opens at once. */
export const SKIP_DELAY = 300;

const InGroup = createContext(false);

export type TooltipGroupProps = { children: ReactNode };

/** Tooltips of one list belong in one group, so that moving along it shows them without waiting each time. */
export function TooltipGroup({ children }: TooltipGroupProps) {
  return (
    <InGroup value={true}>
      <Radix.Provider delayDuration={DELAY} skipDelayDuration={SKIP_DELAY}>
        {children}
      </Radix.Provider>
    </InGroup>
  );
}

export type TooltipProps = {
  /** Plain words; a touch screen never shows them, so they must be found elsewhere as well. */
  content: ReactNode;
  /** One control that takes a ref and pointer and focus events. */
  children: ReactElement;
  /** Where the words begin: over the middle of the control unless said otherwise. */
  align?: 'start' | 'center';
};

/** Words beside a control: opens on rest or keyboard focus; leave, blur, press, scroll and Escape close it. */
export function Tooltip({ content, children, align = 'center' }: TooltipProps) {
  const grouped = useContext(InGroup);
  const tooltip = (
    <Radix.Root>
      <Radix.Trigger asChild>{children}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          className="z-80 inline-block max-w-84 rounded-sm bg-ink px-3 py-2 font-display text-sm font-normal text-pretty text-paper forced-colors:border"
          align={align}
          sideOffset={6}
          collisionPadding={16}
        >
          {content}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
  return grouped ? tooltip : <TooltipGroup>{tooltip}</TooltipGroup>;
}
