export const entranceStrings = {
  home: (paper: string) => `${paper}, vai all’Edicola`,
} as const;
