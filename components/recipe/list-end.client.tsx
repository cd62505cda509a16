'use client';

import { useEffect, useRef, useState } from 'react';
import * as messages from '@/.content/messages/listEnd';
import { LiveText } from '@/components/ui/live-text';
import { followMethod, type ListRest } from '@/lib/recipe/follow-method';
import styles from './list-end.module.css';

/** Height of the note in px. */
const NOTE = 44;

/**
 * The end of the list of ingredients where it is longer than the window: a note of how many rows are below, which also
 * covers the row that would be cut. Screen readers read the whole list.
 */
export function ListEnd() {
  const note = useRef<HTMLParagraphElement>(null);
  const [{ below, rest }, setEnd] = useState<ListRest>({ below: 0, rest: 0 });
  useEffect(() => {
    const box = note.current?.parentElement;
    return box ? followMethod(box, { note: NOTE, used: `${styles.used}` }, setEnd) : undefined;
  }, []);
  return (
    <p
      className={styles.end}
      ref={note}
      aria-hidden="true"
      hidden={below === 0}
      style={{ blockSize: rest, marginBlockStart: `calc(-2.5rem - ${rest}px)` }}
    >
      <LiveText>{messages.below({ count: below })}</LiveText>
    </p>
  );
}
