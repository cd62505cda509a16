/**
 * Makes `removeChild` and `insertBefore` tolerate a node that has left its parent. Page translation and browser extensions
 * replace text nodes that React still references; without this an update throws NotFoundError and unmounts the page.
 *
 * A fallback only: text that changes is rendered by `LiveText`, which avoids such updates.
 *
 * @see https://github.com/facebook/react/issues/11538
 */
export function tolerateMovedNodes(): void {
  const { removeChild, insertBefore } = Node.prototype;
  Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    return child.parentNode === this ? (removeChild.call(this, child) as T) : child;
  };
  Node.prototype.insertBefore = function <T extends Node>(this: Node, node: T, reference: Node | null): T {
    return insertBefore.call(this, node, reference?.parentNode === this ? reference : null) as T;
  };
}
