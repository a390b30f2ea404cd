const fold = (key: string) => key.toLowerCase().replace(/[^a-z]/g, '');

const DECIDERS =
  /^(?:pub(?:lication|lish|lishing)?status|status|state|embargo(?:ed|until|eduntil|date)?|itemclass|contentclass|class|visibility|private|draft|ispublic|ispublished)$/;

/** Whether a property, however it is written, says who may see the item: it is never overlooked. */
export const isDecider = (key: string): boolean => DECIDERS.test(fold(key));
