/**
 * Presses of buttons before the page's script has taken over. The exported page notes them and marks the button as
 * busy; once the script is there they are carried out, each button once.
 */

declare global {
  interface Window {
    /** Ends the noting and gives what was pressed, in order. */
    earlyPresses?: () => HTMLElement[];
  }
}

/**
 * Stands at the start of the page, before anything can be pressed. Buttons that send a form work by themselves, and
 * those marked `js-only` are not shown yet.
 */
export const EARLY_PRESSES_SCRIPT =
  "(()=>{const l=[],f=e=>{const b=e.target.closest?.('button[type=button]');b&&!l.includes(b)&&(l.push(b),b.setAttribute('aria-busy','true'))};addEventListener('click',f,true);window.earlyPresses=()=>(removeEventListener('click',f,true),l)})()";

/** Carries out what was pressed early, once. */
export function replayEarlyPresses(): void {
  const pressed = window.earlyPresses?.() ?? [];
  delete window.earlyPresses;
  for (const button of pressed) {
    button.removeAttribute('aria-busy');
    if (button.isConnected) button.click();
  }
}
