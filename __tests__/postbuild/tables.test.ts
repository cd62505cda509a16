/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { testTables } from '@/__tests__/cases';
import { contentPolicy, type PolicyContent } from '@/scripts/postbuild/content-policy';
import { formatHeaders, headerRules, headersFor, readHeaders } from '@/scripts/postbuild/headers';

/** The rules as a host reads them from the file. */
const rules = readHeaders(formatHeaders(headerRules({ 'X-Content-Type-Options': 'nosniff' })));

// The map of hosting/nginx that folds repeated slashes, as its pattern and its value. Quoted backslashes are doubled.
const conf = readFileSync('hosting/nginx/shared.conf', 'utf8');
const [, quoted = '', value = ''] = /\$site_folded \{[^}]*?"~(.+)" "(.+)";/s.exec(conf) ?? [];
const pattern = new RegExp(quoted.replaceAll('\\\\', '\\'));

type Content = Partial<PolicyContent> & { directive: string; blocks?: never[] };

/** Hosts of a directive; each block is in a recipe of its own. */
function hostsOf({ directive, blocks = [], ...content }: Content): string | undefined {
  const recipes = blocks.map((block) => ({ blocks: [block] }));
  const directives = contentPolicy({ newsletterEndpoint: null, recipes, ...content }).split('; ');
  return directives.find((part) => part.startsWith(`${directive} `))?.slice(directive.length + 1);
}

testTables('__tests__/postbuild/tables', {
  'content-policy': hostsOf,
  'folded-slashes': (path: string) => {
    const groups = pattern.exec(path)?.groups;
    return groups ? value.replace(/\$(\w+)/g, (_, name) => groups[name] ?? '') : '';
  },
  headers: (path: string) => headersFor(path, rules),
});
