import { publication } from '@/lib/content/schema/fields';
import { SOURCES } from '@/lib/content/sources';
import { instantOf } from '@/lib/plan/wall-time';
import type { RawFile } from './links';
import { isHidden } from './yaml';

/** File that is published later. */
export type Scheduled = {
  file: string;
  /** Epoch milliseconds. */
  at: number;
  /** IANA time zone of the site. */
  zone: string;
};

/** Sources that every site needs: their files cannot wait. */
const isRequired = (source: RawFile['source']) =>
  'file' in SOURCES[source] && !('optional' in SOURCES[source]);

/**
 * Files whose `published` is later than a moment, the next one first. A day without a time begins at midnight in the time zone
 * of the site. Drafts and files that are switched off wait for their owner, not for a moment.
 *
 * @param now epoch milliseconds
 */
export function scheduledFiles(all: readonly RawFile[], now: number): Scheduled[] {
  const site = Object(all.find(({ source }) => source === 'site')?.value);
  const zone = SOURCES.site.schema.shape.timeZone.safeParse(site.timeZone).data ?? 'UTC';
  return all
    .filter((file) => !isHidden(file) && !isRequired(file.source))
    .flatMap(({ file, value }) => {
      const { published } = Object(value);
      if (!publication.safeParse(published).success) return [];
      const [day = '', time = '00:00'] = String(published).split(/[ T]/);
      const at = instantOf(`${day}T${time}`, zone).instant;
      return at > now ? [{ file, at, zone }] : [];
    })
    .sort((one, other) => one.at - other.at || (one.file < other.file ? -1 : 1));
}
