'use client';

import { Map as MapIcon, X } from 'lucide';
import { useEffect, useRef, useState } from 'react';
import * as messages from '@/.content/messages/savedGuides';
import { Icon } from '@/components/ui/icon';
import { IconButton } from '@/components/ui/icon-button';
import { Link } from '@/components/ui/link';
import { Note } from '@/components/ui/note';
import { deleteGuide, isComplete, readGuides, type SavedGuide, sizeOf } from '@/lib/offline/guides';
import { megabytes } from '@/lib/text/megabytes';

export type SavedGuidesProps = {
  guides: readonly SavedGuide[];
  /** Called with the remaining guides after one was removed. */
  onChange: (guides: readonly SavedGuide[]) => void;
};

/** The guides saved on this device, each with a button that removes it. Nothing without guides. */
export function SavedGuides({ guides, onChange }: SavedGuidesProps) {
  const [removed, setRemoved] = useState<string | null>(null);
  const top = useRef<HTMLElement>(null);
  const isShown = guides.length > 0;
  useEffect(() => {
    // The browser looked for the fragment before this section was rendered.
    if (isShown && window.location.hash === '#kept-guides') top.current?.scrollIntoView?.();
  }, [isShown]);
  const remove = async ({ id, title }: SavedGuide) => {
    await deleteGuide(id);
    onChange(await readGuides());
    setRemoved(title);
    // The pressed button is removed with its guide.
    top.current?.focus({ preventScroll: true });
  };
  if (guides.length === 0 && removed === null) return null;
  return (
    <section className="outline-none" aria-labelledby="kept-guides" ref={top} tabIndex={-1}>
      <h2 className="text-2xl" id="kept-guides">
        {messages.title}
      </h2>
      <ul className="mt-2 border-t border-line">
        {guides.map((guide) => {
          const { id, title, path, files, here } = guide;
          const size = megabytes(sizeOf(files));
          return (
            <li className="flex items-center gap-2 border-b border-line" key={id}>
              <Link
                className="group flex min-h-13 min-w-0 grow items-center gap-3 py-2 text-start font-display"
                href={path}
              >
                <Icon of={MapIcon} size={20} />
                <span>
                  <b className="block text-md leading-snug font-semibold underline-offset-4 group-hover:underline">
                    {title}
                  </b>
                  <span className="secondary">
                    {isComplete(guide) ? size : messages.incomplete({ here: megabytes(here), size })}
                  </span>
                </span>
              </Link>
              <IconButton
                icon={X}
                label={messages.removeGuide({ guide: title })}
                onClick={() => remove(guide)}
              />
            </li>
          );
        })}
      </ul>
      <Note role="status">{removed !== null && messages.guideRemoved({ guide: removed })}</Note>
    </section>
  );
}
