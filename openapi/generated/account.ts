/* Generated from openapi/account.yaml: change that file, then `npm run generate`. */
export interface paths {
    "/api/site/tracking": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Counts an opened article, a viewed page or its loading times; stores nothing about the reader
         * @description The `Idempotency-Key` is new for each event. A repeated call gets the same answer and counts nothing, because events recorded offline are sent until they are answered. A key is stored for 60 days. Sent only for readers who have agreed to purpose 4; views and loading times carry the purposes. API-06, TRK-02, TRK-04
         */
        post: operations["trackEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/site/creativo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The newsstand's own creative for one of its places. TRK-05
         * @description Called only for readers who have agreed to purposes 2 and 4. The request carries the kind of reader, not their identity; nothing of it is stored.
         */
        post: operations["getCreative"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/site/consenso": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Stores a consent given on a device, as proof. TRK-01
         * @description The key is made with the consent and identifies it: a repeated call gets the same answer and stores nothing more. The consent belongs to the device, and no account is stored with it, even if a reader is signed in. It is deleted after 24 months. A time in the future or older than 31 days counts as now.
         */
        post: operations["recordConsent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/site/captcha": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What a page needs to make a captcha token for one action
         * @description A token is valid once, for its action, for some minutes; it is sent as `g-recaptcha-response`. A third-party service issues it only if the reader has agreed to that. HLP-08, TRK-02
         */
        get: operations["getCaptcha"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/site/chat": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A conversation as the server has stored it */
        get: operations["getChat"];
        put?: never;
        /**
         * Sends a message in the support chat, to the assistant or to the operator who has joined
         * @description The server stores the conversation itself and does not trust `messages`. The page makes `id`; a message sent twice is added once. 8 to 500 characters with the assistant, 1 to 500 with an operator. HLP-08, HLP-09
         */
        post: operations["sendChatTurn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/site/chat/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sends a file to the operator in the conversation
         * @description Pictures (JPEG, PNG, WebP), PDF, audio (MP3, M4A, OGG) and video (MP4, WebM) of 5,000,000 bytes at most; the first bytes decide the type. Pictures are encoded again, without the camera's metadata. The page makes `id`; a file sent twice is added once. HLP-10
         */
        post: operations["sendChatFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/site/chat/file/{riga}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The file of a message of a conversation */
        get: operations["getChatFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/site/chat/eventi": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Reports that a conversation has changed and that the operator is typing */
        get: operations["followChat"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/site/chat/operatore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Requests a person */
        post: operations["askOperator"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/site/chat/segno": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Reports that the reader is typing, or has read the messages */
        post: operations["markChat"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/mail/rimbalzi": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The service that delivers our mails reports those that bounced
         * @description `Authorization: Bearer` carries the key of MAIL_EVENTS_KEY. A permanent bounce, status 5.x.x, is shown in the report of its sending; an address that does not exist, 5.1.x or 5.2.1, gets no press review until its press office retries it. A temporary bounce changes nothing. PRS-03
         */
        post: operations["reportBounces"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/site/chat/ritira": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Takes back a message of the reader in a conversation with an operator, within 15 minutes
         * @description Its text and its file are deleted; a repeated call changes nothing. HLP-10
         */
        post: operations["retractChatMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/site/chat/fine": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ends a conversation, with the reader's rating */
        post: operations["endChat"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operatori/chat": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Conversations that wait for an operator, and those of the calling operator */
        get: operations["listOperatorChats"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operatori/eventi": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Reports that any conversation has changed */
        get: operations["followOperatorChats"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operatori/riscontri": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Readers' ratings of the paper's FAQ, chat and chatbot, without names */
        get: operations["listHelpFeedback"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operatori/chat/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A conversation, with what an operator has to know about the reader */
        get: operations["getOperatorChat"];
        put?: never;
        /** Sends a message to the reader */
        post: operations["answerChat"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operatori/chat/{id}/entra": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Takes a conversation from the queue, or over from an operator who has left */
        post: operations["joinChat"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operatori/chat/{id}/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sends a file to the reader, of the types listed at sendChatFile */
        post: operations["sendOperatorFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operatori/chat/{id}/file/{riga}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The file of a message of a conversation */
        get: operations["getOperatorFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operatori/chat/{id}/ritira": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Takes back a message of the operator, within 15 minutes */
        post: operations["retractOperatorMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operatori/chat/{id}/segno": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Reports that the operator is typing, has read the messages, or leaves */
        post: operations["markOperatorChat"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/site/contact": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Writes to customer service, with or without an account
         * @description A repeated call with the same `id` gets the same answer and sends nothing twice. For a signed-in reader the account's address is used. A call without a captcha token is accepted too, a few times an hour. HLP-02
         */
        post: operations["sendTicket"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/site/faq-vote": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Counts whether an answer of the FAQ helped; stores nothing about the reader. HLP-01 */
        post: operations["voteFaq"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/short-info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The signed-in reader in short, for header and menu
         * @description The session is that of the bearer, otherwise the browser's session at the account site (its cookie). SES-02, SES-11
         */
        get: operations["getShortInfo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The signed-in reader, with all subscriptions */
        get: operations["getUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sso/id_code/{code}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Exchanges a sign-in code for a session on the origin of `redirect_uri`
         * @description The code is valid once, for a minute, in the browser and for the address it was made for. `id_token` is new each time. SES-05
         */
        get: operations["exchangeIdCode"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ends the session on this device, on all three APIs
         * @description Ends the session of the bearer and that of the cookie. An unknown session is no error. If the call names its session and the cookie now belongs to another reader, who has signed in since, that session stays.
         */
        post: operations["logout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sessions/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ends the session whose token has this SHA-256, of a reader who signed out offline
         * @description The digest cannot be used to sign in. An unknown or ended session is no error.
         */
        post: operations["endSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sso/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Signs in with e-mail or user name and password */
        post: operations["login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sso/code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mails a sign-in code; the answer is the same for an unknown address */
        post: operations["sendLoginCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sso/code-login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Signs in with a mailed code */
        post: operations["loginWithCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sso/passkey-options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Options of a sign-in with a passkey (WebAuthn request options) */
        post: operations["getPasskeyLoginOptions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sso/passkey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Signs in with a passkey */
        post: operations["loginWithPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sso/replace-device": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Continues a sign-in that reached the limit of devices: one of them is replaced
         * @description The ticket comes with the 409 of the sign-in and is valid for ten minutes. The replaced device gets ERR_INVALID_BROWSER at its next call. SES-08
         */
        post: operations["replaceDevice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/registration": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Registers a person, a company or a public body; the answer is the same for an address that has an account
         * @description The mailed code activates the account. If the address already has an account, it gets a mail that says so.
         */
        post: operations["register"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/registration/activate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Activates an account with the mailed code and the password it was registered with
         * @description The reader of the mail and the person who chose the password must be the same, because anybody may have registered the address.
         */
        post: operations["activateAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/registration/resend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mails the activation code again; the answer is the same for an unknown address */
        post: operations["resendActivation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/password/forgot": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mails a code to set a new password; the answer is the same for an unknown address */
        post: operations["forgotPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/password/reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sets a new password with the mailed code, and ends every session of the account */
        post: operations["resetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sets a new password, and ends the sessions on all other devices */
        post: operations["changePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/devices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Devices on which the reader is signed in, the calling one first */
        get: operations["listDevices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/devices/{id}/disconnect": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ends the session on another device */
        post: operations["disconnectDevice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/subscriptions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All subscriptions that the reader has or had on this paper, the latest begun first */
        get: operations["listSubscriptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/subscriptions/google": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Links a subscription that was bought on Google Play to the account, by its purchase token */
        post: operations["linkGoogleSubscription"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/subscriptions/{id}/renewal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Turns the automatic renewal off, or on again; a dated receipt is mailed */
        post: operations["setRenewal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/subscriptions/{id}/withdrawal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Withdraws from the contract; a receipt with its contents, date and time is mailed
         * @description Within fourteen days, by the holder, as art. 54-bis of the Codice del consumo requires. The subscription ends immediately.
         */
        post: operations["withdraw"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/subscriptions/{id}/payment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Opens an order that repairs the payment of a subscription
         * @description If the last renewal was not paid, it is the order of that renewal; otherwise an order that costs nothing and changes the card. It stays the same order until it is paid.
         */
        post: operations["openPaymentUpdate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/purchase/{offerta}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the reader would buy with an offer, and how it relates to their subscriptions */
        get: operations["getPurchase"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Opens the order of an offer, with the conditions accepted
         * @description Opened again before it is paid, it is the same order. Opening it pays nothing.
         */
        post: operations["openOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/orders/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** An order of the reader in its current state */
        get: operations["getOrder"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/orders/{id}/pay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pays an order with a card, if no external shop takes payments
         * @description Nothing is charged: the card is simulated, and its number must be a test number. An order is paid once, however often the call is sent. A refusal is a normal answer, after which the reader may try again.
         */
        post: operations["payOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/invoices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Invoices of the reader on this paper, the newest first */
        get: operations["listInvoices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/invoices/{id}/pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** An invoice as a document */
        get: operations["getInvoicePdf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/proof": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How the reader can prove their identity. ACC-02 */
        get: operations["getProofWays"];
        put?: never;
        /**
         * Proves the reader's identity by one of password, mailed code and passkey
         * @description For ten minutes, calls marked with `x-fresh-proof` are accepted on this device. Signing in is a proof too.
         */
        post: operations["giveProof"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/proof/code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mails a code by which the reader proves their identity */
        post: operations["sendProofCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/proof/passkey-options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Options to prove the reader's identity with a passkey (WebAuthn request options) */
        post: operations["getProofOptions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/passkeys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Passkeys of the account */
        get: operations["listPasskeys"];
        put?: never;
        /** Adds a passkey made by a browser */
        post: operations["addPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/passkeys/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Options to make a passkey (WebAuthn creation options) */
        post: operations["getPasskeyOptions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/passkeys/{id}/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Removes a passkey */
        post: operations["removePasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/data": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** State of the reader's requests about their data. ACC-10 */
        get: operations["getPersonalData"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/data/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Requests a copy of all data stored about the reader
         * @description The copy is made after the answer; a mail reports when it is ready. Once a day.
         */
        post: operations["requestDataExport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/data/export/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The copy itself, for its reader, until it expires */
        get: operations["downloadDataExport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/data/deletion": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Schedules the deletion of the account in fourteen days */
        post: operations["requestDeletion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/data/deletion/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Withdraws the request to delete the account */
        post: operations["cancelDeletion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The reader's profile */
        get: operations["getProfile"];
        put?: never;
        /**
         * Saves the profile; `campo` of a refusal names the field
         * @description Fields that contradict the fiscal code are reported, and saved all the same. ACC-01
         */
        post: operations["saveProfile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/profile/invoicing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The billing details of the reader's invoices */
        get: operations["getInvoicing"];
        put?: never;
        /** Saves the billing details; the required fields depend on the kind of account and on whether an invoice is wanted */
        post: operations["saveInvoicing"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/profile/consents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The reader's consents, and when and where each was given */
        get: operations["getConsents"];
        put?: never;
        /**
         * Gives a consent or withdraws it, with immediate effect
         * @description A repeated choice is not recorded again.
         */
        post: operations["changeConsent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/avatar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Uploads a picture of up to 5 MB; it is stored small, square and without the camera's metadata */
        post: operations["saveAvatar"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/avatar/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Removes the picture, and returns it so that the reader can undo the removal */
        post: operations["removeAvatar"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/notices/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Dismisses a notice permanently
         * @description A notice that is gone or belongs to another reader is no error. NOT-02
         */
        post: operations["dismissNotice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/subscriptions/{id}/members": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Members of a family or company subscription, for its holder only
         * @description An invite takes a seat until it is used or removed. The list holds its code, because the holder may pass it on. ACC-04
         */
        get: operations["listMembers"];
        put?: never;
        /**
         * Mails an invite to a free seat; the answer is the same for an address without an account
         * @description The invite is valid for seven days, once, and only for the account with this e-mail.
         */
        post: operations["inviteMember"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/subscriptions/{id}/members/{seat}/resend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mails an invite again; it is valid for seven days from now, with another code if the first had expired */
        post: operations["resendInvite"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/subscriptions/{id}/members/{seat}/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Removes a member or an invite from its seat; a member immediately loses access */
        post: operations["removeMember"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/membership/activate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Takes the seat of an invite, for the account to which it was sent */
        post: operations["activateMembership"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/commercial-contact": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Writes to the commercial department, for company accounts and holders of a company subscription. ROL-04 */
        post: operations["contactSales"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/newsletters": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The paper's newsletters, and those the reader gets */
        get: operations["listNewsletters"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/newsletters/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Subscribes the reader to a newsletter or unsubscribes them; a repeated call is no error */
        post: operations["setNewsletter"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/newsletters/{slug}/anteprima": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Preview of a newsletter as it would be now
         * @description Articles are shown only as far as anybody may read them. A newsletter made from the reader's topics is empty while the reader follows none. ROL-06
         */
        get: operations["getNewsletterSample"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/topics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The paper's topics, sections, local editions, authors and teams, and those the reader follows */
        get: operations["listTopics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/topics/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Follows a topic or unfollows it; a repeated call is no error */
        post: operations["setTopic"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/topics/{slug}/push": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sets how the reader gets alerts of a followed topic. PSH-01 */
        post: operations["setTopicAlerts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/push/stories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The stories that the reader has muted. PSH-01 */
        get: operations["listMutedStories"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/push/stories/{storia}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mutes a story or unmutes it; a repeated call is no error. PSH-01 */
        post: operations["muteStory"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/push/messages/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The reader's reaction to an alert on this device; nothing is stored for an alert that was not sent to this device. PSH-04 */
        post: operations["reportAlertReaction"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/push": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What this device needs to subscribe to alerts, and whether it is subscribed. PSH-01 */
        get: operations["getPush"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/push/subscription": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Subscribes this device to alerts; only the address of a known push service is accepted. PSH-02 */
        post: operations["savePushSubscription"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/push/subscription/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Unsubscribes this device; a device that is not subscribed is no error */
        post: operations["removePushSubscription"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/push/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sends a test alert to this device. PSH-01 */
        post: operations["sendTrialAlert"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/push/rules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The reader's rules for alerts. PSH-01 */
        get: operations["getAlertRules"];
        put?: never;
        /** Sets the reader's rules for alerts */
        post: operations["setAlertRules"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/onboarding": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The reader's progress in the onboarding of this paper. BRW-03 */
        get: operations["getOnboarding"];
        put?: never;
        /** Completes a step, done or skipped */
        post: operations["settleOnboardingStep"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/onboarding/dismiss": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Skips all remaining steps */
        post: operations["dismissOnboarding"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/offers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** An offer for this reader only; it is made at the first call and stays valid until its last day */
        get: operations["getReservedOffer"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/offers/{id}/refusal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Records that the reader declines an offer, or takes that back */
        post: operations["refuseOffer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        Stato: {
            code: string;
            message?: string;
        };
        Errore: {
            /** @constant */
            success: false;
            status: components["schemas"]["Stato"];
            /** @description The error in words */
            data?: string;
        };
        /** @enum {string} */
        AzioneCaptcha: "chat" | "contatto";
        /** @description A captcha's token */
        GettoneCaptcha: string;
        /** @description A challenge of ALTCHA version 2, as its solvers read it */
        SfidaCaptcha: {
            parameters: {
                algorithm: string;
                nonce: string;
                salt: string;
                cost: number;
                keyLength: number;
                keyPrefix: string;
                keySignature: string;
                data: {
                    azione: components["schemas"]["AzioneCaptcha"];
                    /** @description Milliseconds since the epoch */
                    scade: number;
                };
            };
            signature: string;
        };
        RispostaCaptcha: {
            /** @constant */
            success: true;
            status: components["schemas"]["Stato"];
            data: {
                /** @constant */
                fornitore: "lavoro";
                sfida: components["schemas"]["SfidaCaptcha"];
            } | {
                /** @constant */
                fornitore: "recaptcha";
                chiave: string;
            };
        };
        ErroreLavoro: {
            /** @constant */
            success: false;
            status: components["schemas"]["Stato"];
            sfida: components["schemas"]["SfidaTentativo"];
        };
        /** @description As `SfidaCaptcha`; valid once, for this account and network, until it expires or the required work has doubled */
        SfidaTentativo: {
            parameters: {
                algorithm: string;
                nonce: string;
                salt: string;
                cost: number;
                keyLength: number;
                keyPrefix: string;
                keySignature: string;
                data: {
                    /** @description Account and network for which it is valid */
                    per: string;
                    /** @description Required work, as a multiple of the least */
                    volte: number;
                    /** @description Milliseconds since the epoch */
                    scade: number;
                };
            };
            signature: string;
        };
        QualeConversazione: {
            conversazione: components["schemas"]["Segreto"];
        };
        TurnoChat: {
            "g-recaptcha-response"?: components["schemas"]["GettoneCaptcha"];
            /** Format: uuid */
            id: string;
            /** @description Made by the page that begins the conversation; a client that has it continues the conversation */
            conversazione: components["schemas"]["Segreto"];
            content: string;
            /** @description The last messages, as the page shows them */
            messages: {
                /** @enum {string} */
                role: "user" | "assistant";
                content: string;
            }[];
            risposta_a?: components["schemas"]["RigaCitata"];
            /** @description Address of the page; its query and anything like a code are not stored */
            host: string;
        };
        /**
         * Format: uuid
         * @description The message of the same conversation to which this one replies
         */
        RigaCitata: string;
        SegnoChat: {
            conversazione: components["schemas"]["Segreto"];
            /** @enum {string} */
            segno: "scrive" | "letto";
        };
        EntrataInChat: {
            /** @description Also if another operator is in the conversation */
            subentra?: boolean;
        };
        Ritiro: {
            conversazione: components["schemas"]["Segreto"];
            /** Format: uuid */
            riga: string;
        };
        RitiroOperatore: {
            /** Format: uuid */
            riga: string;
        };
        FineChat: {
            conversazione: components["schemas"]["Segreto"];
            /** @description Null if the reader gives no rating */
            risolto: boolean | null;
            commento?: string;
        };
        FileInviato: {
            nome: string;
            dati: string;
        };
        InvioFile: {
            /** Format: uuid */
            id: string;
            conversazione: components["schemas"]["Segreto"];
            file: components["schemas"]["FileInviato"];
        };
        InvioFileOperatore: {
            /** Format: uuid */
            id: string;
            file: components["schemas"]["FileInviato"];
        };
        TurnoOperatore: {
            /** Format: uuid */
            id: string;
            content: string;
            risposta_a?: components["schemas"]["RigaCitata"];
            /**
             * Format: date-time
             * @description Time of the meeting that the message is about
             */
            incontro?: string;
            /** @description The answer of the FAQ that is forwarded instead of the text */
            inoltra?: string;
        };
        SegnoOperatore: {
            /** @enum {string} */
            segno: "scrive" | "letto" | "chiude";
        };
        RigaChat: {
            id: string;
            /** @enum {string} */
            chi: "user" | "assistant" | "operator" | "system";
            /** @enum {string} */
            tipo: "text" | "photo" | "video" | "file" | "audio" | "location" | "meeting" | "spotify" | "system";
            testo: string;
            dettagli: {
                url?: string;
                nome?: string;
                formato?: string;
                byte?: number;
                /** Format: date-time */
                quando?: string;
                /** @description Sanitized HTML */
                html?: string;
                azione?: {
                    etichetta: string;
                    percorso: string;
                };
                fonti?: {
                    risposta: string;
                    domanda: string;
                }[];
                sa?: boolean;
                /** @description Another person's words, forwarded by an operator */
                inoltrata?: boolean;
            } | null;
            /** Format: date-time */
            data: string;
            letta: boolean;
            /** @description The message to which it replies */
            risposta_a: string | null;
            /** @description The sender took it back; its text and its file are deleted */
            ritirata: boolean;
        };
        Conversazione: {
            /** @enum {string} */
            stato: "assistente" | "attesa" | "operatore" | "finita";
            operatore: string | null;
            coda: {
                posizione: number;
                minuti: number;
            } | null;
            righe: components["schemas"]["RigaChat"][];
        };
        RispostaTurno: {
            /** @constant */
            success: true;
            status: components["schemas"]["Stato"];
            data: string;
            conversazione: components["schemas"]["Conversazione"];
        };
        RispostaConversazione: {
            /** @constant */
            success: true;
            status: components["schemas"]["Stato"];
            data: components["schemas"]["Conversazione"];
        };
        RispostaPassaggio: {
            /** @constant */
            success: true;
            status: components["schemas"]["Stato"];
            data: {
                conversazione: components["schemas"]["Conversazione"];
                altrove: {
                    /** @enum {string} */
                    fornitore: "livechat";
                    licenza: string;
                    nome: string | null;
                    email: string | null;
                    trascrizione: string;
                } | null;
            };
        };
        ChatInBreve: {
            id: string;
            /** @enum {string} */
            stato: "assistente" | "attesa" | "operatore" | "finita";
            testata: string;
            nome: string;
            ultima: string;
            /** Format: date-time */
            dal: string;
            operatore: string | null;
            non_lette: number;
        };
        RispostaBanco: {
            /** @constant */
            success: true;
            status: components["schemas"]["Stato"];
            data: {
                operatore: string;
                attesa: components["schemas"]["ChatInBreve"][];
                mie: components["schemas"]["ChatInBreve"][];
                altri: components["schemas"]["ChatInBreve"][];
            };
        };
        RispostaRiscontri: {
            /** @constant */
            success: true;
            status: components["schemas"]["Stato"];
            data: {
                risposte: {
                    risposta: string;
                    domanda: string;
                    utile: number;
                    non_utile: number;
                }[];
                giudizi: {
                    /**
                     * Format: date-time
                     * @description When the conversation ended
                     */
                    data: string;
                    risolto: boolean | null;
                    commento: string | null;
                    /** @description A person took part */
                    operatore: boolean;
                }[];
                /** @description The chatbot's answers, the latest first */
                archivio: {
                    /**
                     * Format: date-time
                     * @description When it was asked
                     */
                    data: string;
                    domanda: string;
                    utile: boolean;
                    motivo: string | null;
                }[];
            };
        };
        RispostaScheda: {
            /** @constant */
            success: true;
            status: components["schemas"]["Stato"];
            data: {
                breve: components["schemas"]["ChatInBreve"];
                conversazione: components["schemas"]["Conversazione"];
                /** @description The calling operator is in it */
                mia: boolean;
                email: string | null;
                abbonamento: string | null;
                pagina: string;
                /** Format: date-time */
                iniziata: string;
                risolto: boolean | null;
                commento: string | null;
            };
        };
        Evento: components["schemas"]["EventoClick"] | components["schemas"]["EventoPagina"] | components["schemas"]["EventoPrestazioni"];
        EventoClick: {
            url_articolo: string;
            /** @enum {string} */
            evento: "click";
            quando?: components["schemas"]["MomentoEvento"];
        };
        EventoPagina: {
            url: components["schemas"]["IndirizzoMisurato"];
            /** @enum {string} */
            evento: "pagina";
            /** @description Title of a public page of the paper; for other pages the kind of page */
            titolo: string;
            /** @description The reader reloaded the page */
            ricarica: boolean;
            finalita: components["schemas"]["FinalitaMisura"];
            abbonato: boolean;
            /** @description A reader is signed in; the account is not sent */
            collegato: boolean;
            quando?: components["schemas"]["MomentoEvento"];
        };
        EventoPrestazioni: {
            url: components["schemas"]["IndirizzoMisurato"];
            /** @enum {string} */
            evento: "prestazioni";
            finalita: components["schemas"]["FinalitaMisura"];
            metriche: {
                lcp?: components["schemas"]["Millisecondi"];
                inp?: components["schemas"]["Millisecondi"];
                fcp?: components["schemas"]["Millisecondi"];
                ttfb?: components["schemas"]["Millisecondi"];
                cls?: number;
            };
            quando?: components["schemas"]["MomentoEvento"];
        };
        RichiestaCreativo: {
            /** @enum {string} */
            posto: "strip_sticky_edicola";
            utente: {
                collegato: boolean;
                abbonato: boolean;
            };
        };
        RispostaCreativo: {
            /** @constant */
            success: true;
            status: components["schemas"]["Stato"];
            data: {
                creativo: components["schemas"]["Creativo"] | null;
            };
        };
        Creativo: {
            id: string;
            titolo: string;
            testo: string;
            /** @description Label of the link */
            etichetta: string;
            /** @description A path of the newsstand */
            link: string;
        };
        Millisecondi: number;
        /** @description Path of the page. Anything that could identify the reader is removed: queries, fragments, search words, and addresses that are not of the newsstand. */
        IndirizzoMisurato: string;
        /** @description Purposes agreed to, including the fourth */
        FinalitaMisura: number[];
        /**
         * Format: date-time
         * @description Time of the event, at most 30 days ago; now if it is missing. Because clocks of devices run fast, a time less than a day ahead counts as now.
         */
        MomentoEvento: string;
        SceltaPrivacy: {
            /** @description Purposes agreed to; the others of the five were refused */
            finalita: number[];
            /** @description The same consent as a TC string; only a third-party consent platform may leave it out */
            stringa_tc?: string;
            /** @description Version of the vendor list that was shown */
            versione_elenco: number;
            /** @description Version of the framework's policy */
            versione_regole: number;
            /** @description Version of our texts that were agreed to */
            versione_testi: number;
            /** @enum {string} */
            origine: "banner" | "preferenze" | "esterno";
            /**
             * Format: date-time
             * @description Time of the consent; older than 31 days or in the future it counts as now
             */
            quando: string;
        };
        EsitoEvento: {
            /** @constant */
            success: true;
            status: components["schemas"]["Stato"];
        };
        /**
         * Format: idn-email
         * @description RFC 5321; at most 64 characters before the @ in a new one; an international domain is stored as punycode, all of it in lower case
         */
        Email: string;
        Password: string;
        CodiceMail: string;
        /** @description 256 random bits in base64url */
        Segreto: string;
        /** @description Where to continue, a whole address or a path; an address outside our sites is read as the home page */
        Indirizzo: string;
        DatiPersonali: {
            copia: {
                /** Format: uuid */
                id: string;
                /** @enum {string} */
                stato: "attesa" | "pronta" | "fallita";
                /** Format: date-time */
                richiesta: string;
                scade: string | null;
                /**
                 * Format: date-time
                 * @description Time from which another may be requested
                 */
                di_nuovo: string;
            } | null;
            cancellazione: {
                /** Format: date-time */
                richiesta: string;
                /** Format: date-time */
                entro: string;
            } | null;
            /** @description Number of invoices that are kept also after a deletion */
            fatture: number;
        };
        RispostaDatiPersonali: {
            /** @constant */
            success: true;
            status: components["schemas"]["Stato"];
            data: components["schemas"]["DatiPersonali"];
        };
        Nulla: Record<string, never>;
        Uscita: {
            /** Format: uuid */
            utente?: string;
        };
        FineSessione: {
            impronta: string;
        };
        SoloEmail: {
            email: components["schemas"]["Email"];
            redirect_uri?: components["schemas"]["Indirizzo"];
        };
        Credenziali: {
            /** @description E-mail or user name */
            email: string;
            password: components["schemas"]["Password"];
            ricordami?: boolean;
            redirect_uri: components["schemas"]["Indirizzo"];
        };
        CredenzialiCodice: {
            email: components["schemas"]["Email"];
            codice: components["schemas"]["CodiceMail"];
            ricordami?: boolean;
            redirect_uri: components["schemas"]["Indirizzo"];
        };
        CredenzialiPasskey: {
            /** @description AuthenticationResponseJSON */
            risposta: {
                [key: string]: unknown;
            };
            ricordami?: boolean;
            redirect_uri: components["schemas"]["Indirizzo"];
        };
        Sostituzione: {
            biglietto: components["schemas"]["Segreto"];
            /** Format: uuid */
            dispositivo: string;
            redirect_uri: components["schemas"]["Indirizzo"];
        };
        /** @description Fields that the kind of account does not have are left out; `campo` of a refusal names the first wrong one. A company and a public body accept each clause separately. */
        Registrazione: {
            /**
             * @description A person if it is missing
             * @enum {string}
             */
            tipo?: "persona" | "azienda" | "pa";
            email: components["schemas"]["Riga"];
            password: components["schemas"]["Password"];
            /** @description For a company, the name of its contact */
            nome: string;
            cognome: string;
            azienda?: components["schemas"]["Riga"];
            telefono?: components["schemas"]["Riga"];
            partita_iva?: components["schemas"]["Riga"];
            codice_fiscale?: components["schemas"]["Riga"];
            sdi?: components["schemas"]["Riga"];
            pec?: components["schemas"]["Riga"];
            cig?: components["schemas"]["Riga"];
            indirizzo?: components["schemas"]["Riga"];
            citta?: components["schemas"]["Riga"];
            cap?: components["schemas"]["Riga"];
            provincia?: components["schemas"]["Riga"];
            paese?: components["schemas"]["Riga"];
            maggiorenne: boolean;
            /** @description The privacy notice has been read */
            informativa: boolean;
            marketing: boolean;
            profilazione: boolean;
            terzi: boolean;
            /** @description Suspension */
            "clausola_3.6"?: boolean;
            /** @description Tacit renewal */
            clausola_6?: boolean;
            /** @description Penalties */
            "clausola_7.5"?: boolean;
            /** @description Warranties */
            clausola_8?: boolean;
            /** @description Liability */
            clausola_9?: boolean;
            /** @description Jurisdiction */
            clausola_12?: boolean;
            redirect_uri?: components["schemas"]["Indirizzo"];
        };
        Attivazione: {
            email: components["schemas"]["Email"];
            codice: components["schemas"]["CodiceMail"];
            password: components["schemas"]["Password"];
        };
        NuovaPasswordConCodice: {
            email: components["schemas"]["Email"];
            codice: components["schemas"]["CodiceMail"];
            password: components["schemas"]["Password"];
        };
        CambioPassword: {
            attuale: components["schemas"]["Password"];
            nuova: components["schemas"]["Password"];
        };
        Prova: {
            password?: components["schemas"]["Password"];
            codice?: components["schemas"]["CodiceMail"];
            /** @description AuthenticationResponseJSON */
            risposta?: {
                [key: string]: unknown;
            };
        };
        RispostaProve: {
            /** @constant */
            success: true;
            status: components["schemas"]["Stato"];
            data: {
                /** @description Address to which a code is mailed */
                email: string;
                /** @description Whether the account has a passkey for this site */
                passkey: boolean;
            };
        };
        NuovaPasskey: {
            nome: string;
            /** @description RegistrationResponseJSON */
            risposta: {
                [key: string]: unknown;
            };
        };
        Fatto: {
            /** @constant */
            success: true;
            status: components["schemas"]["Stato"];
        };
        ErroreCampo: {
            /** @constant */
            success: false;
            status: components["schemas"]["Stato"];
            /** @description The error in words */
            data?: string;
            /** @description Path of the field that is wrong */
            campo?: string;
        };
        ErroreAttesa: {
            /** @constant */
            success: false;
            status: components["schemas"]["Stato"];
            attesa: number;
        };
        ErroreDispositivi: {
            /** @constant */
            success: false;
            status: components["schemas"]["Stato"];
            data: components["schemas"]["SceltaDispositivo"];
        };
        SceltaDispositivo: {
            biglietto: components["schemas"]["Segreto"];
            limite: number;
            dispositivi: components["schemas"]["Dispositivo"][];
        };
        Dispositivo: {
            /** Format: uuid */
            id: string;
            /** @description Browser and system, e.g. Chrome su Android */
            nome: string;
            /** @enum {string} */
            tipo: "telefono" | "tablet" | "computer";
            corrente: boolean;
            /**
             * Format: date-time
             * @description Time of the sign-in
             */
            accesso: string;
            /** Format: date-time */
            ultimo_uso: string;
        };
        Dispositivi: {
            limite: number;
            dispositivi: components["schemas"]["Dispositivo"][];
        };
        Passkey: {
            id: string;
            nome: string;
            /** Format: date-time */
            creata: string;
            /** Format: date-time */
            ultimo_uso: string | null;
        };
        Accesso: {
            /** @description Address of `/login` on the site to continue to, with `id_code` and `redirect_uri` */
            indirizzo: string;
        };
        Avviso: {
            id: number;
            /** @enum {string} */
            type: "error" | "warning" | "info";
            message: string;
            /** @description Milliseconds for which it is shown; null if it stays until it is dismissed */
            timeout: number | null;
            link: string | null;
            linkText: string | null;
        };
        /** @description Notices by the path of the menu entry that they badge. NOT-03 */
        Avvisi: {
            [key: string]: components["schemas"]["Avviso"][];
        };
        /** @description A row of the menu for this reader, with its address filled in. `url` is null for a page that does not exist yet */
        VoceMenu: {
            /** @constant */
            kind: "separator";
        } | {
            /** @enum {string} */
            kind: "link" | "group";
            name: string;
            url: string | null;
            icon: string;
            external: boolean;
        };
        UtenteBreve: {
            /** Format: uuid */
            id: string;
            avatar: string | null;
            name: string;
            username: string;
            email: components["schemas"]["Email"];
            avvisi: components["schemas"]["Avvisi"];
            /** @description Has a subscription that opens the paper */
            abbonato: boolean;
            abbonatoConsent: boolean;
            abbonatoDigital: boolean;
            abbonatoRassegna: boolean;
            isCompany: boolean;
            isFamilySubscribed: boolean;
            isSlave: boolean;
            /** @description May open the news chatbot. NAV-15 */
            chatbot: boolean;
            menu: components["schemas"]["VoceMenu"][];
        };
        AbbonamentoCDP: {
            /** @enum {string} */
            stato: "active" | "to_activate" | "new" | "not_paid" | "to_send_activation" | "email_sent" | "expired" | "subscription_expired" | "suspended" | "renewed";
            flag_ricorrente: boolean;
            tipo_pagamento: string | null;
            categoria_pagamento: string | null;
            /** Format: date */
            data_inizio: string;
            /** Format: date */
            data_fine: string | null;
            /** @enum {string} */
            tipo_prodotto: "online" | "digital" | "digital+" | "consent" | "rassegna" | "mobile";
            /** @enum {string} */
            tipo_durata: "1 mese" | "1 anno";
            /** Format: date */
            data_prossimo_rinnovo_prezzo_pieno: string | null;
            prezzo_centesimi: number | null;
            /** @enum {string} */
            piano: "personal" | "family" | "company";
            omaggio: boolean;
            slave: boolean;
        };
        Numero: number;
        AcquistoGoogle: {
            /** @description The purchase token that Google Play gave the app */
            codice: string;
        };
        Rinnovo: {
            attivo: boolean;
        };
        Recesso: {
            /** @description Name of the person who withdraws */
            nome: string;
            /** @description Which contract, in the reader's words */
            contratto: string;
            email: components["schemas"]["Email"];
        };
        Ricevuta: {
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            tipo: "rinnovo-disattivato" | "rinnovo-riattivato" | "recesso";
            /** Format: date-time */
            quando: string;
        };
        Abbonamento: {
            id: components["schemas"]["Numero"];
            abbonamento: components["schemas"]["AbbonamentoCDP"];
            /** @description Last four digits of the card that is charged */
            carta: string | null;
            /**
             * Format: date
             * @description Last day of the card's validity
             */
            carta_scade: string | null;
            /** @description Whether the reader may change the card; never while nothing is sold */
            pagamento_aggiornabile: boolean;
            /** @description Bought in an app store and managed there */
            negozio: boolean;
            /**
             * @description What the reader may change about the renewal
             * @enum {string}
             */
            rinnovo: "disattivabile" | "riattivabile" | "fisso";
            /**
             * Format: date
             * @description Last day of access without a renewal
             */
            ultimo_giorno: string | null;
            /**
             * Format: date
             * @description Until when the reader may withdraw from the contract
             */
            recesso_entro: string | null;
            /** @description Number of days by which a withdrawal shortens the subscriptions after it */
            giorni_ceduti: number;
            posti: number;
            /** @description The latest first */
            ricevute: components["schemas"]["Ricevuta"][];
        };
        IdOfferta: string;
        ImportoVisto: {
            /** @description The price that was shown to the reader */
            centesimi: number;
        };
        NuovoOrdine: {
            offerta: components["schemas"]["IdOfferta"];
            /** @description The price that was shown to the reader */
            centesimi: number;
            /** @description The conditions are accepted */
            condizioni: boolean;
            /** @description It begins immediately */
            subito: boolean;
        };
        Carta: {
            /** @description Not stored, except for its last four digits */
            numero: string;
            /** @description `09/30` */
            scadenza: string;
        };
        Acquisto: {
            offerta: components["schemas"]["IdOfferta"];
            /** @enum {string} */
            prodotto: "online" | "digital" | "digital+" | "consent" | "rassegna" | "mobile";
            /** @enum {string} */
            piano: "personal" | "family" | "company";
            /** @enum {integer} */
            mesi: 1 | 12;
            /** @description Price of the first period, with VAT */
            centesimi: number;
            /** @description Price of every later period */
            centesimi_rinnovo: number;
            /** @description Offered only to this reader */
            riservata: boolean;
            /**
             * @description The last two cannot be bought again
             * @enum {string}
             */
            situazione: "nuovo" | "prolunga" | "sostituisce" | "condiviso" | "attivo" | "non_pagato";
            /** @description The reader's subscription that the purchase changes */
            abbonamento: number | null;
            /**
             * Format: date
             * @description First day of the paid period
             */
            conta_dal: string;
            /** Format: date */
            rinnova_il: string;
            /**
             * @description Where the payment is taken: here by a card, in the shop, or nowhere while nothing is sold
             * @enum {string}
             */
            cassa: "qui" | "negozio" | "chiusa";
        };
        Ordine: {
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            tipo: "acquisto" | "rinnovo" | "carta";
            /** @enum {string} */
            stato: "aperto" | "pagato" | "rifiutato" | "annullato" | "rimborsato";
            offerta: string | null;
            /** @enum {string} */
            prodotto: "online" | "digital" | "digital+" | "consent" | "rassegna" | "mobile";
            /** @enum {string} */
            piano: "personal" | "family" | "company";
            /** @enum {integer} */
            mesi: 1 | 12;
            centesimi: number;
            centesimi_rinnovo: number;
            /** @description Last four digits of the card that paid */
            carta: string | null;
            /**
             * @description Reason of the last refusal
             * @enum {unknown}
             */
            rifiuto: "rifiutata" | "carta-scaduta" | "annullata" | "senza-risposta" | null;
            /** @description The subscription that it paid */
            abbonamento: number | null;
            /** Format: date */
            rinnova_il: string | null;
            /** @description Number of its invoice */
            fattura: string | null;
            /** @description Address of the shop that takes the payment; null if it is paid here, or not any more */
            indirizzo: string | null;
        };
        RispostaAcquisto: {
            /** @constant */
            success: true;
            status: components["schemas"]["Stato"];
            data: {
                acquisto: components["schemas"]["Acquisto"];
            };
        };
        RispostaOrdine: {
            /** @constant */
            success: true;
            status: components["schemas"]["Stato"];
            data: {
                ordine: components["schemas"]["Ordine"];
            };
        };
        Fattura: {
            /** Format: uuid */
            id: string;
            numero: string;
            /** Format: date */
            data: string;
            descrizione: string;
            /** @description With VAT */
            centesimi: number;
        };
        RispostaAbbonamenti: {
            /** @constant */
            success: true;
            status: components["schemas"]["Stato"];
            data: {
                abbonamenti: components["schemas"]["Abbonamento"][];
            };
        };
        RispostaDichiarazione: {
            /** @constant */
            success: true;
            status: components["schemas"]["Stato"];
            data: {
                ricevuta: components["schemas"]["Ricevuta"];
                abbonamenti: components["schemas"]["Abbonamento"][];
            };
        };
        RispostaFatture: {
            /** @constant */
            success: true;
            status: components["schemas"]["Stato"];
            data: {
                fatture: components["schemas"]["Fattura"][];
            };
        };
        Abbonamenti: {
            online: boolean;
            mobile: boolean;
            digital: boolean;
            "digital+": boolean;
            consent: boolean;
            rassegna: boolean;
        };
        CDP: {
            /** @description The reader's subscription on this paper that opens most */
            subscription: components["schemas"]["AbbonamentoCDP"] | null;
            user: {
                numero_dispositivi: number;
            };
        };
        Utente: {
            /** Format: uuid */
            id: string;
            /** @description The session's bearer on this origin; null if the browser is identified only by its cookie */
            id_token: string | null;
            username: string;
            name: string;
            surname: string;
            avatar: string | null;
            email: components["schemas"]["Email"];
            abbonato: boolean;
            abbonamenti: components["schemas"]["Abbonamenti"];
            isCompany: boolean;
            isCompanySubscribed: boolean;
            isFamilySubscribed: boolean;
            isSlave: boolean;
            /** @description The sign-in before this one */
            ultimo_accesso: components["schemas"]["UltimoAccesso"] | null;
            CDP: components["schemas"]["CDP"];
        };
        UltimoAccesso: {
            /** Format: date-time */
            quando: string;
            dispositivo: string;
        };
        Slug: string;
        /** @description Slug of a topic; one outside the catalogue begins with tema-, sezione-, edizione-, firma- or squadra- */
        SlugArgomento: string;
        Newsletter: {
            slug: components["schemas"]["Slug"];
            nome: string;
            descrizione: string;
            /** @description Weekdays on which it is sent, 0 for Sunday */
            giorni: number[];
            /** @description Time of sending, in Rome */
            ora: string;
            /** @description It is made from the topics that the reader follows */
            personale: boolean;
            /** @description Only for subscribers of the paper */
            riservata: boolean;
            /** @description This reader may subscribe to it */
            iscrivibile: boolean;
            iscritto: boolean;
        };
        VotoFaq: {
            risposta: components["schemas"]["Slug"];
            utile: boolean;
            /** @description This device's earlier vote on the answer; null if there is none */
            prima: boolean | null;
        };
        Iscrizione: {
            iscritto: boolean;
        };
        ArticoloAnteprima: {
            id: number;
            slug: string;
            occhiello: string | null;
            titolo: string;
            /** @description Its name */
            sezione: string;
        };
        Argomento: {
            slug: components["schemas"]["SlugArgomento"];
            nome: string;
            descrizione: string;
            /** @enum {string} */
            gruppo: "territorio" | "attualita" | "vita" | "cultura" | "sport" | "temi" | "sezioni" | "edizioni" | "firme" | "squadre";
            /** @description Name of its drawing */
            disegno: string | null;
            seguito: boolean;
            avvisi: components["schemas"]["ModoAvvisi"];
        };
        Silenziata: {
            silenziata: boolean;
        };
        EsitoAvviso: {
            /**
             * @description Opened, or the topic was switched off
             * @enum {string}
             */
            fatto: "aperto" | "disattivato";
        };
        StoriaSilenziata: {
            storia: components["schemas"]["Slug"];
            /** @description Title of its latest alert */
            titolo: string | null;
            /** Format: date-time */
            dal: string;
        };
        /**
         * @description Immediately, in digests, or not at all
         * @enum {string}
         */
        ModoAvvisi: "subito" | "riepilogo" | "mai";
        SceltaAvvisi: {
            modo: components["schemas"]["ModoAvvisi"];
        };
        /** @description Local time in Rome */
        Ora: string;
        Silenzio: {
            dalle: components["schemas"]["Ora"];
            alle: components["schemas"]["Ora"];
        };
        Pausa: {
            /** Format: date */
            dal: string;
            /**
             * Format: date
             * @description Last day of the pause
             */
            al: string;
        };
        RegoleAvvisi: {
            /** @description Quiet hours by the weekday on which they begin, Sunday first; those that end at or before their beginning last into the next day */
            silenzio: (components["schemas"]["Silenzio"] | null)[];
            /** @description Alerts a day; null without a limit */
            massimo: number | null;
            riepiloghi: components["schemas"]["Ora"][];
            pausa: components["schemas"]["Pausa"] | null;
            solo_eccezionali: boolean;
            eccezionali_in_silenzio: boolean;
            /** @description The edition whose release is alerted; null for none */
            edizione_pronta: components["schemas"]["Slug"] | null;
        };
        ChiaviPush: {
            p256dh: string;
            auth: string;
        };
        NuovaIscrizionePush: {
            endpoint: string;
            chiavi: components["schemas"]["ChiaviPush"];
        };
        IscrizionePush: {
            /** @description SHA-256 in hex of the endpoint */
            impronta: string;
            /** Format: date-time */
            dal: string;
            /**
             * Format: date-time
             * @description When a push service last accepted a message for it
             */
            ultimo_avviso: string | null;
        };
        RispostaPush: {
            /** @constant */
            success: true;
            status: components["schemas"]["Stato"];
            data: {
                /** @description The public key to subscribe with, in base64url */
                chiave: string;
                iscrizione: components["schemas"]["IscrizionePush"] | null;
            };
        };
        RispostaRegole: {
            /** @constant */
            success: true;
            status: components["schemas"]["Stato"];
            data: {
                regole: components["schemas"]["RegoleAvvisi"];
            };
        };
        Seguito: {
            seguito: boolean;
        };
        PassoConcluso: {
            /** @enum {string} */
            passo: "interessi" | "newsletter" | "app";
            /** @enum {string} */
            esito: "fatto" | "saltato";
        };
        /** @enum {string} */
        StatoPasso: "attuale" | "prossimo" | "vuoto" | "fatto" | "saltato";
        Passi: {
            interessi: components["schemas"]["StatoPasso"];
            newsletter: components["schemas"]["StatoPasso"];
            app: components["schemas"]["StatoPasso"];
        };
        RispostaNewsletter: {
            /** @constant */
            success: true;
            status: components["schemas"]["Stato"];
            data: {
                newsletter: components["schemas"]["Newsletter"][];
            };
        };
        RispostaAnteprima: {
            /** @constant */
            success: true;
            status: components["schemas"]["Stato"];
            data: {
                articoli: components["schemas"]["ArticoloAnteprima"][];
            };
        };
        RispostaStorie: {
            /** @constant */
            success: true;
            status: components["schemas"]["Stato"];
            data: {
                storie: components["schemas"]["StoriaSilenziata"][];
            };
        };
        RispostaArgomenti: {
            /** @constant */
            success: true;
            status: components["schemas"]["Stato"];
            data: {
                argomenti: components["schemas"]["Argomento"][];
            };
        };
        RispostaPassi: {
            /** @constant */
            success: true;
            status: components["schemas"]["Stato"];
            data: {
                passi: components["schemas"]["Passi"];
            };
        };
        /** @description What an order changes in the reader's running subscriptions */
        Cambio: {
            /**
             * Format: date
             * @description Day of the first renewal of the ordered subscription
             */
            rinnovo: string;
            /** @description Days by which the first period is longer, for the rest of a smaller subscription */
            giorni_in_piu: number;
            /** @description Subscriptions that run to their last day */
            non_si_rinnovano: components["schemas"]["AbbonamentoCheTermina"][];
        };
        AbbonamentoCheTermina: {
            /** @enum {string} */
            prodotto: "online" | "digital" | "digital+" | "consent" | "rassegna" | "mobile";
            /** Format: date */
            ultimo_giorno: string;
        };
        OffertaRiservata: {
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            motivo: "benvenuto" | "ritorno" | "di-piu" | "annuale";
            /** @enum {string} */
            prodotto: "online" | "digital" | "digital+" | "consent" | "rassegna" | "mobile";
            /**
             * @description The reader's current subscription that opens most
             * @enum {unknown}
             */
            prodotto_attuale: "online" | "digital" | "digital+" | "consent" | "rassegna" | "mobile" | null;
            dispositivi: number;
            /**
             * Format: date
             * @description The last day on which it can be activated
             */
            valida_fino: string;
            /** @description The reader has declined it, and may take that back */
            rifiutata: boolean;
            /** @description The shortest first */
            durate: components["schemas"]["DurataOfferta"][];
        };
        DurataOfferta: {
            /** @description Id by which it is ordered */
            id: string;
            /** @enum {integer} */
            mesi: 1 | 12;
            /** @description Price of the first period, with VAT */
            centesimi: number;
            /** @description Price of every later period */
            centesimi_rinnovo: number;
            cambio: components["schemas"]["Cambio"];
        };
        RispostaOfferta: {
            /** @constant */
            success: true;
            status: components["schemas"]["Stato"];
            data: {
                offerta: components["schemas"]["OffertaRiservata"] | null;
            };
        };
        RifiutoOfferta: {
            rifiutata: boolean;
        };
        Riga: string;
        CampiPersona: {
            nome: components["schemas"]["Riga"];
            cognome: components["schemas"]["Riga"];
            /** @description With its prefix, only digits: +39061234567 */
            telefono: string;
            telefono2: string;
            /** @description Street and number */
            indirizzo: string;
            citta: string;
            cap: string;
            /** @description Two letters, for an address in Italy */
            provincia: string;
            /** @description ISO 3166-1, two letters */
            paese: string;
            luogo_nascita: string;
            /** @enum {string} */
            genere: "" | "maschio" | "femmina" | "altro" | "non_dichiarato";
            /** @description YYYY-MM-DD */
            nascita: string;
            codice_fiscale: string;
        };
        CampiAzienda: {
            azienda: string;
            /** @description Name of the contact person */
            nome: string;
            /** @description Name of the contact person */
            cognome: string;
            telefono: string;
            telefono2: string;
            indirizzo: string;
            citta: string;
            cap: string;
            provincia: string;
            paese: string;
        };
        /** @description The fields of a person or those of a company; others are left out */
        CampiProfilo: {
            azienda?: components["schemas"]["Riga"];
            nome: components["schemas"]["Riga"];
            cognome: components["schemas"]["Riga"];
            telefono?: components["schemas"]["Riga"];
            telefono2?: components["schemas"]["Riga"];
            indirizzo?: components["schemas"]["Riga"];
            citta?: components["schemas"]["Riga"];
            cap?: components["schemas"]["Riga"];
            provincia?: components["schemas"]["Riga"];
            paese?: components["schemas"]["Riga"];
            luogo_nascita?: components["schemas"]["Riga"];
            genere?: components["schemas"]["Riga"];
            nascita?: components["schemas"]["Riga"];
            codice_fiscale?: components["schemas"]["Riga"];
        };
        Profilo: {
            /** @constant */
            tipo: "persona";
            email: components["schemas"]["Email"];
            username: string;
            avatar: string | null;
            campi: components["schemas"]["CampiPersona"];
        } | {
            /** @constant */
            tipo: "azienda";
            email: components["schemas"]["Email"];
            username: string;
            avatar: string | null;
            campi: components["schemas"]["CampiAzienda"];
        };
        /**
         * @description Field that contradicts the fiscal code
         * @enum {string}
         */
        Incoerenza: "cognome" | "nome" | "nascita" | "genere" | "luogo_nascita";
        CampiFatturazione: {
            /** @description An invoice is wanted; a company always gets one */
            fattura: boolean;
            destinatario?: components["schemas"]["Riga"];
            partita_iva?: components["schemas"]["Riga"];
            codice_fiscale?: components["schemas"]["Riga"];
            sdi?: components["schemas"]["Riga"];
            pec?: components["schemas"]["Riga"];
            cig?: components["schemas"]["Riga"];
            indirizzo?: components["schemas"]["Riga"];
            citta?: components["schemas"]["Riga"];
            cap?: components["schemas"]["Riga"];
            provincia?: components["schemas"]["Riga"];
            paese?: components["schemas"]["Riga"];
        };
        Fatturazione: {
            /** @enum {string} */
            tipo: "persona" | "azienda";
            campi: {
                fattura: boolean;
                destinatario: string;
                partita_iva: string;
                codice_fiscale: string;
                sdi: string;
                pec: string;
                cig: string;
                indirizzo: string;
                citta: string;
                cap: string;
                provincia: string;
                paese: string;
            };
        };
        /** @enum {string} */
        Consenso: "marketing" | "profilazione" | "terzi";
        CambioConsenso: {
            consenso: components["schemas"]["Consenso"];
            concesso: boolean;
        };
        Consensi: {
            marketing: boolean;
            profilazione: boolean;
            terzi: boolean;
            storia: {
                /** @enum {string} */
                voce: "marketing" | "profilazione" | "terzi" | "maggiorenne" | "informativa" | "clausola_3.6" | "clausola_6" | "clausola_7.5" | "clausola_8" | "clausola_9" | "clausola_12";
                concesso: boolean;
                /** Format: date-time */
                quando: string;
                /** @enum {string} */
                dove: "registrazione" | "account" | "benvenuto" | "email";
            }[];
        };
        /** @description The picture as a file */
        Immagine: unknown;
        RispostaProfilo: {
            /** @constant */
            success: true;
            status: components["schemas"]["Stato"];
            data: components["schemas"]["Profilo"];
        };
        RispostaProfiloSalvato: {
            /** @constant */
            success: true;
            status: components["schemas"]["Stato"];
            data: {
                profilo: components["schemas"]["Profilo"];
                incoerenze: components["schemas"]["Incoerenza"][];
            };
        };
        RispostaFatturazione: {
            /** @constant */
            success: true;
            status: components["schemas"]["Stato"];
            data: components["schemas"]["Fatturazione"];
        };
        RispostaConsensi: {
            /** @constant */
            success: true;
            status: components["schemas"]["Stato"];
            data: components["schemas"]["Consensi"];
        };
        RispostaAvatar: {
            /** @constant */
            success: true;
            status: components["schemas"]["Stato"];
            data: {
                /** @description Path of the picture on any of our sites */
                avatar: string;
            };
        };
        RispostaAvatarTolto: {
            /** @constant */
            success: true;
            status: components["schemas"]["Stato"];
            data: {
                /** @description A WebP picture in base64 */
                immagine: string | null;
            };
        };
        RispostaUtenteBreve: {
            /** @constant */
            success: true;
            status: components["schemas"]["Stato"];
            data: components["schemas"]["UtenteBreve"];
        };
        RispostaUtente: {
            /** @constant */
            success: true;
            status: components["schemas"]["Stato"];
            data: components["schemas"]["Utente"];
        };
        RispostaAccesso: {
            /** @constant */
            success: true;
            status: components["schemas"]["Stato"];
            data: components["schemas"]["Accesso"];
        };
        RispostaDispositivi: {
            /** @constant */
            success: true;
            status: components["schemas"]["Stato"];
            data: components["schemas"]["Dispositivi"];
        };
        RispostaOpzioni: {
            /** @constant */
            success: true;
            status: components["schemas"]["Stato"];
            data: {
                [key: string]: unknown;
            };
        };
        RispostaPasskey: {
            /** @constant */
            success: true;
            status: components["schemas"]["Stato"];
            data: {
                passkey: components["schemas"]["Passkey"][];
            };
        };
        Invito: {
            email: components["schemas"]["Email"];
            nome: string;
        };
        /** @description Capitals and digits, without those that look alike */
        CodiceInvito: string;
        CodicePosto: {
            codice: components["schemas"]["CodiceInvito"];
        };
        PersonaMembro: {
            /** Format: uuid */
            id: string;
            nome: string;
            email: string;
            /** Format: date-time */
            dal: string;
        };
        InvitoAperto: {
            /** Format: uuid */
            id: string;
            nome: string;
            email: string;
            codice: components["schemas"]["CodiceInvito"];
            /**
             * @description `to_send_activation`: the mail could not be handed over yet
             * @enum {string}
             */
            stato: "email_sent" | "to_send_activation" | "expired";
            /** Format: date-time */
            inviato: string | null;
            /** Format: date-time */
            scade: string;
        };
        Posti: {
            totale: number;
            /** @description Of the holder, the members and the invites */
            usati: number;
            titolare: components["schemas"]["PersonaMembro"];
            membri: components["schemas"]["PersonaMembro"][];
            inviti: components["schemas"]["InvitoAperto"][];
        };
        RispostaPosti: {
            /** @constant */
            success: true;
            status: components["schemas"]["Stato"];
            data: components["schemas"]["Posti"];
        };
        PostoAttivo: {
            /** @enum {string} */
            prodotto: "online" | "digital" | "digital+" | "consent" | "rassegna" | "mobile";
            /** @enum {string} */
            piano: "family" | "company";
            /** @description Name of the holder, a person's or a company's */
            titolare: string;
        };
        RispostaPostoAttivo: {
            /** @constant */
            success: true;
            status: components["schemas"]["Stato"];
            data: components["schemas"]["PostoAttivo"];
        };
        Richiesta: {
            /**
             * Format: uuid
             * @description Made by the page that writes
             */
            id: string;
            "g-recaptcha-response"?: components["schemas"]["GettoneCaptcha"];
            /** @enum {string} */
            argomento: "abbonamento" | "pagamenti" | "account" | "app" | "newsletter" | "archivio" | "privacy" | "accessibilita" | "commerciale" | "altro";
            oggetto: string;
            messaggio: string;
            /** @description Required of readers who are not signed in */
            email?: string;
            /** @description A picture or a PDF of 5,000,000 bytes at most; the first bytes decide the type */
            allegato?: {
                nome: string;
                dati: string;
            };
        };
        RispostaRichiesta: {
            /** @constant */
            success: true;
            status: components["schemas"]["Stato"];
            data: {
                /** @description As in `MG-000042` */
                ticket: string;
                /** @description Address for the receipt and the answer */
                email: string;
            };
        };
        MessaggioCommerciale: {
            oggetto: string;
            messaggio: string;
        };
        Rimbalzi: {
            bounces: {
                email: string;
                /** @description Status code of RFC 3463 */
                status: string;
                /** @description Text of the mail server */
                reason: string;
                /** @description Message-ID of the returned mail. Only the letter with this id is marked; without it the latest letter to the address is, which may be another one. */
                message_id?: string;
            }[];
        };
    };
    responses: {
        /** @description The file, which only the caller may cache */
        FileChat: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "image/webp": string;
                "application/pdf": string;
                "audio/mpeg": string;
                "audio/mp4": string;
                "audio/ogg": string;
                "video/mp4": string;
                "video/webm": string;
            };
        };
        /** @description The request does not match this contract, or a value is impossible: `campo` names it */
        RichiestaNonValida: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErroreCampo"];
            };
        };
        /** @description ERR_LOGIN_REQUIRED without a session, ERR_SESSION_TOKEN_NOT_VALID, ERR_SESSION_EXPIRED, ERR_INVALID_BROWSER; ERR_INVALID_CREDENTIALS when signing in */
        NonAutorizzato: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Errore"];
            };
        };
        /** @description Not for this reader */
        Vietato: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Errore"];
            };
        };
        /** @description The account is suspended (ERR_ACCESS_DENIED) or not activated yet (ERR_NOT_ACTIVATED); sent only after the right password */
        AccessoNegato: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Errore"];
            };
        };
        /** @description The code is wrong, used, too old or made for another reader: ERR_CODE_NOT_VALID */
        CodiceNonValido: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Errore"];
            };
        };
        /** @description ERR_CODE_NOT_VALID; ERR_INVALID_CREDENTIALS for the right code with a password other than the registered one */
        AttivazioneNonValida: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Errore"];
            };
        };
        /** @description The current password is wrong: ERR_INVALID_CREDENTIALS */
        PasswordNonValida: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Errore"];
            };
        };
        /** @description The last proof of identity on this device is older than ten minutes: ERR_FRESH_PROOF */
        ProvaRichiesta: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Errore"];
            };
        };
        /** @description Wrong password, or a passkey of another account: ERR_INVALID_CREDENTIALS. A code that is wrong, used or too old: ERR_CODE_NOT_VALID */
        ProvaNonValida: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Errore"];
            };
        };
        /** @description Not found */
        NonTrovato: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Errore"];
            };
        };
        /** @description As many devices as the subscription allows are signed in: ERR_DEVICE_LIMIT. `data` holds the ticket to continue with */
        TroppiDispositivi: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErroreDispositivi"];
            };
        };
        /** @description ERR_WORK_REQUIRED: after many attempts on this account, from any client, an attempt requires proof of work. `sfida` is the challenge; the same call is repeated with `lavoro`. Browsers in which the reader has signed in before are exempt */
        LavoroRichiesto: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErroreLavoro"];
            };
        };
        /** @description Too many attempts, ERR_TOO_MANY_ATTEMPTS: again after `attesa` seconds */
        TroppiTentativi: {
            headers: {
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErroreAttesa"];
            };
        };
    };
    parameters: {
        Conversazione: components["schemas"]["Segreto"];
        /** @description Solution of the challenge of a 428, in the format of a captcha token */
        Lavoro: string;
        IdConversazione: string;
        Riga: string;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    trackEvent: {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Evento"];
            };
        };
        responses: {
            /** @description Counted, by this call or by the first one with its key */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EsitoEvento"];
                };
            };
            /** @description The request does not match this contract, or its time is too far away */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErroreCampo"];
                };
            };
            /** @description The address is not an article of this newspaper */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Errore"];
                };
            };
            429: components["responses"]["TroppiTentativi"];
        };
    };
    getCreative: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RichiestaCreativo"];
            };
        };
        responses: {
            /** @description The creative, or null if there is none */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RispostaCreativo"];
                };
            };
            400: components["responses"]["RichiestaNonValida"];
            401: components["responses"]["NonAutorizzato"];
        };
    };
    recordConsent: {
        parameters: {
            query?: never;
            header: {
                "idempotency-key": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SceltaPrivacy"];
            };
        };
        responses: {
            /** @description Stored, by this call or by the first one with its key */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EsitoEvento"];
                };
            };
            /** @description The request does not match this contract, or its TC string contradicts it */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErroreCampo"];
                };
            };
            429: components["responses"]["TroppiTentativi"];
        };
    };
    getCaptcha: {
        parameters: {
            query: {
                azione: components["schemas"]["AzioneCaptcha"];
                /** @description The reader agrees to a third-party service */
                terzi?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A challenge to solve, or the key of the service that issues tokens */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RispostaCaptcha"];
                };
            };
            400: components["responses"]["RichiestaNonValida"];
            401: components["responses"]["NonAutorizzato"];
        };
    };
    getChat: {
        parameters: {
            query?: never;
            header: {
                conversazione: components["parameters"]["Conversazione"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The conversation */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RispostaConversazione"];
                };
            };
            400: components["responses"]["RichiestaNonValida"];
            401: components["responses"]["NonAutorizzato"];
            404: components["responses"]["NonTrovato"];
        };
    };
    sendChatTurn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TurnoChat"];
            };
        };
        responses: {
            /** @description The assistant's reply (empty if a person will answer), and the conversation with it */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RispostaTurno"];
                };
            };
            400: components["responses"]["RichiestaNonValida"];
            401: components["responses"]["NonAutorizzato"];
            /** @description No captcha token, or one that is not valid: ERR_CAPTCHA_NOT_VALID */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Errore"];
                };
            };
            404: components["responses"]["NonTrovato"];
            /** @description The conversation has ended: ERR_CHAT_ENDED */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Errore"];
                };
            };
            429: components["responses"]["TroppiTentativi"];
        };
    };
    sendChatFile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvioFile"];
            };
        };
        responses: {
            /** @description The conversation with the file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RispostaConversazione"];
                };
            };
            400: components["responses"]["RichiestaNonValida"];
            401: components["responses"]["NonAutorizzato"];
            404: components["responses"]["NonTrovato"];
            /** @description No operator is in the conversation (ERR_NO_OPERATOR), or it has ended (ERR_CHAT_ENDED) */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Errore"];
                };
            };
            /** @description The file is too large: ERR_TOO_LARGE */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Errore"];
                };
            };
            429: components["responses"]["TroppiTentativi"];
        };
    };
    getChatFile: {
        parameters: {
            query?: never;
            header: {
                conversazione: components["parameters"]["Conversazione"];
            };
            path: {
                riga: components["parameters"]["Riga"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["FileChat"];
            400: components["responses"]["RichiestaNonValida"];
            401: components["responses"]["NonAutorizzato"];
            404: components["responses"]["NonTrovato"];
        };
    };
    followChat: {
        parameters: {
            query?: never;
            header: {
                conversazione: components["parameters"]["Conversazione"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Events `cambiata` (request the conversation again) and `scrive` (`{chi}`), until one side disconnects */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": string;
                };
            };
            400: components["responses"]["RichiestaNonValida"];
            401: components["responses"]["NonAutorizzato"];
            404: components["responses"]["NonTrovato"];
        };
    };
    askOperator: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["QualeConversazione"];
            };
        };
        responses: {
            /** @description A place in the queue, or the service in which the conversation continues. HLP-06 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RispostaPassaggio"];
                };
            };
            400: components["responses"]["RichiestaNonValida"];
            401: components["responses"]["NonAutorizzato"];
            404: components["responses"]["NonTrovato"];
            /** @description No operator is on duty at this hour: ERR_NO_OPERATOR; or the conversation has ended: ERR_CHAT_ENDED */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Errore"];
                };
            };
        };
    };
    markChat: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SegnoChat"];
            };
        };
        responses: {
            /** @description Reported */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EsitoEvento"];
                };
            };
            400: components["responses"]["RichiestaNonValida"];
            401: components["responses"]["NonAutorizzato"];
            404: components["responses"]["NonTrovato"];
        };
    };
    reportBounces: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Rimbalzi"];
            };
        };
        responses: {
            /** @description Received */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fatto"];
                };
            };
            400: components["responses"]["RichiestaNonValida"];
            /** @description The key is missing or wrong */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Errore"];
                };
            };
        };
    };
    retractChatMessage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Ritiro"];
            };
        };
        responses: {
            /** @description The conversation without the message */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RispostaConversazione"];
                };
            };
            400: components["responses"]["RichiestaNonValida"];
            401: components["responses"]["NonAutorizzato"];
            /** @description The message is too old: ERR_FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Errore"];
                };
            };
            404: components["responses"]["NonTrovato"];
        };
    };
    endChat: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FineChat"];
            };
        };
        responses: {
            /** @description Ended */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RispostaConversazione"];
                };
            };
            400: components["responses"]["RichiestaNonValida"];
            401: components["responses"]["NonAutorizzato"];
            404: components["responses"]["NonTrovato"];
        };
    };
    listOperatorChats: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The oldest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RispostaBanco"];
                };
            };
            401: components["responses"]["NonAutorizzato"];
            403: components["responses"]["Vietato"];
        };
    };
    followOperatorChats: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Events `cambiata` (`{conversazione}`) and `scrive` (`{conversazione}`) */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": string;
                };
            };
            401: components["responses"]["NonAutorizzato"];
            403: components["responses"]["Vietato"];
        };
    };
    listHelpFeedback: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Every answer of the FAQ, the least useful first and those without a vote last; of the chat and the chatbot the latest ratings */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RispostaRiscontri"];
                };
            };
            401: components["responses"]["NonAutorizzato"];
            403: components["responses"]["Vietato"];
        };
    };
    getOperatorChat: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["IdConversazione"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The conversation */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RispostaScheda"];
                };
            };
            400: components["responses"]["RichiestaNonValida"];
            401: components["responses"]["NonAutorizzato"];
            403: components["responses"]["Vietato"];
            404: components["responses"]["NonTrovato"];
        };
    };
    answerChat: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["IdConversazione"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TurnoOperatore"];
            };
        };
        responses: {
            /** @description Sent */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RispostaScheda"];
                };
            };
            400: components["responses"]["RichiestaNonValida"];
            401: components["responses"]["NonAutorizzato"];
            403: components["responses"]["Vietato"];
            404: components["responses"]["NonTrovato"];
            /** @description Another operator is in the conversation (ERR_CHAT_TAKEN), or it has ended (ERR_CHAT_ENDED) */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Errore"];
                };
            };
        };
    };
    joinChat: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["IdConversazione"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EntrataInChat"];
            };
        };
        responses: {
            /** @description The operator is in the conversation */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RispostaScheda"];
                };
            };
            400: components["responses"]["RichiestaNonValida"];
            401: components["responses"]["NonAutorizzato"];
            403: components["responses"]["Vietato"];
            404: components["responses"]["NonTrovato"];
            /** @description Another operator is in the conversation (ERR_CHAT_TAKEN), or it has ended (ERR_CHAT_ENDED) */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Errore"];
                };
            };
        };
    };
    sendOperatorFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["IdConversazione"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvioFileOperatore"];
            };
        };
        responses: {
            /** @description Sent */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RispostaScheda"];
                };
            };
            400: components["responses"]["RichiestaNonValida"];
            401: components["responses"]["NonAutorizzato"];
            403: components["responses"]["Vietato"];
            404: components["responses"]["NonTrovato"];
            /** @description Another operator is in the conversation (ERR_CHAT_TAKEN), or it has ended (ERR_CHAT_ENDED) */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Errore"];
                };
            };
            /** @description The file is too large: ERR_TOO_LARGE */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Errore"];
                };
            };
        };
    };
    getOperatorFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["IdConversazione"];
                riga: components["parameters"]["Riga"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["FileChat"];
            400: components["responses"]["RichiestaNonValida"];
            401: components["responses"]["NonAutorizzato"];
            403: components["responses"]["Vietato"];
            404: components["responses"]["NonTrovato"];
        };
    };
    retractOperatorMessage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["IdConversazione"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RitiroOperatore"];
            };
        };
        responses: {
            /** @description The conversation without the message */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RispostaScheda"];
                };
            };
            400: components["responses"]["RichiestaNonValida"];
            401: components["responses"]["NonAutorizzato"];
            403: components["responses"]["Vietato"];
            404: components["responses"]["NonTrovato"];
            /** @description Another operator is in the conversation (ERR_CHAT_TAKEN), or it has ended (ERR_CHAT_ENDED) */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Errore"];
                };
            };
        };
    };
    markOperatorChat: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["IdConversazione"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SegnoOperatore"];
            };
        };
        responses: {
            /** @description Reported */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EsitoEvento"];
                };
            };
            400: components["responses"]["RichiestaNonValida"];
            401: components["responses"]["NonAutorizzato"];
            403: components["responses"]["Vietato"];
            404: components["responses"]["NonTrovato"];
        };
    };
    sendTicket: {
        parameters: {
            query?: never;
            header?: {
                /** @description Solution of the challenge of a 428, in the format of a captcha token */
                lavoro?: components["parameters"]["Lavoro"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Richiesta"];
            };
        };
        responses: {
            /** @description Accepted; a receipt is mailed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RispostaRichiesta"];
                };
            };
            400: components["responses"]["RichiestaNonValida"];
            401: components["responses"]["NonAutorizzato"];
            /** @description The token is forged, used or too old: ERR_CAPTCHA_NOT_VALID; the topic is for companies, or the `id` belongs to another reader: ERR_FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Errore"];
                };
            };
            /** @description The attachment is too large: ERR_TOO_LARGE */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Errore"];
                };
            };
            428: components["responses"]["LavoroRichiesto"];
            429: components["responses"]["TroppiTentativi"];
        };
    };
    voteFaq: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VotoFaq"];
            };
        };
        responses: {
            /** @description Counted; an earlier vote is replaced */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fatto"];
                };
            };
            400: components["responses"]["RichiestaNonValida"];
            401: components["responses"]["NonAutorizzato"];
            404: components["responses"]["NonTrovato"];
            429: components["responses"]["TroppiTentativi"];
        };
    };
    getShortInfo: {
        parameters: {
            query?: {
                /** @description Only keeps caches from answering */
                timestamp?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The reader */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RispostaUtenteBreve"];
                };
            };
            400: components["responses"]["RichiestaNonValida"];
            401: components["responses"]["NonAutorizzato"];
        };
    };
    getUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The reader */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RispostaUtente"];
                };
            };
            401: components["responses"]["NonAutorizzato"];
        };
    };
    exchangeIdCode: {
        parameters: {
            query: {
                redirect_uri: components["schemas"]["Indirizzo"];
            };
            header?: never;
            path: {
                code: components["schemas"]["Segreto"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The reader with a new `id_token` */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RispostaUtente"];
                };
            };
            400: components["responses"]["RichiestaNonValida"];
            403: components["responses"]["CodiceNonValido"];
        };
    };
    logout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Uscita"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fatto"];
                };
            };
            400: components["responses"]["RichiestaNonValida"];
        };
    };
    endSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FineSessione"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fatto"];
                };
            };
            400: components["responses"]["RichiestaNonValida"];
        };
    };
    login: {
        parameters: {
            query?: never;
            header?: {
                /** @description Solution of the challenge of a 428, in the format of a captcha token */
                lavoro?: components["parameters"]["Lavoro"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Credenziali"];
            };
        };
        responses: {
            /** @description Where to continue: the address with its code */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RispostaAccesso"];
                };
            };
            400: components["responses"]["RichiestaNonValida"];
            401: components["responses"]["NonAutorizzato"];
            403: components["responses"]["AccessoNegato"];
            409: components["responses"]["TroppiDispositivi"];
            428: components["responses"]["LavoroRichiesto"];
            429: components["responses"]["TroppiTentativi"];
        };
    };
    sendLoginCode: {
        parameters: {
            query?: never;
            header?: {
                /** @description Solution of the challenge of a 428, in the format of a captcha token */
                lavoro?: components["parameters"]["Lavoro"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SoloEmail"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fatto"];
                };
            };
            400: components["responses"]["RichiestaNonValida"];
            428: components["responses"]["LavoroRichiesto"];
            429: components["responses"]["TroppiTentativi"];
        };
    };
    loginWithCode: {
        parameters: {
            query?: never;
            header?: {
                /** @description Solution of the challenge of a 428, in the format of a captcha token */
                lavoro?: components["parameters"]["Lavoro"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CredenzialiCodice"];
            };
        };
        responses: {
            /** @description Where to continue */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RispostaAccesso"];
                };
            };
            400: components["responses"]["RichiestaNonValida"];
            401: components["responses"]["NonAutorizzato"];
            403: components["responses"]["AccessoNegato"];
            409: components["responses"]["TroppiDispositivi"];
            428: components["responses"]["LavoroRichiesto"];
            429: components["responses"]["TroppiTentativi"];
        };
    };
    getPasskeyLoginOptions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Nulla"];
            };
        };
        responses: {
            /** @description PublicKeyCredentialRequestOptionsJSON */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RispostaOpzioni"];
                };
            };
            400: components["responses"]["RichiestaNonValida"];
            429: components["responses"]["TroppiTentativi"];
        };
    };
    loginWithPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CredenzialiPasskey"];
            };
        };
        responses: {
            /** @description Where to continue */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RispostaAccesso"];
                };
            };
            400: components["responses"]["RichiestaNonValida"];
            401: components["responses"]["NonAutorizzato"];
            403: components["responses"]["AccessoNegato"];
            409: components["responses"]["TroppiDispositivi"];
        };
    };
    replaceDevice: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Sostituzione"];
            };
        };
        responses: {
            /** @description Where to continue */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RispostaAccesso"];
                };
            };
            400: components["responses"]["RichiestaNonValida"];
            401: components["responses"]["NonAutorizzato"];
            409: components["responses"]["TroppiDispositivi"];
            429: components["responses"]["TroppiTentativi"];
        };
    };
    register: {
        parameters: {
            query?: never;
            header?: {
                /** @description Solution of the challenge of a 428, in the format of a captcha token */
                lavoro?: components["parameters"]["Lavoro"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Registrazione"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fatto"];
                };
            };
            400: components["responses"]["RichiestaNonValida"];
            428: components["responses"]["LavoroRichiesto"];
            429: components["responses"]["TroppiTentativi"];
        };
    };
    activateAccount: {
        parameters: {
            query?: never;
            header?: {
                /** @description Solution of the challenge of a 428, in the format of a captcha token */
                lavoro?: components["parameters"]["Lavoro"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Attivazione"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fatto"];
                };
            };
            400: components["responses"]["RichiestaNonValida"];
            403: components["responses"]["AttivazioneNonValida"];
            428: components["responses"]["LavoroRichiesto"];
            429: components["responses"]["TroppiTentativi"];
        };
    };
    resendActivation: {
        parameters: {
            query?: never;
            header?: {
                /** @description Solution of the challenge of a 428, in the format of a captcha token */
                lavoro?: components["parameters"]["Lavoro"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SoloEmail"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fatto"];
                };
            };
            400: components["responses"]["RichiestaNonValida"];
            428: components["responses"]["LavoroRichiesto"];
            429: components["responses"]["TroppiTentativi"];
        };
    };
    forgotPassword: {
        parameters: {
            query?: never;
            header?: {
                /** @description Solution of the challenge of a 428, in the format of a captcha token */
                lavoro?: components["parameters"]["Lavoro"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SoloEmail"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fatto"];
                };
            };
            400: components["responses"]["RichiestaNonValida"];
            428: components["responses"]["LavoroRichiesto"];
            429: components["responses"]["TroppiTentativi"];
        };
    };
    resetPassword: {
        parameters: {
            query?: never;
            header?: {
                /** @description Solution of the challenge of a 428, in the format of a captcha token */
                lavoro?: components["parameters"]["Lavoro"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NuovaPasswordConCodice"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fatto"];
                };
            };
            400: components["responses"]["RichiestaNonValida"];
            403: components["responses"]["CodiceNonValido"];
            428: components["responses"]["LavoroRichiesto"];
            429: components["responses"]["TroppiTentativi"];
        };
    };
    changePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CambioPassword"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fatto"];
                };
            };
            400: components["responses"]["RichiestaNonValida"];
            401: components["responses"]["NonAutorizzato"];
            403: components["responses"]["PasswordNonValida"];
            429: components["responses"]["TroppiTentativi"];
        };
    };
    listDevices: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The devices, and the number allowed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RispostaDispositivi"];
                };
            };
            401: components["responses"]["NonAutorizzato"];
        };
    };
    disconnectDevice: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Nulla"];
            };
        };
        responses: {
            /** @description The remaining devices */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RispostaDispositivi"];
                };
            };
            400: components["responses"]["RichiestaNonValida"];
            401: components["responses"]["NonAutorizzato"];
            403: components["responses"]["ProvaRichiesta"];
            404: components["responses"]["NonTrovato"];
        };
    };
    listSubscriptions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Each with the changes that are possible today */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RispostaAbbonamenti"];
                };
            };
            401: components["responses"]["NonAutorizzato"];
        };
    };
    linkGoogleSubscription: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AcquistoGoogle"];
            };
        };
        responses: {
            /** @description All subscriptions, including the linked one */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RispostaAbbonamenti"];
                };
            };
            400: components["responses"]["RichiestaNonValida"];
            401: components["responses"]["NonAutorizzato"];
            /** @description Google does not know the purchase, ERR_GOOGLE_TOKEN_NOT_VALID; or the purchase belongs to another account or is over, ERR_GOOGLE_NOT_LINKED; or Google holds it until it is paid, ERR_GOOGLE_ON_HOLD */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Errore"];
                };
            };
            429: components["responses"]["TroppiTentativi"];
            /** @description Google Play does not answer: ERR_STORE_UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Errore"];
                };
            };
        };
    };
    setRenewal: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Numero"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Rinnovo"];
            };
        };
        responses: {
            /** @description The receipt, and all subscriptions */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RispostaDichiarazione"];
                };
            };
            400: components["responses"]["RichiestaNonValida"];
            401: components["responses"]["NonAutorizzato"];
            404: components["responses"]["NonTrovato"];
            /** @description The renewal cannot be changed here: ERR_RENEWAL_NOT_CHANGED */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Errore"];
                };
            };
        };
    };
    withdraw: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Numero"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Recesso"];
            };
        };
        responses: {
            /** @description The receipt, and all subscriptions */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RispostaDichiarazione"];
                };
            };
            400: components["responses"]["RichiestaNonValida"];
            401: components["responses"]["NonAutorizzato"];
            404: components["responses"]["NonTrovato"];
            /** @description There is no right of withdrawal, or not any more: ERR_WITHDRAWAL_NOT_POSSIBLE */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Errore"];
                };
            };
        };
    };
    openPaymentUpdate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Numero"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ImportoVisto"];
            };
        };
        responses: {
            /** @description The order to pay */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RispostaOrdine"];
                };
            };
            400: components["responses"]["RichiestaNonValida"];
            401: components["responses"]["NonAutorizzato"];
            404: components["responses"]["NonTrovato"];
            /** @description The subscription does not renew, or not here: ERR_PAYMENT_NOT_UPDATED; its price has changed: ERR_OFFER_CHANGED; or payments are not accepted: ERR_SALES_CLOSED */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Errore"];
                };
            };
        };
    };
    getPurchase: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                offerta: components["schemas"]["IdOfferta"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Nothing is ordered yet */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RispostaAcquisto"];
                };
            };
            400: components["responses"]["RichiestaNonValida"];
            401: components["responses"]["NonAutorizzato"];
            404: components["responses"]["NonTrovato"];
        };
    };
    openOrder: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NuovoOrdine"];
            };
        };
        responses: {
            /** @description The order to pay */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RispostaOrdine"];
                };
            };
            400: components["responses"]["RichiestaNonValida"];
            401: components["responses"]["NonAutorizzato"];
            404: components["responses"]["NonTrovato"];
            /** @description The reader already has it, ERR_ALREADY_SUBSCRIBED; its price has changed, ERR_OFFER_CHANGED; or nothing is sold, ERR_SALES_CLOSED */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Errore"];
                };
            };
        };
    };
    getOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Open, paid or refused */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RispostaOrdine"];
                };
            };
            400: components["responses"]["RichiestaNonValida"];
            401: components["responses"]["NonAutorizzato"];
            404: components["responses"]["NonTrovato"];
        };
    };
    payOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Carta"];
            };
        };
        responses: {
            /** @description The order, paid or refused */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RispostaOrdine"];
                };
            };
            400: components["responses"]["RichiestaNonValida"];
            401: components["responses"]["NonAutorizzato"];
            404: components["responses"]["NonTrovato"];
            /** @description ERR_ALREADY_SUBSCRIBED, ERR_OFFER_CHANGED, ERR_SALES_CLOSED, or ERR_ORDER_NOT_PAYABLE if the order is settled in another way or a shop takes payments */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Errore"];
                };
            };
        };
    };
    listInvoices: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Without their documents */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RispostaFatture"];
                };
            };
            401: components["responses"]["NonAutorizzato"];
        };
    };
    getInvoicePdf: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document, to be saved */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            400: components["responses"]["RichiestaNonValida"];
            401: components["responses"]["NonAutorizzato"];
            404: components["responses"]["NonTrovato"];
        };
    };
    getProofWays: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The methods besides the password */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RispostaProve"];
                };
            };
            401: components["responses"]["NonAutorizzato"];
        };
    };
    giveProof: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Prova"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fatto"];
                };
            };
            400: components["responses"]["RichiestaNonValida"];
            401: components["responses"]["NonAutorizzato"];
            403: components["responses"]["ProvaNonValida"];
            429: components["responses"]["TroppiTentativi"];
        };
    };
    sendProofCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Nulla"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fatto"];
                };
            };
            400: components["responses"]["RichiestaNonValida"];
            401: components["responses"]["NonAutorizzato"];
            429: components["responses"]["TroppiTentativi"];
        };
    };
    getProofOptions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Nulla"];
            };
        };
        responses: {
            /** @description PublicKeyCredentialRequestOptionsJSON, with the passkeys of this account */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RispostaOpzioni"];
                };
            };
            400: components["responses"]["RichiestaNonValida"];
            401: components["responses"]["NonAutorizzato"];
            429: components["responses"]["TroppiTentativi"];
        };
    };
    listPasskeys: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The newest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RispostaPasskey"];
                };
            };
            401: components["responses"]["NonAutorizzato"];
        };
    };
    addPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NuovaPasskey"];
            };
        };
        responses: {
            /** @description All passkeys */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RispostaPasskey"];
                };
            };
            400: components["responses"]["RichiestaNonValida"];
            401: components["responses"]["NonAutorizzato"];
        };
    };
    getPasskeyOptions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Nulla"];
            };
        };
        responses: {
            /** @description PublicKeyCredentialCreationOptionsJSON */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RispostaOpzioni"];
                };
            };
            400: components["responses"]["RichiestaNonValida"];
            401: components["responses"]["NonAutorizzato"];
            403: components["responses"]["ProvaRichiesta"];
        };
    };
    removePasskey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Nulla"];
            };
        };
        responses: {
            /** @description The remaining devices */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RispostaPasskey"];
                };
            };
            400: components["responses"]["RichiestaNonValida"];
            401: components["responses"]["NonAutorizzato"];
            403: components["responses"]["ProvaRichiesta"];
            404: components["responses"]["NonTrovato"];
        };
    };
    getPersonalData: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The last copy, the requested deletion, and what must be kept by law */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RispostaDatiPersonali"];
                };
            };
            401: components["responses"]["NonAutorizzato"];
        };
    };
    requestDataExport: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Nulla"];
            };
        };
        responses: {
            /** @description The request is recorded, this one or one of the same day */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RispostaDatiPersonali"];
                };
            };
            400: components["responses"]["RichiestaNonValida"];
            401: components["responses"]["NonAutorizzato"];
            403: components["responses"]["ProvaRichiesta"];
        };
    };
    downloadDataExport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A ZIP with `dati.json` and `dati.html` */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/zip": string;
                };
            };
            400: components["responses"]["RichiestaNonValida"];
            401: components["responses"]["NonAutorizzato"];
            403: components["responses"]["ProvaRichiesta"];
            404: components["responses"]["NonTrovato"];
        };
    };
    requestDeletion: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Nulla"];
            };
        };
        responses: {
            /** @description The day of the deletion */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RispostaDatiPersonali"];
                };
            };
            400: components["responses"]["RichiestaNonValida"];
            401: components["responses"]["NonAutorizzato"];
            403: components["responses"]["ProvaRichiesta"];
        };
    };
    cancelDeletion: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Nulla"];
            };
        };
        responses: {
            /** @description No deletion is scheduled */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RispostaDatiPersonali"];
                };
            };
            400: components["responses"]["RichiestaNonValida"];
            401: components["responses"]["NonAutorizzato"];
        };
    };
    getProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Fields that were never filled in are empty */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RispostaProfilo"];
                };
            };
            401: components["responses"]["NonAutorizzato"];
        };
    };
    saveProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CampiProfilo"];
            };
        };
        responses: {
            /** @description The profile as saved, with the contradictions */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RispostaProfiloSalvato"];
                };
            };
            400: components["responses"]["RichiestaNonValida"];
            401: components["responses"]["NonAutorizzato"];
        };
    };
    getInvoicing: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Fields that were never filled in are empty; the address is the profile’s */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RispostaFatturazione"];
                };
            };
            401: components["responses"]["NonAutorizzato"];
        };
    };
    saveInvoicing: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CampiFatturazione"];
            };
        };
        responses: {
            /** @description The billing details as saved */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RispostaFatturazione"];
                };
            };
            400: components["responses"]["RichiestaNonValida"];
            401: components["responses"]["NonAutorizzato"];
        };
    };
    getConsents: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The latest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RispostaConsensi"];
                };
            };
            401: components["responses"]["NonAutorizzato"];
        };
    };
    changeConsent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CambioConsenso"];
            };
        };
        responses: {
            /** @description All passkeys */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RispostaConsensi"];
                };
            };
            400: components["responses"]["RichiestaNonValida"];
            401: components["responses"]["NonAutorizzato"];
        };
    };
    saveAvatar: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "image/png": components["schemas"]["Immagine"];
                "image/jpeg": components["schemas"]["Immagine"];
                "image/webp": components["schemas"]["Immagine"];
                "image/avif": components["schemas"]["Immagine"];
            };
        };
        responses: {
            /** @description Its address */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RispostaAvatar"];
                };
            };
            400: components["responses"]["RichiestaNonValida"];
            401: components["responses"]["NonAutorizzato"];
            429: components["responses"]["TroppiTentativi"];
        };
    };
    removeAvatar: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Nulla"];
            };
        };
        responses: {
            /** @description The stored picture; nothing if there was none */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RispostaAvatarTolto"];
                };
            };
            400: components["responses"]["RichiestaNonValida"];
            401: components["responses"]["NonAutorizzato"];
        };
    };
    dismissNotice: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Nulla"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fatto"];
                };
            };
            400: components["responses"]["RichiestaNonValida"];
            401: components["responses"]["NonAutorizzato"];
        };
    };
    listMembers: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The seats and their members */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RispostaPosti"];
                };
            };
            400: components["responses"]["RichiestaNonValida"];
            401: components["responses"]["NonAutorizzato"];
            404: components["responses"]["NonTrovato"];
        };
    };
    inviteMember: {
        parameters: {
            query?: never;
            header?: {
                /** @description Solution of the challenge of a 428, in the format of a captcha token */
                lavoro?: components["parameters"]["Lavoro"];
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Invito"];
            };
        };
        responses: {
            /** @description The seats, with the invite */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RispostaPosti"];
                };
            };
            400: components["responses"]["RichiestaNonValida"];
            401: components["responses"]["NonAutorizzato"];
            404: components["responses"]["NonTrovato"];
            /** @description ERR_CANNOT_INVITE_YOURSELF, ERR_ALREADY_MEMBER, ERR_ALREADY_INVITED, ERR_NO_SEATS, or ERR_SUBSCRIPTION_NOT_ACTIVE */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Errore"];
                };
            };
            428: components["responses"]["LavoroRichiesto"];
            429: components["responses"]["TroppiTentativi"];
        };
    };
    resendInvite: {
        parameters: {
            query?: never;
            header?: {
                /** @description Solution of the challenge of a 428, in the format of a captcha token */
                lavoro?: components["parameters"]["Lavoro"];
            };
            path: {
                id: number;
                seat: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Nulla"];
            };
        };
        responses: {
            /** @description The seats */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RispostaPosti"];
                };
            };
            400: components["responses"]["RichiestaNonValida"];
            401: components["responses"]["NonAutorizzato"];
            404: components["responses"]["NonTrovato"];
            /** @description ERR_SUBSCRIPTION_NOT_ACTIVE */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Errore"];
                };
            };
            428: components["responses"]["LavoroRichiesto"];
            429: components["responses"]["TroppiTentativi"];
        };
    };
    removeMember: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
                seat: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Nulla"];
            };
        };
        responses: {
            /** @description The seats */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RispostaPosti"];
                };
            };
            400: components["responses"]["RichiestaNonValida"];
            401: components["responses"]["NonAutorizzato"];
            404: components["responses"]["NonTrovato"];
        };
    };
    activateMembership: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CodicePosto"];
            };
        };
        responses: {
            /** @description What the reader may open now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RispostaPostoAttivo"];
                };
            };
            400: components["responses"]["RichiestaNonValida"];
            401: components["responses"]["NonAutorizzato"];
            /** @description ERR_CODE_NOT_VALID if the code is wrong, used or too old; ERR_INVITE_OF_ANOTHER if it was sent to another e-mail */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Errore"];
                };
            };
            /** @description ERR_ALREADY_MEMBER, ERR_NO_SEATS, or ERR_SUBSCRIPTION_NOT_ACTIVE */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Errore"];
                };
            };
            429: components["responses"]["TroppiTentativi"];
        };
    };
    contactSales: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MessaggioCommerciale"];
            };
        };
        responses: {
            /** @description Accepted; a receipt is mailed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fatto"];
                };
            };
            400: components["responses"]["RichiestaNonValida"];
            401: components["responses"]["NonAutorizzato"];
            403: components["responses"]["Vietato"];
            429: components["responses"]["TroppiTentativi"];
        };
    };
    listNewsletters: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description In the order they are offered */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RispostaNewsletter"];
                };
            };
            401: components["responses"]["NonAutorizzato"];
        };
    };
    setNewsletter: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                slug: components["schemas"]["Slug"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Iscrizione"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fatto"];
                };
            };
            400: components["responses"]["RichiestaNonValida"];
            401: components["responses"]["NonAutorizzato"];
            403: components["responses"]["Vietato"];
            404: components["responses"]["NonTrovato"];
        };
    };
    getNewsletterSample: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                slug: components["schemas"]["Slug"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The most important article first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RispostaAnteprima"];
                };
            };
            400: components["responses"]["RichiestaNonValida"];
            401: components["responses"]["NonAutorizzato"];
            404: components["responses"]["NonTrovato"];
        };
    };
    listTopics: {
        parameters: {
            query?: {
                /** @description Only those the reader follows */
                seguiti?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description In the order they are offered */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RispostaArgomenti"];
                };
            };
            400: components["responses"]["RichiestaNonValida"];
            401: components["responses"]["NonAutorizzato"];
        };
    };
    setTopic: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                slug: components["schemas"]["SlugArgomento"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Seguito"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fatto"];
                };
            };
            400: components["responses"]["RichiestaNonValida"];
            401: components["responses"]["NonAutorizzato"];
            404: components["responses"]["NonTrovato"];
        };
    };
    setTopicAlerts: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                slug: components["schemas"]["SlugArgomento"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SceltaAvvisi"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fatto"];
                };
            };
            400: components["responses"]["RichiestaNonValida"];
            401: components["responses"]["NonAutorizzato"];
            404: components["responses"]["NonTrovato"];
        };
    };
    listMutedStories: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The latest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RispostaStorie"];
                };
            };
            401: components["responses"]["NonAutorizzato"];
        };
    };
    muteStory: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Story of an alert; for an alert without one, `articolo-` and the id of its article */
                storia: components["schemas"]["Slug"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Silenziata"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fatto"];
                };
            };
            400: components["responses"]["RichiestaNonValida"];
            401: components["responses"]["NonAutorizzato"];
        };
    };
    reportAlertReaction: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EsitoAvviso"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fatto"];
                };
            };
            400: components["responses"]["RichiestaNonValida"];
            401: components["responses"]["NonAutorizzato"];
        };
    };
    getPush: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description For this device only */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RispostaPush"];
                };
            };
            401: components["responses"]["NonAutorizzato"];
        };
    };
    savePushSubscription: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NuovaIscrizionePush"];
            };
        };
        responses: {
            /** @description The new state */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RispostaPush"];
                };
            };
            400: components["responses"]["RichiestaNonValida"];
            401: components["responses"]["NonAutorizzato"];
        };
    };
    removePushSubscription: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Nulla"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fatto"];
                };
            };
            400: components["responses"]["RichiestaNonValida"];
            401: components["responses"]["NonAutorizzato"];
        };
    };
    sendTrialAlert: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Nulla"];
            };
        };
        responses: {
            /** @description The push service has accepted it */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fatto"];
                };
            };
            400: components["responses"]["RichiestaNonValida"];
            401: components["responses"]["NonAutorizzato"];
            /** @description The device cannot be reached any more: ERR_DEVICE_NOT_REACHED */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Errore"];
                };
            };
            429: components["responses"]["TroppiTentativi"];
            /** @description The push service does not accept it now: ERR_PUSH_SERVICE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Errore"];
                };
            };
        };
    };
    getAlertRules: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The chosen rules, otherwise the defaults */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RispostaRegole"];
                };
            };
            401: components["responses"]["NonAutorizzato"];
        };
    };
    setAlertRules: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RegoleAvvisi"];
            };
        };
        responses: {
            /** @description The new rules */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RispostaRegole"];
                };
            };
            400: components["responses"]["RichiestaNonValida"];
            401: components["responses"]["NonAutorizzato"];
        };
    };
    getOnboarding: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The three steps */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RispostaPassi"];
                };
            };
            401: components["responses"]["NonAutorizzato"];
        };
    };
    settleOnboardingStep: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PassoConcluso"];
            };
        };
        responses: {
            /** @description The three steps afterwards */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RispostaPassi"];
                };
            };
            400: components["responses"]["RichiestaNonValida"];
            401: components["responses"]["NonAutorizzato"];
        };
    };
    dismissOnboarding: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Nulla"];
            };
        };
        responses: {
            /** @description The three steps afterwards */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RispostaPassi"];
                };
            };
            400: components["responses"]["RichiestaNonValida"];
            401: components["responses"]["NonAutorizzato"];
        };
    };
    getReservedOffer: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The offer, null if there is none */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RispostaOfferta"];
                };
            };
            401: components["responses"]["NonAutorizzato"];
        };
    };
    refuseOffer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RifiutoOfferta"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fatto"];
                };
            };
            400: components["responses"]["RichiestaNonValida"];
            401: components["responses"]["NonAutorizzato"];
            404: components["responses"]["NonTrovato"];
        };
    };
}
