import type { DeskData } from './desk-data';

/** Reads `desk.json`. Throws an error with a sentence for the owner if it is missing or unreadable. */
export async function readDeskData(): Promise<DeskData> {
  const response = await fetch('desk.json').catch(() => undefined);
  if (!response)
    throw new Error('Its file desk.json could not be loaded: there is no connection to the site.');
  if (!response.ok)
    throw new Error(
      `Its file desk.json could not be loaded (${response.status}). Build the site and publish it again.`,
    );
  try {
    return (await response.json()) as DeskData;
  } catch {
    throw new Error('Its file desk.json cannot be read. Build the site and publish it again.');
  }
}

/** Shows on the page why the desk did not start, in the place of the editor. */
export function showStartFailure(error: unknown): void {
  const message = document.createElement('main');
  message.setAttribute('role', 'alert');
  const heading = document.createElement('h1');
  heading.textContent = 'The desk could not start';
  const text = document.createElement('p');
  text.textContent = error instanceof Error ? error.message : String(error);
  const again = document.createElement('button');
  again.type = 'button';
  again.textContent = 'Try again';
  again.addEventListener('click', () => location.reload());
  message.append(heading, text, again);
  // The editor has the only stylesheet of this page.
  Object.assign(message.style, {
    font: '1.125rem/1.5 system-ui, sans-serif',
    padding: '1.5rem',
    maxWidth: '40rem',
  });
  Object.assign(again.style, { font: 'inherit', minHeight: '2.75rem', padding: '0 1rem' });
  document.documentElement.style.colorScheme = 'light dark';
  document.body.replaceChildren(message);
}
