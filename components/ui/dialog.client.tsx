'use client';

import * as Radix from '@radix-ui/react-dialog';
import { X } from 'lucide';
import { type ReactNode, type RefObject, useRef } from 'react';
import * as messages from '@/.content/messages/dialogs';
import { focusPage } from '@/lib/ui/focus-page';
import type { DialogName } from '@/lib/ui/reopening';
import { useCloseOnBack } from '@/lib/ui/use-close-on-back';
import styles from './dialog.module.css';
import { Icon } from './icon';

const CARD =
  'fixed inset-0 overflow-auto rounded-card bg-raised panel-shadow animate-fade-in forced-colors:border';

/**
 * A card, a picture without padding, a sheet at the right edge or at the lower one, a panel positioned by `className`,
 * or the whole screen. Their content ends above a toast: `--toast` is its height.
 */
const LOOKS = {
  card: `${CARD} ${styles.box} ${styles.card}`,
  picture: `${CARD} ${styles.box} ${styles.picture}`,
  sheet: `fixed inset-0 flex flex-col bg-paper forced-colors:border ${styles.sheet} ${styles.whole}`,
  bottom: `fixed inset-x-0 bottom-0 flex flex-col bg-raised panel-shadow forced-colors:border ${styles.bottom}`,
  panel: `fixed inset-0 animate-fade-in overflow-clip bg-raised forced-colors:border ${styles.panel}`,
  screen: `fixed inset-0 ${styles.screen} ${styles.whole}`,
};

export type DialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Name of the dialog; shown as its heading unless `titleHidden`. */
  title: string;
  titleHidden?: boolean;
  /** Accessible description; also visible in a card. */
  description?: string;
  /** Id of an element in the dialog that describes it, in place of `description`. */
  describedBy?: string;
  /** All looks but card and picture need a close control in their children: see `DialogClose`. */
  look?: keyof typeof LOOKS;
  className?: string;
  /** Set for a dialog that is opened again after a reload: see `useReopen`. */
  name?: DialogName;
  /** Receives focus on opening; the first control by default. */
  initialFocus?: RefObject<HTMLElement | null>;
  /** Called before focus returns to the opener; `preventDefault()` stops that. */
  onReturnFocus?: (event: Event) => void;
  /** Called on Escape before it closes; `preventDefault()` keeps the dialog open. */
  onEscape?: (event: KeyboardEvent) => void;
  children: ReactNode;
};

/** Focuses the opener of a dialog, or the page if an address opened it or the opener was removed. */
function returnFocus(opener: Element | null): void {
  if (opener instanceof HTMLElement && opener.isConnected && opener !== document.body) opener.focus();
  else focusPage();
}

/** A modal dialog, closed by Escape, Back, a press outside and its close button. Load it on first use. */
export function Dialog({
  open,
  onOpenChange,
  title,
  titleHidden = false,
  description,
  describedBy,
  look = 'card',
  className = '',
  name,
  initialFocus,
  onReturnFocus,
  onEscape,
  children,
}: DialogProps) {
  const hasClose = look === 'card' || look === 'picture';
  const opener = useRef<Element | null>(null);
  useCloseOnBack(open, () => onOpenChange(false), name);
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        {look !== 'screen' && (
          <Radix.Overlay className={`fixed inset-0 animate-fade-in print:hidden ${styles.overlay}`} />
        )}
        <Radix.Content
          className={`${LOOKS[look]} needs-heights ${className}`.trim()}
          {...(!description && { 'aria-describedby': describedBy })}
          onOpenAutoFocus={(event) => {
            opener.current = document.activeElement;
            if (!initialFocus?.current) return;
            event.preventDefault();
            initialFocus.current.focus();
          }}
          onCloseAutoFocus={(event) => {
            onReturnFocus?.(event);
            if (event.defaultPrevented) return;
            event.preventDefault();
            returnFocus(opener.current);
          }}
          onEscapeKeyDown={onEscape}
          onInteractOutside={(event) => {
            const { target } = event.detail.originalEvent;
            const isToast = target instanceof Element && target.closest('[data-sonner-toaster]');
            if (isToast) event.preventDefault();
          }}
        >
          <Radix.Title className={titleHidden || !hasClose ? 'sr-only' : 'text-2xl'}>{title}</Radix.Title>
          {description && (
            <Radix.Description className={look === 'card' ? 'secondary' : 'sr-only'}>
              {description}
            </Radix.Description>
          )}
          {children}
          {hasClose && (
            <Radix.Close className="icon-btn absolute top-3 end-3" aria-label={messages.close}>
              <Icon of={X} size={22} />
            </Radix.Close>
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

export type DialogCloseProps = {
  label: string;
  /** Shows the label as text instead of a cross, for a dialog that contains another cross. */
  inWords?: boolean;
};

/** Closes the dialog around it. */
export function DialogClose({ label, inWords = false }: DialogCloseProps) {
  if (inWords) return <Radix.Close className="link min-h-11 text-sm font-medium">{label}</Radix.Close>;
  return (
    <Radix.Close className="icon-btn" aria-label={label}>
      <Icon of={X} size={24} />
    </Radix.Close>
  );
}
