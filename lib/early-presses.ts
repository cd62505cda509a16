/**
 * Keeps what is pressed before the page's script has taken over. A pressed button is marked as busy; once `<html>` has
 * the class `js`, each of them is pressed again, once, and can answer.
 *
 * Stands at the start of the page as an inline script, before anything can be pressed. Buttons that send a form work
 * by themselves, and those marked `js-only` are not shown yet.
 */
export const EARLY_PRESSES_SCRIPT = `(() => {
  const root = document.documentElement;
  const pressed = new Set();
  const note = ({ target }) => {
    const button = target.closest?.('button[type=button]');
    if (!button) return;
    pressed.add(button);
    button.setAttribute('aria-busy', 'true');
  };
  addEventListener('click', note, true);
  new MutationObserver((_, observer) => {
    if (!root.classList.contains('js')) return;
    observer.disconnect();
    removeEventListener('click', note, true);
    for (const button of pressed) {
      button.removeAttribute('aria-busy');
      if (button.isConnected) button.click();
    }
  }).observe(root, { attributeFilter: ['class'] });
})()`;
