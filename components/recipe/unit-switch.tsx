import * as messages from '@/.content/messages/controls';
import { Segmented } from '@/components/ui/segmented';
import type { UnitSystem } from '@/lib/content/schema/units';

export type UnitSwitchProps = {
  system: UnitSystem;
  onSystem: (system: UnitSystem) => void;
  className?: string;
};

/** A choice between metric and US units. */
export function UnitSwitch({ system, onSystem, className }: UnitSwitchProps) {
  return (
    <Segmented
      label={messages.units}
      options={[
        { value: 'metric', text: messages.metric, name: messages.metricUnits },
        { value: 'us', text: messages.us, name: messages.usUnits },
      ]}
      value={system}
      onChoose={onSystem}
      className={className}
    />
  );
}
