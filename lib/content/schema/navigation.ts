import { z } from 'zod';
import { address, array, entryAddress, list, object, optional, optionalText, text } from './fields';

const href = optional(
  entryAddress.describe(
    'A path such as /flour. Left out: no link. The entry is removed if its page is switched off.',
  ),
);

const submenuItem = object({ name: text, href });

const dropdownItem = object({
  name: text,
  href,
  note: optionalText.describe('Small text at the end of the row: "10 regions".'),
  hasSubmenu: optional(z.boolean()),
  submenuItems: optional(array(submenuItem)),
});

const navItem = object({
  name: text,
  href,
  hasDropdown: optional(z.boolean()),
  dropdownItems: optional(array(dropdownItem)),
});

const footerColumn = object({ title: text, links: list(object({ name: text, href: address })) });

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
