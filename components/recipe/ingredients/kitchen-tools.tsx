import { HaveScale } from './have-scale.client';
import { MultipleSwitch, ServingsStepper } from './servings-control.client';
import { UnitSwitch } from './unit-switch.client';

export type KitchenToolsProps = {
  /** One of what the recipe makes: "serving", "block". */
  unit: string;
  /** Ids of the ingredients to scale by. */
  ids: string[];
};

/** Servings, multiples, units and "what I have"; needs script, so it is not shown without. */
export function KitchenTools({ unit, ids }: KitchenToolsProps) {
  return (
    <div className="tools js-only">
      <ServingsStepper unit={unit} />
      <UnitSwitch />
      <MultipleSwitch />
      <HaveScale ids={ids} />
      <p className="tools-note">Amounts follow, here and in the method. Cooking times stay as written.</p>
    </div>
  );
}
