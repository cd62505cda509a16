import styles from './list-room.module.css';

/**
 * Empty rows in the place of the shopping list until React renders it, as many as the first script counted in storage,
 * so that a reload keeps the height of the page and the scroll position. Nothing for an empty list or without script.
 */
export function ListRoom() {
  return (
    <div className={`${styles.room} mt-8 gap-10 lg:grid-cols-[5fr_7fr] lg:gap-x-24 print:hidden`} aria-hidden>
      <div className={styles.recipes} />
      <LinesRoom />
    </div>
  );
}

/** The part of it with the lines to buy, which load later than the recipes. */
export function LinesRoom() {
  return <div className={`${styles.lines} print:hidden`} aria-hidden />;
}
