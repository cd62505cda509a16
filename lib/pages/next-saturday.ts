const DINNER_HOUR = 19;
const SATURDAY = 6;

/** Wall time of the first Saturday at 7 pm on the visitor's clock that is not before an instant (epoch ms). */
export function nextSaturday(earliest: number): string {
  const day = new Date(earliest);
  day.setHours(DINNER_HOUR, 0, 0, 0);
  day.setDate(day.getDate() + ((SATURDAY - day.getDay()) % 7));
  if (day.getTime() < earliest) day.setDate(day.getDate() + 7);
  const pad = (number: number) => `${number}`.padStart(2, '0');
  return `${day.getFullYear()}-${pad(day.getMonth() + 1)}-${pad(day.getDate())}T${DINNER_HOUR}:00`;
}
