/**
 * Class name for elements with text to read. Readability, the code behind reader modes and "save for later" apps,
 * drops an element whose id or class contains a word such as `community`, `menu` or `remark`, unless one of its
 * classes contains a word such as this one.
 *
 * @see https://github.com/mozilla/readability
 */
export const READER_CONTENT = 'content';
