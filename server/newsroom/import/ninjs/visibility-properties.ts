import { isNearAny } from '../status/near-name.ts';

const fold = (key: string) => key.toLowerCase().replace(/[^a-z]/g, '');

const DECIDERS =
  /^(?:pub(?:lication|lish|lishing)?status|status|state|itemclass|contentclass|class|visibility|private|draft|ispublic|ispublished)$/;

/** Whether a property, in any spelling, decides who may see the item: such a property is never ignored. */
export const isVisibilityProperty = (key: string): boolean => DECIDERS.test(fold(key));

/** Whether a property is almost spelled like one that decides who may see an item. */
export const isNearVisibilityProperty = (key: string): boolean =>
  isNearAny(key, ['type', 'pubstatus', 'pubStatus', 'embargoed', 'embargoedUntil', 'ednote', 'edNote']);
