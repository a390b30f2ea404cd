import { PAPER_NAMES } from '#domain/brands/paper-names.ts';

/** Lists of words that distinguish names of persons from others, in small letters, without accents and points. */
const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));
const phrases = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s*,\s*/));

/** Words that systems write instead of a missing name. */
export const SYSTEM_NAMES = words(`
  admin administrator amministratore root webmaster sysadmin superuser system wordpress wp user utente guest
  editor author autore autrice unknown anonymous anonimo sconosciuto noreply no-reply nobody none null undefined
  siteadmin superadmin siteeditor webeditor contenteditor adminuser testuser newuser demo prova
  n/a na default test info byline firma co vari autorivari aavv redazionale
  pubblicita publiredazionale pubbliredazionale advertorial sponsorizzato`);

/** First or last words in names of departments or organisations, never in those of persons. */
export const DEPARTMENT_WORDS = words(`
  redazione redaz desk ufficio agenzia agenzie agency staff servizio comitato associazione fondazione universita ministero
  newsroom newsdesk redaktion redaccion redaction team editorial comunicato gli web online content from our by polizia
  carabinieri procura the university institute hospital confindustria confcommercio cgil cisl uil sindacato
  cronaca cronache economia politica esteri interni cultura spettacoli attualita sport`);

/**
 * Words that are no family name only at the beginning: `Sala Stampa` is a department, but `Anna Sala` a
 * person.
 */
export const DEPARTMENT_FIRST_WORDS = words(`
  red gruppo comune regione provincia editoriale press stampa sala il studio edizioni casa cooperativa partito consiglio
  parlamento governo questura college foundation`);

/** Agencies and papers, which are written before or after the names of their authors. */
export const SOURCES = phrases(`
  ansa, agi, adnkronos, adnk, lapresse, askanews, italpress, agenzia dire, agenzia nova, 9colonne, radiocor,
  radiocor plus, il sole 24 ore radiocor, reuters, thomson reuters, afp, agence france-presse, ap, associated press,
  the associated press, dpa, efe, europa press, tass, xinhua, upi, apa, ats, keystone-ats, belga, ntb, tt, ritzau, stt,
  lusa, anp, pap, ctk, mti, cnn, bbc, bbc news, bloomberg, bloomberg news, dow jones, dow jones newswires, pa, pa media,
  press association, kna, epd, sid, sda, kyodo, anadolu, getty, getty images, afp-services, ansamed, mf-dj, tmnews,
  corriere della sera, la repubblica, la stampa, la gazzetta dello sport, la verita, la presse, la croix, le monde,
  le figaro, new york times, washington post, financial times, wall street journal, el pais, el mundo,
  ${Object.values(PAPER_NAMES).join(', ').toLowerCase()}`);

/** Places of correspondents, which bylines write before or after a name. */
export const PLACES = phrases(`
  roma, rome, milano, torino, napoli, genova, bologna, firenze, venezia, palermo, bari, catania, cagliari, trieste,
  verona, padova, perugia, ancona, trento, bolzano, aosta, potenza, catanzaro, campobasso, pescara, brescia, bergamo,
  parma, modena, reggio emilia, reggio calabria, la spezia, l'aquila, citta del vaticano, vatican city, bruxelles,
  brussels, londra, london, parigi, paris, berlino, berlin, madrid, lisbona, vienna, ginevra, zurigo, strasburgo,
  atene, mosca, moscow, kiev, kyiv, varsavia, budapest, istanbul, ankara, gerusalemme, jerusalem, tel aviv, gaza,
  beirut, il cairo, cairo, teheran, baghdad, dubai, new york, washington, los angeles, san francisco, boston, chicago,
  miami, citta del messico, buenos aires, san paolo, rio de janeiro, pechino, beijing, shanghai, hong kong, tokyo, seul,
  new delhi, sydney`);

/**
 * First names. They distinguish `Di Anna Verdi`, by Anna Verdi, from `Di Leo Anna`, whose family name is Di
 * Leo.
 */
export const FIRST_NAMES = words(`
  alberto aldo alessandra alessandro alessia alessio alice andrea angela angelo anna antonella antonio arianna
  barbara beatrice bruno camilla carla carlo carmela carmelo carmine caterina cecilia chiara ciro claudia claudio concetta
  cristina daniela daniele dario davide
  diego domenico donatella donato elena eleonora elisa emanuele emilio enrico enzo erica ettore eva fabio fabrizio
  federica federico felice fernando filippo flavia flavio francesca francesco franco gabriele gabriella gaia gaetano
  gennaro gerardo giacomo giada gian gianluca gianni gino giorgia giorgio giovanna
  giovanni giulia giuliana giuliano giulio giuseppe giuseppina grazia greta guido ilaria irene ivan laura lorenzo luca
  lucia luciana luciano luigi luisa
  manuela marcella marcello marco maria mario marta martina massimo matteo mattia maurizio mauro michela michele mirella
  monica natale nicola nicoletta ornella pasquale pia pier pierluigi
  paola paolo patrizia piero pietro raffaele renato renzo riccardo rita roberta roberto rosa rosalba rosaria rosario sara
  salvatore saverio sebastiano serena sergio silvana silvia silvio simona simone
  sofia stefania stefano teresa tommaso tullio ugo umberto valentina valeria valerio vincenzo vito vittoria vittorio
  john mary michael peter paul david james robert hans jean pierre jose juan carlos`);

/** Words in small letters within names. */
export const PARTICLES = words(`
  di de del della delle dei degli dello da dal dalla dalle la le lo li van von vom der den ter ten te zu zum zur el al bin
  ibn ben abu du des dos das do af 't san st`);
