/** Counts pieces of work on the terminal ("pictures 12/40"); in a log, one line for each tenth of the work. */
export function showProgress(what: string, total: number) {
  const isTerminal = process.stdout.isTTY === true;
  const everyNth = Math.max(1, Math.ceil(total / 10));
  const start = performance.now();
  let done = 0;
  let made = 0;

  return {
    /** One piece is done; `newFiles` of it had to be made, the rest was there. */
    step(newFiles: number) {
      done += 1;
      made += newFiles;
      if (isTerminal) process.stdout.write(`\r${what} ${done}/${total}`);
      else if (made > 0 && done < total && done % everyNth === 0) console.log(`${what} ${done}/${total}`);
    },
    end() {
      const seconds = ((performance.now() - start) / 1000).toFixed(1);
      const note = made > 0 ? `${made} files made` : 'nothing new';
      console.log(`${isTerminal ? '\r' : ''}${what} ${done}/${total}, ${note}, ${seconds} s`);
    },
  };
}
