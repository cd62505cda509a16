import { type FileOutcome, saveFile } from '@/lib/ui/save-file';
import { showOpenInBrowser } from './open-in-browser';
import type { Obstacle } from './open-in-browser-dialog.client';

/** Name, text and media type of a file. */
export type OfferedFile = readonly [name: string, text: string, type: string];

export type FileOffer = {
  /** Absolute address of the page with the content of the file. */
  address?: string | undefined;
  obstacle?: Obstacle;
};

/** Gives a file to the visitor; where the browser of an app cannot, explains how to open the page elsewhere. */
export async function offerFile(
  file: OfferedFile,
  { address, obstacle = 'file' }: FileOffer = {},
): Promise<FileOutcome> {
  const outcome = await saveFile(...file);
  if (outcome === 'unavailable') await showOpenInBrowser(obstacle, address);
  return outcome;
}
