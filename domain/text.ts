/** Lower case without accents or apostrophes: how names become slugs and searches meet texts. */
export function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').replace(/[’'`]/g, ' ').toLowerCase();
}

/** `Città d’arte: il piano` → `citta-d-arte-il-piano`. Empty for a text without letters or digits. */
export function slugify(text: string): string {
  return fold(text)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 80)
    .replace(/-+$/, '');
}
