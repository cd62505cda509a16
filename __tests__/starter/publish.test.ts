/** @jest-environment node */
import { filesUnderData, readDataFiles } from '@/scripts/publish/data-files';
import { findUnfinished } from '@/scripts/publish/findings';

import { readStarter, starterFiles } from '@/scripts/publish/starter';

// Whoever changes a value of the starter changes scripts/publish/starter-values.yaml with it.
const files = readDataFiles();
const { values, ratings, files: known, pictures } = readStarter();

describe('What an owner is asked to replace', () => {
  it('stands in the starter, each value of the list and each rating', () => {
    const found = findUnfinished(files, { values, ratings });
    const asked = (put: string) => found.filter((finding) => finding.put === put).length;
    const listed = (put: string) => values.filter((value) => value.put === put).length;
    const gone = values.filter(({ put }) => asked(put) < listed(put));
    expect(gone.map(({ said }) => said)).toEqual([]);
    const rated = found.filter(({ field }) => /\brating\b/.test(field));
    expect(rated.length).toBeGreaterThanOrEqual(Object.keys(ratings).length);
  });

  it('counts every sample, and every picture', () => {
    const masters = filesUnderData(/^data\/pictures\/[^/]+$/);
    const counted = starterFiles(files, masters, { files: known, pictures });
    // Pages without which there is no site are no samples.
    for (const folder of Object.keys(known).filter((name) => name !== 'pages')) {
      const all = filesUnderData(new RegExp(`^data/${folder}/[^/]+\\.yaml$`));
      expect(counted[folder]?.toSorted()).toEqual(all.sort());
    }
    expect(counted.pictures?.toSorted()).toEqual(masters.sort());
  });
});
