import { readSurroundings } from '@/lib/recipe/checks/surroundings';
import { checkRecipes } from './check-recipes';
import { checkSite } from './check-site';
import { checkTravel } from './check-travel';
import { prepareIcons } from './icons';
import { preparePictures } from './pictures';
import { prepareRegistry } from './registry';

// Order matters: the checks read the registry, and the crops of a picture follow the recipe that leads with it.
try {
  await checkSite();
  await prepareRegistry();
  const drafts = { withDrafts: process.argv.includes('--drafts') };
  await checkRecipes(drafts);
  await checkTravel([...readSurroundings().pictures], drafts);
  await prepareIcons();
  await preparePictures();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
