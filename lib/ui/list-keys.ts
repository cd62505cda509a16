/** Whether a key belongs to the writing of a Chinese, Japanese or Korean word, which Safari says only by 229. */
export function isComposing(event: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean {
  return event.isComposing || event.keyCode === 229;
}

/**
 * What a key does to the list below a field, in which `active` of `count` lines is chosen (-1 for none): the number
 * of the line it leads to, around the ends; 'pick' for taking the chosen line; null where the key is the field's own.
 */
export function listKey(event: KeyboardEvent, active: number, count: number): number | 'pick' | null {
  if (isComposing(event) || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return null;
  if (event.key === 'Enter') return 'pick';
  if (count === 0) return null;
  if (event.key === 'ArrowDown') return active >= count - 1 ? 0 : active + 1;
  if (event.key === 'ArrowUp') return active <= 0 ? count - 1 : active - 1;
  // With no line chosen they belong to the text.
  if (active < 0) return null;
  if (event.key === 'Home') return 0;
  return event.key === 'End' ? count - 1 : null;
}
