'use client';

import { Download, Upload } from 'lucide';
import { type ChangeEvent, useState } from 'react';
import * as messages from '@/.content/messages/storedFile';
import { Button, buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { offerFile } from '@/components/ui/offer-file';
import {
  countEntries,
  describeCounts,
  describeFileProblem,
  exportFileName,
  exportStored,
  importStored,
  importSummary,
  MAX_FILE_SIZE,
  parseExport,
  readStoredData,
} from '@/lib/saved/stored-file';
import { readFile } from '@/lib/storage/visitor-files';

export type StoredFileProps = {
  /** Receives the summary of an import instead of the line below the buttons. */
  onImport?: (summary: string) => void;
  /** Absolute address with the shopping list, for browsers of apps, which cannot save a file. */
  address?: string | undefined;
};

/** The name of this site, from the Open Graph metadata of the page. */
function siteName(): string {
  return document.querySelector<HTMLMetaElement>('meta[property="og:site_name"]')?.content ?? '';
}

/** Exports everything stored on this device as one file, and imports such a file. */
export function StoredFile({ onImport, address }: StoredFileProps) {
  const [status, setStatus] = useState<{ text: string; isProblem: boolean } | null>(null);

  const download = async () => {
    const data = readStoredData();
    const contents = describeCounts(countEntries(data));
    if (contents === '') return setStatus({ text: messages.nothingStored, isProblem: false });
    const name = exportFileName(siteName());
    const outcome = await offerFile([name, exportStored(data, Date.now()), 'application/json'], {
      address,
      obstacle: address ? 'list' : 'stored',
    });
    const report = {
      started: messages.exported,
      shared: messages.shared,
      cancelled: null,
      unavailable: null,
    }[outcome];
    if (report) setStatus({ text: report({ contents, name }), isProblem: false });
  };

  const read = async (event: ChangeEvent<HTMLInputElement>) => {
    const input = event.currentTarget;
    const file = input.files?.[0];
    if (!file) return;
    const chosen = await readFile(file, MAX_FILE_SIZE);
    // Without a reset, choosing the same file again fires no `change` event.
    input.value = '';
    const result = chosen.ok ? parseExport(chosen.text) : chosen;
    if (!result.ok) return setStatus({ text: describeFileProblem(result.problem), isProblem: true });
    const imported = await importStored(result.data);
    const text = importSummary(imported, result.skipped);
    if (onImport) return onImport(text);
    setStatus({ text, isProblem: !imported.isPersistent });
  };

  return (
    <div>
      <div className="flex flex-wrap items-center gap-2.5">
        <Button look="quiet" onClick={download}>
          <Icon of={Download} size={18} /> {messages.exportFile}
        </Button>
        <label className={buttonClass({ look: 'quiet', className: 'focus-inside' })}>
          <Icon of={Upload} size={18} /> {messages.importFile}
          <input className="sr-only" type="file" accept="application/json,.json" onChange={read} />
        </label>
      </div>
      <p
        className={`mt-2.5 min-h-5 font-display text-sm font-medium ${status?.isProblem ? 'text-gochu' : ''}`}
        role="status"
      >
        {status?.text}
      </p>
    </div>
  );
}
