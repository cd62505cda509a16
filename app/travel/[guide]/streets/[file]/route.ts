import { streetDataOf, streetPaths } from '@/lib/guide/street-file';

export const dynamic = 'force-static';

type Params = { guide: string; file: string };

export const generateStaticParams = streetPaths;

/** The drawn streets of a map, loaded with its first selected region. */
export async function GET(_request: Request, { params }: { params: Promise<Params> }): Promise<Response> {
  const { guide, file } = await params;
  const data = streetDataOf(guide, file);
  return data ? Response.json(data) : new Response('No such streets.', { status: 404 });
}
