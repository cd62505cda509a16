// Types of two packages that come without any.

declare module '@marbec/web-auto-extractor' {
  /** Structured data of a page by its format, then by the type of the node. */
  export type ExtractedData = { jsonld: Record<string, unknown[]>; errors: unknown[] };

  export default class WebAutoExtractor {
    constructor(options?: { addLocation?: boolean });
    parse(html: string): ExtractedData;
  }
}

declare module '@adobe/structured-data-validator' {
  import type { ExtractedData } from '@marbec/web-auto-extractor';

  type Issue = { severity: 'ERROR' | 'WARNING'; rootType: string; issueMessage: string };

  export default class Validator {
    validate(data: ExtractedData): Promise<Issue[]>;
  }
}
