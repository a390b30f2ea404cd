/**
 * Two files for what nearly every page needs and few for what several do, beside the route's own: few requests on a bad
 * line, and none so large that a slow phone cannot answer for long while it is evaluated.
 */
export const SHARED_CHUNKS = [
  {
    // What is answered about privacy, with the framework's library: when somebody presses a button of it.
    name: 'privacy',
    test: /node_modules\/@iabtechlabtcf\/core\/|src\/(?:features\/consent\/|shell\/privacy-actions|vendors\/consent-platform|state\/consent\/(?:answer|prove-|send|tc-string))|api\/(?:account\/record-consent|site\/get-vendor-list)/,
    includeDependenciesRecursively: false,
  },
  {
    // What was answered, for whoever wants to know: once the page is idle.
    name: 'consent',
    test: /node_modules\/@iabtechlabtcf\/stub\/|src\/(?:shell\/start-consent|state\/consent\/(?:consent|device-consent|proof-sending|tcf-api)\.)|domain\/consent\/(?!preferences)/,
    includeDependenciesRecursively: false,
  },
  { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler)\// },
  {
    name: 'app',
    test: /node_modules\/(?:@tanstack\/(?!react-virtual|virtual-core)|use-sync-external-store\/)|src\/(?:startup\/after-hydration|error-page|components\/(?!forms|entrance|account|session|save-file|passkeys|base64-of|front-page|downloads|scope-menu|cover|slim|special-|lead-and-rest|page-head|pager|dated-|offer-terms|print-facts|proof|push|follow\/|support\/|sales-closed)|(?:router|startup\/hydration-routes)[^?]*$|routes\/(?:__root|\$|articolo|edizione|index|-loaded)[^?]*$|shell\/(?!load|live|theme|use-|privacy-actions|start-consent)|strings\/(?!connection|errors|messages)|ui\/(?!form\/|skeleton|segments|empty-state|message-page|missing-pictures|route-error|use-retry|keep-focus|error-picture|notice|dialog|switch|toast-))|domain\/(?:dates|brands\/with-preposition|favourite-folders|body-html|split-body|account-links|entrance\.|reload-guard|day|text|whole-signs|search-params\/(?:papers|values)|addresses|device-keys|api-error|picture-url)\.|src\/state\/(?:log|(?:device-)?store|reading\/(?:opened(?!-repository)|track)|favourites\/favourites(?!-account|-repository)|page\/(?:idle|reload|stylesheets|use-deferred)|session\/shown-reader)|vite\/preload-helper/,
    includeDependenciesRecursively: false,
  },
  {
    // Where few visits begin: fetched when the page is idle, or goes there.
    name: 'routes',
    test: /src\/(?:routeTree|routes\/(?!-load-entrance))[^?]*$|domain\/search-params\//,
    includeDependenciesRecursively: false,
  },
  {
    // Whatever page is next, it is asked for with these.
    name: 'calls',
    test: /api\/(?:unwrap|error-catalogue|site\/(?:wire|list-sections|get-newsstand|list-package-sizes))|src\/components\/slim|src\/state\/(?:network\/fetch-source|page\/bfcache-restore)|device\/from-device/,
    includeDependenciesRecursively: false,
  },
  {
    // What a page knows of the network, once the page is idle.
    name: 'connection',
    test: /src\/(?:pwa\/(?:ask-again|worker-messenger)|state\/network\/(?:connection|shown-answers)|strings\/connection)|domain\/view-addresses/,
    includeDependenciesRecursively: false,
  },
  {
    // Small, and wanted one after the other: when an article was opened, and when the worker has come.
    name: 'outbox',
    test: /device\/(?:outbox|tables\/opened-articles)\.|src\/pwa\/send-outbox|src\/state\/(?:reading\/send-opened|network\/anonymous-api|outbox\/queue-entry|measuring\/may-measure)|api\/account\/track-event/,
    includeDependenciesRecursively: false,
  },
  {
    // How pages are measured: once its reader has agreed to it.
    name: 'measure',
    test: /node_modules\/web-vitals\/|src\/state\/measuring\/(?!watch-measuring|marketing-strip)|domain\/measurement\/(?:measured|creative)|api\/account\/get-creative|src\/vendors\/(?:audience|marketing|load-script)/,
    includeDependenciesRecursively: false,
  },
  { name: 'covers', test: /src\/components\/front-page\//, includeDependenciesRecursively: false },
  {
    // What every page may say and do about downloads, when the page is idle.
    name: 'downloads',
    test: /src\/components\/downloads\/|src\/ui\/dialog|domain\/(?:byte-size|download-addresses)|device\/(?:undo-time|cache-names)|src\/state\/(?:downloads\/(?:downloads\.|prepare-download|remove-with-undo|storage-estimate|package-sizes)|network\/(?:page-cached|online))/,
    includeDependenciesRecursively: false,
  },
  {
    // In the list of all pages' layouts, and in the pages that begin with theirs.
    name: 'skeleton',
    test: /src\/ui\/skeleton|src\/features\/(?:favourites|downloads)\/[\w-]*skeleton/,
    includeDependenciesRecursively: false,
  },
  {
    // What is told of customer service in several places, and how it is written to.
    name: 'help',
    test: /src\/components\/(?:save-file|base64-of|support\/(?:opening-words|use-support-clock))|src\/state\/(?:captcha\/captcha|help\/(?:contact-draft|open-support-chat))|domain\/(?:captcha|support\/(?:attachment|contact|desks|file-kind|hours|plain-words|ticket))|api\/(?:site\/get-support|account\/get-captcha)/,
    includeDependenciesRecursively: false,
  },
  {
    // The chat, once the page is idle.
    name: 'chat',
    test: /src\/(?:features\/support-chat|components\/support|state\/chat)\/(?!messages-repository|skip-stale)|domain\/support\/(?:chat|conversation|saved)|api\/account\/(?:support-chat|chat-wire)/,
    includeDependenciesRecursively: false,
  },
  {
    // Who is signed in, and the pages that wait for it, pass it on or end it.
    name: 'reader',
    test: /src\/(?:components\/session|features\/session)\/|src\/routes\/(?:login|logout|sso\.request|test-guest)[^?]*\?tsr|src\/state\/session\/(?:saved-user|load-session|short-info|store-user|sign-out|end-local|redirect-target)|src\/strings\/messages|api\/account\/(?:wire|session\.)|api\/site\/logout|domain\/(?:guarded|redirect|products)/,
    includeDependenciesRecursively: false,
  },
  {
    name: 'contact',
    test: /src\/features\/contact\/|src\/routes\/contact[^?]*\?tsr|domain\/(?:support\/topic|validation\/ticket)|api\/account\/send-ticket/,
    includeDependenciesRecursively: false,
  },
  {
    // The forms by which a reader comes in, and what every form is made of.
    name: 'entrance',
    test: /src\/(?:features\/entrance|components\/(?:entrance|forms)|ui\/form)\/|src\/state\/(?:account\/password-judge|captcha\/proof-of-work-progress)|src\/routes\/(?:-load-entrance|(?:sso\.login|registrazione|password)[^?]*\?tsr)|domain\/(?:validation\/(?!card|members|sales|withdrawal)|entrance-)|api\/account\/(?:registration|forgotten-password|sign-in)|node_modules\/valibot/,
    includeDependenciesRecursively: false,
  },
  {
    // What is bought, and what was.
    name: 'purchases',
    test: /src\/features\/purchases\/|src\/routes\/(?:user\.(?:subscriptions|onboarding\.upselling)|vetrina\.acquisto)[^?]*\?tsr|domain\/(?:validation\/(?:card|withdrawal|sales)|orders|purchase|changeover|members\.)|api\/account\/(?:subscriptions|orders|members)/,
    includeDependenciesRecursively: false,
  },
  {
    // How it stands with alerts here: looked at when a page of a reader's has started.
    name: 'alerts',
    test: /src\/state\/(?:session\/reader-atom|push\/(?:alerts-here|browser-push))|src\/pwa\/ios-safari/,
    includeDependenciesRecursively: false,
  },
  {
    // What is told to browser and server for them. Dexie comes with it.
    name: 'alerts-device',
    test: /src\/state\/push\/(?:device-alerts|alerts-preference)|api\/account\/(?:push\.|save-push)|domain\/push\/subscription/,
    includeDependenciesRecursively: false,
  },
  {
    name: 'operatori',
    test: /src\/features\/operators\/|src\/routes\/operatori[^?]*\?tsr|api\/account\/operators/,
    includeDependenciesRecursively: false,
  },
  {
    // For the readers of two companies. The device's part comes with Dexie.
    name: 'chatbot',
    test: /src\/features\/chatbot\/|src\/routes\/chatbot[^?]*\?tsr|src\/state\/chatbot\/(?!chatbot-repository)|domain\/chatbot\/|api\/(?:stream-text|site\/[\w-]*chatbot)/,
    includeDependenciesRecursively: false,
  },
  {
    // For press offices.
    name: 'rassegna',
    test: /node_modules\/@tanstack\/(?:react-virtual|virtual-core)\/|src\/(?:features|state)\/press-review\/(?!.*-repository)|src\/routes\/rassegna[^?]*\?tsr|domain\/press-review\/|api\/site\/(?:press-review|review-|recipients|sendings)/,
    includeDependenciesRecursively: false,
  },
  {
    // What readers are answered. The search comes when somebody looks for something.
    name: 'faq',
    test: /src\/features\/faq\/(?!open-search|faq-skeleton|skeleton-)|src\/routes\/faq[^?]*\?tsr|src\/state\/help\/faq-votes|domain\/support\/faq(?:\.|-addresses)|api\/(?:account\/vote-faq|site\/list-faq)/,
    includeDependenciesRecursively: false,
  },
  {
    name: 'legal',
    test: /src\/features\/legal\/|src\/routes\/(?:privacy|cookie|note-legali|accessibilita)\.tsx\?tsr|api\/site\/list-legal/,
    includeDependenciesRecursively: false,
  },
  {
    // The account area: few of those who read ever see it.
    name: 'account',
    test: /src\/(?:features\/account|components\/(?:account|proof|push))\/|src\/state\/(?:account\/(?:proof-service|onboarding)|interests\/(?!follows)|push\/(?:alert-rules|saved-alerts\.))|src\/routes\/(?:user|dashboard|avvisi\.dispositivo)[^?]*\?tsr|domain\/(?:push\/(?:alert-rules|story)|validation\/members|offer-on-sale|reserved-offer|interests|onboarding|account-addresses|subscription-|date-words)|api\/account\/(?!track|get-creative|wire|session\.|dismiss-notice|end-session)/,
    includeDependenciesRecursively: false,
  },
  {
    name: 'signatures',
    test: /src\/features\/signatures\/(?:portrait|strings)/,
    includeDependenciesRecursively: false,
  },
  {
    name: 'specials',
    test: /src\/features\/specials\/strings/,
    includeDependenciesRecursively: false,
  },
  {
    // What pages of lists share is one file: every file's name is part of every page's script.
    name: 'lists',
    test: /src\/components\/(?:special-|lead-and-rest|page-head|pager|dated-|use-inner-links|scope-menu|follow\/(?!follow-as))|src\/ui\/empty-state|domain\/(?:archive|collection-addresses|publishing-calendar|section-address|signature-order)\./,
    includeDependenciesRecursively: false,
  },
];
