export type RegionHeadProps = {
  name: string;
  /** The name in Japanese, where it is one of Japan. */
  native?: string;
  text: string;
};

/** Name of a region and what it is eaten for. */
export function RegionHead({ name, native, text }: RegionHeadProps) {
  return (
    <div className="rg-head">
      <h3>
        {name} {native && <span lang="ja">{native}</span>}
      </h3>
      <p>{text}</p>
    </div>
  );
}
