import { isNearAny } from '../status/near-name.ts';

const fold = (key: string) => key.toLowerCase().replace(/[^a-z]/g, '');

const DECIDERS =
  /^(?:pub(?:lication|lish|lishing)?status|status|state|embargo[a-z]*|itemclass|contentclass|class|visibility|private|draft|ispublic|ispublished)$/;

/** Whether a property, however it is written, says who may see the item: it is never overlooked. */
export const isDecider = (key: string): boolean => DECIDERS.test(fold(key));

const RELEASE =
  /^(?:release(?:d|date|at|time|on)|publish(?:at|after|from|on|date|time)|availablefrom|visiblefrom|validfrom|holduntil|notbefore)$/;

/** Whether a property says from when an item may be shown. */
export const isRelease = (key: string): boolean => RELEASE.test(fold(key));

/** Whether a property is nearly one that says who may see an item. */
export const isNearDecider = (key: string): boolean =>
  isNearAny(key, ['type', 'pubstatus', 'pubStatus', 'embargoed', 'embargoedUntil', 'ednote', 'edNote']);
