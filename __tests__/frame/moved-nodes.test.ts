import { tolerateMovedNodes } from '@/lib/frame/moved-nodes';

const { removeChild, insertBefore } = Node.prototype;
beforeEach(() => tolerateMovedNodes());
afterEach(() => {
  Object.assign(Node.prototype, { removeChild, insertBefore });
});

it('removes a child, and leaves a node alone that is no child any more', () => {
  const parent = document.createElement('p');
  const child = parent.appendChild(document.createElement('b'));
  expect(parent.removeChild(child)).toBe(child);
  expect(parent.childNodes).toHaveLength(0);
  expect(parent.removeChild(child)).toBe(child);
});

it('inserts before a child, and at the end if that is no child any more', () => {
  const parent = document.createElement('p');
  const last = parent.appendChild(document.createElement('b'));
  parent.insertBefore(document.createElement('i'), last);
  parent.insertBefore(document.createElement('u'), document.createTextNode('moved away'));
  expect(parent.innerHTML).toBe('<i></i><b></b><u></u>');
});
