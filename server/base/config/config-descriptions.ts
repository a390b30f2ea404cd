/**
 * Descriptions of all settings in plain Markdown, by subject, for `docs/configuration.md` and `.env.example`. Settings
 * that belong together share a line.
 */
export const DESCRIPTIONS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  Server: {
    PORT: 'port of the server; 0 lets the system choose',
    HOST: 'address it listens on; `0.0.0.0` for all',
    REQUESTS_PER_NETWORK:
      "requests of one network (an address, or a household's IPv6 addresses) that are worked on at once, and bodies that it sends at once; six times as many connections. An office with one address for all may need more",
    TRUSTED_PROXIES:
      'proxies on other machines, addresses or networks separated by commas (`10.0.0.5,10.1.0.0/24`): of what they add to `X-Forwarded-For` the reader’s address is taken. One on this machine needs no naming',
    HSTS_SECONDS:
      'seconds for which browsers ask these sites by https alone (`Strict-Transport-Security`), where the proxy does not say it; 31536000 is a year',
    NODE_ENV:
      '`production`, `development` or `test`: in the other two answers are checked against the contracts and pressed once alone, and errors tell more',
    AI_CRAWLERS:
      '`off`: `robots.txt` refuses programs that gather texts for models or answer with them; search engines may go on, and what is paid for nobody gets either way',
  },
  Data: {
    DATA_DIR:
      'embedded database, pictures, lock; one process at a time, also of other containers, where the file system keeps locks: local disks and volumes do, most network folders (SMB, sshfs, NFS without its lock service) do not',
    DATABASE_URL:
      '`postgres://…`: PostgreSQL instead of the embedded database (pictures, keys and mails stay in `DATA_DIR`)',
    DEMO: "`off`: no demonstration papers are added; those that are there stay. Demonstration accounts are there while it is on and `NODE_ENV` is not set to `production`, and sign in at this machine's own names alone (`localhost`, `*.localhost`, loopback addresses), from its own network; with `accounts` anywhere",
  },
  'Hosts and papers': {
    ACCOUNT_ORIGIN:
      "origin of the account site: `https://account.{domain}`, on a developer's machine `http://account.{devHost}.localhost:{port}`; `{domain}` and `{devHost}` are the paper's, and one of them must be there; `{port}` is the request's",
    COMPANY_DOMAINS:
      'hosts of the digital company, separated by commas: whoever comes by one is led to the main newspaper, Il Messaggero, at the same address (308)',
    GATE: 'papers whose sites want a password first, separated by commas, or `off`',
    GATE_DIGESTS:
      "`'MG=$argon2id$…,LG=$argon2id$…'`, in single quotes for a shell: the digest of each gate's password, as `npm run gate:digest` prints it for the line it reads. Where `NODE_ENV` is set to `production` the demonstration's password opens nothing: the server does not start while a paper has a gate and no digest. Another digest, or another `SESSION_SECRET`, shuts the gate to everybody again",
    SHOWCASE:
      "where `/vetrina` stands, for all papers: `out` leads to the paper's shop, `in` shows the offers here",
  },
  Accounts: {
    SESSION_SECRET:
      "key of the digests of mailed codes, of the captcha's tokens and of what opens a gate, 32 characters or more; several servers on one database need the same",
    CHATBOT_DOMAINS: 'the two e-mail domains whose readers may open the news chatbot',
  },
  Mail: {
    SMTP_URL:
      '`smtp://…` or `smtps://…`: hands mails to a mail server; without it they lie in `DATA_DIR/mail`, of which the start warns in production, and while demonstration accounts are there `/posta` shows them on this machine',
    MAIL_FROM: 'address that mails come from',
    COMMERCIAL_EMAIL: 'who answers what companies write from their account',
    MAIL_EVENTS_KEY:
      'SHA-256 in hex of a key: by it whoever hands our mails over tells of those that came back, `POST /api/mail/rimbalzi` ([contract](../openapi/account.yaml)); addresses that take nothing for good get no press review any more. Without it nobody may tell',
  },
  Sales: {
    'CHECKOUT_URL, CHECKOUT_SECRET':
      'the shop that takes the money, `https://shop.{domain}/cassa`, and the key it and this server sign by, 32 characters or more ([`docs/shop.md`](shop.md)); without them the card alone is simulated, of which the page tells; where `NODE_ENV` is set to `production` nothing is sold then, and every page that leads to a purchase says so',
    'GOOGLE_PLAY_ACCOUNT, GOOGLE_PLAY_KEY':
      "a service account of Google's and its private key (PEM): asks Google Play about purchases in the Android apps, whose base plans are named as the paper's offers; without them only purchases that this server signed are known",
  },
  Newsrooms: {
    IMPORT_KEYS:
      '`MG=<SHA-256 in hex>,LG=…`: papers whose newsrooms may hand in deliveries and send alerts over the network',
    IMPORT_SECTIONS:
      "`CODE=NAME,…`: sections by what newsrooms' deliveries call them (`CRN=Cronaca,medtop:20000822=Calcio`), before the categories of FIEG, ANSA and IPTC that are known",
    IMPORT_WATCH:
      '`MG=/path,LG=/path…`, or one absolute path with a folder for each paper, named by its sigla: folders out of which deliveries are [taken](importing.md#from-a-watched-folder)',
    FEEDS:
      '`MG=https://…,MG=https://…,LG=https://…`: feeds that are [asked by the hour](importing.md#from-feeds), several a paper',
  },
  'Customer service': {
    SUPPORT_DESKS:
      "`TOPIC=ADDRESS,…`: who answers what readers write on the contact page. Topics: `abbonamento`, `pagamenti`, `account`, `app`, `newsletter`, `archivio`, `privacy`, `accessibilita`, `commerciale`, `altro`; `{domain}` is the paper's. Else payments go to `amministrazione@{domain}`, privacy to `privacy@{domain}`, account and app to `assistenza-tecnica@{domain}`, companies to `COMMERCIAL_EMAIL`, all others to the paper's own `assistenza@{domain}`",
    OPERATORS:
      '`EMAIL=NAME,…`: accounts that answer readers at `/operatori`, and the names readers know them by; the demonstration has one. With none, and no live chat, the chat leads to the form',
    LIVECHAT_LICENSE: "number of a licence of LiveChat's: operators answer there instead of at `/operatori`",
    'RECAPTCHA_SITE_KEY, RECAPTCHA_SECRET':
      "keys of Google's reCAPTCHA v3 for the chat and the contact form, of readers who have agreed to every purpose; for all others, and without keys, the reader's own device does a moment of work (ALTCHA), and nobody else hears of it",
  },
  Models: {
    'ASSISTANT_URL, ASSISTANT_MODEL, ASSISTANT_KEY':
      "a model behind an interface like OpenAI's (`https://…/v1`), its name and key: words the assistant's answers from those of the FAQ, and the chatbot's from the passages that were found; without it both are quoted. Who asks is not told to it, what is asked is",
    'EMBEDDINGS_URL, EMBEDDINGS_MODEL, EMBEDDINGS_KEY':
      "a model behind an interface like OpenAI's (`https://…/v1`), its name and key: has the chatbot find passages by what they mean, beside their words. Every article that is out is sent to it, paid ones whole, and every question, without who asks. On a PostgreSQL with pgvector the whole paper is searched so, else what words found is put in order; where it fails, words find alone",
    EMBEDDINGS_THRESHOLD:
      'how near in meaning (cosine, between 0 and 1) a passage has to be to answer a question: it depends on the model',
  },
  'Consent and measurement': {
    VENDOR_LIST:
      "file of the vendor list that readers agree to, in the schema of the IAB's Global Vendor List, version 3; its `lastUpdated` decides when they are asked again",
    'CMP_ID, CMP_VERSION':
      "by which TC strings name who wrote them: the number in the IAB's register (4095 is nobody's) and a version",
    CONSENT_PLATFORM_URL:
      "script of somebody else's consent platform, `https://…`; `{siteId}` and `{policyId}` are the paper's `consentSiteId` and `cookiePolicyId`. It asks instead of our banner",
    AUDIENCE_SCRIPT:
      "script of a service that measures audiences, `https://…`, loaded for whoever agrees to purpose 4; `{sigla}`, `{name}`, `{code}` and `{section}` are the paper's `audience`. Without it our own counts are all there is",
    MARKETING_SCRIPT:
      "script of a marketing platform, `https://…`, loaded for whoever agrees to purposes 2, 3 and 4; `{sigla}` and `{name}` are the paper's `marketing`",
    MARKETING_URL:
      'call of a marketing platform that says what stands in the strip `strip_sticky_edicola`, for whoever agrees to purposes 2 and 4; the same names. Without it our own server says so: visitors and readers without a subscription are led to the showcase',
  },
  Push: {
    'VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY':
      'the pair by which push services and browsers know this server: P-256 in base64url, as `npx web-push generate-vapid-keys` prints them; several servers on one database need the same. With other keys every device has to subscribe anew, which the app does when it is next opened: keep them',
    VAPID_SUBJECT: 'whom push services turn to: `mailto:…` or `https://…`',
    PUSH_SERVICES:
      'hosts of push services, separated by commas, that alerts are sent to besides those of Google, Mozilla, Apple and Microsoft; a device that is reached by any other is refused, and its reader told so',
  },
  'Tests and tools': {
    CHROMIUM_PATH:
      "Chromium for browser tests, bench and screenshots; else the system's or Playwright's, else one is installed",
    SAMPLE_DATA: "folder of real deliveries for the tests that read some; without it they say 'not run'",
    SEED: 'repeats one run of the killed imports in `npm run test:long -- import`',
  },
};

/** What applies if a setting without a default value is left out. */
export const OTHERWISE: Readonly<Record<string, string>> = {
  ACCOUNT_ORIGIN: "the newsstand's own",
  GATE: "the brands' own: `MG,LG,EM,GZ`",
  SHOWCASE: "the brand's",
  SESSION_SECRET: 'made once, in `DATA_DIR/session-secret`',
  VENDOR_LIST: "the demonstration's",
  VAPID_PUBLIC_KEY: 'made once, in `DATA_DIR/vapid-keys.json`',
  SEED: 'the clock',
};
