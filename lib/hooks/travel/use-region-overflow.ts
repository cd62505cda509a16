import { type RefObject, useEffect, useState } from 'react';

/**
 * Whether what stands in an element is higher than the element, so that it scrolls; false until measured. Follows
 * both sizes.
 *
 * @param box an element with exactly one child, which is as high as what it holds
 */
export function useRegionOverflow(box: RefObject<HTMLElement | null>): boolean {
  const [scrolls, setScrolls] = useState(false);
  useEffect(() => {
    const element = box.current;
    const content = element?.firstElementChild;
    if (!element || !content || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() => setScrolls(element.scrollHeight > element.clientHeight + 1));
    observer.observe(element);
    observer.observe(content);
    return () => observer.disconnect();
  }, [box]);
  return scrolls;
}
