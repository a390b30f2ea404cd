/**
 * Descriptions of all settings in Markdown, by subject, for `docs/configuration.md` and `.env.example`. Settings that
 * belong together share a line.
 */
export const DESCRIPTIONS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  Server: {
    PORT: 'port of the server; 0 lets the system choose',
    HOST: 'address it listens on; `0.0.0.0` for all',
    REQUESTS_PER_NETWORK:
      "limit of requests from one network (an address, or a household's IPv6 addresses) that are processed at the same time, and of bodies being received; six times as many connections. An office behind one address may need more",
    TRUSTED_PROXIES:
      'proxies on other machines, as addresses or networks separated by commas (`10.0.0.5,10.1.0.0/24`): the reader’s address is taken from what they add to `X-Forwarded-For`. A proxy on this machine need not be listed',
    HSTS_SECONDS:
      '`max-age` of `Strict-Transport-Security`: seconds for which browsers use only https for these sites. Set it if the proxy does not send the header; 31536000 is a year',
    NODE_ENV:
      '`production`, `development` or `test`. In the latter two, answers are checked against the contracts and compressed only once, and errors contain details',
    AI_CRAWLERS:
      '`off`: `robots.txt` refuses crawlers that collect texts to train models or to answer with them. Search engines are not affected, and paid texts are closed to crawlers in either case',
  },
  Data: {
    DATA_DIR:
      'folder of the embedded database, pictures and lock. Only one process may use it at a time, other containers included. This needs a file system with locks: local disks and volumes have them, most network folders (SMB, sshfs, NFS without its lock service) do not',
    DATABASE_URL:
      '`postgres://…`: PostgreSQL instead of the embedded database (pictures, keys and mails stay in `DATA_DIR`)',
    DEMO: "`off`: no demonstration papers are added; existing ones stay. `on`: demonstration accounts exist unless `NODE_ENV` is set to `production`. They can sign in only under this machine's own names (`localhost`, `*.localhost`, loopback addresses), from its own network; with `accounts` from anywhere",
  },
  'Hosts and papers': {
    ACCOUNT_ORIGIN:
      "origin of the account site: `https://account.{domain}`, on a developer's machine `http://account.{devHost}.localhost:{port}`. `{domain}` and `{devHost}` are the paper's, and one of them is required; `{port}` is the request's",
    COMPANY_DOMAINS:
      'hosts of the digital company, separated by commas: they redirect to the main newspaper, Il Messaggero, at the same path (308)',
    GATE: 'papers whose sites require a password, separated by commas, or `off`',
    GATE_DIGESTS:
      "`'MG=$argon2id$…,LG=$argon2id$…'`, in single quotes for a shell: the digest of each gate's password, as `npm run gate:digest` prints it for the line it reads. If `NODE_ENV` is set to `production`, the demonstration's password is not valid, and the server does not start while a paper has a gate and no digest. After a change of the digest or of `SESSION_SECRET` every visitor has to enter the password again",
    SHOWCASE:
      "content of `/vetrina`, for all papers: `out` redirects to the paper's shop, `in` shows the offers here",
  },
  Accounts: {
    SESSION_SECRET:
      'key of the hashes of mailed codes, of captcha tokens and of gate cookies, 32 characters or more; several servers on one database need the same',
    CHATBOT_DOMAINS: 'the two e-mail domains whose readers may open the news chatbot',
  },
  Mail: {
    SMTP_URL:
      '`smtp://…` or `smtps://…`: mail server that delivers the mails. Without it mails are written to `DATA_DIR/mail`: the server warns about it at the start in production, and while demonstration accounts exist `/posta` shows them on this machine',
    MAIL_FROM: 'sender address of mails',
    COMMERCIAL_EMAIL: 'address that gets the requests of company accounts',
    MAIL_EVENTS_KEY:
      'SHA-256 in hex of the key with which the mail provider reports bounced mails, `POST /api/mail/rimbalzi` ([contract](../openapi/account.yaml)); addresses that permanently bounce get no more press reviews. Without it no report is accepted',
  },
  Sales: {
    'CHECKOUT_URL, CHECKOUT_SECRET':
      'the shop that takes payments, `https://shop.{domain}/cassa`, and the key with which it and this server sign, 32 characters or more ([`docs/shop.md`](shop.md)). Without them payments by card are simulated, as the page says; if `NODE_ENV` is set to `production`, nothing is sold then, and every page that leads to a purchase says so',
    'GOOGLE_PLAY_ACCOUNT, GOOGLE_PLAY_KEY':
      "a Google service account and its private key (PEM), to look up purchases of the Android apps in Google Play; its base plans have the names of the paper's offers. Without them only purchases signed by this server are known",
  },
  Newsrooms: {
    IMPORT_KEYS:
      '`MG=<SHA-256 in hex>,LG=…`: keys of the newsrooms that may send deliveries and alerts over the network',
    IMPORT_SECTIONS:
      "`CODE=NAME,…`: sections by their names in newsrooms' deliveries (`CRN=Cronaca,medtop:20000822=Calcio`). They take precedence over the known categories of FIEG, ANSA and IPTC",
    IMPORT_WATCH:
      '`MG=/path,LG=/path…`, or one absolute path with a folder for each paper, named by its sigla: folders from which deliveries are [imported](importing.md#from-a-watched-folder)',
    FEEDS:
      '`MG=https://…,MG=https://…,LG=https://…`: feeds that are [fetched hourly](importing.md#from-feeds); a paper may have several',
  },
  'Customer service': {
    SUPPORT_DESKS:
      "`TOPIC=ADDRESS,…`: addresses that get the messages of the contact page. Topics: `abbonamento`, `pagamenti`, `account`, `app`, `newsletter`, `archivio`, `privacy`, `accessibilita`, `commerciale`, `altro`; `{domain}` is the paper's. By default payments go to `amministrazione@{domain}`, privacy to `privacy@{domain}`, account and app to `assistenza-tecnica@{domain}`, companies to `COMMERCIAL_EMAIL`, all others to the paper's own `assistenza@{domain}`",
    OPERATORS:
      '`EMAIL=NAME,…`: accounts that answer readers at `/operatori`, and the names that readers see; the demonstration has one. Without operators and without LiveChat, the chat leads to the form',
    LIVECHAT_LICENSE: 'number of a LiveChat licence: operators answer there instead of at `/operatori`',
    'RECAPTCHA_SITE_KEY, RECAPTCHA_SECRET':
      "keys of Google's reCAPTCHA v3 for the chat and the contact form, used for readers who have agreed to every purpose. For all others, and without keys, the reader's device does a short proof of work (ALTCHA), without any third party",
  },
  Models: {
    'ASSISTANT_URL, ASSISTANT_MODEL, ASSISTANT_KEY':
      "a model with an OpenAI-compatible interface (`https://…/v1`), its name and key. It words the assistant's answers from those of the FAQ, and the chatbot's from the passages found; without it both are quoted. It gets the question, but not the reader's identity",
    'EMBEDDINGS_URL, EMBEDDINGS_MODEL, EMBEDDINGS_KEY':
      "a model with an OpenAI-compatible interface (`https://…/v1`), its name and key, with which the chatbot finds passages by meaning as well as by words. It gets every published article, paid ones in full, and every question, without the reader's identity. On a PostgreSQL with pgvector the whole paper is searched by meaning; otherwise only the passages found by words are reordered. If the model fails, the search uses only words",
    EMBEDDINGS_THRESHOLD:
      'least similarity (cosine, between 0 and 1) of a passage that may answer a question; it depends on the model',
  },
  'Consent and measurement': {
    VENDOR_LIST:
      "file of the vendor list that readers agree to, in the schema of the IAB's Global Vendor List, version 3; a change of its `lastUpdated` decides when consent is requested again",
    'CMP_ID, CMP_VERSION':
      "identity of this consent platform in TC strings: its number in the IAB's register (4095 is unregistered) and a version",
    CONSENT_PLATFORM_URL:
      "script of a third-party consent platform, `https://…`, which replaces our banner; `{siteId}` and `{policyId}` are the paper's `consentSiteId` and `cookiePolicyId`",
    AUDIENCE_SCRIPT:
      "script of an audience measurement service, `https://…`, loaded for readers who agree to purpose 4; `{sigla}`, `{name}`, `{code}` and `{section}` are the paper's `audience`. Without it there are only our own counts",
    MARKETING_SCRIPT:
      "script of a marketing platform, `https://…`, loaded for readers who agree to purposes 2, 3 and 4; `{sigla}` and `{name}` are the paper's `marketing`",
    MARKETING_URL:
      'call of a marketing platform that decides the content of the strip `strip_sticky_edicola`, for readers who agree to purposes 2 and 4; same placeholders. Without it our own server decides: visitors and readers without a subscription are led to the showcase',
  },
  Push: {
    'VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY':
      'key pair that identifies this server to push services and browsers: P-256 in base64url, as `npx web-push generate-vapid-keys` prints them; several servers on one database need the same. Do not change them: with other keys every device has to subscribe again, which the app does when it is next opened',
    VAPID_SUBJECT: 'contact address for push services: `mailto:…` or `https://…`',
    PUSH_SERVICES:
      'hosts of push services, separated by commas, in addition to those of Google, Mozilla, Apple and Microsoft; a device with another push service is refused, and its reader gets a message',
  },
  'Tests and tools': {
    CHROMIUM_PATH:
      "Chromium for browser tests, benchmarks and screenshots. By default the system's or Playwright's is used, or one is installed",
    SAMPLE_DATA: "folder of real deliveries for the tests that read some; without it they report 'not run'",
    SEED: 'repeats one run of the killed imports in `npm run test:long -- import`',
  },
};

/** Behaviour if a setting without a default value is left out. */
export const OTHERWISE: Readonly<Record<string, string>> = {
  ACCOUNT_ORIGIN: "the newsstand's own",
  GATE: "the brands' own: `MG,LG,EM,GZ`",
  SHOWCASE: "the brand's",
  SESSION_SECRET: 'generated once, in `DATA_DIR/session-secret`',
  VENDOR_LIST: "the demonstration's",
  VAPID_PUBLIC_KEY: 'generated once, in `DATA_DIR/vapid-keys.json`',
  SEED: 'from the clock',
};
