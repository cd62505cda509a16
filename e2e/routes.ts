import { existsSync } from 'node:fs';
import { type ExportedPage, exportedPages, OUT } from '@/scripts/gate/export-files';

/** Every page of the exported site but the not-found page. */
export const sitePages: ExportedPage[] = existsSync(OUT)
  ? exportedPages(OUT).filter((page) => page.route.endsWith('/'))
  : [];
