declare module 'subset-font' {
  /** Font with the given characters only. */
  export default function subsetFont(
    font: Buffer,
    characters: string,
    options: { targetFormat: 'woff2' },
  ): Promise<Buffer>;
}
