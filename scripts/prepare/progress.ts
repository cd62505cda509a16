/**
 * Counts pieces of work that take time: on a terminal in one line that changes ("pictures 12/40, about 2 min left"),
 * in a log with a line for each tenth of the work.
 *
 * @param total how many pieces there are in all
 * @param toMake how many of them are not there yet; when none, nothing is said before the end
 */
export function showProgress(what: string, total: number, toMake: number) {
  const isTerminal = process.stdout.isTTY === true;
  const everyNth = Math.max(1, Math.ceil(toMake / 10));
  const start = performance.now();
  let done = 0;
  let files = 0;

  if (toMake > 0) console.log(`${what}: ${toMake} of ${total} to make`);
  const line = () => {
    const left = ((performance.now() - start) / done) * (toMake - done);
    return `${what} ${done}/${toMake}, ${durationWords(left)} left`;
  };

  return {
    /** One of the pieces to make is done, with so many new files. */
    step(newFiles: number) {
      done += 1;
      files += newFiles;
      if (done === toMake) return;
      if (isTerminal) process.stdout.write(`\r${line().padEnd(60)}`);
      else if (done % everyNth === 0) console.log(line());
    },
    end() {
      const seconds = ((performance.now() - start) / 1000).toFixed(1);
      const note = files > 0 ? `${files} files made, ${seconds} s` : 'nothing new';
      console.log(
        `${isTerminal ? '\r' : ''}${`${what} ${total}/${total}, ${note}`.padEnd(isTerminal ? 60 : 0)}`,
      );
    },
  };
}

/** A duration in milliseconds as a rough guess: "about 20 s", "about 3 min". */
export function durationWords(milliseconds: number): string {
  const seconds = milliseconds / 1000;
  return seconds < 90
    ? `about ${Math.max(5, Math.ceil(seconds / 5) * 5)} s`
    : `about ${Math.round(seconds / 60)} min`;
}
