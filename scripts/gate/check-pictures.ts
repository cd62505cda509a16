import { attribute, type Element, elementsOf } from './dom';
import { exportedPages } from './export-files';
import { isStarter } from './starter.mjs';

/** Most pictures of one page that may be fetched before anybody scrolls: a list opens with a row of three. */
const MOST_EAGER = 3;

/** Id of the series of photos of a recipe: small in the strip, large beside it, and the dish again at its end. */
const SERIES = 'photos';

const NAME = /\/pictures\/([a-z0-9-]+)-[0-9a-f]{8}-\d+\./;

/** Name of the master an `<img>` shows, or undefined where it is not one of data/pictures. */
function nameOf(image: Element): string | undefined {
  return NAME.exec(attribute(image, 'src') ?? '')?.[1];
}

function isInside(element: Element, id: string): boolean {
  for (let at = element.parentNode; at; at = 'parentNode' in at ? at.parentNode : null) {
    if ('attrs' in at && attribute(at, 'id') === id) return true;
  }
  return false;
}

/** What is wrong with the pictures of a page, and which of them it shows more than once, one sentence each. */
export function pictureMistakes(html: string): { wrong: string[]; repeated: string[] } {
  const images = elementsOf(html).filter((element) => element.tagName === 'img' && nameOf(element));
  const eager = images.filter((image) => attribute(image, 'loading') !== 'lazy');
  const shown = images.filter((image) => !isInside(image, SERIES)).map(nameOf);
  const repeated = new Set(shown.filter((name, index) => shown.indexOf(name) < index));
  return {
    wrong: [
      ...images
        .filter((image) => attribute(image, 'alt') === undefined)
        .map((image) => `${nameOf(image)} has no alternative text`),
      ...eager
        .filter((image) => attribute(image, 'fetchpriority') !== 'high')
        .map((image) => `${nameOf(image)} is fetched at once, but not ahead of the rest`),
      ...(eager.length > MOST_EAGER ? [`${eager.length} pictures are fetched at once`] : []),
    ],
    repeated: [...repeated].map((name) => `${name} is shown twice`),
  };
}

/**
 * Checks the pictures of every page of an export. Throws the mistakes. Whether a picture may be seen twice on a page is
 * for its owner to say: of other content than the starter's it is told and no more.
 */
export function checkPictures(folder: string): string {
  const found = exportedPages(folder).map(({ route, html }) => {
    const on = (mistakes: string[]) => mistakes.map((mistake) => `${route}: ${mistake}`);
    const { wrong, repeated } = pictureMistakes(html);
    return { wrong: on(wrong), repeated: on(repeated) };
  });
  const wrong = found.flatMap((page) => page.wrong);
  const repeated = found.flatMap((page) => page.repeated);
  const problems = isStarter() ? [...wrong, ...repeated] : wrong;
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return repeated.join('\n');
}
