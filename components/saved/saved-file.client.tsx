'use client';

import { Download } from 'lucide-react';
import { useState } from 'react';
import { ImportFile } from '@/components/ui/import-file.client';
import { describeFileProblem } from '@/lib/files/exported-file';
import { type ReadFile, saveFile } from '@/lib/files/visitor-files';
import type { SetStored } from '@/lib/hooks/use-stored';
import { mergeSaved, SAVED_LISTS, type SavedRecipes } from '@/lib/recipe/saved';
import { exportSaved, importSaved, SAVED_FILE, SAVED_FILE_NAME } from '@/lib/recipe/saved-file';
import { counted } from '@/lib/text/words';

export type SavedFileProps = { saved: SavedRecipes; onMerge: SetStored<SavedRecipes> };

const sizeOf = (saved: SavedRecipes) => SAVED_LISTS.reduce((sum, list) => sum + saved[list].length, 0);

/** The lists as a file, to carry to another device and back. */
export function SavedFile({ saved, onMerge }: SavedFileProps) {
  const [said, setSaid] = useState<{ words: string; problem: boolean } | null>(null);
  const total = sizeOf(saved);

  const download = () => {
    saveFile(SAVED_FILE_NAME, exportSaved(saved, Date.now()), 'application/json');
    setSaid({ words: `Saved ${counted(total, 'entry', 'entries')} to ${SAVED_FILE_NAME}.`, problem: false });
  };

  const read = (chosen: ReadFile) => {
    const result = chosen.ok ? importSaved(chosen.text) : chosen;
    if (!result.ok) {
      return setSaid({ words: describeFileProblem(result.problem, 'one of these lists'), problem: true });
    }
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
        <ImportFile className="btn quiet" most={SAVED_FILE.most} onRead={read} />
      </div>
      <p className="saved-said" role="status" data-kind={said?.problem ? 'problem' : undefined}>
        {said?.words}
      </p>
    </section>
  );
}
