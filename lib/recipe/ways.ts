import * as messages from '@/.content/messages/foodSafety';
import type { Way } from '@/lib/content/schema/cooking';

/** Ways of cooking within a sentence. */
export const WAY_NAMES: Readonly<Record<Way, string>> = {
  boiled: messages.boiled,
  simmered: messages.simmered,
  steamed: messages.steamed,
  'baked-through': messages.bakedThrough,
  opened: messages.opened,
};

/** Minutes of a way of cooking, and the sign that it is done: "the yolk is firm". */
export type WayRule = { minutes?: number | undefined; sign?: string | undefined };

/** Way of cooking within a sentence: "boiled for 10 minutes, until the yolk is firm". */
export function describeWay(name: Way, { minutes, sign }: WayRule): string {
  const way =
    minutes === undefined ? WAY_NAMES[name] : messages.wayFor({ way: WAY_NAMES[name], count: minutes });
  return sign === undefined ? way : messages.wayUntil({ way, sign });
}
