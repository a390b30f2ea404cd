import { isAlmostOneOf } from '../status/near-name.ts';

const normalised = (key: string) => key.toLowerCase().replace(/[^a-z]/g, '');

const DECIDING_PROPERTY =
  /^(?:pub(?:lication|lish|lishing)?status|status|state|itemclass|contentclass|class|visibility|private|draft|ispublic|ispublished)$/;

/** Whether a property, in any spelling, may decide who sees the item: such a property is never ignored. */
export const isVisibilityProperty = (key: string): boolean => DECIDING_PROPERTY.test(normalised(key));

/** Whether a property is almost spelled like one that decides who may see an item. */
export const isNearVisibilityProperty = (key: string): boolean =>
  isAlmostOneOf(key, ['type', 'pubstatus', 'pubStatus', 'embargoed', 'embargoedUntil', 'ednote', 'edNote']);
