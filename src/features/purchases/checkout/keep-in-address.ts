/** Puts the order into the address, for a reload. The router, which listens to the history's own function, would take it for another page. */
export const keepInAddress = (path: string): void =>
  History.prototype.replaceState.call(history, history.state, '', path);
