import { foldingSections, readingSections } from '@/lib/content/schema/education-sections';
import { flourToolSections } from '@/lib/content/schema/flour-sections';
import { homeSections } from '@/lib/content/schema/home-sections';
import type { Page } from '@/lib/content/schema/page';
import { safetySections } from '@/lib/content/schema/safety-sections';
import { type Prepared, STARTER_PATHS } from '@/lib/content/sources';

type Drawn = Pick<Page, 'sections' | 'soon'>;

/** Whether a page has a section of one of these types. */
const has =
  (types: readonly { shape: { type: { value: string } } }[]) =>
  ({ sections }: Drawn) =>
    sections.some(({ type }) => types.some(({ shape }) => shape.type.value === type));

/** Components that a route imports only if one of its pages needs them. */
const GROUPS = [
  {
    name: 'soon',
    isNeeded: ({ soon }: Drawn) => soon !== undefined,
    component: "SoonPage as soon } from '@/components/pages/soon/soon-page'",
  },
  {
    name: 'home',
    isNeeded: has(homeSections),
    component: "HomeSectionView as home } from '@/components/pages/home/home-section-view'",
  },
  {
    name: 'reading',
    isNeeded: has(readingSections),
    component: "ReadingSectionView as reading } from '@/components/education/reading-section'",
  },
  {
    name: 'folding',
    isNeeded: has(foldingSections),
    component: "FoldingSectionView as folding } from '@/components/education/folding-section'",
  },
  {
    name: 'flourTools',
    isNeeded: has(flourToolSections),
    component: "FlourToolSectionView as flourTools } from '@/components/education/flour-tool-section'",
  },
  {
    name: 'safety',
    isNeeded: has(safetySections),
    component: "SafetySectionView as safety } from '@/components/pages/safety/safety-section'",
  },
] as const;

/** A module with the components that these pages need; undefined for each of the others. */
function moduleFor(pages: readonly Drawn[]): string {
  return GROUPS.map(({ name, isNeeded, component }) =>
    pages.some(isNeeded) ? `export { ${component};\n` : `export const ${name} = undefined;\n`,
  ).join('');
}

/** A module for each route that draws sections: the framework loads styles and scripts of all that a route imports. */
export function sectionViewModules({
  home,
  pages,
}: Pick<Prepared, 'home' | 'pages'>): Record<string, string> {
  const starter: readonly string[] = STARTER_PATHS;
  const pagesAt = (isOfRoute: (path: string) => boolean) =>
    Object.values(pages).filter(({ path, alsoAt = [] }) => [path, ...alsoAt].some(isOfRoute));
  return {
    home: moduleFor([home]),
    pages: moduleFor(pagesAt((path) => !starter.includes(path))),
    ...Object.fromEntries(
      STARTER_PATHS.map((own) => [own.slice(1), moduleFor(pagesAt((path) => path === own))]),
    ),
  };
}
