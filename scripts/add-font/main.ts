import { execFileSync } from 'node:child_process';
import { readContent } from '@/lib/content/read/read-content';
import { FONT_ROLES } from '@/lib/content/schema/theme';
import { readArguments, runCommand, UsageError } from '@/scripts/command';
import { countLetters } from '@/scripts/prepare/count-letters';
import { addFont } from './add';

const USAGE = `npm run add-font -- "Lora"                  for headings and texts
npm run add-font -- "Lora" --for text       for texts; headings stay as they are
npm run add-font -- "Lora" --for display    for headings, menus, buttons and labels
npm run add-font -- "Lora" --variable       all weights in one file`;

await runCommand(() => {
  const options = { for: { type: 'string' }, variable: { type: 'boolean', default: false } } as const;
  const { values, positionals } = readArguments(options, USAGE);
  const [name, ...more] = positionals;
  const roles = FONT_ROLES.filter((role) => values.for === undefined || values.for === role);
  if (name === undefined || more.length > 0 || roles.length === 0)
    throw new UsageError(`Which font, and what for? Put names with spaces in quotes. Try:\n${USAGE}`);
  const { content } = readContent();
  const npm = (args: readonly string[]) => execFileSync('npm', args, { stdio: 'pipe', encoding: 'utf8' });
  const lines = addFont({ name, roles, isVariable: values.variable, letters: countLetters(content), npm });
  console.log(lines.join('\n'));
});
