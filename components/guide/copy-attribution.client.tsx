'use client';

import { useEffect } from 'react';
import * as messages from '@/.content/messages/picks';
import { toast } from '@/components/ui/toast';
import { escapeMarkup } from '@/lib/text/markup';

/** Duration of the notice, in ms. */
const NOTICE = 3000;

/** Editable elements, in which the visitor copies own text. */
const WRITING = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';

/** Elements of a selection that are hidden or useless outside the page. */
const LEFT_OUT = 'script, style, template, source, svg, button, .sr-only, [hidden], [data-shown="false"]';

/** Markup of a selection, with absolute links and pictures. */
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

/** Selections up to this many characters are copied unchanged. */
const SHORT = 10;

/** The two formats of a selection in the clipboard. */
type CopiedText = { plain: string; html: string };

/** A copied selection followed by a line with its source; null for ten characters or fewer. */
export function withSource(
  { plain, html }: CopiedText,
  source: { name: string; url: string },
): CopiedText | null {
  if ([...plain].length <= SHORT) return null;
  const line = messages.copiedFrom({ site: source.name, address: source.url });
  return { plain: `${plain}\n\n${line}`, html: `${html}<p>${escapeMarkup(line)}</p>` };
}

export type CopyAttributionProps = {
  /** Name of the site in the added line. */
  site: string;
};

/**
 * Adds a line with the site and the page to text copied from this page. Short selections, fields and copies that another
 * listener has handled are unchanged. Renders nothing.
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
