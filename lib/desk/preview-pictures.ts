import { PICTURES_FOLDER } from './form-value';

type Fields = Readonly<Record<string, unknown>>;

/** Form whose new pictures have names, and the addresses of these pictures by name. */
export type NamedPictures = { form: Fields; addresses: Map<string, string> };

/** Scheme of the addresses that the editor gives to a photograph before it is saved. */
const UNSAVED = 'blob:';

/** Names of unsaved photographs by their addresses. A photograph keeps its name while its form is open. */
const names = new Map<string, string>();

function nameOf(address: string): string {
  const name = names.get(address) ?? `new-picture-${names.size + 1}`;
  names.set(address, name);
  return name;
}

/**
 * Names the pictures of a form that the site does not have yet: a photograph that is saved with the form, and one that was
 * saved after the last build.
 *
 * @param isKnown true for the name of a picture of the site
 * @param addressOf address of a file of the editor by its path: '' while it is loaded, undefined for none
 */
export function nameNewPictures(
  form: Fields,
  isKnown: (name: string) => boolean,
  addressOf: (path: string) => string | undefined,
): NamedPictures {
  const addresses = new Map<string, string>();
  const named = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(named);
    if (typeof value === 'object' && value !== null)
      return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, named(inner)]));
    if (typeof value !== 'string') return value;
    if (value.startsWith(UNSAVED)) {
      const name = nameOf(value);
      addresses.set(name, value);
      return `${PICTURES_FOLDER}/${name}.webp`;
    }
    const [, name] = value.startsWith(`${PICTURES_FOLDER}/`) ? (/([^/]+)\.\w+$/.exec(value) ?? []) : [];
    const address = name === undefined || isKnown(name) ? undefined : addressOf(value);
    if (name !== undefined && address !== undefined) addresses.set(name, address);
    return value;
  };
  return { form: named(form) as Fields, addresses };
}
