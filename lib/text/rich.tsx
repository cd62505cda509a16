import { Fragment, type ReactNode } from 'react';

/** Ends of what is filled in: characters that no text holds. */
const [OPEN, CLOSE] = ['\uE000', '\uE001'];

/**
 * A message with elements filled in, in the order its language has them: `rich(words.readOn, { link: <a …/> })`. Its words
 * are elements too, since page translation moves text nodes that React may change later.
 *
 * @param message takes every name in `elements`; what else it needs is filled in by the caller:
 *   `rich((names) => words.found({ ...names, count }), …)`
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
