import { readFileSync } from 'node:fs';
import { tempFolder } from '@/__tests__/temp-folder';
import { addDesk, type NewDesk, readRemote, removeDesk } from '@/scripts/add-desk/add';

const home = process.cwd();
afterEach(() => process.chdir(home));

const SITE = `name: Harbour Kitchen # replace: the name of your site

# Where it is.
city: Port Alder
`;

const EDITOR = { 'node_modules/@sveltia/cms/package.json': '{}' };

/** A site with the editor; the working folder of the test. */
function site(files: Readonly<Record<string, string>> = EDITOR, text = SITE): void {
  process.chdir(tempFolder({ 'data/site.yaml': text, ...files }));
}

const siteText = () => readFileSync('data/site.yaml', 'utf8');

const never = () => {
  throw new Error('npm is not needed');
};

const add = (desk: Partial<NewDesk>) => addDesk({ remote: undefined, npm: never, ...desk });

it.each([
  ['git@github.com:anna/kitchen.git', { service: 'github', repository: 'anna/kitchen' }],
  ['https://gitlab.com/anna/food/kitchen.git', { service: 'gitlab', repository: 'anna/food/kitchen' }],
  [
    'ssh://git@codeberg.org/anna/kitchen.git',
    { service: 'gitea', repository: 'anna/kitchen', host: 'https://codeberg.org' },
  ],
  [
    'https://git.harbour.test:3000/anna/kitchen',
    { repository: 'anna/kitchen', host: 'https://git.harbour.test' },
  ],
  ['/srv/git/kitchen.git', undefined],
])('reads the remote %s', (remote, expected) => {
  expect(readRemote(remote)).toEqual(expected);
});

it('names the repository of the folder in the site file, and leaves the rest as it is', () => {
  site();
  expect(add({ remote: 'git@github.com:anna/kitchen.git\n' })).toEqual([
    'data/site.yaml: desk: anna/kitchen (github)',
    'A save opens a pull request, and is public once you publish it. To save to the branch itself: --no-review',
    'The desk is at /desk/ after the next build. On this computer: npm run dev',
  ]);
  expect(siteText()).toBe(`${SITE}desk:\n  service: github\n  repository: anna/kitchen\n  review: true\n`);
});

it.each<[string, Partial<NewDesk>]>([
  ['--no-review', { repository: 'anna/kitchen', review: false }],
  ['GitLab, which has no workflow that answers', { repository: 'anna/kitchen', service: 'gitlab' }],
])('saves to the branch itself with %s', (_, desk) => {
  site();
  expect(add(desk)).toContain('Each save goes to the branch itself, and is public after the next build.');
  expect(siteText()).not.toContain('review');
});

it('takes the desk away again', () => {
  site();
  add({ repository: 'anna/kitchen' });
  expect(removeDesk()).toEqual(['data/site.yaml: desk is removed. The next build has no /desk/.']);
  expect(siteText()).toBe(SITE);
  expect(removeDesk()).toEqual(['The site has no desk.']);
});

it('installs the editor where it is missing', () => {
  site({});
  const calls: string[] = [];
  const lines = add({ repository: 'anna/kitchen', npm: (args) => calls.push(args.join(' ')) });
  expect(calls).toEqual(['install --save-dev --save-exact --loglevel=error @sveltia/cms@0.221.1']);
  expect(lines[0]).toBe('Installed @sveltia/cms@0.221.1, licence MIT');
});

it.each<[string, Partial<NewDesk>]>([
  ['This folder has no Git remote named origin. Name the repository: anna/my-kitchen.', {}],
  [
    'Which service is https://git.harbour.test? Add --service gitlab or --service gitea (Gitea, Forgejo).',
    { remote: 'git@git.harbour.test:anna/kitchen.git' },
  ],
  [
    'repository takes the owner and the name of a repository, such as anna/my-kitchen. Nothing was changed.',
    { repository: 'kitchen' },
  ],
  [
    'review takes false, or no line, for gitea: the editor has an editorial workflow for GitHub and GitLab only. Nothing was changed.',
    { repository: 'anna/kitchen', service: 'gitea', review: true },
  ],
])('changes nothing: “%s”', (message, desk) => {
  site();
  expect(() => add(desk)).toThrow(message);
  expect(siteText()).toBe(SITE);
});
