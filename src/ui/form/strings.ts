export const formStrings = {
  /** The same while it is pressed: assistive technology says that it is. */
  show: (label: string) => `Mostra ${label.toLowerCase()}`,
  working: 'Un momento…',
} as const;
