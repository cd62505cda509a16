import { Fragment, type ReactNode } from 'react';

/** Delimiters of placeholders: private-use characters. */
const [OPEN, CLOSE] = ['\uE000', '\uE001'];

/**
 * Renders a message with elements as placeholders: `rich(messages.readOn, { link: <a …/> })`. Its texts are wrapped in
 * elements, because page translation replaces text nodes that React may update later.
 *
 * @param message gets all names of `elements`; the caller adds other values:
 *   `rich((names) => messages.found({ ...names, count }), …)`
 */
export function rich<Name extends string>(
  message: (names: Record<Name, string>) => string,
  elements: Readonly<Record<Name, ReactNode>>,
): ReactNode {
  const names = Object.keys(elements) as Name[];
  const marks = Object.fromEntries(names.map((name) => [name, `${OPEN}${name}${CLOSE}`]));
  return message(marks as Record<Name, string>)
    .split(/\uE000(\w+)\uE001/)
    .map((part, index) =>
      index % 2 === 1 ? (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a message keep their order.
        <Fragment key={index}>{elements[part as Name]}</Fragment>
      ) : (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a message keep their order.
        part && <span key={index}>{part}</span>
      ),
    );
}
