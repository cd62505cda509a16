'use client';

import { useEffect, useState } from 'react';
import * as messages from '@/.content/messages/saved';
import { readGuides, type SavedGuide } from '@/lib/offline/guides';
import { KeptGuides } from './saved-guides.client';
import { RestRoom } from './saved-room';
import { KeptWalks, type KeptWalksProps } from './saved-walks.client';
import { KeptFile } from './stored-file.client';

export type KeptRestProps = Pick<KeptWalksProps, 'places'>;

/** What the page of saved recipes has below them: food walks, kept guides, and everything else as one file. Load it after the page. */
export function KeptRest({ places, className }: KeptRestProps & { className: string }) {
  const [guides, setGuides] = useState<readonly SavedGuide[] | null>(null);
  useEffect(() => {
    void readGuides().then(setGuides);
  }, []);
  // Guides are above the rest, which they would push down.
  if (!guides) return <RestRoom />;
  return (
    <>
      <div className={`${className} *:mt-stack`}>
        <KeptWalks places={places} title={messages.walks} level={2} />
        <KeptGuides guides={guides} onChange={setGuides} />
      </div>
      <section
        className="mt-section grid gap-x-gap gap-y-4 border-t border-ink pt-6 lg:grid-cols-[7fr_5fr] print:hidden"
        aria-labelledby="kept-file"
      >
        <div>
          <h2 className="text-xl" id="kept-file" tabIndex={-1}>
            {messages.takeAlong}
          </h2>
          <p className="mt-1.5 max-w-[44ch] text-ink-2">{messages.takeAlongText}</p>
        </div>
        <KeptFile />
      </section>
    </>
  );
}
