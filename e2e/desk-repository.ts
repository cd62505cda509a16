import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'playwright/test';
import { formatProblems } from '@/lib/content/problem';
import { readContent } from '@/lib/content/read/read-content';

/** A change of one file in a commit. */
export type CommittedFile = { operation: 'create' | 'update' | 'delete'; path: string; content: Buffer };

export type Commit = { message: string; branch: string; files: readonly CommittedFile[] };

/** Folder of the fixture site. */
const SITE = '__tests__/fixtures';

/** Branch that the site is built from. */
export const BASE = 'published';

/** Name that Git gives to the content of a file. */
export const blobName = (content: Buffer): string =>
  createHash('sha1').update(`blob ${content.length}\0`).update(content).digest('hex');

/** The content of the fixture site by path. */
const siteFiles = (): Map<string, Buffer> =>
  new Map(
    (readdirSync(join(SITE, 'data'), { recursive: true }) as string[])
      .map((name) => `data/${name}`)
      .filter((path) => statSync(join(SITE, path)).isFile())
      .map((path) => [path, readFileSync(join(SITE, path))]),
  );

/** Repository in memory: files of branches, and the commits of a test. */
export class Repository {
  /** Commits so far, the last one at the end. */
  readonly commits: Commit[] = [];
  private readonly branches = new Map<string, { files: Map<string, Buffer>; head: string }>();

  constructor() {
    this.branches.set(BASE, { files: siteFiles(), head: this.nextHead() });
  }

  private nextHead = () => blobName(Buffer.from(`commit ${this.commits.length}`));

  private branch(name: string) {
    const branch = this.branches.get(name);
    if (!branch) throw new Error(`There is no branch ${name}.`);
    return branch;
  }

  hasBranch = (name: string): boolean => this.branches.has(name);

  /** Files of a branch by path. */
  files = (branch: string): ReadonlyMap<string, Buffer> => this.branch(branch).files;

  /** Name of the last commit of a branch. */
  head = (branch: string): string => this.branch(branch).head;

  /** Content of a blob in any branch. */
  blob = (name: string): Buffer | undefined =>
    [...this.branches.values()]
      .flatMap(({ files }) => [...files.values()])
      .find((content) => blobName(content) === name);

  createBranch(name: string): void {
    this.branches.set(name, { files: new Map(this.files(BASE)), head: this.head(BASE) });
  }

  deleteBranch(name: string): void {
    this.branches.delete(name);
  }

  /** Writes a commit to a branch. */
  commit(message: string, branch: string, changes: readonly CommittedFile[]): void {
    const { files } = this.branch(branch);
    for (const { operation, path, content } of changes)
      if (operation === 'delete') files.delete(path);
      else files.set(path, content);
    this.commits.push({ message, branch, files: changes });
    this.branches.set(branch, { files, head: this.nextHead() });
  }

  /** Changes of a branch since it left the base. */
  changes(branch: string): CommittedFile[] {
    const before = this.files(BASE);
    const after = this.files(branch);
    const written = [...after]
      .filter(([path, content]) => !before.get(path)?.equals(content))
      .map(([path, content]): CommittedFile => {
        return { operation: before.has(path) ? 'update' : 'create', path, content };
      });
    const deleted = [...before].filter(([path]) => !after.has(path));
    return [
      ...written,
      ...deleted.map(([path, content]): CommittedFile => ({ operation: 'delete', path, content })),
    ];
  }

  /** Merges a branch into the base, and deletes it. */
  merge(message: string, branch: string): void {
    this.commit(message, BASE, this.changes(branch));
    this.deleteBranch(branch);
  }

  /** Commits a file to the base as somebody else. */
  changeElsewhere(path: string, text: string): void {
    this.commit('By hand', BASE, [{ operation: 'update', path, content: Buffer.from(text) }]);
  }
}

/** Problems of the content after a commit with the new recipe, as the build reports them. */
export function problemsAfter({ files }: Commit): string {
  const root = mkdtempSync(join(tmpdir(), 'desk-'));
  cpSync(join(SITE, 'data'), join(root, 'data'), { recursive: true });
  for (const { path, content } of files) writeFileSync(join(root, path), content);
  const { problems, content } = readContent({ root });
  rmSync(root, { recursive: true });
  expect(content.recipes['toast-of-the-quay']?.title).toBe('Toast of the Quay');
  return formatProblems(problems);
}
