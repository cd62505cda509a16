import { stringify } from 'yaml';
import type { RawFile } from '@/lib/content/read/links';
import { releasedAddresses } from '@/lib/content/read/released';
import type { Scheduled } from '@/lib/content/read/scheduled';
import { isHidden } from '@/lib/content/read/yaml';
import { SOURCES } from '@/lib/content/sources';
import { counted } from '@/lib/text/words';
import { writeChanged } from '@/scripts/files';
import { schemaLine } from '@/scripts/new/drafts';

/**
 * Writes the addresses of this release to data/released.yaml, which later checks compare with the pages. Returns what was
 * done as a line.
 */
export async function recordAddresses(
  all: readonly RawFile[],
  scheduled: readonly Scheduled[],
): Promise<string> {
  const { file } = SOURCES.released;
  const later = new Set(scheduled.map((each) => each.file));
  const addresses = releasedAddresses(all, (each) => !isHidden(each) && !later.has(each.file));
  const comment = '# Addresses of the last release. "npm run publish:check" writes this file; commit it.';
  await writeChanged(file, `${schemaLine('data', 'released')}\n${comment}\n\n${stringify(addresses)}`);
  return `${file} lists ${counted(addresses.length, 'address', 'addresses')} of this release. Keep it with your data: if one is lost later, the check says so.`;
}
