'use client';

import './kept.css';
import { Download } from 'lucide';
import { useState } from 'react';
import * as words from '@/.content/words/kept';
import { Icon } from '@/components/ui/icon';
import { ImportFile } from '@/components/ui/import-file.client';
import { describeFileProblem } from '@/lib/files/exported-file';
import { type ReadFile, saveFile } from '@/lib/files/visitor-files';
import {
  bringIn,
  countKept,
  exportKept,
  importKept,
  KEPT_FILE,
  keptFileName,
  readKept,
} from '@/lib/kept/file';
import { arrivalWords, countsWords } from '@/lib/kept/words';

export type KeptFileProps = {
  /** Says what came of a file in the place of the line below the buttons. */
  onArrival?: (words: string) => void;
};

/** The name of this site, as its pages say it to others. */
function siteName(): string {
  return document.querySelector<HTMLMetaElement>('meta[property="og:site_name"]')?.content ?? '';
}

/** Everything that is kept on this device as one file: out of here, and in from another device. */
export function KeptFile({ onArrival }: KeptFileProps) {
  const [said, setSaid] = useState<{ text: string; problem: boolean } | null>(null);

  const download = () => {
    const kept = readKept();
    const contents = countsWords(countKept(kept));
    if (contents === '') return setSaid({ text: words.nothingKept, problem: false });
    const name = keptFileName(siteName());
    saveFile(name, exportKept(kept, Date.now()), 'application/json');
    setSaid({ text: words.savedTo({ contents, name }), problem: false });
  };

  const read = (chosen: ReadFile) => {
    const result = chosen.ok ? importKept(chosen.text) : chosen;
    if (!result.ok) {
      return setSaid({ text: describeFileProblem(result.problem, words.oneOfMine), problem: true });
    }
    const arrival = bringIn(result.kept);
    const text = arrivalWords(arrival, result.skipped);
    if (onArrival) return onArrival(text);
    setSaid({ text, problem: !arrival.isKept });
  };

  return (
    <>
      <div className="acts">
        <button type="button" className="btn quiet" onClick={download}>
          <Icon of={Download} size={18} /> {words.exportFile}
        </button>
        <ImportFile className="btn quiet" most={KEPT_FILE.most} onRead={read} />
      </div>
      <p className="kept-file-said" role="status" data-kind={said?.problem ? 'problem' : undefined}>
        {said?.text}
      </p>
    </>
  );
}
