import { hasUsUnits } from '@/.content/hasUsUnits';
import * as messages from '@/.content/messages/controls';
import { Segmented } from '@/components/ui/segmented';
import type { UnitSystem } from '@/lib/content/schema/units';

export type UnitSwitchProps = {
  system: UnitSystem;
  onSystem: (system: UnitSystem) => void;
  className?: string;
};

/** A choice between metric and US units; null on a site that has metric ones alone. */
export function UnitSwitch({ system, onSystem, className }: UnitSwitchProps) {
  if (!hasUsUnits) return null;
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
