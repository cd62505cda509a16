import Link from 'next/link';

export type WordmarkProps = { name: string; className?: string; onClick?: () => void };

/** The site's name as a link home; its short middle word is set in italics. */
export function Wordmark({ name, className = '', onClick }: WordmarkProps) {
  return (
    <Link className={`mark ${className}`.trim()} href="/" onClick={onClick}>
      {name.split(' ').map((word, index) => (
        <span key={word}>
          {index > 0 ? ' ' : ''}
          {word.length < 3 ? <i>{word}</i> : word}
        </span>
      ))}
    </Link>
  );
}
