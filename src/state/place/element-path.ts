/** The nearest id, and from there each child by its kind and number: good in another document of the same page. */
export function pathOf(element: Element): string {
  if (element.id) return `#${CSS.escape(element.id)}`;
  const { parentElement: parent, localName } = element;
  if (!parent) return localName;
  const kin = [...parent.children].filter((child) => child.localName === localName);
  return `${pathOf(parent)}>${localName}:nth-of-type(${kin.indexOf(element) + 1})`;
}

/** Null where the page has no such element any more, or one of another kind. */
export const elementAt = (path: string): Element | null => document.querySelector(path);
