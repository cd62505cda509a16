'use client';

import * as messages from '@/.content/messages/restaurantDialogs';
import { neighbourhoods } from '@/.content/neighbourhoods';
import { useGuide } from '@/components/content/guide-context.client';
import { Dialog } from '@/components/ui/dialog.client';
import { NeighbourhoodHistory } from './neighbourhood-history';

export type DistrictDialogProps = {
  district: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** Origin of the name of a neighbourhood and its history, or else a description. Load it on first use. */
export function DistrictDialog({ district, ...dialog }: DistrictDialogProps) {
  const { id } = useGuide();
  const all = Object.hasOwn(neighbourhoods, id) ? neighbourhoods[id] : undefined;
  const notes = all && Object.hasOwn(all, district) ? all[district] : undefined;
  return (
    <Dialog title={district} {...dialog}>
      {notes?.history ? (
        <NeighbourhoodHistory nameOrigin={notes.nameOrigin} history={notes.history} />
      ) : (
        <p className="mt-3">{notes?.text ?? messages.noInformation}</p>
      )}
    </Dialog>
  );
}
