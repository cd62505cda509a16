export type SegmentedProps<T> = {
  label: string;
  /** `name` replaces the text as accessible name; it starts with the text (WCAG 2.5.3, Label in Name). */
  options: readonly { value: T; text: string; name?: string }[];
  value: T;
  onChoose: (value: T) => void;
  className?: string;
};

/** A choice between a few short options, side by side. */
export function Segmented<T extends string | number>(props: SegmentedProps<T>) {
  const { label, options, value: chosen, onChoose, className = '' } = props;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as one pill in every browser.
    <div
      className={`inline-flex rounded-full border border-control bg-sunk p-0.5 ${className}`}
      role="group"
      aria-label={label}
    >
      {options.map(({ value, text, name }) => (
        <button
          key={value}
          type="button"
          className={`min-h-10 min-w-[min(2.75rem,14vw)] rounded-full font-display text-sm leading-none font-medium text-ink-2 tabular hover:text-ink aria-pressed:bg-ink aria-pressed:text-paper aria-pressed:forced-color-adjust-none pointer-coarse:min-h-11 ${options.length > 2 ? 'px-2' : 'px-4'}`}
          aria-label={name}
          aria-pressed={value === chosen}
          onClick={() => onChoose(value)}
        >
          {text}
        </button>
      ))}
    </div>
  );
}
