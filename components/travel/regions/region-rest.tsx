export type RegionRestProps = {
  /** What to do: "Choose a region on the map." */
  title: string;
  text: string;
  /** One thing a region. */
  rows: readonly { id: string; name: string; value: string }[];
};

/** What the panel holds while no region is shown. */
export function RegionRest({ title, text, rows }: RegionRestProps) {
  return (
    <>
      <div className="rg-head">
        <p className="rg-hint">{title}</p>
        <p>{text}</p>
      </div>
      <dl className={rows.length > 5 ? 'rg-one' : 'rg-one large'}>
        {rows.map(({ id, name, value }) => (
          <div key={id}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
