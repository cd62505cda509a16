/** Options of `npm run dev` for itself, and the arguments that are for `next dev`. */
export function readOptions(args: readonly string[]): { values: { language?: string }; rest: string[] } {
  const at = args.indexOf('--language');
  const language = at < 0 ? undefined : args[at + 1];
  if (language === undefined) return { values: {}, rest: [...args] };
  return { values: { language }, rest: [...args.slice(0, at), ...args.slice(at + 2)] };
}
