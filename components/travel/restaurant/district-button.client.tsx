'use client';

import { neighbourhoodPart } from '@/.content/words/restaurant';
import { DialogButton } from '@/components/ui/dialog-button.client';
import { useHydrated } from '@/lib/hooks/use-hydrated';

const loadDialog = () => import('./district-dialog.client').then((module) => module.DistrictDialog);

export type DistrictButtonProps = {
  /** Name of the neighbourhood, as it stands in brackets after a restaurant. */
  district: string;
};

/** The name of a neighbourhood, which opens what there is to tell about it; plain words without script. */
export function DistrictButton({ district }: DistrictButtonProps) {
  if (!useHydrated()) return <span className="hood">{district}</span>;
  return (
    <DialogButton load={loadDialog} shown={{ district }} part={neighbourhoodPart} className="hood">
      {district}
    </DialogButton>
  );
}
