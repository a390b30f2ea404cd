/**
 * Writes the order into the address, so that a reload finds it. Calls the prototype's `replaceState`, because the
 * router listens to the history's own function and would load another page.
 */
export const keepInAddress = (path: string): void =>
  History.prototype.replaceState.call(history, history.state, '', path);
