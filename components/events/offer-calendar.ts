import { showOpenInBrowser } from '@/components/ui/open-in-browser';
import { saveCalendar } from '@/lib/events/save-calendar';

/** Absolute address of the page, at the event of a file if it is on it. */
function addressOf(file: string): string {
  const { origin, pathname, search } = window.location;
  const id = file.replace(/\.ics$/, '');
  return `${origin}${pathname}${search}${document.getElementById(id) ? `#${id}` : ''}`;
}

/**
 * Gives a calendar file to the visitor; where the browser of an app cannot, explains how to open the page elsewhere.
 * Resolves to false if the file can't be loaded; never rejects.
 *
 * @param href its address @param name file name
 */
export async function offerCalendar(href: string, name: string): Promise<boolean> {
  const outcome = await saveCalendar(href, name);
  if (outcome === 'unavailable') await showOpenInBrowser('file', addressOf(name));
  return outcome !== null;
}
