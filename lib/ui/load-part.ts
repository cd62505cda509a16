import { reloadOnce } from './chunk-recovery';
import { fetchJson } from './fetch-json';

/** Timeout, in ms. */
const TIMEOUT = 10_000;

/**
 * Loads parts of something that a large site has too much of for one file: each once a visit, and again where it failed.
 * Parts that name the `version` of their build have to be of one: those of two builds do not fit together.
 *
 * @param folder path of the folder of the parts
 * @param version the one that all parts must have; that of the first one if left out
 * @returns what loads the part of a file name. Rejects where it cannot be had.
 */
export function partLoader(folder: string, version?: string): <T extends object>(name: string) => Promise<T> {
  const pending = new Map<string, Promise<unknown>>();
  let known = version;
  const load = async (name: string) => {
    const part = await fetchJson(`${folder}/${name}`, TIMEOUT);
    const own = (part as { version?: string }).version;
    known ??= own;
    if (own === known) return part;
    // The site was published anew meanwhile: what is here leads elsewhere by now.
    pending.clear();
    known = version;
    reloadOnce();
    throw new Error(`${name} is of another version of the site.`);
  };
  return <T extends object>(name: string) => {
    const part = pending.get(name) ?? load(name);
    pending.set(name, part);
    part.catch(() => pending.delete(name));
    return part as Promise<T>;
  };
}
