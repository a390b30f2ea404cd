import { slugify } from './text.ts';

/** Provinces and metropolitan cities of Italy, by their two-letter codes: the 110 that ISTAT lists since 2026. */
export const PROVINCES: readonly (readonly [code: string, name: string])[] = [
  ['AG', 'Agrigento'],
  ['AL', 'Alessandria'],
  ['AN', 'Ancona'],
  ['AO', 'Aosta'],
  ['AR', 'Arezzo'],
  ['AP', 'Ascoli Piceno'],
  ['AT', 'Asti'],
  ['AV', 'Avellino'],
  ['BA', 'Bari'],
  ['BT', 'Barletta-Andria-Trani'],
  ['BL', 'Belluno'],
  ['BN', 'Benevento'],
  ['BG', 'Bergamo'],
  ['BI', 'Biella'],
  ['BO', 'Bologna'],
  ['BZ', 'Bolzano'],
  ['BS', 'Brescia'],
  ['BR', 'Brindisi'],
  ['CA', 'Cagliari'],
  ['CL', 'Caltanissetta'],
  ['CB', 'Campobasso'],
  ['CE', 'Caserta'],
  ['CT', 'Catania'],
  ['CZ', 'Catanzaro'],
  ['CH', 'Chieti'],
  ['CO', 'Como'],
  ['CS', 'Cosenza'],
  ['CR', 'Cremona'],
  ['KR', 'Crotone'],
  ['CN', 'Cuneo'],
  ['EN', 'Enna'],
  ['FM', 'Fermo'],
  ['FE', 'Ferrara'],
  ['FI', 'Firenze'],
  ['FG', 'Foggia'],
  ['FC', 'Forlì-Cesena'],
  ['FR', 'Frosinone'],
  ['OT', 'Gallura Nord-Est Sardegna'],
  ['GE', 'Genova'],
  ['GO', 'Gorizia'],
  ['GR', 'Grosseto'],
  ['IM', 'Imperia'],
  ['IS', 'Isernia'],
  ['AQ', 'L’Aquila'],
  ['SP', 'La Spezia'],
  ['LT', 'Latina'],
  ['LE', 'Lecce'],
  ['LC', 'Lecco'],
  ['LI', 'Livorno'],
  ['LO', 'Lodi'],
  ['LU', 'Lucca'],
  ['MC', 'Macerata'],
  ['MN', 'Mantova'],
  ['MS', 'Massa-Carrara'],
  ['MT', 'Matera'],
  ['VS', 'Medio Campidano'],
  ['ME', 'Messina'],
  ['MI', 'Milano'],
  ['MO', 'Modena'],
  ['MB', 'Monza e Brianza'],
  ['NA', 'Napoli'],
  ['NO', 'Novara'],
  ['NU', 'Nuoro'],
  ['OG', 'Ogliastra'],
  ['OR', 'Oristano'],
  ['PD', 'Padova'],
  ['PA', 'Palermo'],
  ['PR', 'Parma'],
  ['PV', 'Pavia'],
  ['PG', 'Perugia'],
  ['PU', 'Pesaro e Urbino'],
  ['PE', 'Pescara'],
  ['PC', 'Piacenza'],
  ['PI', 'Pisa'],
  ['PT', 'Pistoia'],
  ['PN', 'Pordenone'],
  ['PZ', 'Potenza'],
  ['PO', 'Prato'],
  ['RG', 'Ragusa'],
  ['RA', 'Ravenna'],
  ['RC', 'Reggio Calabria'],
  ['RE', 'Reggio Emilia'],
  ['RI', 'Rieti'],
  ['RN', 'Rimini'],
  ['RM', 'Roma'],
  ['RO', 'Rovigo'],
  ['SA', 'Salerno'],
  ['SS', 'Sassari'],
  ['SV', 'Savona'],
  ['SI', 'Siena'],
  ['SR', 'Siracusa'],
  ['SO', 'Sondrio'],
  ['CI', 'Sulcis Iglesiente'],
  ['TA', 'Taranto'],
  ['TE', 'Teramo'],
  ['TR', 'Terni'],
  ['TO', 'Torino'],
  ['TP', 'Trapani'],
  ['TN', 'Trento'],
  ['TV', 'Treviso'],
  ['TS', 'Trieste'],
  ['UD', 'Udine'],
  ['VA', 'Varese'],
  ['VE', 'Venezia'],
  ['VB', 'Verbano-Cusio-Ossola'],
  ['VC', 'Vercelli'],
  ['VR', 'Verona'],
  ['VV', 'Vibo Valentia'],
  ['VI', 'Vicenza'],
  ['VT', 'Viterbo'],
];

/** Abolished provinces: old addresses contain them, and they are still accepted. */
export const ABOLISHED_PROVINCES: readonly (readonly [code: string, name: string, year: number])[] = [
  ['SU', 'Sud Sardegna', 2025],
];

/** Former names and abbreviations of provinces, and other names in use. */
const OTHER_NAMES: readonly (readonly [name: string, code: string])[] = [
  ['FO', 'FC'],
  ['Forlì', 'FC'],
  ['PS', 'PU'],
  ['Pesaro', 'PU'],
  ['Olbia-Tempio', 'OT'],
  ['Gallura', 'OT'],
  ['Carbonia-Iglesias', 'CI'],
  ['Sulcis', 'CI'],
  ['Valle d’Aosta', 'AO'],
  ['Vallée d’Aoste', 'AO'],
  ['Reggio nell’Emilia', 'RE'],
  ['Reggio di Calabria', 'RC'],
  ['Bozen', 'BZ'],
  ['Monza', 'MB'],
  ['Monza e della Brianza', 'MB'],
  ['Verbania', 'VB'],
  ['Barletta', 'BT'],
  ['BAT', 'BT'],
  ['Roma Capitale', 'RM'],
];

/** Words before the name in its full form. */
const NAME_PREFIX =
  /^(?:(?:provincia|prov)(?:-autonoma)?-|citta-metropolitana-|libero-consorzio-comunale-)?(?:di-|della-|dell-|del-|de-)?/;

const ALL_PROVINCES = [...PROVINCES, ...ABOLISHED_PROVINCES];

export const isProvince = (code: string): boolean => ALL_PROVINCES.some(([known]) => known === code);

/**
 * Finds the code of a province written as a code, as a name or as both: `OT`, `Ogliastra`, `Provincia di Nuoro (NU)`.
 */
export function provinceCode(text: string): string | null {
  const typed = slugify(text).replace(NAME_PREFIX, '');
  // In `Provincia dell’Aquila` and `della Spezia` the article is merged with the preposition.
  const isTyped = (form: string) => [typed, `l-${typed}`, `la-${typed}`].includes(slugify(form));
  const found = ALL_PROVINCES.find(([code, name]) => [code, name, `${name} ${code}`].some(isTyped));
  const other = OTHER_NAMES.find(([name, code]) => [name, `${name} ${code}`].some(isTyped));
  return found?.[0] ?? other?.[1] ?? null;
}
