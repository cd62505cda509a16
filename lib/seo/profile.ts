import type { ProfilePage, WithContext } from 'schema-dts';
import type { Page } from '@/lib/content/schema/page';
import { site } from '@/lib/content/site';
import { absoluteUrl } from '@/lib/site-url';
import { organization } from './json-ld';
import { shareImages } from './share-images';

/**
 * The page that says who publishes this site: its main entity is the same organisation that every recipe names as
 * its author, here with its description and the page's picture.
 */
export function profilePageJsonLd({
  path,
  title,
  metaTitle = title,
  description,
  picture,
}: Page): WithContext<ProfilePage> {
  const url = absoluteUrl(path);
  return {
    '@context': 'https://schema.org',
    '@type': 'ProfilePage',
    '@id': `${url}#profile`,
    url,
    name: metaTitle,
    description,
    inLanguage: site.language,
    mainEntity: {
      ...organization(),
      description: site.description,
      image: picture && shareImages(picture.name),
    },
  };
}
