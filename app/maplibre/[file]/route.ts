import { readFileSync } from 'node:fs';
import path from 'node:path';
import { LIBRARY_FILES } from '@/lib/streets/library';

export const dynamic = 'force-static';
export const dynamicParams = false;

type Params = { file: string };

export function generateStaticParams(): Params[] {
  return Object.keys(LIBRARY_FILES).map((file) => ({ file }));
}

/** File of MapLibre without the comment of its source map, which is not served. */
export async function GET(_request: Request, { params }: { params: Promise<Params> }): Promise<Response> {
  const { file } = await params;
  const code = readFileSync(path.join('node_modules/maplibre-gl/dist', LIBRARY_FILES[file] ?? file), 'utf8');
  return new Response(code.replace(/\n?\/\/# sourceMappingURL.*/, ''), {
    headers: { 'content-type': 'text/javascript; charset=utf-8' },
  });
}
