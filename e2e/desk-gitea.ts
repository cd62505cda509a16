import type { Page } from 'playwright/test';
import { BASE, blobName, type CommittedFile, Repository } from './desk-repository';
import { type Answer, serve } from './desk-service';

/** A file of a commit as Gitea takes it. */
type SentFile = { operation: CommittedFile['operation']; path: string; content: string; sha?: string };

/** Address of the service that the fixture site names. */
const GITEA = 'https://git.test';

/**
 * Answers the requests of the editor as Gitea 1.24 does, with the content of the fixture site in one branch. As there, a
 * file is created once only, and changed by someone who names its last content only.
 */
export async function serveGitea(page: Page): Promise<Repository> {
  const repository = new Repository();
  const files = () => repository.files(BASE);

  const fileOf = (path: string) => {
    const content = files().get(path);
    return (
      content && { path, sha: blobName(content), encoding: 'base64', content: content.toString('base64') }
    );
  };

  /** Reason why Gitea would not write a commit. */
  const refusal = (sent: readonly SentFile[]): string | undefined => {
    for (const { operation, path, sha } of sent) {
      const before = files().get(path);
      if (operation === 'create' && before) return `repository file already exists [path: ${path}]`;
      if (operation !== 'create' && (!before || sha !== blobName(before)))
        return `sha does not match [given: ${sha}]`;
    }
    return undefined;
  };

  function commit(body: { message: string; branch: string; files: SentFile[] }): Answer {
    const { message, branch, files: sent } = body;
    const refused = refusal(sent);
    if (refused !== undefined) return { status: 422, json: { message: refused } };
    const changes = sent.map((file) => ({ ...file, content: Buffer.from(file.content, 'base64') }));
    repository.commit(message, branch, changes);
    const saved = sent.map(({ path }) => fileOf(path) ?? null);
    const json = {
      commit: { sha: repository.head(BASE), created: new Date().toISOString() },
      files: saved,
    };
    return { status: 201, json };
  }

  const folder = '/repos/harbour/kitchen';

  await serve(page, GITEA, (request, { pathname }) => {
    const path = pathname.replace('/api/v1', '');
    const media = files().get(decodeURI(path.replace(`${folder}/media/${BASE}/`, '')));
    if (media) return { body: media, contentType: 'image/webp' };
    const body: unknown = request.postDataJSON();
    switch (`${request.method()} ${path}`) {
      case 'GET /version':
        return { json: { version: '1.24.6' } };
      case 'GET /settings/api':
        return {
          json: { max_response_items: 50, default_paging_num: 30, default_max_blob_size: 10_485_760 },
        };
      case 'GET /user':
        return { json: { id: 1, login: 'anna', full_name: 'Anna', email: 'anna@kitchen.test' } };
      case `GET ${folder}`:
        return {
          json: { default_branch: BASE, permissions: { admin: false, push: true, pull: true } },
        };
      case `GET ${folder}/branches/${BASE}`:
        return { json: { name: BASE, commit: { id: repository.head(BASE), message: 'A commit' } } };
      case `GET ${folder}/git/trees/${repository.head(BASE)}`: {
        const tree = [...files()].map(([name, content]) => {
          return { path: name, type: 'blob', size: content.length, sha: blobName(content) };
        });
        return { json: { sha: repository.head(BASE), truncated: false, tree } };
      }
      case `POST ${folder}/file-contents`:
        return { json: (body as { files: string[] }).files.map((name) => fileOf(name) ?? null) };
      case `POST ${folder}/contents`:
        return commit(body as { message: string; branch: string; files: SentFile[] });
      default:
        return undefined;
    }
  });
  return repository;
}
