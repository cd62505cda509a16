'use client';

import { Download, Upload } from 'lucide-react';
import { type ChangeEvent, useState } from 'react';
import { readFile, saveFile } from '@/lib/files';
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
import { counted } from '@/lib/text/words';

export type SavedFileProps = { saved: SavedRecipes; onMerge: SetStored<SavedRecipes> };

const PROBLEMS: Record<ImportProblem, string> = {
  'too-large': 'That file is too large to be one of these lists. Nothing was changed.',
  corrupt: 'I could not read that file: it is damaged or incomplete. Nothing was changed.',
  foreign: 'That file was not exported from this page. Nothing was changed.',
  newer: 'That file comes from a newer version of this page. Reload and try again. Nothing was changed.',
};

const sizeOf = (saved: SavedRecipes) => SAVED_LISTS.reduce((sum, list) => sum + saved[list].length, 0);

/** The lists as a file, to carry to another device and back. */
export function SavedFile({ saved, onMerge }: SavedFileProps) {
  const [said, setSaid] = useState<{ words: string; problem: boolean } | null>(null);
  const total = sizeOf(saved);

  const download = () => {
    saveFile(SAVED_FILE_NAME, exportSaved(saved, Date.now()), 'application/json');
    setSaid({ words: `Saved ${counted(total, 'entry', 'entries')} to ${SAVED_FILE_NAME}.`, problem: false });
  };

  const read = async (event: ChangeEvent<HTMLInputElement>) => {
    const input = event.currentTarget;
    const file = input.files?.[0];
    if (!file) return;
    const chosen = await readFile(file, SAVED_FILE_LIMIT);
    // The same file can be chosen again after it was put right.
    input.value = '';
    const result = chosen.ok ? importSaved(chosen.text) : chosen;
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
