/** Name of a device as its reader sees it. */
export const identityStrings = {
  device: (browser: string, system: string) => `${browser} su ${system}`,
  someBrowser: 'Browser',
  unknownBrowser: 'Browser sconosciuto',
};
