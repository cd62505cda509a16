/** A link inside a submenu; without `href` it is shown as plain text with a small "Soon". */
export type SubmenuItem = { name: string; href?: string };

/** An entry of a dropdown: a link, or a group with a submenu. */
export type DropdownItem = {
  name: string;
  href?: string;
  /** Small words at the end of the row: "10 regions". */
  note?: string;
  hasSubmenu?: boolean;
  submenuItems?: SubmenuItem[];
};

/** A top-level entry of the header. `href` is left out where no page stands behind the entry. */
export type NavItem = {
  name: string;
  href?: string;
  hasDropdown?: boolean;
  dropdownItems?: DropdownItem[];
};

/** A titled column of footer links. */
export type FooterColumn = { title: string; links: { name: string; href: string }[] };
