// Comments of the block editor: <!-- wp:gallery {"ids":[1]} --> and <!-- wp:latest-posts /-->.
const BLOCK = /<!--\s+(\/)?wp:([a-z][\w-]*(?:\/[a-z][\w-]*)?)\s+(\{[\s\S]*?\}\s+)?(\/)?-->/g;

/** Block of the editor without HTML of its own: WordPress renders it when the page is read. */
export type DynamicBlock = { name: string; attributes: Readonly<Record<string, unknown>> };

/** True for a text of the block editor. */
export const hasBlocks = (html: string): boolean => /<!--\s+wp:/.test(html);

function readAttributes(written: string | undefined): DynamicBlock['attributes'] {
  try {
    return Object(JSON.parse(written ?? '{}'));
  } catch {
    return {};
  }
}

/**
 * Removes the comments of the block editor, whose blocks are HTML, and replaces the blocks that have none.
 *
 * @param replace HTML for a block without content
 * @param opened called with each block that has content; returns HTML to put before it
 */
export function replaceBlocks(
  html: string,
  replace: (block: DynamicBlock) => string,
  opened: (block: DynamicBlock) => string = () => '',
): string {
  return html.replaceAll(BLOCK, (_, end: string | undefined, name: string, json: string, closed: string) => {
    if (end !== undefined) return '';
    const block = { name: name.replace(/^core\//, ''), attributes: readAttributes(json) };
    return closed === undefined ? opened(block) : replace(block);
  });
}
