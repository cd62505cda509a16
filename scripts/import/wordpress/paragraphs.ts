import type { Element, ElementContent, Root } from 'hast';

/** Elements that stand beside paragraphs, not inside of them. */
const BLOCKS = new Set(
  'address article aside blockquote center details dd div dl dt fieldset figcaption figure form h1 h2 h3 h4 h5 h6 hr iframe li main nav ol p pre section summary table tbody td tfoot th thead tr ul'.split(
    ' ',
  ),
);
/** Elements whose text the old editor divides into paragraphs. */
const HOLDERS = new Set(['article', 'aside', 'blockquote', 'center', 'div', 'main', 'section', 'details']);
/** Elements whose line breaks are kept as they are, or mean nothing. */
const VERBATIM = new Set([
  'pre',
  'script',
  'style',
  'textarea',
  'code',
  'table',
  'tbody',
  'thead',
  'tfoot',
  'tr',
  'ul',
  'ol',
  'dl',
]);

const isBlock = (node: ElementContent): boolean => node.type === 'element' && BLOCKS.has(node.tagName);

const lineBreak = (): Element => ({ type: 'element', tagName: 'br', properties: {}, children: [] });

/** True for nodes without anything to see. */
const isBlank = (nodes: readonly ElementContent[]): boolean =>
  nodes.every((node) => node.type === 'comment' || (node.type === 'text' && node.value.trim() === ''));

/** Inline nodes with a `<br>` for each end of a line. */
function withBreaks(nodes: readonly ElementContent[]): ElementContent[] {
  return nodes.flatMap((node, index): ElementContent[] => {
    if (node.type === 'element') {
      return VERBATIM.has(node.tagName) ? [node] : [{ ...node, children: withBreaks(node.children) }];
    }
    if (node.type !== 'text') return [node];
    const isBr = (other: ElementContent | undefined) => other?.type === 'element' && other.tagName === 'br';
    let text = node.value;
    // A line break after <br> is that of the source.
    if (index === 0 || isBr(nodes[index - 1])) text = text.replace(/^\s*\n\s*/, '');
    if (index === nodes.length - 1 || isBr(nodes[index + 1])) text = text.replace(/\s*\n\s*$/, '');
    return text
      .split(/\s*\n\s*/)
      .flatMap((line, place): ElementContent[] => [
        ...(place > 0 ? [lineBreak()] : []),
        ...(line === '' ? [] : [{ type: 'text', value: line } as const]),
      ]);
  });
}

/** Inline nodes as paragraphs: an empty line ends one. */
function paragraphsOf(nodes: readonly ElementContent[]): Element[] {
  const paragraphs: ElementContent[][] = [[]];
  for (const node of nodes) {
    if (node.type !== 'text') {
      paragraphs.at(-1)?.push(node);
      continue;
    }
    for (const [place, text] of node.value.split(/\n[\t ]*\n\s*/).entries()) {
      if (place > 0) paragraphs.push([]);
      if (text !== '') paragraphs.at(-1)?.push({ type: 'text', value: text });
    }
  }
  return paragraphs
    .filter((each) => !isBlank(each))
    .map((children) => ({ type: 'element', tagName: 'p', properties: {}, children: withBreaks(children) }));
}

/**
 * Adds the paragraphs and line breaks that WordPress adds to texts of its old editor, which has neither: an empty line ends
 * a paragraph, the end of a line is a line break.
 */
export function addParagraphs<Parent extends Element | Root>(parent: Parent): Parent {
  const children: ElementContent[] = [];
  let run: ElementContent[] = [];
  const endRun = () => {
    children.push(...paragraphsOf(run));
    run = [];
  };
  for (const node of parent.children as ElementContent[]) {
    if (!isBlock(node)) {
      run.push(node);
      continue;
    }
    endRun();
    const element = node as Element;
    if (HOLDERS.has(element.tagName)) children.push(addParagraphs(element));
    else if (element.tagName === 'figure' || VERBATIM.has(element.tagName)) children.push(element);
    else children.push({ ...element, children: withBreaks(element.children) });
  }
  endRun();
  return { ...parent, children };
}
