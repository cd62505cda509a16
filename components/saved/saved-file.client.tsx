'use client';

import { Download, Upload } from 'lucide-react';
import { type ChangeEvent, useState } from 'react';
import type { SetStored } from '@/lib/hooks/use-stored';
import {
  exportSaved,
  type ImportProblem,
  importSaved,
  mergeSaved,
  SAVED_FILE_LIMIT,
  SAVED_FILE_NAME,
  SAVED_LISTS,
  type SavedRecipes,
} from '@/lib/recipe/saved';

export type SavedFileProps = { saved: SavedRecipes; onMerge: SetStored<SavedRecipes> };

const PROBLEMS: Record<ImportProblem, string> = {
  'too-large': 'That file is too large to be one of these lists. Nothing was changed.',
  corrupt: 'I could not read that file: it is damaged or incomplete. Nothing was changed.',
  foreign: 'That file was not exported from this page. Nothing was changed.',
  newer: 'That file comes from a newer version of this page. Reload and try again. Nothing was changed.',
};

const sizeOf = (saved: SavedRecipes) => SAVED_LISTS.reduce((sum, list) => sum + saved[list].length, 0);
const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

/** The lists as a file, to carry to another device and back. */
export function SavedFile({ saved, onMerge }: SavedFileProps) {
  const [said, setSaid] = useState<{ words: string; problem: boolean } | null>(null);
  const total = sizeOf(saved);

  const download = () => {
    const file = new Blob([exportSaved(saved, Date.now())], { type: 'application/json' });
    const link = document.createElement('a');
    link.href = URL.createObjectURL(file);
    link.download = SAVED_FILE_NAME;
    link.click();
    // Some browsers read the file only after the click has returned.
    setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
    setSaid({ words: `Saved ${counted(total, 'entry', 'entries')} to ${SAVED_FILE_NAME}.`, problem: false });
  };

  const read = async (event: ChangeEvent<HTMLInputElement>) => {
    const input = event.currentTarget;
    const file = input.files?.[0];
    if (!file) return;
    const text = file.size > SAVED_FILE_LIMIT ? null : await readText(file);
    // The same file can be chosen again after it was put right.
    input.value = '';
    const result =
      text === null
        ? ({ ok: false, problem: file.size > SAVED_FILE_LIMIT ? 'too-large' : 'corrupt' } as const)
        : importSaved(text);
    if (!result.ok) return setSaid({ words: PROBLEMS[result.problem], problem: true });

    const kept = onMerge((current) => mergeSaved(current, result.saved));
    const added = sizeOf(mergeSaved(saved, result.saved)) - total;
    const here = sizeOf(result.saved) - added;
    const words = [
      added > 0 ? `Added ${counted(added, 'entry', 'entries')}.` : 'Nothing new in that file.',
      added > 0 && here > 0 && `${counted(here, 'was', 'were')} here already.`,
      result.skipped > 0 && `${counted(result.skipped, 'line', 'lines')} could not be read.`,
      !kept && 'This device keeps nothing for me, so the list lasts until you leave.',
    ];
    setSaid({ words: words.filter(Boolean).join(' '), problem: !kept });
  };

  return (
    <section className="saved-file" aria-labelledby="saved-file">
      <div>
        <h2 className="t-1" id="saved-file">
          Take the list along
        </h2>
        <p>
          It lives on this device only. Export it as a file, import it on another: what is there stays there.
        </p>
      </div>
      <div className="acts">
        {total > 0 && (
          <button type="button" className="btn quiet" onClick={download}>
            <Download size={18} strokeWidth={1.75} aria-hidden="true" /> Export file
          </button>
        )}
        <label className="btn quiet">
          <Upload size={18} strokeWidth={1.75} aria-hidden="true" /> Import file
          <input className="sr" type="file" accept="application/json,.json" onChange={read} />
        </label>
      </div>
      <p className="saved-said" role="status" data-kind={said?.problem ? 'problem' : undefined}>
        {said?.words}
      </p>
    </section>
  );
}

/** The file's text; null when it cannot be read, as when it was moved meanwhile. */
function readText(file: File): Promise<string | null> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(typeof reader.result === 'string' ? reader.result : null);
    reader.onerror = () => resolve(null);
    reader.readAsText(file);
  });
}
