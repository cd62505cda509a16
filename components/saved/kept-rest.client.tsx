'use client';

import * as words from '@/.content/words/saved';
import { KeptFile } from '@/components/kept/kept-file.client';
import { KeptWalks, type KeptWalksProps } from '@/components/kept/kept-walks.client';

export type KeptRestProps = Pick<KeptWalksProps, 'places'>;

/** What the page of saved recipes has below them: food walks, and everything as one file. Load it after the page. */
export function KeptRest({ places }: KeptRestProps) {
  return (
    <>
      <div className="saved-walks">
        <KeptWalks places={places} title={words.walks} level={2} />
      </div>
      <section className="saved-file" aria-labelledby="kept-file">
        <div>
          <h2 className="t-1" id="kept-file" tabIndex={-1}>
            {words.takeAlong}
          </h2>
          <p>{words.takeAlongText}</p>
        </div>
        <KeptFile />
      </section>
    </>
  );
}
