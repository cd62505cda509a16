/** True for the path of a file that all languages of a site share: pictures are exported once. */
export const isShared = (path: string): boolean => path.startsWith('/pictures/');
