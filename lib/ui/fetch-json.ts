import { withBasePath } from '@/lib/content/base-path';

/** The JSON at a path of this site. Rejects without a network, for an error, and after the wait in milliseconds. */
export async function fetchJson(path: string, wait: number): Promise<unknown> {
  const response = await fetch(withBasePath(path), { signal: AbortSignal.timeout(wait) });
  if (!response.ok) throw new Error(`${path} is not there: ${response.status}`);
  return response.json();
}
