import * as messages from '@/.content/messages/distance';
import { language } from '@/.content/messages/language';

/** An estimated distance with one decimal: "About 0.6 km", "Less than 0.1 km". */
export function formatDistance(km: number): string {
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1, useGrouping: false };
  const length = { km: Math.max(km, 0.1).toLocaleString(language, digits) };
  return km < 0.1 ? messages.lessThan(length) : messages.about(length);
}

/** A length rounded up: "300 m", "2.4 km", "1,234 km". @param metres over 0 */
export function formatLength(metres: number): string {
  const [length, unit, step] =
    metres < 1000
      ? [metres, messages.metres, 50]
      : [metres / 1000, messages.kilometres, metres < 10_000 ? 0.1 : 1];
  const digits = { maximumFractionDigits: 1 };
  return unit({ length: (Math.ceil(length / step) * step).toLocaleString(language, digits) });
}
