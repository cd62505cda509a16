import { NO_PAGE, orNone } from '@/lib/content/no-page';
import { listParts } from '@/lib/recipe-list/parts';
import { recipeParts } from '@/lib/shopping/parts';

export const dynamic = 'force-static';

type Params = { file: string[] };

/** What grows with the site, in the parts that pages load of it, by their paths. A small site has none. */
const parts = new Map<string, () => unknown>([
  ...[...listParts()].map(([name, make]) => [`recipes/${name}`, make] as const),
  ...[...recipeParts()].map(([name, make]) => [`kept/${name}`, make] as const),
]);

export function generateStaticParams(): Params[] {
  const files = [...parts.keys()].map((path) => ({ file: path.split('/') }));
  return orNone(files, { file: [NO_PAGE] });
}

export async function GET(_request: Request, { params }: { params: Promise<Params> }): Promise<Response> {
  const make = parts.get((await params).file.join('/'));
  // Next writes no file for what is gone.
  return make ? Response.json(make()) : new Response(null, { status: 410 });
}
