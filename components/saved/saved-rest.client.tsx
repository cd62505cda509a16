'use client';

import { useEffect, useState } from 'react';
import * as messages from '@/.content/messages/saved';
import { SavedWalkList, type SavedWalkListProps } from '@/components/walk/saved-walks.client';
import { readGuides, type SavedGuide } from '@/lib/offline/guides';
import { SavedGuides } from './saved-guides.client';
import { RestSkeleton } from './saved-skeleton';
import { StoredFile } from './stored-file.client';

export type SavedRestProps = Pick<SavedWalkListProps, 'places'>;

/** The sections below the saved recipes: food walks, saved guides, and the file with all data. Loaded lazily. */
export function SavedRest({ places, className }: SavedRestProps & { className: string }) {
  const [guides, setGuides] = useState<readonly SavedGuide[] | null>(null);
  useEffect(() => {
    void readGuides().then(setGuides);
  }, []);
  // Guides would push the sections below them down.
  if (!guides) return <RestSkeleton />;
  return (
    <>
      <div className={`${className} *:mt-stack`}>
        <SavedWalkList places={places} title={messages.walks} level={2} />
        <SavedGuides guides={guides} onChange={setGuides} />
      </div>
      <section
        className="mt-section grid gap-x-gap gap-y-4 border-t border-ink pt-6 lg:grid-cols-[1fr_auto] print:hidden"
        aria-labelledby="kept-file"
      >
        <div>
          <h2 className="text-xl" id="kept-file" tabIndex={-1}>
            {messages.exportAll}
          </h2>
          <p className="mt-1.5 max-w-[44ch] text-ink-2">{messages.exportAllText}</p>
        </div>
        <StoredFile />
      </section>
    </>
  );
}
