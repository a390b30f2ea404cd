/**
 * Selector of an element: from the nearest id, each child by its tag and number, so that it also works in another
 * document of the same page.
 */
export function selectorOf(element: Element): string {
  if (element.id) return `#${CSS.escape(element.id)}`;
  const { parentElement: parent, localName } = element;
  if (!parent) return localName;
  const siblings = [...parent.children].filter((child) => child.localName === localName);
  return `${selectorOf(parent)}>${localName}:nth-of-type(${siblings.indexOf(element) + 1})`;
}

/** The element with a selector of `selectorOf`; null where the page no longer has it. */
export const elementOf = (selector: string): Element | null => document.querySelector(selector);
