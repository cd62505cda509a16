import { execFileSync } from 'node:child_process';
import { readArguments, runCommand, UsageError } from '@/scripts/command';
import { addDesk, removeDesk } from './add';

const USAGE = `npm run add-desk                              for the repository of this folder
npm run add-desk -- anna/my-kitchen           for one at GitHub
npm run add-desk -- anna/my-kitchen --service gitea --host https://codeberg.org
npm run add-desk -- --branch published        saves to that branch
npm run add-desk -- --no-review               saves to the branch itself, without pull requests
npm run add-desk -- --review                  saves to pull requests: at GitHub without this option too
npm run add-desk -- --remove                  takes the desk away`;

/** Address of the Git remote `origin`; undefined for none. */
function originRemote(): string | undefined {
  try {
    return execFileSync('git', ['remote', 'get-url', 'origin'], { stdio: 'pipe', encoding: 'utf8' });
  } catch {
    return undefined;
  }
}

await runCommand(() => {
  const options = {
    service: { type: 'string' },
    branch: { type: 'string' },
    host: { type: 'string' },
    review: { type: 'boolean' },
    'no-review': { type: 'boolean', default: false },
    remove: { type: 'boolean', default: false },
  } as const;
  const { values, positionals } = readArguments(options, USAGE);
  const [repository, ...more] = positionals;
  if (more.length > 0) throw new UsageError(`One repository. Try:\n${USAGE}`);
  const { remove, 'no-review': noReview, ...given } = values;
  if (noReview) given.review = false;
  const npm = (args: readonly string[]) => execFileSync('npm', args, { stdio: 'pipe' });
  const lines = remove ? removeDesk() : addDesk({ ...given, repository, remote: originRemote(), npm });
  console.log(lines.join('\n'));
});
