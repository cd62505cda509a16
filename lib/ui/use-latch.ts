import { useState } from 'react';

/** True from the first render in which the condition is true, even if it turns false later. */
export function useLatch(condition: boolean): boolean {
  const [isSet, set] = useState(false);
  if (condition && !isSet) set(true);
  return condition || isSet;
}
