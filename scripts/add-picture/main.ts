import { parseArgs } from 'node:util';
import { readContent } from '@/lib/content/read/read-content';
import { MASTERS_FOLDER } from '@/lib/masters/files';
import { addPicture, Refusal } from './add';

const USAGE = `npm run add-picture ~/Downloads/IMG_0412.HEIC kimchi-stew
npm run add-picture -- ~/Downloads/IMG_0413.HEIC kimchi-stew --replace`;

function readArguments() {
  try {
    return parseArgs({ options: { replace: { type: 'boolean', default: false } }, allowPositionals: true });
  } catch (error) {
    throw new Refusal(`${error instanceof Error ? error.message : error}\n${USAGE}`);
  }
}

try {
  const { values, positionals } = readArguments();
  const [from, name, ...more] = positionals;
  if (from === undefined || name === undefined || more.length > 0)
    throw new Refusal(
      `Which file, and what shall it be called? Put names with spaces in quotes. Try:\n${USAGE}`,
    );
  // Colours that cannot be read keep nobody from adding a picture.
  const paper = readContent().content.theme?.light.paper ?? '#ffffff';
  console.log(await addPicture({ from, name, ...values, folder: MASTERS_FOLDER, paper }));
} catch (error) {
  if (!(error instanceof Refusal)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
