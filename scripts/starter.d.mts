/** Where the hash of the starter's content is kept, from the project folder. */
export const KEPT: string;
/** SHA-256 of everything under data/, in hex, the same on every checkout. */
export function contentHash(root?: string): string;
/** Whether the content under data/ is that of the starter, to the letter. */
export function isStarter(root?: string): boolean;
/** Whether the tests of what the starter says belong to a run. */
export function testsStarter(root?: string): boolean;
