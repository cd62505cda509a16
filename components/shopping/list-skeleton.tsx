import styles from './list-skeleton.module.css';

/**
 * Empty rows in place of the shopping list until React renders it, as many as the first script counted in storage, so
 * that a reload keeps the height of the page and the scroll position. Hidden for an empty list or without script.
 */
export function ListSkeleton() {
  return (
    <div
      className={`${styles.skeleton} mt-8 gap-10 lg:grid-cols-[5fr_7fr] lg:gap-x-24 print:hidden`}
      aria-hidden
    >
      <div className={`${styles.recipes} needs-counts`} />
      <LinesSkeleton />
    </div>
  );
}

/** The lines to buy, which load after the recipes. */
export function LinesSkeleton() {
  return <div className={`${styles.lines} needs-counts print:hidden`} aria-hidden />;
}
