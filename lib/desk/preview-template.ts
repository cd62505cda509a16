import type { CustomPreviewTemplate } from '@sveltia/cms';
import { createElement } from 'react';
import type { DeskFormat } from './format';

/** Kinds of content with a preview. */
export type PreviewSource = 'recipes' | 'pages' | 'posts';

/** Form of an entry, for its preview. */
export type PreviewInput = {
  source: PreviewSource;
  /** Name of the file without its extension; '' for a new entry. */
  name: string;
  form: Readonly<Record<string, unknown>>;
  toValue: DeskFormat['toValue'];
  /** Address of a file of the editor by its path: '' while it is loaded, undefined for none. */
  addressOf: (path: string) => string | undefined;
};

/** Draws the preview of a form into an element of the frame. Never throws. */
export type DrawPreview = (target: HTMLElement, input: PreviewInput) => void;

/** Milliseconds without a change after which the preview is drawn again: while somebody types it stays as it was. */
const PAUSE = 200;

/** Milliseconds until the preview is drawn again for pictures that the editor is still loading, and how often. */
const LOADING = 1000;
const MOST_TRIES = 10;

/** True for the address of a file that the editor has loaded. */
const isLoaded = (address: string): boolean => address.startsWith('blob:');

/**
 * Preview of the editor for one kind of content. Its code is loaded when a preview is opened for the first time.
 *
 * The editor renders it with a React of its own, so that it has no hooks: each rendering gives the element a new `ref`, which
 * React calls after the change.
 */
export function previewTemplate(
  source: PreviewSource,
  toValue: DeskFormat['toValue'],
  load: () => Promise<DrawPreview>,
): CustomPreviewTemplate {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return ({ entry, getAsset }) => {
    const draw = async (target: HTMLElement, tries = MOST_TRIES) => {
      try {
        const drawPreview = await load();
        const form = entry.get('data')?.toJS() ?? {};
        const name = String(entry.get('slug') ?? '');
        let isComplete = true;
        const addressOf = (path: string) => {
          const address = getAsset(path)?.url;
          if (address === undefined) return undefined;
          if (isLoaded(address)) return address;
          isComplete = false;
          return '';
        };
        drawPreview(target, { source, name, form, toValue, addressOf });
        if (!isComplete && tries > 0 && target.isConnected)
          timer = setTimeout(draw, LOADING, target, tries - 1);
      } catch (error) {
        target.textContent = `The preview could not be loaded: ${error instanceof Error ? error.message : error}`;
      }
    };
    const ref = (target: HTMLElement | null) => {
      clearTimeout(timer);
      if (target) timer = setTimeout(draw, target.hasChildNodes() ? PAUSE : 0, target);
    };
    return createElement('div', { ref });
  };
}
