import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { type Document, parseDocument, stringify } from 'yaml';

/** Writes a file of content. */
export function write(file: string, value: unknown): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, typeof value === 'string' ? value : stringify(value));
}

/** Changes a file of content and leaves its comments alone. */
export function edit(file: string, change: (content: Document) => void): void {
  const content = parseDocument(readFileSync(file, 'utf8'));
  change(content);
  writeFileSync(file, content.toString({ lineWidth: 100 }));
}
