import * as messages from '@/.content/messages/article';
import type { CallOut } from '@/lib/content/schema/markdown';

/** Names of call-outs, above their texts. */
export const CALL_OUT_NAMES: Readonly<Record<CallOut, string>> = {
  note: messages.note,
  tip: messages.tip,
  warning: messages.warning,
};
