import * as messages from '@/.content/messages/files';

/** What a visitor keeps as a file of this site: versioned JSON that is readable by hand and says what it holds. */
export type FileKind = {
  /** Written into the file, to tell one kind from another. */
  kind: string;
  /** Of the format; a file of a later one is refused. */
  version: number;
  /** Largest file that is read, in bytes. */
  most: number;
};

/**
 * Why a file was refused. `too-large`: not even looked at. `corrupt`: not JSON, or damaged. `foreign`: not a file
 * of this kind. `newer`: of a later version.
 */
export type FileProblem = 'too-large' | 'corrupt' | 'foreign' | 'newer';

/** The file's text. `when` is epoch milliseconds. */
export function writeExport({ kind, version }: FileKind, content: object, when: number): string {
  return `${JSON.stringify({ kind, version, exported: new Date(when).toISOString(), ...content }, null, 2)}\n`;
}

type OpenedFile =
  | { ok: true; kind: string; content: Record<string, unknown> }
  | { ok: false; problem: FileProblem };

/** What the text of a file of one of these kinds holds, to be checked by whoever knows the kind. Never throws. */
export function readExport(kinds: readonly FileKind[], text: string): OpenedFile {
  if (text.length > Math.max(...kinds.map(({ most }) => most))) return { ok: false, problem: 'too-large' };
  let file: unknown;
  try {
    // Some editors put a byte-order mark in front.
    file = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return { ok: false, problem: 'corrupt' };
  }
  const content: Record<string, unknown> = Object(file);
  const known = kinds.find(({ kind }) => kind === content.kind);
  if (!known || typeof content.version !== 'number') return { ok: false, problem: 'foreign' };
  if (content.version > known.version) return { ok: false, problem: 'newer' };
  return { ok: true, kind: known.kind, content };
}

/** Why a file was refused, in words. @param what the kind in words: "one of mine" */
export function describeFileProblem(problem: FileProblem, what: string): string {
  const { tooLarge, corrupt, foreign, newer } = messages;
  return { 'too-large': tooLarge({ what }), corrupt, foreign, newer }[problem];
}
