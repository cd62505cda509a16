/** A `map` of nginx: the text that it compares, its entries and its default. */
type NginxMap = { source: string; entries: ReadonlyMap<string, string> };

const MAP = /map\s+("[^"]*"|\S+)\s+\$(\w+)\s*\{([^}]*)\}/g;
const ENTRY = /("(?:[^"\\]|\\.)*"|\S+)\s+("(?:[^"\\]|\\.)*"|[^;\s]+);/g;

const unquoted = (text: string) => text.replace(/^"|"$/g, '');

/**
 * Evaluates the `map`s of a configuration without nginx: entries of plain text, whose case nginx ignores, and variables in
 * sources and values. Patterns are left out.
 *
 * @param files text of each included file by its name
 */
export function readMaps(conf: string, files: Readonly<Record<string, string>>) {
  const included = conf
    .replace(/#.*$/gm, '')
    .replace(/include site\/generated\/(\S+);/g, (_, name) => files[name] ?? '');
  const maps = new Map<string, NginxMap>();
  for (const [, source = '', name = '', body = ''] of included.matchAll(MAP)) {
    const entries = [...body.matchAll(ENTRY)].map(
      ([, key = '', value = '']) => [unquoted(key).toLowerCase(), unquoted(value)] as const,
    );
    maps.set(name, { source: unquoted(source), entries: new Map(entries) });
  }
  const evaluate = (name: string, request: Readonly<Record<string, string>>): string => {
    const map = maps.get(name);
    if (!map) return request[name] ?? '';
    const { source, entries } = map;
    const resolve = (text: string) => text.replace(/\$(\w+)/g, (_, each) => evaluate(each, request));
    return resolve(entries.get(resolve(source).toLowerCase()) ?? entries.get('default') ?? '');
  };
  return { text: included, evaluate };
}
