/** Specials of the demonstration paper and their titles. */
export const SPECIALS = {
  'atlante-del-vino': 'Atlante del vino',
  'la-casa-che-cambia': 'La casa che cambia',
  'buio-in-sala': 'Buio in sala',
  'dove-va-la-cura': 'Dove va la cura',
  'luci-di-costa': 'Luci di costa',
} as const;
