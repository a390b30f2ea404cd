declare global {
  interface Navigator {
    /** Not every browser has it, and few say all of it. */
    readonly connection?: object;
  }
}

/** Whether the browser tells if this network is a mobile one. */
export const isNetworkTypeKnown = (): boolean =>
  navigator.connection !== undefined && 'type' in navigator.connection;
