/** Ending of a file of content. */
const YAML = /\.ya?ml$/i;

/** Files of operating systems, of office programs and of editors, which lie beside those of the owner. */
const FOREIGN = [
  // Hidden files: .DS_Store, ._name, .name.swp, .#name.
  /^\./,
  /^(ehthumbs(_vista)?|thumbs)\.db(:.*)?$/i,
  /^desktop\.ini$/i,
  /^icon\r$/i,
  // Locks of office programs, and backups and swap files of editors.
  /^~\$/,
  /~$/,
  /^#.*#$/,
  /\.sw[a-p]$/i,
];

/** True for files that no owner put into `data`: they are passed over wherever a folder is read. */
export function isForeignFile(name: string): boolean {
  return FOREIGN.some((pattern) => pattern.test(name));
}

/** True for a file of content by its name: `stew.yaml`, also `.yml` and `.YAML`. */
export const isYamlName = (name: string): boolean => YAML.test(name) && !isForeignFile(name);

/** True for a file of content to which a text editor added its own ending: `stew.yaml.txt`. */
export const isYamlTextName = (name: string): boolean => /\.ya?ml\.txt$/i.test(name) && !isForeignFile(name);

/** A path or name without the ending of a file of content: `data/recipes/stew` of `data/recipes/stew.yml`. */
export const withoutYamlEnding = (file: string): string => file.replace(/\.txt$/i, '').replace(YAML, '');
