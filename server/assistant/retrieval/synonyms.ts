import { fold } from '#domain/text.ts';
import { otherNumerals } from './numerals.ts';

/**
 * Verbs, mostly irregular, one to a line, with the forms that are frequent in newspapers, and nouns of the same meaning;
 * without accents, as `fold` leaves them. Other forms are left to the stemmer.
 */
const VERBS = `
morire muore muoiono morto morta morti morte mori morirono moriva morira
vincere vince vincono vinto vinta vinti vinte vinse vinsero vincera vittoria vittorie vincitore vincitrice vincitori
chiudere chiude chiudono chiuso chiusa chiusi chiuse chiudera chiusura chiusure
aprire apre aprono aperto aperta aperti aperte apri aprira apriranno apertura aperture
riaprire riapre riaprono riaperto riaperta riaperti riaperte riaprira riapertura
eleggere elegge eleggono eletto eletta eletti elette elesse elezione elezioni
uccidere uccide uccidono ucciso uccisa uccisi uccise uccisero uccisione
scrivere scrive scrivono scritto scritta scritti scritte scrisse
perdere perde perdono perso persa persi perse perduto perduta perdita perdite sconfitta
prendere prende prendono preso presa presi prese prendera
mettere mette mettono messo mise misero
decidere decide decidono deciso decisa decisi decise decisero decisione decisioni
vedere vede vedono visto vista visti viste vide vedra
venire viene vengono venuto venuta venuti venne vennero verra verranno
nascere nasce nascono nato nata nati nate nacque nacquero nascita nascite
rompere rompe rompono rotto rotta rotti rotte ruppe rottura
scegliere sceglie scelgono scelto scelta scelti scelte scelse
spegnere spegne spengono spento spenta spenti spense
accendere accende accendono acceso accesa accesi accese accensione
crescere cresce crescono cresciuto cresciuta cresciuti crebbe crescita
scendere scende scendono sceso scesa scesi scese
salire salgono salito salita saliti sali salira
correre corre corrono corsero
chiedere chiede chiedono chiesto chiesta chiesti chieste chiese chiesero richiesta
rispondere risponde rispondono risposto risposta risposte rispose
spendere spende spendono speso spesa spesi spese
difendere difende difendono difeso difesa difesi
offendere offende offeso offesa
arrestare arresta arrestato arrestata arrestati arresto arresti
togliere toglie tolgono tolto tolta tolti tolse
cogliere coglie raccogliere raccoglie raccolgono raccolto raccolta raccolti raccolse
sciogliere scioglie sciolgono sciolto sciolta sciolti sciolse scioglimento
dividere divide dividono diviso divisa divisi divisione
ridurre riduce riducono ridotto ridotta ridotti ridusse riduzione
produrre produce producono prodotto prodotta prodotti produsse produzione
tradurre traduce tradotto tradotta traduzione
condurre conduce conducono condotto condotta condotti condusse
introdurre introduce introdotto introdotta introduzione
proporre propone propongono proposto proposta proposti proposte propose
imporre impone impongono imposto imposta imposte impose
sospendere sospende sospendono sospeso sospesa sospesi sospensione
dimettersi dimette dimettono dimesso dimessa dimissioni
promettere promette promesso promessa promise
permettere permette permesso permessa permessi
trasmettere trasmette trasmesso trasmessa trasmissione
ammettere ammette ammesso ammessa ammissione
dire dice dicono detto detta disse dissero
leggere leggono lesse lettura
dirigere dirige diresse direttore direttrice
distruggere distrugge distrutto distrutta distrutti distrusse distruzione
costruire costruisce costruito costruita costruiti costruzione
rimanere rimane rimangono rimasto rimasta rimasti rimase
scoprire scopre scoprono scoperto scoperta scoperti scoperte scopri
soffrire soffre sofferto
offrire offre offrono offerto offerta offerte offri
coprire copre coperto coperta coperti copertura
vivere vive vivono vissuto vissuta visse
piacere piace piaciuto piacque
nominare nomina nominato nominata nominati
invadere invade invadono invaso invasa invase invasione
evadere evade evaso evasi evasione
esplodere esplode esploso esplosa esplosi esplose esplosione esplosioni
espellere espelle espulso espulsa espulsi espulsione
investire investe investito investita investiti investimento
fondere fonde fuso fusa fusione
condannare condanna condannato condannata condannati condanne
rubare ruba rubato rubata rubati furto furti
assumere assume assumono assunto assunta assunti assunse assunzione assunzioni
uscire esce escono uscito uscita usciti uscite usci uscira usciranno
andare va vanno andato andata andra
riprendere riprende riprendono ripreso ripresa riprese
comprendere comprende compreso compresa
`;

/** Synonyms in their usual forms, for things that newspapers and readers name with different words. */
const SYNONYMS = `
basket pallacanestro
volley pallavolo
auto automobile automobili macchina macchine vettura vetture
bus autobus pullman
comprare compra comprato comprata comprati acquistare acquista acquistato acquistata acquisto acquisti acquisizione rilevato rilevata
bimbo bimbi bimba bimbe bambino bambini bambina bambine
terremoto terremoti sisma scossa scosse
stipendio stipendi salario salari
soldi denaro
meteo previsioni maltempo
sciopero scioperi astensione
gara gare
abitanti residenti popolazione abita abitano gente
guida leader vertice
libreria librerie
film pellicola
cellulare telefonino smartphone
bolletta bollette
aereo aerei volo voli
nave navi traghetto traghetti
ferito feriti ferita ferite
vittima vittime morti
incendio incendi rogo fiamme
furto furti rapina rapine
`;

/**
 * Words for a price. They are synonyms only in a question with `quanto`, because `costa` also means the coast,
 * and `spesa` the shopping.
 */
const PRICE_WORDS =
  'costa costano costare costato costata costera costo costi spesa spese prezzo prezzi tariffa tariffe'.split(
    ' ',
  );

const synonymsByForm = new Map<string, readonly string[]>();
for (const line of `${VERBS}${SYNONYMS}`.split('\n')) {
  const forms = line.split(' ').filter((form) => form !== '');
  for (const form of forms.map(fold))
    synonymsByForm.set(form, [...(synonymsByForm.get(form) ?? []), ...forms]);
}

/**
 * Other folded words with the same meaning: forms of an irregular verb, such as `muore`, `morto` and `morte`, and
 * synonyms, such as `basket` and `pallacanestro`.
 */
export function synonymsOf(folded: string, { asksQuantity = false } = {}): readonly string[] {
  const priceSynonyms = asksQuantity && PRICE_WORDS.includes(folded) ? PRICE_WORDS : [];
  return [
    ...new Set(
      [...(synonymsByForm.get(folded) ?? []), ...priceSynonyms, ...otherNumerals(folded)].filter(
        (form) => form !== folded,
      ),
    ),
  ];
}
