/**
 * Who is told of each step in the session history before the router and everybody else: `popstate` is heard in the
 * order in which listeners came, and dialogs are loaded after the router.
 */
export const firstToHear: { step?: (event: PopStateEvent) => void } = {};
