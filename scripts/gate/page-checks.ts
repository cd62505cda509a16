import { siteUrl } from '@/lib/site-url';
import { checkBudgets } from './check-budgets';
import { checkLinks } from './check-links';
import { checkPictures } from './check-pictures';
import { checkSiteIndex } from './check-site-index';
import { checkWords } from './check-words';
import { OUT } from './export-files';
import { bin, type Step } from './steps';

/** What is checked on the files of the exported pages, without a browser. */
export const pageChecks: Step[] = [
  {
    name: 'HTML (html-validate)',
    run: () => bin('html-validate', ['--ext', 'html', OUT]).then(() => ''),
  },
  { name: 'Links and anchors', run: async () => checkLinks(OUT, siteUrl) },
  { name: 'Where the site search leads', run: async () => checkSiteIndex(OUT) },
  { name: 'Pictures', run: async () => checkPictures(OUT) },
  { name: 'Words', run: async () => checkWords(OUT) },
  { name: 'Budgets', run: async () => checkBudgets(OUT) },
];
