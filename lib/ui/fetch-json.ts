import { withBasePath } from '@/lib/text/base-path';

/** Fetches JSON from a path of this site. Rejects offline, for an HTTP error, and after the timeout in ms. */
export async function fetchJson(path: string, timeout: number): Promise<unknown> {
  const response = await fetch(withBasePath(path), { signal: AbortSignal.timeout(timeout) });
  if (!response.ok) throw new Error(`${path}: HTTP ${response.status}`);
  return response.json();
}
