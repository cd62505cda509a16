import { useEffect, useState } from 'react';

/** Whether the element with this id crosses the middle of the window; false until measured. */
export function useOnScreen(elementId: string): boolean {
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    const element = document.getElementById(elementId);
    if (!element || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(([entry]) => setSeen(entry?.isIntersecting ?? false), {
      rootMargin: '-40% 0px -10% 0px',
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [elementId]);
  return seen;
}
