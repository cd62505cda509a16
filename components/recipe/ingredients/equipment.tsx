export type EquipmentProps = { items: string[] };

/** What has to be on the counter before the cooking starts. */
export function Equipment({ items }: EquipmentProps) {
  return (
    <section className="equip" aria-labelledby="equipment">
      <h2 className="t-2" id="equipment">
        Equipment
      </h2>
      <ul>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </section>
  );
}
