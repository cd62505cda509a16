import { z } from 'zod';
import { address, entryAddress, text } from './reference';

const href = entryAddress()
  .describe(
    'A path such as /flour; left out, the entry is no link. Where its page is switched off, the entry goes.',
  )
  .optional();

const submenuItem = z.strictObject({ name: text, href });

const dropdownItem = z.strictObject({
  name: text,
  href,
  note: text.optional().describe('Small words at the end of the row: "10 regions".'),
  hasSubmenu: z.boolean().optional(),
  submenuItems: z.array(submenuItem).optional(),
});

const navItem = z.strictObject({
  name: text,
  href,
  hasDropdown: z.boolean().optional(),
  dropdownItems: z.array(dropdownItem).optional(),
});

const footerColumn = z.strictObject({
  title: text,
  links: z.array(z.strictObject({ name: text, href: address() })).min(1),
});

/** The menus of every page. An entry without a link is shown as plain text with a small "Soon". */
export const navigation = z.strictObject({
  header: z.array(navItem).describe('Entries of the header, from left to right.'),
  footer: z.array(footerColumn).describe('Titled columns of links in the footer.'),
});

/** A link inside a submenu; without `href` it is shown as plain text with a small "Soon". */
export type SubmenuItem = z.infer<typeof submenuItem>;
/** An entry of a dropdown: a link, or a group with a submenu. */
export type DropdownItem = z.infer<typeof dropdownItem>;
/** A top-level entry of the header. `href` is left out where no page stands behind the entry. */
export type NavItem = z.infer<typeof navItem>;
/** A titled column of footer links. */
export type FooterColumn = z.infer<typeof footerColumn>;
