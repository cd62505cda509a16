import { type FileOutcome, saveFile } from '@/lib/ui/save-file';

/** Timeout of the file, in ms: the service worker answers with its copy before. */
const TIMEOUT = 10_000;

/**
 * Gives a calendar file to the visitor, loaded through the service worker, which browsers bypass for a link with
 * `download`: it then fails silently offline. Resolves to null if the file can't be loaded; never rejects.
 *
 * @param href its address @param name file name of the download
 */
export async function saveCalendar(href: string, name: string): Promise<FileOutcome | null> {
  try {
    const response = await fetch(href, { signal: AbortSignal.timeout(TIMEOUT) });
    const text = await response.text();
    // A captive portal answers everything with its own page.
    if (!response.ok || !text.startsWith('BEGIN:VCALENDAR')) return null;
    return await saveFile(name, text, 'text/calendar;charset=utf-8');
  } catch {
    return null;
  }
}
