export const strings = {
  follow: 'Segui',
  followed: 'Segui già',
  label: (name: string) => `Segui ${name}`,
  alerts: 'Notifiche',
  undo: 'Annulla',
} as const;
