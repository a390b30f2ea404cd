/**
 * Writes the order into the address, so that a reload finds it. Calls `replaceState` of the prototype,
 * because the router has replaced that of `history`, which would make it load a page.
 */
export const writeIntoAddress = (path: string): void =>
  History.prototype.replaceState.call(history, history.state, '', path);
