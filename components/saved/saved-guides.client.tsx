'use client';

import { Map as MapIcon, X } from 'lucide';
import { useEffect, useRef, useState } from 'react';
import * as messages from '@/.content/messages/keptGuides';
import { Icon } from '@/components/ui/icon';
import { IconButton } from '@/components/ui/icon-button';
import { Link } from '@/components/ui/link';
import { deleteGuide, isComplete, readGuides, type SavedGuide, sizeOf } from '@/lib/offline/guides';
import { megabytes } from '@/lib/text/megabytes';
import { KeptNote } from './saved-note';

export type KeptGuidesProps = {
  guides: readonly SavedGuide[];
  /** Called with what is left after one was removed. */
  onChange: (guides: readonly SavedGuide[]) => void;
};

/** The guides that are kept on this device, each to open or to let go of. Nothing where there is none. */
export function KeptGuides({ guides, onChange }: KeptGuidesProps) {
  const [gone, setGone] = useState<string | null>(null);
  const top = useRef<HTMLElement>(null);
  const isShown = guides.length > 0;
  useEffect(() => {
    // It was not there yet when the address was gone to.
    if (isShown && window.location.hash === '#kept-guides') top.current?.scrollIntoView?.();
  }, [isShown]);
  const letGo = async ({ id, title }: SavedGuide) => {
    await deleteGuide(id);
    onChange(await readGuides());
    setGone(title);
    // The pressed button goes with its guide.
    top.current?.focus({ preventScroll: true });
  };
  if (guides.length === 0 && gone === null) return null;
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
                className="group flex min-h-13 min-w-0 grow items-center gap-3 py-2 text-left font-display"
                href={path}
              >
                <Icon of={MapIcon} size={20} />
                <span>
                  <b className="block text-md leading-snug font-semibold underline-offset-4 group-hover:underline">
                    {title}
                  </b>
                  <span className="meta">
                    {isComplete(guide) ? size : messages.notWhole({ here: megabytes(here), size })}
                  </span>
                </span>
              </Link>
              <IconButton icon={X} label={messages.letGoOf({ guide: title })} onClick={() => letGo(guide)} />
            </li>
          );
        })}
      </ul>
      <KeptNote role="status">{gone !== null && messages.goneOf({ guide: gone })}</KeptNote>
    </section>
  );
}
