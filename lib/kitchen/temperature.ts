import type { UnitSystem } from '@/lib/content/schema/units';

/** Pairs that cookbooks print where they are not the nearest 5 °F: freezing, boiling, marks on US ovens. */
const FAHRENHEIT_IN_PRINT = new Map([
  [0, 32],
  [100, 212],
  [140, 275],
  [160, 325],
  [175, 350],
  [180, 350],
  [200, 400],
  [220, 425],
  [230, 450],
  [240, 475],
]);

/**
 * A temperature as cooks print it: "180 °C", "350 °F". Celsius is shown whole; Fahrenheit is the conventional
 * oven setting, else the nearest 5 degrees.
 */
export function describeTemperature(celsius: number, system: UnitSystem): string {
  if (system === 'metric') return `${signed(Math.round(celsius))} °C`;
  const nearestFive = Math.round((celsius * 1.8 + 32) / 5) * 5;
  return `${signed(FAHRENHEIT_IN_PRINT.get(celsius) ?? nearestFive)} °F`;
}

function signed(value: number): string {
  return value < 0 ? `−${-value}` : String(Math.abs(value));
}
