/** File extension of content files. */
const YAML = /\.ya?ml$/i;

/** Files that operating systems, office programs and editors create in any folder. */
const FOREIGN = [
  // Hidden files: .DS_Store, ._name, .name.swp, .#name.
  /^\./,
  /^(ehthumbs(_vista)?|thumbs)\.db(:.*)?$/i,
  /^desktop\.ini$/i,
  /^icon\r$/i,
  // Lock files of office programs, backup and swap files of editors.
  /^~\$/,
  /~$/,
  /^#.*#$/,
  /\.sw[a-p]$/i,
];

/** True for files that programs create on their own; readers of content folders ignore them. */
export function isForeignFile(name: string): boolean {
  return FOREIGN.some((pattern) => pattern.test(name));
}

/** True for the name of a content file: `stew.yaml`, also `.yml` and `.YAML`. */
export const isYamlName = (name: string): boolean => YAML.test(name) && !isForeignFile(name);

/** True for a content file to which a text editor added its own extension: `stew.yaml.txt`. */
export const isYamlTextName = (name: string): boolean => /\.ya?ml\.txt$/i.test(name) && !isForeignFile(name);

/** Path or name without the extension of a content file: `data/recipes/stew` of `data/recipes/stew.yml`. */
export const withoutYamlEnding = (file: string): string => file.replace(/\.txt$/i, '').replace(YAML, '');
