import { z } from 'zod';
import { address, array, entryAddress, heading, list, object, optional, optionalText, text } from './fields';

const href = optional(
  entryAddress.describe(
    'A path such as /flour. Left out: no link. The entry is removed if its page is switched off.',
  ),
);

const name = text.describe('Text of the entry.');

const submenuItem = object({ name, href });

const dropdownItem = object({
  name,
  href,
  note: optionalText.describe('Small text at the end of the row: "10 regions".'),
  hasSubmenu: optional(z.boolean()).describe('true with `submenuItems`.'),
  submenuItems: optional(array(submenuItem)).describe('Entries under it, from top to bottom.'),
});

const navItem = object({
  name,
  href,
  hasDropdown: optional(z.boolean()).describe('true with `dropdownItems`.'),
  dropdownItems: optional(array(dropdownItem)).describe('Entries of its menu, from top to bottom.'),
});

const footerColumn = object({
  title: heading.describe('Heading of the column.'),
  links: list(object({ name, href: address.describe('A path such as /flour.') })).describe(
    'Links from top to bottom.',
  ),
});

/** Menus of every page. An entry without a link is plain text with a small "Soon". */
export const navigation = object({
  header: array(navItem).describe('Entries of the header, from left to right.'),
  footer: array(footerColumn).describe('Titled columns of links in the footer.'),
});

/** A link inside a submenu. */
export type SubmenuItem = z.infer<typeof submenuItem>;
/** An entry of a dropdown: a link, or a group with a submenu. */
export type DropdownItem = z.infer<typeof dropdownItem>;
/** A top-level entry of the header. */
export type NavItem = z.infer<typeof navItem>;
/** A titled column of footer links. */
export type FooterColumn = z.infer<typeof footerColumn>;
