import { saveFile } from '@/lib/ui/save-file';

/** Timeout of the file, in ms: the service worker answers with its copy before. */
const TIMEOUT = 10_000;

/**
 * Downloads a calendar file through the service worker, which browsers bypass for a link with `download`: it then fails
 * silently offline. Resolves to false if the file can't be loaded; never rejects.
 *
 * @param href its address @param name file name of the download
 */
export async function saveCalendar(href: string, name: string): Promise<boolean> {
  try {
    const response = await fetch(href, { signal: AbortSignal.timeout(TIMEOUT) });
    const text = await response.text();
    // A captive portal answers everything with its own page.
    if (!response.ok || !text.startsWith('BEGIN:VCALENDAR')) return false;
    saveFile(name, text, 'text/calendar;charset=utf-8');
    return true;
  } catch {
    return false;
  }
}
