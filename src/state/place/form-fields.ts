type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const FIELDS = 'input, textarea, select';
/** Types of fields that are secret, are set by the page itself, or cannot be restored. */
const IGNORED_TYPES = ['password', 'hidden', 'file', 'submit', 'button', 'reset', 'image'];
const SECRET_AUTOCOMPLETE = /\b(?:cc-|one-time-code|(?:new|current)-password)/;

const isCheckable = (field: Element): field is HTMLInputElement =>
  field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio');

type SavableField = Pick<Field, 'type' | 'autocomplete' | 'dataset' | 'name' | 'role'>;

/**
 * Whether a field does at once what it is set to, as a switch does and a menu that belongs to no form: restoring it would
 * do it again.
 */
const actsAtOnce = ({ type, name, role }: Pick<SavableField, 'type' | 'name' | 'role'>): boolean =>
  role === 'switch' || (type === 'select-one' && name === '');

/** Whether the contents of a field may be saved. `data-secret` marks fields that no browser may autofill either. */
export const maySave = (field: SavableField): boolean =>
  !IGNORED_TYPES.includes(field.type) &&
  !SECRET_AUTOCOMPLETE.test(field.autocomplete) &&
  field.dataset.secret === undefined &&
  !actsAtOnce(field);

/** Fields of the page whose contents may be saved on the device for a moment. */
export const fieldsToSave = (): Field[] => [...document.querySelectorAll<Field>(FIELDS)].filter(maySave);

export const contentsOf = (field: Field): string | boolean =>
  isCheckable(field) ? field.checked : field.value;

/** Whether a menu has no such choice, so that setting it would leave it blank and its form without a value. */
const lacksOption = (field: Field, contents: string): boolean =>
  'options' in field && ![...field.options].some(({ value }) => value === contents);

/**
 * Fills a field as its reader would: events are dispatched, so that React notices too. A menu without that choice is
 * left alone.
 */
export function fill(field: Element | null, contents: string | boolean): void {
  if (!field?.matches(FIELDS) || contentsOf(field as Field) === contents) return;
  if (isCheckable(field)) {
    // A radio button is unchecked by checking another one.
    if (contents || field.type === 'checkbox') field.click();
    return;
  }
  if (typeof contents === 'string' && lacksOption(field as Field, contents)) return;
  // React overrides the setter on the element to track its value, and would then see no change.
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {};
  set?.call(field, contents);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
}
