/** A change of the sentence. Each is a new object. */
export type Asked = { isTyped: boolean };
