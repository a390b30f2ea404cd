export const strings = {
  follow: 'Segui',
  followed: 'Segui già',
  label: (name: string) => `Segui ${name}`,
  alerts: 'Notifiche',
} as const;
