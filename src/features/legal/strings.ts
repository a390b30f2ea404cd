export const strings = {
  updated: (day: string) => `Ultimo aggiornamento: ${day}`,
};
