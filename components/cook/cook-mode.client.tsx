'use client';

import { createPortal } from 'react-dom';
import { CookDialog, type CookDialogProps } from './cook-dialog.client';
import './cook.css';

export type CookModeProps = CookDialogProps & { open: boolean };

/**
 * The recipe one step at a time on the whole screen. Load it on first use: once loaded it needs no network.
 */
export function CookMode({ open, ...dialog }: CookModeProps) {
  return open ? createPortal(<CookDialog {...dialog} />, document.body) : null;
}
