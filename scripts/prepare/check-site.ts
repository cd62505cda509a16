import { site as schema } from '@/data/schema/site';
import { site } from '@/data/site';
import { formatProblems } from '@/lib/checks/problem';
import { schemaProblems } from '@/lib/checks/schema-problems';

/** Checks data/site.ts and SITE_URL. Prints every problem of the file, and throws when there is one. */
export async function checkSite(): Promise<void> {
  // Loaded here, since a wrong address is refused as this is loaded: what is thrown then is for people to read.
  await import('@/lib/seo/site-url');
  const file = 'data/site.ts';
  const result = schema.safeParse(site);
  if (result.success) return;
  const problems = schemaProblems(file, site, schema, result.error.issues);
  console.error(`\n${formatProblems(problems, file)}\n`);
  throw new Error(`${file} has ${problems.length === 1 ? '1 problem' : `${problems.length} problems`}.`);
}
