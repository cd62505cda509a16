'use client';

import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { sayNotLoaded } from '@/components/ui/not-loaded';
import { useLoaded } from '@/lib/hooks/use-loaded';

const loadForm = () => import('./have-form.client').then((module) => module.HaveForm);

export type HaveScaleProps = {
  /** Ids of the ingredients to scale by. */
  ids: string[];
};

/** Opens the small form that scales the recipe to what is in the kitchen; the form is loaded on first use. */
export function HaveScale({ ids }: HaveScaleProps) {
  const [open, setOpen] = useState(false);
  const [HaveForm, load] = useLoaded(loadForm);
  const toggle = async () => {
    setOpen(!open);
    if (open || (await load(true))) return;
    setOpen(false);
    sayNotLoaded('The form');
  };
  return (
    <div className="have">
      <button
        type="button"
        className="have-open"
        aria-expanded={open}
        onPointerEnter={() => void load()}
        onClick={toggle}
      >
        By what I have
        <ChevronDown className="i" size={18} aria-hidden="true" />
      </button>
      {open && HaveForm && <HaveForm ids={ids} />}
    </div>
  );
}
