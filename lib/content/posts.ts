/** Address of the list of posts, which exists with the first of them. */
export const POSTS_PATH = '/posts';

/** Address of a post. @param name of its file in data/posts */
export const postPath = (name: string): string => `${POSTS_PATH}/${name}`;
