type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const FIELDS = 'input, textarea, select';
/** What is secret, made by the page itself, or cannot be given back. */
const PASSED_OVER = ['password', 'hidden', 'file', 'submit', 'button', 'reset', 'image'];
const SECRET = /\b(?:cc-|one-time-code|(?:new|current)-password)/;

const isTicked = (field: Element): field is HTMLInputElement =>
  field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio');

/** Whether the contents of a field may be kept. `data-secret` is for what no browser shall fill in either. */
export const mayKeep = ({ type, autocomplete, dataset }: Pick<Field, 'type' | 'autocomplete' | 'dataset'>) =>
  !PASSED_OVER.includes(type) && !SECRET.test(autocomplete) && dataset.secret === undefined;

/** The fields of the page whose contents may be kept on the device for a moment. */
export const fieldsToKeep = (): Field[] => [...document.querySelectorAll<Field>(FIELDS)].filter(mayKeep);

export const contentsOf = (field: Field): string | boolean => (isTicked(field) ? field.checked : field.value);

/** Fills a field as its reader would have: whoever listens is told, React included. */
export function fill(field: Element | null, contents: string | boolean): void {
  if (!field?.matches(FIELDS) || contentsOf(field as Field) === contents) return;
  if (isTicked(field)) {
    // A radio button is let go by the one that is pressed.
    if (contents || field.type === 'checkbox') field.click();
    return;
  }
  // React hides the element's own setter behind one that takes note, and then sees no change.
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {};
  set?.call(field, contents);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
}
