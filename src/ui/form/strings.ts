export const formStrings = {
  /** The label does not change while pressed: assistive technology announces the pressed state. */
  show: (label: string) => `Mostra ${label.toLowerCase()}`,
  working: 'Un momento…',
} as const;
