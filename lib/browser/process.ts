/** The environment of a browser: empty. What the build knows of it is written into the code already. */
export const env = {};
