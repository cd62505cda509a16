import styles from './saved-room.module.css';

/**
 * Empty rows in the place of the saved recipes until React renders them, as many as the first script counted in storage,
 * so that a reload keeps the height of the page and the scroll position. Nothing where none are saved or script is off.
 */
export function SavedRoom() {
  return (
    <>
      <div className={`${styles.room} mt-stack gap-stack print:hidden`} aria-hidden>
        <div className={styles.favourites} />
        <div className={styles.later} />
      </div>
      <RestRoom />
    </>
  );
}

/** Room of what is below the recipes, which loads later: the walks, and the buttons for a file. */
export function RestRoom() {
  return <div className={`${styles.rest} print:hidden`} aria-hidden />;
}
