/**
 * Gives a function that has `work` done soon: once for many calls in a row, after `quiet` milliseconds without another
 * one, and never twice at a time. What is called for meanwhile is done afterwards.
 */
export function runInTurn(work: () => Promise<void>, quiet: number): () => void {
  let timer: NodeJS.Timeout | undefined;
  let running = false;
  let again = false;
  const run = async () => {
    running = true;
    do {
      again = false;
      await work();
    } while (again);
    running = false;
  };
  return () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      if (running) again = true;
      else void run();
    }, quiet);
  };
}
