'use client';

import { Dialog } from '@/components/ui/dialog.client';
import { districts } from '@/data/travel/districts';
import { neighbourhoods } from '@/data/travel/neighbourhoods';

const UNKNOWN = 'No information available for this district.';

export type DistrictDialogProps = {
  district: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** Where the name of a neighbourhood comes from and what happened there; else what it is like. Load it on first use. */
export function DistrictDialog({ district, ...dialog }: DistrictDialogProps) {
  const told = Object.hasOwn(neighbourhoods, district) ? neighbourhoods[district] : undefined;
  const described = Object.hasOwn(districts, district) ? districts[district] : undefined;
  return (
    <Dialog title={district} {...dialog}>
      {told ? (
        <dl>
          <dt>Name Origin</dt>
          <dd>{told.nameOrigin}</dd>
          <dt>History</dt>
          <dd>{told.history}</dd>
        </dl>
      ) : (
        <p className="mt-3">{described ?? UNKNOWN}</p>
      )}
    </Dialog>
  );
}
