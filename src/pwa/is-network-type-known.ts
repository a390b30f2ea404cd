declare global {
  interface Navigator {
    /** Not every browser has it, and few fill in every field. */
    readonly connection?: object;
  }
}

/** Whether the browser reports if this network is a mobile one. */
export const isNetworkTypeKnown = (): boolean =>
  navigator.connection !== undefined && 'type' in navigator.connection;
