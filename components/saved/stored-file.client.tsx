'use client';

import { Download, Upload } from 'lucide';
import { type ChangeEvent, useState } from 'react';
import * as fileWords from '@/.content/messages/files';
import * as messages from '@/.content/messages/kept';
import { Button, buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { describeFileProblem } from '@/lib/storage/exported-file';
import {
  arrivalWords,
  bringIn,
  countKept,
  countsWords,
  exportKept,
  importKept,
  KEPT_FILE,
  keptFileName,
  readKept,
} from '@/lib/storage/stored-file';
import { readFile, saveFile } from '@/lib/storage/visitor-files';

export type KeptFileProps = {
  /** Says what came of a file in the place of the line below the buttons. */
  onArrival?: (words: string) => void;
};

const FOCUS_RING = 'focus-inside';

/** The name of this site, as its pages say it to others. */
function siteName(): string {
  return document.querySelector<HTMLMetaElement>('meta[property="og:site_name"]')?.content ?? '';
}

/** Everything that is kept on this device as one file: out of here, and in from another device. */
export function KeptFile({ onArrival }: KeptFileProps) {
  const [status, setStatus] = useState<{ text: string; problem: boolean } | null>(null);

  const download = () => {
    const kept = readKept();
    const contents = countsWords(countKept(kept));
    if (contents === '') return setStatus({ text: messages.nothingKept, problem: false });
    const name = keptFileName(siteName());
    saveFile(name, exportKept(kept, Date.now()), 'application/json');
    setStatus({ text: messages.savedTo({ contents, name }), problem: false });
  };

  const read = async (event: ChangeEvent<HTMLInputElement>) => {
    const input = event.currentTarget;
    const file = input.files?.[0];
    if (!file) return;
    const chosen = await readFile(file, KEPT_FILE.most);
    // The same file can be chosen again after it was put right.
    input.value = '';
    const result = chosen.ok ? importKept(chosen.text) : chosen;
    if (!result.ok) {
      return setStatus({ text: describeFileProblem(result.problem, messages.oneOfMine), problem: true });
    }
    const arrival = bringIn(result.kept);
    const text = arrivalWords(arrival, result.skipped);
    if (onArrival) return onArrival(text);
    setStatus({ text, problem: !arrival.isKept });
  };

  return (
    <div>
      <div className="flex flex-wrap items-center gap-2.5">
        <Button look="quiet" onClick={download}>
          <Icon of={Download} size={18} /> {messages.exportFile}
        </Button>
        <label className={buttonClass({ look: 'quiet', className: FOCUS_RING })}>
          <Icon of={Upload} size={18} /> {fileWords.importFile}
          <input className="sr-only" type="file" accept="application/json,.json" onChange={read} />
        </label>
      </div>
      <p
        className={`mt-2.5 min-h-5 font-display text-sm font-medium ${status?.problem ? 'text-gochu' : ''}`}
        role="status"
      >
        {status?.text}
      </p>
    </div>
  );
}
