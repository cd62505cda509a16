import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { tempFolder, writeFiles } from '@/__tests__/temp-folder';
import { addFont, type NewFont } from '@/scripts/add-font/add';

const home = process.cwd();
afterEach(() => process.chdir(home));

const THEME = `# My colours.
fonts:
  display: Bricolage Grotesque # of the engine
  text:   Newsreader

light:
  paper: "#ffffff"
`;

const METADATA = {
  family: 'Old Sign',
  category: 'display',
  weights: [400],
  styles: ['normal'],
  subsets: ['latin'],
  variable: false,
  license: { type: 'OFL-1.1', url: 'https://openfontlicense.org', attribution: 'Its authors' },
};

/** Package of a font with one weight and Western letters. */
const oldSign = (metadata: object = {}) => ({
  'node_modules/@fontsource/old-sign/metadata.json': JSON.stringify({ ...METADATA, ...metadata }),
  'node_modules/@fontsource/old-sign/unicode.json': '{"latin": "U+0000-00FF"}',
});

/** A project with Newsreader; the working folder of the test. */
function project(theme = THEME): void {
  const root = tempFolder({
    'package.json': '{"dependencies":{"@fontsource/newsreader":"5.3.0"}}',
    'package-lock.json': '{}',
    'data/theme.yaml': theme,
  });
  cpSync('node_modules/@fontsource/newsreader', join(root, 'node_modules/@fontsource/newsreader'), {
    recursive: true,
    filter: (file) => !file.endsWith('.woff2') && !file.endsWith('.woff'),
  });
  process.chdir(root);
}

/** npm that has a font, as far as the command uses it. */
const npmWith =
  (files: Record<string, string>): NewFont['npm'] =>
  ([command]) => {
    if (command === 'uninstall') rmSync('node_modules/@fontsource/old-sign', { recursive: true });
    else writeFiles('.', files);
    writeFileSync(
      'package.json',
      '{"dependencies":{"@fontsource/newsreader":"5.3.0","@fontsource/old-sign":"1.0.0"}}',
    );
    return '';
  };

const fails =
  (stderr: string): NewFont['npm'] =>
  () => {
    writeFileSync('package.json', 'half');
    throw Object.assign(new Error('npm'), { stderr });
  };

const add = (npm: NewFont['npm'], change: Partial<NewFont> = {}) =>
  addFont({
    name: 'Old Sign',
    roles: ['display', 'text'],
    isVariable: false,
    letters: new Map(),
    npm,
    ...change,
  });

const theme = () => readFileSync('data/theme.yaml', 'utf8');

describe('npm run add-font', () => {
  it('installs a font and writes its name, with comments and layout as they were', () => {
    project();
    expect(add(npmWith(oldSign()))).toContain('Installed @fontsource/old-sign, licence OFL-1.1');
    expect(theme()).toBe(
      THEME.replace('Bricolage Grotesque', 'Old Sign').replace('  Newsreader', '  Old Sign'),
    );
  });

  it('adds the names to a theme without fonts', () => {
    project('# My colours.\nlight:\n  paper: "#ffffff"\n');
    add(npmWith(oldSign()), { roles: ['text'] });
    expect(theme()).toBe('# My colours.\nlight:\n  paper: "#ffffff"\nfonts:\n  text: Old Sign\n');
  });

  it('needs no npm for a font that is installed', () => {
    project();
    const npm = jest.fn();
    add(npm, { name: 'newsreader', roles: ['display'] });
    expect(npm).not.toHaveBeenCalled();
    expect(theme()).toContain('display: Newsreader # of the engine');
  });

  it('says what a font lacks: weights, italics, letters of the content', () => {
    project();
    const letters = new Map([
      ['a', 100],
      ['я', 50],
      ['국', 50],
    ]);
    expect(add(npmWith(oldSign()), { letters }).slice(-4)).toEqual([
      'It has one weight, 400: headings are as bold as labels.',
      'It has one weight, 400: the browser draws bold words from it.',
      'It has no italics: on share cards such words are upright.',
      'It has no letters for Cyrillic, Korean: those are shown in a font of the visitor’s device.',
    ]);
  });

  it.each([
    [
      'an unknown name, with the nearest installed one',
      'Newsreadr',
      'npm error code E404',
      /no font “Newsreadr”.*Installed is Newsreader\./,
    ],
    [
      'a computer that is offline',
      'Lora',
      'npm error code ENOTFOUND',
      /npm could not be reached\. Nothing was changed/,
    ],
  ])('reports %s, and changes nothing', (_, name, stderr, message) => {
    project();
    const before = readFileSync('package.json', 'utf8');
    expect(() => add(fails(stderr), { name })).toThrow(message);
    expect(readFileSync('package.json', 'utf8')).toBe(before);
    expect(theme()).toBe(THEME);
  });

  it('removes a font of icons again', () => {
    project();
    const before = readFileSync('package.json', 'utf8');
    expect(() => add(npmWith(oldSign({ category: 'icons' })))).toThrow(/without Latin letters and digits/);
    expect(existsSync('node_modules/@fontsource/old-sign')).toBe(false);
    expect(readFileSync('package.json', 'utf8')).toBe(before);
    expect(theme()).toBe(THEME);
  });
});
