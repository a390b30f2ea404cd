/** Texts of the question for consent. A change of these words must raise `CONSENT_WORDS_VERSION`. */
export const questionStrings = {
  title: 'La tua privacy, in chiaro',
  technical: 'Usiamo strumenti tecnici per far funzionare l’edicola.',
  choice:
    'Con il tuo consenso, noi e i nostri fornitori misuriamo le letture e personalizziamo contenuti e offerte.',
  closing: 'Se chiudi con la X («Continua senza accettare») resta attivo solo ciò che è tecnico.',
  later: 'Puoi cambiare idea quando vuoi da «Preferenze privacy», in fondo a ogni pagina.',
  cookiePolicy: 'Informativa cookie',
  external: '(altro sito)',
  refuse: 'Rifiuta',
  choose: 'Personalizza',
  accept: 'Accetta',
  notSaved:
    'Senza rete non possiamo registrare la tua scelta: finché non torna non attiviamo nulla. Riprova tra poco.',
  close: 'Continua senza accettare',
};
