/**
 * Messages to the reader about what succeeded or failed: the specification's catalogue, under its names. Each says what
 * happened and what to do next. API-04
 */
export const messages = {
  // Failures, and what the reader has to do about them.
  generic_error: 'Si è verificato un errore. Riprova tra qualche minuto.',
  network_error: 'Errore di connessione. Controlla la rete e riprova.',
  invalid_credentials: 'E-mail o password non corrette. Controlla e riprova, oppure reimposta la password.',
  access_denied: 'Accesso negato: questo account è sospeso. Contatta il customer care per riattivarlo.',
  login_error: "C'è stato un errore con l'accesso. Contatta il customer care per risolvere.",
  login_required: 'Per continuare devi effettuare l’accesso.',
  session_expired: 'La sessione è scaduta. Accedi di nuovo per continuare.',
  invalid_browser: 'Il tuo accesso è passato a un altro dispositivo. Accedi di nuovo per continuare qui.',
  invalid_password: 'Password non valida. Controllala e riprova.',
  too_many_attempts: 'Troppi tentativi. Per la tua sicurezza riprova tra qualche minuto.',
  not_activated: 'Manca l’attivazione dell’account: inserisci il codice che ti abbiamo mandato per e-mail.',
  code_not_valid: 'Il codice non è valido o è scaduto. Chiedine un altro e riprova.',
  no_data: 'Nessun dato disponibile.',
  cannot_invite_yourself: 'Non puoi invitare te stesso: inserisci l’e-mail di un’altra persona.',
  subscription_activation_error:
    'Non siamo riusciti ad attivare l’abbonamento. Riprova o contatta il customer care.',
  missing_required_fields: 'Mancano alcuni dati obbligatori.',
  fill_now: 'Compila ora',
  google_account_not_linked:
    'Questo account non è collegato a un abbonamento Google. Accedi con l’account dell’acquisto.',
  invalid_google_token: 'Il codice di Google non è valido. Riparti dall’app e riprova.',
  profile_update_error: 'Non siamo riusciti ad aggiornare il profilo. Riprova tra qualche minuto.',
  subscriptions_error: 'Non siamo riusciti a caricare gli abbonamenti. Riprova tra qualche minuto.',
  renewal_unset_error:
    'Non siamo riusciti a disattivare il rinnovo automatico. Riprova o contatta il customer care.',
  offer_activation_error: 'Non siamo riusciti ad attivare l’offerta. Riprova o contatta il customer care.',
  captcha_not_valid: 'La verifica anti-abuso non è riuscita. Riprova tra qualche istante.',
  too_large: 'Il file è troppo grande. Scegline uno più leggero.',
  chat_error: 'Non è stato possibile avviare la chat. Riprova tra qualche minuto.',
  payment_method_error:
    'C’è un problema con il metodo di pagamento per il rinnovo. Aggiornalo per non perdere l’abbonamento.',
  push_not_supported: 'Questo browser non supporta le notifiche push. Prova con un altro browser.',
  // Progress.
  loading_user_info: 'Caricamento dei tuoi dati…',
  // Successes.
  generic_success: 'Operazione completata.',
  // After a reset, at the sign-in; `password_changed_success` is for a reader who stays signed in.
  password_changed: 'Password modificata. Accedi con quella nuova.',
  password_changed_success: 'Password modificata.',
  signed_out_offline: 'Sei uscito da questo dispositivo. Il resto si completa appena torna la rete.',
  account_activated: 'Account attivato. Ora puoi accedere.',
  gdpr_export_requested: 'Richiesta inviata: riceverai una e-mail quando i tuoi dati saranno pronti.',
  gdpr_data_deleted: 'I tuoi dati sono stati cancellati.',
  mail_sent: 'E-mail inviata.',
  newsletter_subscribed: 'Iscrizione alla newsletter completata.',
  newsletter_unsubscribed: 'Non riceverai più questa newsletter.',
  topic_subscribed: 'Argomento aggiunto ai tuoi interessi.',
  topic_unsubscribed: 'Argomento tolto dai tuoi interessi.',
  push_on: (topic: string) => `Notifiche attivate per ${topic}.`,
  push_off: (topic: string) => `Notifiche disattivate per ${topic}.`,
  offer_activated: 'Offerta attivata.',
} as const;

export type MessageKey = keyof typeof messages;
