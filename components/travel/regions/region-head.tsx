export type RegionHeadProps = {
  name: string;
  /** The name as people there write it, and its language. */
  native?: string | undefined;
  lang?: string | undefined;
  text: string;
};

/** Name of a region and what it is eaten for. */
export function RegionHead({ name, native, lang, text }: RegionHeadProps) {
  return (
    <div className="rg-head">
      <h3>
        {name} {native && <span lang={lang}>{native}</span>}
      </h3>
      <p>{text}</p>
    </div>
  );
}
