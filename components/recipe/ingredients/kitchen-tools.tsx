import * as words from '@/.content/words/ingredients';
import { HaveScale } from './have-scale.client';
import { KitchenUnits } from './kitchen-units.client';
import { MultipleSwitch, ServingsStepper } from './servings-control.client';

export type KitchenToolsProps = {
  /** One of what the recipe makes: "serving", "block". */
  unit: string;
  /** Name for more than one, where an s does not make it: "loaves". */
  plural?: string;
  /** Ids of the ingredients to scale by. */
  ids: string[];
};

/** Servings, multiples, units and "what I have"; needs script, so it is not shown without. */
export function KitchenTools({ unit, plural, ids }: KitchenToolsProps) {
  return (
    <div className="tools js-only">
      <ServingsStepper unit={unit} plural={plural} />
      <KitchenUnits />
      <MultipleSwitch />
      <HaveScale ids={ids} />
      <p className="tools-note">{words.note}</p>
    </div>
  );
}
