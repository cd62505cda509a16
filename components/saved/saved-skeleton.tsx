import styles from './saved-skeleton.module.css';

/**
 * Empty rows in place of the saved recipes until React renders them, as many as the first script counted in storage, so
 * that a reload keeps the height of the page and the scroll position. Hidden without saved recipes or script.
 */
export function SavedSkeleton() {
  return (
    <>
      <div className={`${styles.recipes} needs-counts mt-stack print:hidden`} aria-hidden>
        <div className={styles.favourites} />
        <div className={styles.later} />
      </div>
      <RestSkeleton />
    </>
  );
}

/** The height of the walks and the buttons for a file, which load after the recipes. */
export function RestSkeleton() {
  return <div className={`${styles.rest} needs-counts print:hidden`} aria-hidden />;
}
