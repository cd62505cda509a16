import { Fragment } from 'react';

export type WholeWordsProps = { text: string };

/** A heading whose words never break at their hyphens: "1-on-1", "money-back". */
export function WholeWords({ text }: WholeWordsProps) {
  return text.split(' ').map((word) => (
    <Fragment key={word}>
      <span className="co-word">{word}</span>{' '}
    </Fragment>
  ));
}
