import CMS, { type CmsConfig } from '@sveltia/cms';
import { deskFormat } from './format';
import { pictureNameFrom } from './picture-name';
import { type DrawPreview, type PreviewSource, previewTemplate } from './preview-template';
import { readDeskData, showStartFailure } from './start-failure';

/** Kinds of content whose forms have a preview drawn by the site. */
const PREVIEWED: readonly string[] = ['recipes', 'pages', 'posts'] satisfies PreviewSource[];

const isPreviewed = (name: string): name is PreviewSource => PREVIEWED.includes(name);

/** Loads what draws previews, which is a bundle of its own beside the page. */
async function loadPreview(): Promise<DrawPreview> {
  const address = new URL('preview/preview.js', document.baseURI).href;
  return ((await import(address)) as { drawPreview: DrawPreview }).drawPreview;
}

/** Starts the editor on the page of the desk. The build bundles this module and writes `desk.json` beside it. */
async function startDesk(): Promise<void> {
  const { config, kinds, pictures } = await readDeskData();
  for (const [name, kind] of Object.entries(kinds)) {
    const format = deskFormat(kind, pictures);
    CMS.registerCustomFormat(name, 'yaml', format);
    if (isPreviewed(name))
      CMS.registerPreviewTemplate(name, previewTemplate(name, format.toValue, loadPreview));
  }
  // The bundle of the editor calls it for uploaded files.
  Object.assign(globalThis, { deskPictureName: pictureNameFrom });
  await CMS.init({ config: { ...config, load_config_file: false } as CmsConfig });
}

startDesk().catch(showStartFailure);
