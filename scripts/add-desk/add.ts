import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parse } from 'yaml';
import { desk } from '@/lib/content/schema/desk';
import { SOURCES } from '@/lib/content/sources';
import { writeYaml } from '@/lib/desk/write-yaml';
import { UsageError } from '@/scripts/command';

const SITE = SOURCES.site.file;

/** Version of the editor that the tests use. */
const EDITOR = '@sveltia/cms@0.221.1';

export type NewDesk = {
  /** Repository as `desk` of the site file has it; left out: that of `remote`. */
  repository?: string | undefined;
  service?: string | undefined;
  branch?: string | undefined;
  host?: string | undefined;
  /** False if each save goes to the branch itself. Left out: pull requests at GitHub, where a workflow answers them. */
  review?: boolean | undefined;
  /** Address of the Git remote `origin`; undefined for none. */
  remote: string | undefined;
  /** Runs npm. Throws if it fails. */
  npm: (args: readonly string[]) => unknown;
};

/** Services by the host of a remote. */
const SERVICES: Readonly<Record<string, { service: string; host?: string }>> = {
  'github.com': { service: 'github' },
  'gitlab.com': { service: 'gitlab' },
  'gitea.com': { service: 'gitea' },
  'codeberg.org': { service: 'gitea', host: 'https://codeberg.org' },
};

/** Service and repository of a Git remote: `git@github.com:anna/kitchen.git`. Without a service if its host is unknown. */
export function readRemote(
  remote: string,
): { repository: string; service?: string; host?: string } | undefined {
  const [, name, path] =
    /^(?:\w+:\/\/)?(?:[^@/\s]+@)?([\w.-]+)(?::\d+\/|[:/])(.+?)(?:\.git)?\/?$/.exec(remote.trim()) ?? [];
  if (name === undefined || path === undefined || !path.includes('/')) return undefined;
  return { repository: path.replace(/^\//, ''), ...(SERVICES[name] ?? { host: `https://${name}` }) };
}

/** Value of the site file, as an object. */
const readSite = (text: string): Record<string, unknown> => Object(parse(text));

/**
 * Adds the desk to the site: installs the editor if it is missing, and names the repository in the site file. Returns what
 * was done as lines. Throws a UsageError if the repository is unknown; then nothing has changed.
 */
export function addDesk({ repository, service, branch, host, review, remote, npm }: NewDesk): string[] {
  const found = repository === undefined && remote ? readRemote(remote) : undefined;
  const usedService = service ?? found?.service ?? (repository === undefined ? undefined : 'github');
  const given = {
    service: usedService,
    repository: repository ?? found?.repository,
    ...(branch !== undefined && { branch }),
    ...((host ?? found?.host) !== undefined && { host: host ?? found?.host }),
    ...((review ?? usedService === 'github') && { review: true }),
  };
  if (given.repository === undefined)
    throw new UsageError('This folder has no Git remote named origin. Name the repository: anna/my-kitchen.');
  if (given.service === undefined)
    throw new UsageError(
      `Which service is ${found?.host}? Add --service gitlab or --service gitea (Gitea, Forgejo).`,
    );
  const read = desk.safeParse(given);
  if (!read.success) {
    const [issue] = read.error.issues;
    throw new UsageError(`${issue?.path.join('.')} takes ${issue?.message}. Nothing was changed.`);
  }
  const text = readFileSync(SITE, 'utf8');
  const isInstalled = existsSync('node_modules/@sveltia/cms/package.json');
  if (!isInstalled) npm(['install', '--save-dev', '--save-exact', '--loglevel=error', EDITOR]);
  writeFileSync(SITE, writeYaml(text, { ...readSite(text), desk: given }));
  return [
    ...(isInstalled ? [] : [`Installed ${EDITOR}, licence MIT`]),
    `${SITE}: desk: ${given.repository} (${given.service})`,
    given.review
      ? 'A save opens a pull request, and is public once you publish it. To save to the branch itself: --no-review'
      : 'Each save goes to the branch itself, and is public after the next build.',
    'The desk is at /desk/ after the next build. On this computer: npm run dev',
  ];
}

/** Removes the desk from the site. Returns what was done as lines. */
export function removeDesk(): string[] {
  const text = readFileSync(SITE, 'utf8');
  const { desk: before, ...site } = readSite(text);
  if (before === undefined) return ['The site has no desk.'];
  writeFileSync(SITE, writeYaml(text, site));
  return [`${SITE}: desk is removed. The next build has no /desk/.`];
}
