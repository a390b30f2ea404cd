/** Kinds of messages that ask for help now, not for articles: each gets a reply with who helps. */
export type Emergency = 'despair' | 'violence' | 'emergency';

const RELATIVE = String.raw`(?:(?:il |la )?(?:mi[oa]|nostr[oa]) (?:figli[oa]|bambin[oa]|bimb[oa]|neonat[oa]|madre|mamma|padre|papa|marito|moglie|nonn[oa]|compagn[oa]|fidanzat[oa]|ragazz[oa]|ex|fratello|sorella|zi[oa]|nipot\p{L}+|cugin[oa]|suocer[oa]|amic[oa]|vicin[oa]|coinquilin[oa]))`;
const RELATIVES = '(?:(?:i |le )?(?:miei|mie) (?:genitori|figli|figlie|nonni|amici|amiche))';
const SOMEBODY = `(?:${RELATIVE}|un[oa]? (?:mi[oa] )?(?:amic[oa]|person[oa]|ragazz[oa])|un amico|un amica)`;

/** Ways to name one's own death. */
const TO_DIE =
  '(?:morire|morirmi|uccidermi|ammazzarmi|suicidarmi|impiccarmi|farla finita|togliermi la vita|levarmi la vita|non esserci piu|non svegliarmi piu|buttarmi (?:giu|sotto|dal|dalla)|farmi (?:del )?male|al suicidio|suicidio)';
const THEY_DIE =
  '(?:morire|uccidersi|ammazzarsi|suicidarsi|farla finita|togliersi la vita|farsi (?:del )?male|al suicidio)';

const DESPAIR = [
  `(?:io )?(?:voglio|vorrei|ho voglia di|avrei voglia di|ho deciso di|sto per|penso(?: spesso| sempre| solo)? (?:a|di|al)|sto pensando (?:a|di|al)|desidero|preferirei) ${TO_DIE}`,
  'mi (?:voglio|vorrei) (?:uccidere|ammazzare|suicidare|togliere la vita|impiccare)',
  'mi (?:uccido|ammazzo|suicido|tolgo la vita)',
  'non (?:voglio|vorrei|ho) (?:piu )?(?:(?:voglia|motivo|motivi) (?:di|per) )?(?:piu )?(?:vivere|esistere)',
  'la mia vita (?:non ha (?:piu )?(?:nessun |alcun )?senso|e finita|fa schifo)',
  'non ha (?:piu )?senso vivere',
  '(?:ho|faccio|mi vengono)(?: (?:spesso|sempre|dei|brutti))* pensieri (?:suicid[ai]|di (?:morte|suicidio))',
  'mi (?:taglio|sono tagliat[oa]) (?:le vene|i polsi|le braccia)',
  `${SOMEBODY} (?:si vuole|si vorrebbe) (?:uccidere|ammazzare|suicidare|togliere la vita|fare del male)`,
  'come (?:posso |faccio a |si fa a )?(?:suicidarmi|uccidermi|ammazzarmi|togliermi la vita|farla finita|morire senza (?:dolore|soffrire))',
  `${SOMEBODY} (?:vuole|ha detto che vuole|dice che vuole|dice di voler|minaccia di|pensa di|pensa a|pensa al|parla di|ha tentato di|ha provato a) ${THEY_DIE}`,
].join('|');
/** The whole message: in a longer one it is about something else. */
const DESPAIR_ALONE =
  /^(?:aiuto )?(?:io )?(?:pensieri suicidi|mi taglio|(?:non ce la faccio|non ne posso|non resisto) (?:proprio )?(?:davvero )?piu|basta non ce la faccio piu|sono disperat[oa])(?: a vivere| con la vita| aiuto)?$/;

const HARMS =
  '(?:picchia(?:to|ta|no|va)?|mena(?:to|ta|no)?|maltratta(?:to|ta|no)?|minaccia(?:to|ta|no)?|perseguita(?:to|ta|no)?|violenta(?:to|ta)?|stupra(?:to|ta)?|molesta(?:to|ta|no)?|tocca(?:to|ta)?|strangola(?:to|ta)?|segue ovunque|stalkera|abusa|mett(?:e|ono) le mani addosso|messo le mani addosso|alza(?:to)? le mani)';
const VIOLENCE = [
  `(?:${RELATIVE}|${RELATIVES}|lui|lei|uno|qualcuno|un uomo) (?:mi|ci) (?:ha(?:nno)? |sta(?:nno)? )?(?:appena )?(?:di nuovo )?${HARMS}`,
  String.raw`^(?:aiuto )?(?:mi|ci) (?:ha(?:nno)? )(?:appena )?(?:picchiat|menat|violentat|stuprat|molestat|aggredit|minacciat|strangolat)\p{L}*`,
  '^(?:aiuto )?mi (?:picchia|mena|maltratta|perseguita|violenta)(?:no)?(?: (?:ogni|sempre|tutti|spesso|da).*)?$',
  String.raw`(?:sono|sono stat[oa]|siamo) vittim[ae] (?:di|della|dello) (?:violenz\p{L}+|stalking|stalker|maltrattament\p{L}+|abus\p{L}+|stupro|tratta)`,
  'sono stat[oa] (?:violentat|stuprat|picchiat|molestat|aggredit|abusat)[oa]',
  'subisco (?:violenz[ae]|maltrattamenti|abusi|stalking)',
  String.raw`ho paura (?:di|del|della) (?:${RELATIVE}|mi[oa] \p{L}+)`,
  `${RELATIVE} (?:picchia|mena|maltratta|violenta|perseguita) (?:(?:la |il |i |le |suo |sua )*(?:moglie|marito|compagn[oa]|figli[oa]?|bambin[oi]|madre|mamma|sorella|fidanzata)|me|mi[oa])`,
].join('|');

const POISON =
  '(?:candeggina|varechina|detersiv[oi]|velen[oi]|topicida|ammoniaca|acido|solvente|benzina|antigelo|trielina|diserbante|disgorgante|una pila|una batteria|funghi velenosi|tropp[eio] (?:pastiglie|pillole|medicin[ae]|farmaci|gocce|sonniferi)|una scatola di (?:pastiglie|pillole|sonniferi))';
const EMERGENCY = [
  String.raw`(?:ho|abbiamo|${RELATIVE} ha|${RELATIVE} si e) (?:appena )?(?:bevut|ingerit|inghiottit|ingoiat|mangiat|pres|mess)\p{L} (?:(?:in bocca|per sbaglio) )?(?:(?:della|del|dei|la|il|un po di|un) )?${POISON}`,
  `(?:${RELATIVE}|una persona|un uomo|una donna) (?:(?:qui )?(?:non respira|sta soffocando|e svenut[oa]|ha perso i sensi|ha le convulsioni|sta morendo|non si sveglia|perde (?:molto )?sangue|e in overdose|ha un infarto|sta avendo un infarto|ha avuto un (?:malore|infarto|ictus)))`,
  '^(?:aiuto )?(?:non respiro|non riesco a respirare|sto (?:soffocando|svenendo|morendo)|perdo (?:molto )?sangue|(?:ho|credo di avere|penso di avere|sto avendo) un (?:infarto|ictus))(?: .{0,40})?$',
  `(?:${RELATIVE}) (?:e scompars[oa]|e sparit[oa]|e scappat[oa] di casa|non si trova(?: piu)?|non (?:e (?:ancora )?(?:piu )?tornat[oa]|torna)(?: (?:piu )?a casa)?)(?: (?:da|ieri|oggi|stamattina|stasera|stanotte|piu|che|cosa|aiuto).{0,40})?$`,
  String.raw`(?:c e|e scoppiato|ho) (?:un incendio|una fuga di gas|il fuoco)(?: \p{L}+)? (?:in|a|da|nel|nella|sotto) (?:casa(?: mia)?|mi[oa] \p{L}+|me|mio palazzo|nostro palazzo)`,
  'sento (?:un forte )?odore di gas',
  '(?:qualcuno|un ladro|i ladri|uno) (?:e entrato|sta entrando|sono entrati|stanno entrando|e) (?:in|a) casa(?: mia)?',
  'mi stanno (?:derubando|rapinando|seguendo|aggredendo|picchiando)',
  '(?:chiamate|mandate|mandatemi|ho bisogno di|^(?:mi )?serve subito) (?:subito )?(?:la polizia|i carabinieri|un ambulanza|l ambulanza|i soccorsi|soccorso|i pompieri|il 112|il 118)',
].join('|');

/** Words about a text, or about what somebody else said: `chi canta Voglio morire`. */
const IS_QUOTED =
  /\b(?:ha|hanno|aveva) (?:detto|scritto|urlato|gridato|cantato)\b(?! che (?:vuole|si))|\b(?:film|libro|canzone|cantante|canta|serie|romanzo|titolo|frase|articol\p{L}+|notizi\p{L}+|intervista|processo|sentenza|personaggio|attore|attrice)\b/u;

const begins = (ways: string): RegExp => new RegExp(String.raw`(?<!\p{L})(?:${ways})(?!\p{L})`, 'u');
const KINDS: readonly (readonly [RegExp, Emergency])[] = [
  [begins(DESPAIR), 'despair'],
  [DESPAIR_ALONE, 'despair'],
  [begins(VIOLENCE), 'violence'],
  [begins(EMERGENCY), 'emergency'],
];

/**
 * The emergency of a message in the first person or about somebody close; null for questions about news with the same
 * words, such as `chi voleva morire?`.
 * @param folded the message in small letters, without accents and punctuation
 */
export const emergencyIn = (folded: string): Emergency | null =>
  IS_QUOTED.test(folded) ? null : (KINDS.find(([pattern]) => pattern.test(folded))?.[1] ?? null);

/** Replies to these messages: who helps, and that this service cannot. */
export const EMERGENCY_REPLIES: Readonly<Record<Emergency, string>> = {
  despair:
    'Quello che scrivi conta, e merita un aiuto vero, che qui non posso dare. Se c’è pericolo adesso chiama il 112, che risponde sempre. Telefono Amico Italia ascolta ogni giorno allo 02 2327 2327. Parlarne aiuta, anche con una persona vicina o con il medico.',
  violence:
    'Se c’è pericolo adesso chiama il 112. Contro la violenza e lo stalking c’è il 1522: è gratuito, risponde giorno e notte, e chiamarlo non obbliga a denunciare.',
  emergency:
    'Chiama subito il 112: è gratuito e risponde sempre. Da qui non posso mandare aiuto, né dire che cosa fare.',
};
