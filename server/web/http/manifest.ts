import { issuePath, SEARCH } from '#domain/addresses.ts';
import type { Brand } from '#domain/brands/brand.ts';
import { SCREEN_ADDRESSES } from '#domain/screen-addresses.ts';

const DOWNLOADS = '/scaricati';

/** Web app manifest of one paper. BRD-06 */
export function webManifest({ key, name, shortName, description, colours, mainEdition }: Brand) {
  const icon = (file: string, sizes: string, purpose: string) => ({
    src: `/brands/${key}/${file}`,
    sizes,
    type: file.endsWith('.svg') ? 'image/svg+xml' : 'image/png',
    purpose,
  });
  const screenshot = (file: string, sizes: string, form_factor: string, label: string) => ({
    src: `/brands/${key}/${file}`,
    sizes,
    type: 'image/webp',
    form_factor,
    label,
  });
  const shortcut = (name: string, url: string, file: string) => ({
    name,
    url,
    icons: [icon(file, '96x96', 'any')],
  });
  return {
    id: '/',
    name: `${name} · Edicola`,
    short_name: shortName,
    description,
    lang: 'it',
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: colours.background,
    theme_color: colours.themeLight,
    categories: ['news'],
    icons: [
      icon('icon-192.png', '192x192', 'any'),
      icon('icon-512.png', '512x512', 'any'),
      icon('icon.svg', 'any', 'any'),
      icon('maskable-512.png', '512x512', 'maskable'),
      icon('monochrome-512.png', '512x512', 'monochrome'),
    ],
    screenshots: [
      screenshot('screenshot-narrow.webp', '780x1688', 'narrow', 'L’edicola di oggi'),
      screenshot('screenshot-wide.webp', '1280x800', 'wide', 'L’edicola di oggi sul computer'),
    ],
    shortcuts: [
      shortcut('Edizione di oggi', issuePath({ slug: mainEdition }), 'shortcut-today.png'),
      shortcut('Scaricati', DOWNLOADS, 'shortcut-downloads.png'),
      shortcut('Cerca', SEARCH, 'shortcut-search.png'),
    ].filter(({ url }) => hasScreen(url)),
  };
}

/** Whether an address has a screen yet; addresses without one are left out. NAV-25 */
const hasScreen = (url: string) =>
  SCREEN_ADDRESSES.some((screen) => url === screen || (screen !== '/' && url.startsWith(`${screen}/`)));
