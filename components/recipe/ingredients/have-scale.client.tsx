'use client';

import { ChevronDown } from 'lucide';
import { useState } from 'react';
import * as words from '@/.content/words/ingredients';
import { Icon } from '@/components/ui/icon';
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
    sayNotLoaded(words.form);
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
        {words.byWhatIHave}
        <Icon of={ChevronDown} size={18} />
      </button>
      {open && HaveForm && <HaveForm ids={ids} />}
    </div>
  );
}
