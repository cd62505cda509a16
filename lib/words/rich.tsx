import { Fragment, type ReactNode } from 'react';

/** Ends of what is filled in: characters that no text holds. */
const [OPEN, CLOSE] = ['\uE000', '\uE001'];

/**
 * A message with elements filled in, in the order its language has them: `rich(words.readOn, { link: <a …/> })`.
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
    .map((part, index) => (
      // The order of the parts is that of the message, which stays while the page is there.
      // biome-ignore lint/suspicious/noArrayIndexKey: see above
      <Fragment key={index}>{index % 2 === 1 ? elements[part as Name] : part}</Fragment>
    ));
}
