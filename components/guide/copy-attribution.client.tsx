'use client';

import { useEffect } from 'react';
import * as messages from '@/.content/messages/picks';
import { toast } from '@/components/ui/toast';
import { escapeMarkup } from '@/lib/text/markup';

/** Milliseconds the notice stays. */
const NOTICE = 3000;

/** Where a visitor writes; what is copied there is the visitor's own. */
const WRITING = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';

/** Parts of a selection that are not on screen or mean nothing without the page around them. */
const LEFT_OUT = 'script, style, template, source, svg, button, .sr-only, [hidden], [data-shown="false"]';

/** The markup of a selection, with links and pictures that work away from this page. */
function htmlOf(selection: Selection): string {
  const holder = document.createElement('div');
  for (let index = 0; index < selection.rangeCount; index++) {
    holder.append(selection.getRangeAt(index).cloneContents());
  }
  for (const part of holder.querySelectorAll(LEFT_OUT)) part.remove();
  for (const link of holder.querySelectorAll('a')) link.setAttribute('href', link.href);
  for (const image of holder.querySelectorAll('img')) image.setAttribute('src', image.src);
  return holder.innerHTML;
}

/** Selections up to this many characters are copied as they are. */
const SHORT = 10;

/** Both forms of a copied selection, as the clipboard takes them. */
type CopiedText = { plain: string; html: string };

/** A copied selection with a line that names its source after it; null for ten characters or fewer. */
export function withSource(
  { plain, html }: CopiedText,
  source: { name: string; url: string },
): CopiedText | null {
  if ([...plain].length <= SHORT) return null;
  const line = messages.copiedFrom({ site: source.name, address: source.url });
  return { plain: `${plain}\n\n${line}`, html: `${html}<p>${escapeMarkup(line)}</p>` };
}

export type CopyAttributionProps = {
  /** Name of the site, as the added line gives it. */
  site: string;
};

/**
 * Text copied from this page ends with a line that names the site and the page. Short selections and fields are left
 * alone, and so is a copy that something else took care of. Draws nothing.
 */
export function CopyAttribution({ site }: CopyAttributionProps) {
  useEffect(() => {
    const copied = (event: ClipboardEvent) => {
      const selection = document.getSelection();
      if (event.defaultPrevented || !event.clipboardData || !selection) return;
      if (event.target instanceof Element && event.target.closest(WRITING)) return;
      const { origin, pathname } = window.location;
      const text = withSource(
        { plain: selection.toString(), html: htmlOf(selection) },
        { name: site, url: `${origin}${pathname}` },
      );
      if (!text) return;
      event.clipboardData.setData('text/plain', text.plain);
      event.clipboardData.setData('text/html', text.html);
      event.preventDefault();
      void toast({
        title: messages.copied,
        description: messages.copiedText,
        kind: 'success',
        duration: NOTICE,
      });
    };
    document.addEventListener('copy', copied);
    return () => document.removeEventListener('copy', copied);
  }, [site]);
  return null;
}
