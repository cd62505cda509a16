import * as words from '@/.content/words/controls';
import type { UnitSystem } from '@/lib/content/schema/units';
import { Segmented } from './segmented';

export type UnitSwitchProps = {
  system: UnitSystem;
  onSystem: (system: UnitSystem) => void;
  className?: string;
};

/** Metric or US measures. */
export function UnitSwitch({ system, onSystem, className }: UnitSwitchProps) {
  return (
    <Segmented
      label={words.units}
      options={[
        { value: 'metric', text: words.metric },
        { value: 'us', text: words.us },
      ]}
      value={system}
      onChoose={onSystem}
      className={className}
    />
  );
}
