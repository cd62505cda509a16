import type { Desk } from '@/lib/content/schema/desk';
import { MAX_LONG_SIDE, SOURCE_IMAGES_FOLDER, SOURCE_QUALITY } from '@/lib/content/source-images';
import type { SourceName } from '@/lib/content/sources';
import { type DeskKind, deskCollections, deskKinds } from './collections';
import { PICTURES_FOLDER, type PictureFiles } from './form-value';

/** Content of `desk.json`: configuration of the editor, and what its file formats need. */
export type DeskData = {
  config: Readonly<Record<string, unknown>>;
  kinds: Record<SourceName, DeskKind>;
  pictures: PictureFiles;
};

/** A picture that is sent: as `npm run add-picture` makes it. */
const PICTURE = { format: 'webp', quality: SOURCE_QUALITY, width: MAX_LONG_SIDE, height: MAX_LONG_SIDE };

/** Backend of the editor: an owner signs in with a token of the service, so no other service takes part. */
function backendOf({ service, repository, branch, host }: Desk) {
  const own =
    host === undefined
      ? {}
      : { base_url: host, api_root: `${host}/api/${service === 'gitlab' ? 'v4' : 'v1'}` };
  return { name: service, repo: repository, branch, auth_methods: ['token'], ...own };
}

/** Data of the desk. */
export function deskData(
  site: { name: string; url: string },
  repository: Desk,
  pictures: PictureFiles,
): DeskData {
  const kinds = deskKinds();
  const config = {
    backend: backendOf(repository),
    ...(repository.review && { publish_mode: 'editorial_workflow' }),
    app_title: `${site.name}: the desk`,
    site_url: site.url,
    media_folder: SOURCE_IMAGES_FOLDER,
    public_folder: PICTURES_FOLDER,
    media_libraries: {
      default: { config: { slugify_filename: true, transformations: { raster_image: PICTURE } } },
      stock_assets: { providers: [] },
    },
    slug: { encoding: 'ascii', clean_accents: true },
    collections: deskCollections(kinds),
  };
  return { config, kinds, pictures };
}
