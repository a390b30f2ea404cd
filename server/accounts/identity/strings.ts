/** How a device is called to its reader. */
export const identityStrings = {
  device: (browser: string, system: string) => `${browser} su ${system}`,
  someBrowser: 'Browser',
  unknownBrowser: 'Browser sconosciuto',
};
