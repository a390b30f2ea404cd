import { PROVINCES } from '#domain/provinces.ts';
import { fold } from '#domain/text.ts';

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));
const lines = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s*,\s*/));

/** A word as the lists below have it. */
const plain = (word: string): string => fold(word).replace(/[.’']/g, '').trim();

/** What systems call whoever has no name. */
const NOBODY = words(`
  admin administrator amministratore root webmaster sysadmin superuser system wordpress wp user utente guest
  editor author autore autrice unknown anonymous anonimo sconosciuto noreply no-reply nobody none null undefined
  siteadmin superadmin siteeditor webeditor contenteditor adminuser testuser newuser demo prova
  n/a na default test info byline firma co vari autorivari aavv redazionale
  pubblicita publiredazionale pubbliredazionale advertorial sponsorizzato`);

/** What stands where a name should, and names nobody, as a whole line or a part of one. */
const NOBODY_PHRASE = new RegExp(
  `^(?:${[
    'letter[ae] (?:firmat[ae]|anonim[ae]|apert[ae]|al direttore|alla redazione|dei lettori)',
    '(?:articolo|testo|lettera) non firmat[oa]',
    '(?:non|senza) firma(?:t[oa])?',
    'segue(?: la)? firma|firma (?:illeggibile|in calce)',
    'autori vari|vari autori|a\\.?\\s?a\\.?\\s?v\\.?\\s?v\\.?',
    'nome e cognome',
    'contenuto (?:sponsorizzato|promozionale|pubblicitario)',
    '(?:informazione|inserzione|messaggio) (?:pubblicitari[oa]|promozionale|elettorale)',
    '(?:riproduzione|tutti i diritti) riservat[ai]',
    '(?:il |la )?premio \\p{L}+(?: per \\P{Lu}+)?',
    '(?:font[ei]|sources?|quellen?)\\s*:.*',
  ].join('|')})$`,
  'iu',
);

/** `Fonte Ansa` says whence it comes; `Fonte Lucia` is a person. */
export const isNobodyPhrase = (text: string): boolean => {
  const [, source] = /^font[ei]\s+(.+)$/i.exec(text) ?? [];
  return NOBODY_PHRASE.test(text.trim()) || (source !== undefined && isSource(source));
};

/** What the name of a desk or of an organisation begins or ends with, and no person's. */
const DESK = words(`
  redazione redaz desk ufficio agenzia agenzie agency staff servizio comitato associazione fondazione universita ministero
  newsroom newsdesk redaktion redaccion redaction team editorial comunicato gli web online content from our by polizia
  carabinieri procura the university institute hospital confindustria confcommercio cgil cisl uil`);

/** What only begins one: `Sala Stampa`, but `Anna Sala`. */
const DESK_OR_FAMILY = words(`
  red gruppo comune regione provincia editoriale press stampa sala il studio edizioni casa cooperativa partito consiglio
  parlamento governo questura college foundation`);

/** Agencies and papers: they stand beside the names of those who write for them. */
const SOURCES = lines(`
  ansa, agi, adnkronos, adnk, lapresse, askanews, italpress, agenzia dire, agenzia nova, 9colonne, radiocor,
  radiocor plus, il sole 24 ore radiocor, reuters, thomson reuters, afp, agence france-presse, ap, associated press,
  the associated press, dpa, efe, europa press, tass, xinhua, upi, apa, ats, keystone-ats, belga, ntb, tt, ritzau, stt,
  lusa, anp, pap, ctk, mti, cnn, bbc, bbc news, bloomberg, bloomberg news, dow jones, dow jones newswires, pa, pa media,
  press association, kna, epd, sid, sda, kyodo, anadolu, getty, getty images, afp-services, ansamed, mf-dj, tmnews,
  corriere della sera, la repubblica, la stampa, la gazzetta dello sport, la verita, la presse, la croix, le monde,
  le figaro, new york times, washington post, financial times, wall street journal, el pais, el mundo`);

/** Where correspondents sit, as bylines say it beside a name. */
const PLACES = lines(`
  roma, rome, milano, torino, napoli, genova, bologna, firenze, venezia, palermo, bari, catania, cagliari, trieste,
  verona, padova, perugia, ancona, trento, bolzano, aosta, potenza, catanzaro, campobasso, pescara, brescia, bergamo,
  parma, modena, reggio emilia, reggio calabria, la spezia, l'aquila, citta del vaticano, vatican city, bruxelles,
  brussels, londra, london, parigi, paris, berlino, berlin, madrid, lisbona, vienna, ginevra, zurigo, strasburgo,
  atene, mosca, moscow, kiev, kyiv, varsavia, budapest, istanbul, ankara, gerusalemme, jerusalem, tel aviv, gaza,
  beirut, il cairo, cairo, teheran, baghdad, dubai, new york, washington, los angeles, san francisco, boston, chicago,
  miami, citta del messico, buenos aires, san paolo, rio de janeiro, pechino, beijing, shanghai, hong kong, tokyo, seul,
  new delhi, sydney`);

/** Capitals of provinces, as the names of these say them. */
const OF_PROVINCES = new Set(
  PROVINCES.flatMap(([, name]) => [name, ...name.split('-')].map((one) => fold(one).trim())).concat('monza'),
);

/** Towns by what their names begin with, or by the river or hill they lie at. */
export const PLACE_NAME =
  /^(?:San|Santa|Santo|Sant['’]\p{Lu}\p{L}+|Sesto|Busto|Castel\p{Ll}*|Monte\p{Ll}*|Civita\p{Ll}*|Porto|Borgo|Torre|Villa\p{Ll}*|Cava|Vico|Acqui|Ascoli|Reggio|Vibo|Nocera|Pieve|Rocca\p{Ll}*|Cologno|Cernusco|Paderno|Cinisello)(?:\s(?:\p{Lu}\p{L}+|d[aei]['’]?|del|dell[ae]|d['’]\p{Lu}\p{L}+|dell['’]\p{Lu}\p{L}+|sul|in|al|di)){1,4}$|^\p{Lu}\p{L}+\s(?:del|sul|d['’]|de['’])\s?\p{Lu}\p{L}+$/u;

/** First names, which tell `Di Anna Verdi`, signed by Anna Verdi, from `Di Leo Anna`. */
const GIVEN = words(`
  alberto aldo alessandra alessandro alessia alessio alice andrea angela angelo anna antonella antonio arianna
  barbara bruno camilla carla carlo caterina cecilia chiara claudia claudio cristina daniela daniele dario davide
  diego domenico elena eleonora elisa emanuele emilio enrico enzo erica ettore eva fabio federica federico
  filippo flavia francesca francesco franco gabriele gaia giacomo giada gianluca gianni giorgia giorgio giovanna
  giovanni giulia giuliano giulio giuseppe greta guido ilaria irene ivan laura lorenzo luca lucia luigi luisa
  manuela marco maria mario marta martina massimo matteo mattia maurizio mauro michela michele monica nicola
  paola paolo patrizia piero pietro raffaele riccardo roberta roberto rosa sara serena sergio silvia simona simone
  sofia stefania stefano teresa tommaso ugo valentina valeria vincenzo vittorio
  john mary michael peter paul david james robert hans jean pierre jose juan carlos`);

/** `Super User`, which is Joomla's first account, as well as `superuser`. */
export const isNobody = (name: string): boolean => NOBODY.has(plain(name).replace(/\s+/g, ''));
export const isDeskAlone = (word: string): boolean => DESK.has(plain(word));
export const isDeskWord = (word: string): boolean => isDeskAlone(word) || DESK_OR_FAMILY.has(plain(word));
export function isPlace(name: string): boolean {
  const place = fold(name).trim();
  return PLACES.has(place) || OF_PROVINCES.has(place);
}
export const isGiven = (word: string): boolean => GIVEN.has(plain(word));

/** `ANSA`, `Associated Press`, `NTB-AFP-DPA`: nothing but names of agencies and papers. */
export function isSource(name: string): boolean {
  const known = (one: string) => SOURCES.has(plain(one)) || SOURCES.has(fold(one).trim());
  return known(name) || name.split(/[\s/+-]+/).every(known);
}

const PARTICLES = words(`
  di de del della delle dei degli dello da dal dalla dalle la le lo li van von vom der den ter ten te zu zum zur el al bin
  ibn ben abu du des dos das do af 't san st`);
const ROLE =
  /^(?:inviat[oaie]|corrispondent[ei]|(?:vice|con|co)?diret(?:tore|tori|trice)|dir|(?:capo|capi|vice)*redat(?:tore|tori|trice)|caposervizio|giornalist[aie]|editorialist[ae]|opinionist[ae]|collabora(?:tore|tori|trice)|fotograf[oai]|professor(?:e|essa)?|docente|ricerca(?:tore|trice)|ministr[oa]|(?:vice)?president(?:e|essa)|sindac[oa]|deputat[oa]|sena(?:tore|trice)|vescovo|cardinale|segretari[oa]|assessor[ea]|(?:special )?correspondents?|reporters?|writers?|editors?|columnist|photographer|contributor|freelance|staff|korrespondent\w*|redakteur\w*|envoyee?|correspondant\w*|journalist\w*|corresponsal|enviad[oa]|redactora?|periodista|special)$/;
/** Those of them that no family is called. */
const NO_SURNAME = /^(?:vescovo|cardinale|sindac[oa]|ministr[oa]|segretari[oa]|special|dir)$/;

export const isParticle = (word: string): boolean => PARTICLES.has(word.replace(/['’]$/, ''));
export const isRole = (word: string): boolean => ROLE.test(plain(word));
export const isRoleAfterName = (word: string): boolean => isRole(word) && !NO_SURNAME.test(plain(word));

const HONORIFIC =
  /^(?:(?:prof|dott|dr|sig|on|avv)\.?\s?(?:ssa|ra|ri)\.?|(?:prof|dott|dr|avv|mr|mrs|ms|mme)\.?|(?:on|sen|gen|col|cap|rag|comm|arch|ing|sig|rev|mons|geom|cav|ten|magg)\.|(?:il |la |l['’])?(?:dottor|dottore|dottoressa|professor|professore|professoressa|ingegner|avvocato|signor|signora|onorevole|monsignor)|don|padre|suor|fra)\s+(?=\S)/i;
/** Words that are a title only where they are not written as a name. */
const NAME_TOO = /^(?:Don|Padre|Suor|Fra|Ten\.|Col\.)\s/;
const DEGREE = /[\s,]+(?:ph\.?\s?d\.?|m\.?d\.?|msc|mba|esq\.?)$/i;

/** A name without the titles that stand before and after it. */
export function withoutTitles(name: string): string {
  let bare = name
    .replace(DEGREE, '')
    .replace(/^((?:prof|dott|dr|avv|ing|arch|on|sen|mons)\.)(?=\S)(?!ssa)/i, '$1 ');
  for (let found = HONORIFIC.exec(bare); found && !NAME_TOO.test(bare); found = HONORIFIC.exec(bare))
    bare = bare.slice(found[0].length);
  return bare;
}

/** A company has written nothing; its name ends in what it is by law. */
export const isCompany = (name: string): boolean =>
  /[\s,](?:Inc|Ltd|LLC|GmbH|AG|S\.?p\.?A|S\.?r\.?l|S\.?n\.?c|plc|Corp|& Co|& C|Editore|Edizioni|Editrice)\.?$/i.test(
    name,
  );
