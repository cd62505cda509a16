'use client';

import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
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
  const toggle = () => {
    setOpen(!open);
    if (!open) void load(true);
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
