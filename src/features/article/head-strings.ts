export const headStrings = {
  description: (section: string, paper: string, day: string) =>
    `${section}: l’articolo su ${paper} di ${day}.`,
};
