import { type Emergency, emergencyIn } from '#domain/emergency.ts';
import { isStopWord } from '#domain/stop-words.ts';
import { fold, wordsOf } from '#domain/text.ts';

/**
 * Kinds of questions that articles do not answer; they get a fixed reply instead of a search. `aboutChatbot`:
 * who is answering and what it can do, and small talk with it.
 */
export type OffTopic =
  | 'hello'
  | 'thanks'
  | 'aboutChatbot'
  | 'opinion'
  | 'future'
  | 'calculation'
  | 'health'
  | 'law'
  | 'product'
  | Emergency;

const GREETING =
  /^(?:ciao|salve|ehi|hey|buon ?giorno|buona ?sera|buon pomeriggio)(?: (?:a tutti|a te|come (?:stai|va|state)|redazione))*$/;
const THANKS =
  /^(?:ok |perfetto |bene |benissimo )?(?:molte |mille |tante )?grazie(?: (?:mille|tante|infinite|davvero|a|te|voi|sei|siete|stat[oaie]|gentil\p{L}*|molto|di|tutto|cuore|per|l|la|le|aiuto|risposta|informazioni|ciao|buona|giornata|serata|arrivederci))*$|^(?:ok|perfetto|va bene|capito|benissimo|ottimo)$/u;
const ABOUT_CHATBOT =
  /^(?:(?:ciao )?(?:ma )?(?:tu )?(?:chi|che cosa|cosa) (?:sei|sai fare|puoi fare|fai)|come (?:funzioni|ti chiami|stai|va)|(?:mi )?(?:puoi|potresti) aiutar(?:mi|e)|con chi (?:parlo|sto parlando)|chi ti ha (?:creat|fatt|programmat|inventat|addestrat)[oa]|(?:ma )?(?:sei|(?:parlo|sto parlando) con)(?: (?:(?:o|con|un|una|essere) )*(?:robot|bot|chatbot|macchina|persona|uman[oa]|computer|programma|assistente|intelligenza artificiale|ia|ai|ver[oa]))+|raccontami una barzelletta|ti amo|che (?:ore sono|giorno e oggi)|ora esatta)$/;
const SMALL_TALK: readonly (readonly [RegExp, OffTopic])[] = [
  [GREETING, 'hello'],
  [THANKS, 'thanks'],
  [ABOUT_CHATBOT, 'aboutChatbot'],
];

const NUMBER_WORDS =
  'zero|uno|due|tre|quattro|cinque|sei|sette|otto|nove|dieci|undici|dodici|venti|trenta|quaranta|cinquanta|cento|mille';
const CALCULATION = new RegExp(
  String.raw`^(?:(?:dimmi |sai )?(?:quanto|cosa|che cosa) (?:fa|fanno|e|viene)|calcola|quant e|risultato di|radice quadrata di|radice di)?\s*(?:(?:\d+(?!\d)|${NUMBER_WORDS}|x|piu|meno|per|diviso|volte|la radice(?: quadrata)? di|al quadrato|il|l|per cento di|% di)\s*)+$`,
);

const OPINION =
  /\b(?:che|cosa|che cosa) (?:ne )?(?:pensi|pensate|dici tu|dite voi)\b|\bsecondo (?:te|voi)\b|\b(?:la )?(?:tua|vostra) opinione\b/;

/** Questions for a prediction, which no article answers; other questions about the future are searched. */
const FUTURE =
  /^(?:e |ma |secondo te )?chi (?:vincera|vinceranno|sara elett[oa])\b|\bcome (?:finira|andra a finire)\b|\b(?:che|quali) numeri usciranno\b|\b(?:puoi|sai) prevedere\b/;

/** A forecast that articles report. */
const REPORTED_FORECAST = /\bsondagg\w+|\bpronostic\w+|\bsecondo (?!te\b|voi\b)|\bbookmaker\b/;

const NUMBER = new RegExp(String.raw`\d|\b(?:${NUMBER_WORDS})\b`);
const OPERATOR = /\b(?:piu|meno|per|diviso|volte|radice|quadrato|x)\b|%/;

/** Parts of the body; `mi fa male il governo` says something else. */
const BODY =
  'testa|pancia|schiena|stomaco|gola|dent[ei]|gamb[ae]|bracci[oa]|ginocchi[oa]?|collo|pied[ei]|spall[ae]|petto|cuore|orecchi[oae]?|occhi|occhio|man[oi]|fianco|fianchi|addome|cavigli[ae]|pols[oi]|muscol[oi]|oss[oa]|fegato|ren[ei]|dit[oa]|alluce|anca|torace|seno|lingua|bocca|naso|viso|corpo';
/** Somebody close, of whom one asks as of oneself. */
const RELATIVE =
  '(?:mi[oa]|nostr[oa]) (?:figli[oa]|bambin[oa]|neonat[oa]|madre|mamma|padre|papa|marito|moglie|nonn[oa]|compagn[oa]|fratello|sorella|zi[oa]|nipote|suocer[oa])';
const OWN_HEALTH = new RegExp(
  String.raw`\b(?:ho|mi (?:fa|fanno|e venut\w|viene)|soffro di|${RELATIVE} (?:ha|ha avuto|soffre di|sta|si sente|accusa)|mi sento)(?: (?:un|una|il|la|l|lo|i|molto|tanto|tanta|spesso|sempre|forte|forti|dei|delle|degli|troppo|sempre))* (?:mal|male(?! (?:il|lo|la|l|i|gli|le|un|una) (?!(?:${BODY})\b))|dolor\w*|febbre|tosse|emicrania|mal di testa|nausea|vertigini|ansia|sintom\w*|gonfi\w*|prurito|sangue|pressione alta|allergi\w*|raffreddore|influenza)\b`,
);
const MEDICINE =
  /\b(?:(?:che|quale|quali|quanta|quante|quanto) (?:medicin\w+|farmac\w+|pastigli\w+|antibiotic\w+|dose|gocce|paracetamolo|ibuprofene|aspirina)\b.*\b(?:prendo|si prende|si usa|uso|(?<!(?<!si )\b(?:deve|devono|puo|possono|dovra|dovranno|dovrebbe|fa|fanno) )(?:prendere|usare)|devo|posso|mi consigli\w*)|(?:devo|posso|dovrei|conviene|meglio|smettere di) prender\w+ (?:l |la |il |un |una |le |gli |i )?(?:medicin\w+|farmac\w+|antibiotic\w+|aspirina|paracetamolo|tachipirina|ibuprofene|cortisone))\b/;
const LAW =
  /\b(?:posso|devo|potrei|mi conviene|ho diritto|come faccio a)\b.*\b(?:licenziar(?:e|mi)|fare causa|far causa|denunciar\w+|querelar\w+|sfratt\w+|divorzi\w+|separar(?:mi|e)|impugnar\w+|contestare (?:una |la )?multa|ricorso|eredita|ereditare|ereditaria|testamento|mio (?:capo|datore|vicino|inquilino|padrone))\b|\b(?:puo|possono|rischia|rischio)\b.*\b(?:licenziarmi|sfrattarmi|denunciarmi|querelarmi|mio (?:capo|datore|vicino|inquilino|padrone))\b|\bmi (?:hanno|ha) (?:licenziat\w|denunciat\w|querelat\w|sfrattat\w|multat\w)\b/;

const wordSet = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/));

/**
 * Words about using the newsstand. A question is about the product if it contains one of `PRODUCT_ONLY` and, besides
 * stop words and the paper's name, no words but these and `PRODUCT_NEUTRAL`.
 */
const PRODUCT = wordSet(
  `abbonamento abbonamenti abbonarmi abbonarsi abbono abbonato abbonata disdico disdire disdetta disdirlo rinnovo rinnovare rinnovarlo rinnova
  password account profilo login accesso accedere accedo entrare registrarmi registrazione registrarsi iscrivermi iscrizione app
  applicazione notifica notifiche newsletter fattura fatture pagamento pagare pago carta credito scaricare scarico scarica scaricarlo download
  sfogliatore pdf email mail indirizzo cambiare modificare cancellare cancellarmi eliminare annullare riattivare attivare
  sospendere dispositivo dispositivi telefono cellulare tablet offline preferiti chat assistenza servizio clienti operatore`,
);
/** Words of which a question about the product has at least one; the other words may occur in any question. */
const PRODUCT_ONLY = wordSet(
  `abbonamento abbonamenti abbonarmi abbonarsi abbono abbonato abbonata disdico disdire disdetta password account login accedere accedo
  registrarmi app applicazione notifiche newsletter fattura scaricare scarico scarica sfogliatore assistenza`,
);
/** Words that a question about the product may have besides; they also occur in other questions. */
const PRODUCT_NEUTRAL = wordSet(
  `giornale giornali quotidiano edicola copia numero edizione articoli articolo digitale sito pagina mio mia miei mie riesco riesce funziona
  funzionano faccio fare fa si posso potete potrei voglio vorrei devo serve bisogna come dove quanto costa costano prezzo prezzi
  trovo trova mai piu sempre ancora perche non mese mensile annuale anno online perso persa dimenticato dimenticata ho avete
  parlare contattare ricevere ricevo arriva arrivano leggere leggo vedere vedo aprire apre apro problema problemi errore quando scade
  gratis gratuito prova sconto sconti ciao salve buongiorno grazie per favore aiuto aiutatemi aiutarmi dice dite`,
);

const plain = (question: string) =>
  fold(question)
    .replace(/[^\p{L}\p{N}%]+/gu, ' ')
    .trim();

/**
 * Whether a question has a word that is only about using the newsstand, and no word that is about anything else.
 */
function isAboutProduct(folded: string, brandName: string): boolean {
  const brandWords = new Set(wordsOf(fold(brandName)));
  const contentWords = wordsOf(folded).filter((word) => !isStopWord(word) && !brandWords.has(word));
  return (
    contentWords.some((word) => PRODUCT_ONLY.has(word)) &&
    contentWords.every((word) => PRODUCT.has(word) || PRODUCT_NEUTRAL.has(word))
  );
}

/**
 * The kind of sentences that only greet, give thanks, or ask who is answering; null if one says anything
 * else.
 */
function smallTalkIn(sentences: readonly string[]): OffTopic | null {
  const kinds = sentences.map((sentence) => SMALL_TALK.find(([pattern]) => pattern.test(sentence))?.[1]);
  if (kinds.includes(undefined)) return null;
  return kinds.includes('aboutChatbot') ? 'aboutChatbot' : (kinds.at(-1) ?? null);
}

/** The kind of fixed reply that a question gets; null if articles are searched for it. RAG-07 */
export function offTopicOf(question: string, brandName: string): OffTopic | null {
  const folded = plain(question);
  const emergency = emergencyIn(folded);
  if (emergency) return emergency;
  const smallTalk =
    smallTalkIn([folded]) ??
    smallTalkIn(
      question
        .split(/[?!.]+/)
        .map(plain)
        .filter(Boolean),
    );
  if (smallTalk) return smallTalk;
  if (isCalculation(question)) return 'calculation';
  if (OPINION.test(folded)) return 'opinion';
  if (FUTURE.test(folded) && !REPORTED_FORECAST.test(folded)) return 'future';
  if (!OTHER_APP.test(folded) && isAboutProduct(folded, brandName)) return 'product';
  if (OWN_HEALTH.test(folded) || MEDICINE.test(folded)) return 'health';
  return LAW.test(folded) ? 'law' : null;
}

/** The app of the public administration, whose name `IO` is a common word. */
const OTHER_APP = /\bapp io\b/;

/** Texts that look like a calculation but are a tax allocation (`8 per mille`) or a percentage. */
const NOT_A_CALCULATION =
  /^(?:(?:che )?cosa e )?(?:(?:il|l|lo|un) )?(?:(?:\d|due|cinque|otto)\s*(?:x|per)\s*(?:1000|mille)|\S+ per (?:cento|mille))$/;
/** Two numbers or a root: `tre volte` alone is none. */
const HAS_OPERANDS = new RegExp(
  String.raw`(?:\d|\b(?:${NUMBER_WORDS})\b).*(?:%|\b(?:piu|meno|per|diviso|volte|x)\b).*(?:\d|\b(?:${NUMBER_WORDS})\b)|\b(?:radice|quadrato)\b`,
);
const ASKS_CALCULATION =
  /^(?:(?:dimmi |sai )?(?:quanto|cosa|che cosa) (?:fa|fanno|e|viene)|calcola|quant e|risultato di)\b/;

function isCalculation(question: string): boolean {
  const folded = plain(question);
  // A slash, a hyphen or a colon is an operator only if the question asks for a calculation: otherwise
  // `25/11` is a date and `3-2` the score of a match. An `x` alone is a name, and an operator beside numbers.
  const questionWithOperators = withSpelledOperators(question, ASKS_CALCULATION.test(folded));
  return (
    NUMBER.test(questionWithOperators) &&
    OPERATOR.test(questionWithOperators) &&
    CALCULATION.test(questionWithOperators) &&
    HAS_OPERANDS.test(questionWithOperators) &&
    !NOT_A_CALCULATION.test(questionWithOperators)
  );
}

/** A question with its operators as words; `-`, `:` and `/` only if it asks for a calculation. */
const withSpelledOperators = (question: string, asksCalculation: boolean) =>
  (asksCalculation ? withMinusAndDivision(fold(question)) : fold(question))
    .replace(/\+/g, ' piu ')
    .replace(/(?<=\d\s*)[x×*·](?=\s*\d)/g, ' per ')
    .replace(/(?<=\d\s*)÷(?=\s*\d)/g, ' diviso ')
    .replace(/[^\p{L}\p{N}%]+/gu, ' ')
    .trim();

/** `-`, `:` and `/` between digits as words; elsewhere they are left as they are. */
const withMinusAndDivision = (folded: string) =>
  folded.replace(/(?<=\d\s*)[-−](?=\s*\d)/g, ' meno ').replace(/(?<=\d\s*)[:/](?=\s*\d)/g, ' diviso ');
