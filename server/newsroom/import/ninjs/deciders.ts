import { isNearAny } from '../status/near-name.ts';

const fold = (key: string) => key.toLowerCase().replace(/[^a-z]/g, '');

const DECIDERS =
  /^(?:pub(?:lication|lish|lishing)?status|status|state|itemclass|contentclass|class|visibility|private|draft|ispublic|ispublished)$/;

/** Whether a property, however it is written, says who may see the item: it is never overlooked. */
export const isDecider = (key: string): boolean => DECIDERS.test(fold(key));

/** Whether a property is nearly one that says who may see an item. */
export const isNearDecider = (key: string): boolean =>
  isNearAny(key, ['type', 'pubstatus', 'pubStatus', 'embargoed', 'embargoedUntil', 'ednote', 'edNote']);
