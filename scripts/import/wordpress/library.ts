import { metaValue, type Wxr, type WxrItem } from './wxr';

/** Picture of the library of a blog. */
export type LibraryPicture = { address: string; alt: string; caption: string; parent: number };

/** Media library of a blog: its pictures by id and by address, whatever size a text shows them in. */
export type Library = {
  byId: (id: unknown) => LibraryPicture | undefined;
  byAddress: (address: string) => LibraryPicture | undefined;
  /** Pictures that were added to an item. */
  of: (item: number) => readonly LibraryPicture[];
};

const IMAGE = /\.(?:jpe?g|png|gif|webp|avif|hei[cf])$/i;

/** Address of the upload of a picture, without the size that a text asks for: "leek-1024x683.jpg" is "leek.jpg". */
export const uploadOf = (address: string): string =>
  address
    .replace(/[?#].*$/, '')
    .replace(/^https?:\/\/(?:i\d\.wp\.com\/)?(?:www\.)?/i, '')
    .replace(/-(?:\d+x\d+|scaled|rotated)(?=\.\w+$)/i, '');

/** Reads the media library of an export. */
export function readLibrary({ items }: Wxr): Library {
  const pictures = items
    .filter((item) => item.type === 'attachment' && IMAGE.test(item.file.replace(/[?#].*$/, '')))
    .map((item: WxrItem) => ({
      id: item.id,
      address: item.file,
      alt: metaValue(item, '_wp_attachment_image_alt').trim(),
      caption: item.excerpt,
      parent: item.parent,
    }));
  const byId = new Map(pictures.map((picture) => [picture.id, picture]));
  const byUpload = new Map(pictures.map((picture) => [uploadOf(picture.address), picture]));
  return {
    byId: (id) => byId.get(Number(id)),
    byAddress: (address) => byUpload.get(uploadOf(address)),
    of: (item) => pictures.filter(({ parent }) => parent === item),
  };
}
