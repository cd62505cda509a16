import { CALL_OUT_NAMES } from '@/lib/content/markdown/call-outs';
import { textsOfBlocks } from '@/lib/content/markdown/texts';
import type { Block, CallOut, MarkdownBlock } from '@/lib/content/schema/markdown';
import { withKeys } from '@/lib/text/keys';
import { ArticleTable } from './article-table';
import { ArticleVideo } from './article-video';
import { InlineText } from './inline-text';
import { Picture } from './picture';

export type ArticleTextProps = {
  blocks: readonly Block[];
  /** Class names of the text. */
  className?: string;
};

/** Blocks of a text in Markdown, at a readable line length. */
export function ArticleText({ blocks, className = '' }: ArticleTextProps) {
  return (
    <div className={`*:not-first:mt-[1.1em] ${className}`}>
      {withKeys(blocks, ({ type }) => type).map(({ key, item }) => (
        <ArticleBlock key={key} block={item} />
      ))}
    </div>
  );
}

function ArticleBlock({ block }: { block: Block }) {
  switch (block.type) {
    case 'heading':
      return <ArticleHeading block={block} />;
    case 'paragraph':
      return (
        <p>
          <InlineText parts={block.children} />
        </p>
      );
    case 'list':
      return <ArticleList block={block} />;
    case 'quotation':
      return (
        <blockquote className="border-s-2 border-ink ps-6 text-xl leading-snug">
          <ArticleText blocks={block.blocks} />
        </blockquote>
      );
    case 'callOut':
      return <CallOutBox block={block} />;
    case 'table':
      return <ArticleTable block={block} />;
    case 'picture':
      return <ArticlePicture {...block} shape="aspect-auto" sizes="(min-width: 64rem) 46rem, 92vw" />;
    case 'gallery':
      return <Gallery block={block} />;
    case 'video':
      return <ArticleVideo block={block} />;
    case 'code':
      return (
        <pre
          className="overflow-x-auto rounded-card bg-sunk p-4 text-sm leading-normal"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: Safari has no keyboard focus of its own for what scrolls.
          tabIndex={0}
        >
          <code>{block.text}</code>
        </pre>
      );
    case 'break':
      return <hr className="my-4 border-t border-line" />;
  }
}

/** Heading inside of a part of a text. */
function ArticleHeading({ block: { level, id, children } }: { block: MarkdownBlock<'heading'> }) {
  const Heading = `h${level}` as const;
  const size = level === 2 ? 'text-2xl' : level === 3 ? 'text-xl' : 'text-lg';
  return (
    <Heading className={`pt-4 ${size}`} id={id}>
      <InlineText parts={children} />
    </Heading>
  );
}

function ArticleList({ block: { start, items } }: { block: MarkdownBlock<'list'> }) {
  const entries = withKeys(items, (item) => textsOfBlocks(item)[0]?.text ?? '');
  if (start === undefined) {
    return (
      <ul>
        {entries.map(({ key, item }) => (
          <li key={key} className="mt-1.5 flex gap-3">
            <span aria-hidden>•</span>
            <div className="min-w-0">
              <ListItem item={item} />
            </div>
          </li>
        ))}
      </ul>
    );
  }
  return (
    <ol className="list-decimal ps-6" start={start}>
      {entries.map(({ key, item }) => (
        <li key={key} className="mt-1.5 ps-2">
          <ListItem item={item} />
        </li>
      ))}
    </ol>
  );
}

/** Blocks of an item. Its first paragraph needs no element of its own. */
function ListItem({ item }: { item: readonly Block[] }) {
  const [first, ...rest] = item;
  if (first?.type !== 'paragraph') return <ArticleText blocks={item} />;
  return (
    <>
      <InlineText parts={first.children} />
      {rest.length > 0 && <ArticleText blocks={rest} className="mt-1.5" />}
    </>
  );
}

const LOOKS: Readonly<Record<CallOut, string>> = {
  note: 'bg-wash-sky',
  tip: 'bg-wash-sage',
  warning: 'bg-wash-peach',
};

function CallOutBox({ block: { kind, blocks } }: { block: MarkdownBlock<'callOut'> }) {
  return (
    <div className={`break-inside-avoid rounded-card p-5 forced-colors:border ${LOOKS[kind]}`}>
      <p className="font-display text-sm font-semibold">{CALL_OUT_NAMES[kind]}</p>
      <ArticleText blocks={blocks} className="mt-1" />
    </div>
  );
}

type ArticlePictureProps = MarkdownBlock<'gallery'>['pictures'][number] & {
  className?: string;
  shape?: string;
  sizes: string;
};

function ArticlePicture({ picture, caption, className = '', shape, sizes }: ArticlePictureProps) {
  return (
    <figure className={`print:hidden ${className}`}>
      <Picture picture={picture} sizes={sizes} {...(shape && { className: shape })} />
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  );
}

/** Pictures side by side, of one shape. */
function Gallery({ block: { pictures } }: { block: MarkdownBlock<'gallery'> }) {
  const isInThrees = pictures.length % 3 === 0;
  const isOdd = pictures.length % 2 === 1;
  // The first of an odd number has a row of its own.
  const first = isOdd ? (isInThrees ? 'max-lg:col-span-full' : 'col-span-full') : '';
  return (
    <div className={`grid grid-cols-2 gap-x-gap gap-y-4 ${isInThrees ? 'lg:grid-cols-3' : ''}`}>
      {withKeys(pictures, ({ picture }) => picture.name).map(({ key, item }, index) => (
        <ArticlePicture
          key={key}
          {...item}
          className={index === 0 ? first : ''}
          sizes={index === 0 && isOdd ? '(min-width: 64rem) 46rem, 92vw' : '(min-width: 64rem) 23rem, 46vw'}
        />
      ))}
    </div>
  );
}
