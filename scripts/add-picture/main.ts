import { readContent } from '@/lib/content/read/read-content';
import { SOURCE_IMAGES_FOLDER } from '@/lib/content/source-images';
import { readArguments, runCommand, UsageError } from '@/scripts/command';
import { addPicture } from './add';

const USAGE = `npm run add-picture ~/Downloads/IMG_0412.HEIC kimchi-stew
npm run add-picture -- ~/Downloads/IMG_0413.HEIC kimchi-stew --replace`;

await runCommand(async () => {
  const options = { replace: { type: 'boolean', default: false } } as const;
  const { values, positionals } = readArguments(options, USAGE);
  const [from, name, ...more] = positionals;
  if (from === undefined || name === undefined || more.length > 0)
    throw new UsageError(
      `Which file, and what shall it be called? Put names with spaces in quotes. Try:\n${USAGE}`,
    );
  // Without readable colours, use the default.
  const paper = readContent().content.theme?.light.paper ?? '#ffffff';
  console.log(await addPicture({ from, name, ...values, folder: SOURCE_IMAGES_FOLDER, paper }));
});
