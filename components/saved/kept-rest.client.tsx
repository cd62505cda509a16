'use client';

import { useEffect, useState } from 'react';
import * as words from '@/.content/words/saved';
import { KeptFile } from '@/components/kept/kept-file.client';
import { KeptGuides } from '@/components/kept/kept-guides.client';
import { KeptWalks, type KeptWalksProps } from '@/components/kept/kept-walks.client';
import { type KeptGuide, readGuides } from '@/lib/offline/guides';
import { RestRoom } from './saved-room';

export type KeptRestProps = Pick<KeptWalksProps, 'places'>;

/** What the page of saved recipes has below them: food walks, kept guides, and everything else as one file. Load it after the page. */
export function KeptRest({ places, className }: KeptRestProps & { className: string }) {
  const [guides, setGuides] = useState<readonly KeptGuide[] | null>(null);
  useEffect(() => {
    void readGuides().then(setGuides);
  }, []);
  // Guides are above the rest, which they would push down.
  if (!guides) return <RestRoom />;
  return (
    <>
      <div className={`${className} *:mt-stack`}>
        <KeptWalks places={places} title={words.walks} level={2} />
        <KeptGuides guides={guides} onChange={setGuides} />
      </div>
      <section
        className="mt-section grid gap-x-gap gap-y-4 border-t border-ink pt-6 lg:grid-cols-[7fr_5fr] print:hidden"
        aria-labelledby="kept-file"
      >
        <div>
          <h2 className="text-xl" id="kept-file" tabIndex={-1}>
            {words.takeAlong}
          </h2>
          <p className="mt-1.5 max-w-[44ch] text-ink-2">{words.takeAlongText}</p>
        </div>
        <KeptFile />
      </section>
    </>
  );
}
