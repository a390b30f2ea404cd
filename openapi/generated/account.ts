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
         * Counts that an article was opened, that a page was viewed, how soon it was there; holds nothing of who read it
         * @description With an `Idempotency-Key`, made anew for each event, the same call made again is answered the same and counts nothing: what was done without a network is sent until it is answered. A key is remembered for 60 days. Told of whoever has agreed to purpose 4 alone; views and speeds say so themselves. API-06, TRK-02, TRK-04
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
         * What the newsstand itself has to offer in one of its places. TRK-05
         * @description Asked of whoever has agreed to purposes 2 and 4. It is told what kind of reader it is for, not who; nothing of it is kept.
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
         * Keeps what was agreed to on a device, as proof. TRK-01
         * @description The key is made with the answer and is its name: the same call made again is answered the same and keeps nothing more. It is the device's: whose it is is not kept, whoever is signed in. It is forgotten after 24 months. A moment that cannot be believed, to come or older than 31 days, counts as now.
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
         * What a page makes a captcha's token of, for one action
         * @description A token counts once, for its action, for some minutes; it is sent as `g-recaptcha-response`. A service of somebody else gives it only where the reader has agreed to that. HLP-08, TRK-02
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
        /** A conversation as the server has it */
        get: operations["getChat"];
        put?: never;
        /**
         * Says something in the support chat, to the assistant or to the operator who has come
         * @description The server keeps the conversation itself: of `messages` it believes nothing. `id` is made by the page, and what is sent again is said once. With the assistant 8 to 500 characters, with an operator 1 to 500. HLP-08, HLP-09
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
         * Sends a file to the operator who is in the conversation
         * @description Pictures (JPEG, PNG, WebP), PDF, sounds (MP3, M4A, OGG) and films (MP4, WebM) of 5,000,000 bytes at most; what it is, is told by its first bytes. Pictures are made anew, without what a camera wrote into them. `id` is made by the page, and what is sent again is there once. HLP-10
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
        /** The file that came with a line of a conversation */
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
        /** Tells when there is something new in a conversation, and when the operator is typing */
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
        /** Asks for a person */
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
        /** Says that the reader is typing, or has read what there is */
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
         * Whoever hands our mails over tells of those that came back
         * @description `Authorization: Bearer` carries the key of MAIL_EVENTS_KEY. What came back for good, status 5.x.x, is told of in the report of its sending; an address that is none, 5.1.x or 5.2.1, gets no press review any more until its press office tries it again. What may pass changes nothing. PRS-03
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
         * Takes back what the reader said in a conversation with an operator, within 15 minutes
         * @description Its words and its file are deleted; made again the call changes nothing. HLP-10
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
        /** Ends a conversation, with what the reader says of it */
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
        /** Conversations that wait for an operator, and those the operator who asks is in */
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
        /** Tells when there is something new in any conversation */
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
        /** What readers of the paper found of its FAQ, its chat and its chatbot; nobody's name stands beside it */
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
        /** A conversation, with what an operator has to know of who is in it */
        get: operations["getOperatorChat"];
        put?: never;
        /** Says something to the reader */
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
        /** Takes a conversation from the queue, or over from an operator who has gone */
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
        /** Sends a file to the reader; what is taken is told at sendChatFile */
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
        /** The file that came with a line of a conversation */
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
        /** Takes back what the operator said, within 15 minutes */
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
        /** Says that the operator is typing, has read what there is, or leaves */
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
         * @description Made again with the same `id` it is answered the same and sends nothing twice. Of whoever is signed in the account's address counts. Without a token of the captcha it is taken too, a few times an hour. HLP-02
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
        /** Counts whether an answer of the FAQ helped; holds nothing of who says so. HLP-01 */
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
         * Who is signed in, in short: what header and menu show
         * @description Of the session whose bearer is sent, else of the browser's session at the account site (its cookie). SES-02, SES-11
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
        /** Who is signed in, with all subscriptions */
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
         * Exchanges a code of the sign-in for a session on the origin of `redirect_uri`
         * @description It works once, for a minute, in the browser and for the address it was made for. `id_token` is new each time. SES-05
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
         * Ends the session on this device, on all three APIs at once
         * @description With the bearer, else with the cookie; both end. Nobody's session is no error. Where it is said whose session was meant, and the cookie is by now of somebody else who has signed in, that one stays.
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
         * Ends the session whose token has this SHA-256: of a reader who signed out without a network
         * @description The digest opens nothing. A session that is unknown or over is no error.
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
        /** Mails a code to sign in with; says the same of an address nobody has */
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
        /** What a browser needs to sign in with a passkey (WebAuthn request options) */
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
         * Goes on with a sign-in that met the limit of devices: one of them is replaced
         * @description The ticket comes with the 409 of the sign-in and lasts ten minutes. The replaced device is told ERR_INVALID_BROWSER at its next call. SES-08
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
         * Registers a person, a company or a public body; says the same of an address that has an account
         * @description The account opens with the code that is mailed. Whoever has an account already gets a mail that says so.
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
         * Opens an account with the mailed code and the password it was registered with
         * @description Who reads the mail and who chose the password must be the same person: anybody may have registered the address.
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
        /** Mails the activation code anew; says the same of an address nobody has */
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
        /** Mails a code to set a new password; says the same of an address nobody has */
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
        /** Devices the reader is signed in on, the one that asks first */
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
        /** All that the reader has or had on this paper, the latest begun first */
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
         * @description Within fourteen days, by the holder, as art. 54-bis of the Codice del consumo asks. The subscription ends at once.
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
         * Opens the order that puts the payment of a subscription right
         * @description Where the last renewal was not paid it is that renewal's order, else one that costs nothing and changes the card. The same order until it is paid.
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
        /** What the reader would buy with an offer, and how that stands beside what they have */
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
         * @description Opened again before it is paid it is the same order. Nothing is paid by it.
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
        /** An order of the reader as it stands */
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
         * Pays an order with a card, where no shop takes the money
         * @description Nothing is charged: the card is simulated, and its number must be one of those for trials. An order is paid once, however often this is sent; a refusal is an answer like any other, and may be followed by another try.
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
        /** How the reader can prove who they are. ACC-02 */
        get: operations["getProofWays"];
        put?: never;
        /**
         * Proves who the reader is, by one of password, mailed code and passkey
         * @description For ten minutes calls marked with `x-fresh-proof` are answered on this device. Signing in is a proof too.
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
        /** Mails a code to prove with who the reader is */
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
        /** What a browser needs to prove with a passkey who the reader is (WebAuthn request options) */
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
        /** Adds the passkey a browser has made */
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
        /** What a browser needs to make a passkey (WebAuthn creation options) */
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
        /** Takes a passkey away */
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
        /** What became of the reader's requests about their data. ACC-10 */
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
         * Asks for a copy of everything that is kept of the reader
         * @description It is made after the answer; a mail says when it is ready. Once a day.
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
        /** The copy itself, for its reader and while it lasts */
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
        /** Has the account deleted in fourteen days */
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
        /** Takes the request to delete the account back */
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
        /** What the reader says of themself */
        get: operations["getProfile"];
        put?: never;
        /**
         * Saves it; `campo` of a refusal names the field
         * @description What a fiscal code says otherwise than the other fields is told, and saved all the same. ACC-01
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
        /** Whom invoices are made out to */
        get: operations["getInvoicing"];
        put?: never;
        /** Saves it; what is required depends on who it is and on whether an invoice is wanted */
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
        /** What the reader allows, and when and where they said so */
        get: operations["getConsents"];
        put?: never;
        /**
         * Gives a consent or takes it back, at once
         * @description What was said before is written down as nothing new.
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
        /** Takes a picture of up to 5 MB; it is kept small, square and without what a camera wrote into it */
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
        /** Takes the picture away, and gives it back to whoever thinks better of it */
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
         * Dismisses a notice for good
         * @description One that is gone or belongs to somebody else is no error. NOT-02
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
         * Who reads on a family or company subscription, for its holder alone
         * @description An invite takes a seat until it is used or removed. Its code is in the list: the holder may hand it over. ACC-04
         */
        get: operations["listMembers"];
        put?: never;
        /**
         * Mails an invite to a free seat; says the same of an address that has no account
         * @description The invite lasts seven days and is used once, by the account with this e-mail alone.
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
        /** Mails an invite again; it lasts seven days from now, with another code where the first had expired */
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
        /** Takes a seat away, a member's or an invite's; a member reads nothing more of the subscription at once */
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
        /** Takes the seat of an invite, for the account it was sent to */
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
        /** Writes to the commercial area, for company accounts and holders of a company subscription. ROL-04 */
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
        /** The paper's newsletters, and which of them the reader gets */
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
        /** Subscribes the reader to a newsletter, or ends it; what is so already is no error */
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
         * What a newsletter would hold now
         * @description Of the articles only what anybody may read. One that is made from the reader's topics holds nothing while none is followed. ROL-06
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
        /** The paper's topics, sections, local editions, authors and teams, and which of them the reader follows */
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
        /** Follows a topic, or follows it no longer; what is so already is no error */
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
        /** How the reader wants to hear of a topic that they follow. PSH-01 */
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
        /** The stories of which the reader wants to hear no more. PSH-01 */
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
        /** Mutes a story, or hears of it again; what is so already is no error. PSH-01 */
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
        /** What became of an alert on this device; of one that was not sent here nothing is written down. PSH-04 */
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
        /** What this device needs to be reached, and whether it is. PSH-01 */
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
        /** Says where this device is reached from now on; only a push service's address is taken. PSH-02 */
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
        /** Reaches this device no longer; one that is not reached is no error */
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
        /** Sends an alert to this device, for its reader to see that it comes. PSH-01 */
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
        /** When the reader wants to hear of anything. PSH-01 */
        get: operations["getAlertRules"];
        put?: never;
        /** Says when the reader wants to hear of anything */
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
        /** How far the reader has come in being shown around on this paper. BRW-03 */
        get: operations["getOnboarding"];
        put?: never;
        /** Ends a step, done or skipped */
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
        /** Skips all that is left of it */
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
        /** What is offered to this reader alone; it is made when it is asked for first, and then stands until its last day */
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
        /** Keeps the reader's no to an offer, or takes it back */
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
        /** @description A challenge of ALTCHA's second version, as its solvers read it */
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
        /** @description As `SfidaCaptcha`; good once, for this account from this network, until it is over or has grown twice as dear */
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
                    /** @description Whose try it is good for */
                    per: string;
                    /** @description How many times the least work it is */
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
            /** @description Made by the page that begins it; whoever has it goes on with the conversation */
            conversazione: components["schemas"]["Segreto"];
            content: string;
            /** @description What was said last, as the page shows it */
            messages: {
                /** @enum {string} */
                role: "user" | "assistant";
                content: string;
            }[];
            risposta_a?: components["schemas"]["RigaCitata"];
            /** @description Address of the page; its query and whatever looks like a code is not kept */
            host: string;
        };
        /**
         * Format: uuid
         * @description The line of the same conversation that is answered
         */
        RigaCitata: string;
        SegnoChat: {
            conversazione: components["schemas"]["Segreto"];
            /** @enum {string} */
            segno: "scrive" | "letto";
        };
        EntrataInChat: {
            /** @description Also where another operator is in it */
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
            /** @description Null where the reader does not say */
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
             * @description When a meeting is that the words are about
             */
            incontro?: string;
            /** @description The answer of the FAQ that is forwarded in the place of the words */
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
                /** @description Clean */
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
                /** @description Somebody else's words; an operator passed them on */
                inoltrata?: boolean;
            } | null;
            /** Format: date-time */
            data: string;
            letta: boolean;
            /** @description The line that it answers */
            risposta_a: string | null;
            /** @description Whoever said it took it back; its words and its file are gone */
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
                    /** @description A person was in it */
                    operatore: boolean;
                }[];
                /** @description Of the chatbot's answers, the latest first */
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
                /** @description The operator who asks is in it */
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
            /** @description Of what is the paper's own; of other pages their kind is kept in its place */
            titolo: string;
            /** @description The page was loaded anew by its reader */
            ricarica: boolean;
            finalita: components["schemas"]["FinalitaMisura"];
            abbonato: boolean;
            /** @description Somebody is signed in; who is not said */
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
            /** @description Of the link */
            etichetta: string;
            /** @description A path of the newsstand */
            link: string;
        };
        Millisecondi: number;
        /** @description Path of the page. What could tell of its reader is cut from it: queries, fragments, what was searched for, and whatever is no address of the newsstand. */
        IndirizzoMisurato: string;
        /** @description Purposes that were agreed to, the fourth among them */
        FinalitaMisura: number[];
        /**
         * Format: date-time
         * @description When it happened, at most 30 days ago; now, where it is not said. Clocks of devices run ahead: a moment less than a day from now counts as now.
         */
        MomentoEvento: string;
        SceltaPrivacy: {
            /** @description Purposes that were agreed to; all others of the five were refused */
            finalita: number[];
            /** @description Says the same; only a platform of somebody else may leave it out */
            stringa_tc?: string;
            /** @description Of the vendor list that was shown */
            versione_elenco: number;
            /** @description Of the policy of the framework */
            versione_regole: number;
            /** @description Of our words that were agreed to */
            versione_testi: number;
            /** @enum {string} */
            origine: "banner" | "preferenze" | "esterno";
            /**
             * Format: date-time
             * @description When it was answered; older than 31 days or to come it counts as now
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
         * @description RFC 5321, of a new one 64 characters before the @ at most; a domain that is international is kept as punycode, all of it in lower case
         */
        Email: string;
        Password: string;
        CodiceMail: string;
        /** @description 256 random bits in base64url */
        Segreto: string;
        /** @description Where to go on, a whole address or a path; an address that is not of one of our sites is read as the home page */
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
                 * @description From when another may be asked for
                 */
                di_nuovo: string;
            } | null;
            cancellazione: {
                /** Format: date-time */
                richiesta: string;
                /** Format: date-time */
                entro: string;
            } | null;
            /** @description Invoices that are kept also after a deletion */
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
        /** @description Fields that its kind does not have are left out; `campo` of a refusal names the first that is wrong. A company and a public body accept each clause by itself. */
        Registrazione: {
            /**
             * @description A person where it is not said
             * @enum {string}
             */
            tipo?: "persona" | "azienda" | "pa";
            email: components["schemas"]["Riga"];
            password: components["schemas"]["Password"];
            /** @description Of a company, of whoever speaks for it */
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
            /** @description The privacy notice was read */
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
                /** @description Where a code is mailed to */
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
             * @description When it signed in
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
            /** @description Address of `/login` on the site to go on to */
            indirizzo: string;
        };
        Avviso: {
            id: number;
            /** @enum {string} */
            type: "error" | "warning" | "info";
            message: string;
            /** @description Milliseconds it is shown; null until it is dismissed */
            timeout: number | null;
            link: string | null;
            linkText: string | null;
        };
        /** @description Notices by the path of the menu entry that they badge. NOT-03 */
        Avvisi: {
            [key: string]: components["schemas"]["Avviso"][];
        };
        /** @description A row of the menu as this reader may see it, its address filled in. `url` is null for what is still to come */
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
            /** @description Who withdraws */
            nome: string;
            /** @description Which contract in the words of the reader */
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
            /** @description Last four digits of the card that pays */
            carta: string | null;
            /**
             * Format: date
             * @description The last day it can be charged
             */
            carta_scade: string | null;
            /** @description Whether the reader may give another card; never while nothing is sold */
            pagamento_aggiornabile: boolean;
            /** @description Bought in an app store, where it is managed too */
            negozio: boolean;
            /**
             * @description What the reader may do about the renewal
             * @enum {string}
             */
            rinnovo: "disattivabile" | "riattivabile" | "fisso";
            /**
             * Format: date
             * @description The last day it would open anything without a renewal
             */
            ultimo_giorno: string | null;
            /**
             * Format: date
             * @description Until when the reader may withdraw from the contract
             */
            recesso_entro: string | null;
            /** @description By how many days a withdrawal shortens what came after it */
            giorni_ceduti: number;
            posti: number;
            /** @description The latest first */
            ricevute: components["schemas"]["Ricevuta"][];
        };
        IdOfferta: string;
        ImportoVisto: {
            /** @description What the reader was told that it costs */
            centesimi: number;
        };
        NuovoOrdine: {
            offerta: components["schemas"]["IdOfferta"];
            /** @description What the reader was told that it costs */
            centesimi: number;
            /** @description The conditions are accepted */
            condizioni: boolean;
            /** @description It is to begin at once */
            subito: boolean;
        };
        Carta: {
            /** @description Never kept; its last four digits are */
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
            /** @description Of the first period, with VAT */
            centesimi: number;
            /** @description Of every period after it */
            centesimi_rinnovo: number;
            /** @description To this reader alone */
            riservata: boolean;
            /**
             * @description The last two cannot be bought once more
             * @enum {string}
             */
            situazione: "nuovo" | "prolunga" | "sostituisce" | "condiviso" | "attivo" | "non_pagato";
            /** @description What the reader has that this is about */
            abbonamento: number | null;
            /**
             * Format: date
             * @description From when the period that is paid counts
             */
            conta_dal: string;
            /** Format: date */
            rinnova_il: string;
            /**
             * @description Where the money is taken: by a card that is typed here, in the shop, or nowhere, for nothing is sold at the moment
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
             * @description Why it was refused last
             * @enum {unknown}
             */
            rifiuto: "rifiutata" | "carta-scaduta" | "annullata" | "senza-risposta" | null;
            /** @description What it paid */
            abbonamento: number | null;
            /** Format: date */
            rinnova_il: string | null;
            /** @description Number of its invoice */
            fattura: string | null;
            /** @description Where the shop takes the money; null where it is paid here, or not any more */
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
            /** @description The fullest of the reader's subscriptions on this paper */
            subscription: components["schemas"]["AbbonamentoCDP"] | null;
            user: {
                numero_dispositivi: number;
            };
        };
        Utente: {
            /** Format: uuid */
            id: string;
            /** @description The session's bearer on this origin; null where the browser is known by its cookie alone */
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
        /** @description Of a topic; what is none of the catalogue begins with tema-, sezione-, edizione-, firma- or squadra- */
        SlugArgomento: string;
        Newsletter: {
            slug: components["schemas"]["Slug"];
            nome: string;
            descrizione: string;
            /** @description Weekdays it leaves on, 0 for Sunday */
            giorni: number[];
            /** @description When, in Rome */
            ora: string;
            /** @description It is made from the topics that its reader follows */
            personale: boolean;
            /** @description For subscribers of the paper alone */
            riservata: boolean;
            /** @description This reader may subscribe to it */
            iscrivibile: boolean;
            iscritto: boolean;
        };
        VotoFaq: {
            risposta: components["schemas"]["Slug"];
            utile: boolean;
            /** @description What this device said of it before; null where it said nothing */
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
             * @description Opened; or no more of the like is wanted
             * @enum {string}
             */
            fatto: "aperto" | "disattivato";
        };
        StoriaSilenziata: {
            storia: components["schemas"]["Slug"];
            /** @description Of its latest alert */
            titolo: string | null;
            /** Format: date-time */
            dal: string;
        };
        /**
         * @description At once, with what is gathered, or not at all
         * @enum {string}
         */
        ModoAvvisi: "subito" | "riepilogo" | "mai";
        SceltaAvvisi: {
            modo: components["schemas"]["ModoAvvisi"];
        };
        /** @description Of the clock in Rome */
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
             * @description The last day of it
             */
            al: string;
        };
        RegoleAvvisi: {
            /** @description By the weekday on which it begins, Sunday first; one that ends at or before its beginning lasts into the next day */
            silenzio: (components["schemas"]["Silenzio"] | null)[];
            /** @description Alerts a day; null without a limit */
            massimo: number | null;
            riepiloghi: components["schemas"]["Ora"][];
            pausa: components["schemas"]["Pausa"] | null;
            solo_eccezionali: boolean;
            eccezionali_in_silenzio: boolean;
            /** @description The edition that is told of when it is out; null for none */
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
             * @description When a push service last took a message for it
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
        /** @description What an order does to the reader's subscriptions that run */
        Cambio: {
            /**
             * Format: date
             * @description Day of the first renewal of what is ordered
             */
            rinnovo: string;
            /** @description By which the first period is longer for what was left of something smaller */
            giorni_in_piu: number;
            /** @description They go on to their last day */
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
             * @description The fullest that the reader has now
             * @enum {unknown}
             */
            prodotto_attuale: "online" | "digital" | "digital+" | "consent" | "rassegna" | "mobile" | null;
            dispositivi: number;
            /**
             * Format: date
             * @description The last day on which it can be activated
             */
            valida_fino: string;
            /** @description The reader said no, and may think better of it */
            rifiutata: boolean;
            /** @description The shortest first */
            durate: components["schemas"]["DurataOfferta"][];
        };
        DurataOfferta: {
            /** @description By which it is ordered */
            id: string;
            /** @enum {integer} */
            mesi: 1 | 12;
            /** @description Of the first period, with VAT */
            centesimi: number;
            /** @description Of every period after it */
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
            /** @description With its prefix, digits alone: +39061234567 */
            telefono: string;
            telefono2: string;
            /** @description Street and number */
            indirizzo: string;
            citta: string;
            cap: string;
            /** @description Two letters, of an address in Italy */
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
            /** @description Of the referee */
            nome: string;
            /** @description Of the referee */
            cognome: string;
            telefono: string;
            telefono2: string;
            indirizzo: string;
            citta: string;
            cap: string;
            provincia: string;
            paese: string;
        };
        /** @description Those of a person or those of a company; others are left out */
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
         * @description Field that the fiscal code says otherwise
         * @enum {string}
         */
        Incoerenza: "cognome" | "nome" | "nascita" | "genere" | "luogo_nascita";
        CampiFatturazione: {
            /** @description An invoice is wanted; a company gets one always */
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
        /** @description A picture, as its file is */
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
            /** @description Wanted of whoever is not signed in */
            email?: string;
            /** @description A picture or a PDF of 5,000,000 bytes at most; what it is, is told by its first bytes */
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
                /** @description Where the receipt and the answer go */
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
                /** @description RFC 3463 */
                status: string;
                /** @description As the mail server said it */
                reason: string;
            }[];
        };
    };
    responses: {
        /** @description The file, to be kept by who asks and by nobody else */
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
        /** @description The request does not keep to this contract, or a value cannot be: `campo` names it */
        RichiestaNonValida: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErroreCampo"];
            };
        };
        /** @description ERR_LOGIN_REQUIRED without a session, ERR_SESSION_TOKEN_NOT_VALID, ERR_SESSION_EXPIRED, ERR_INVALID_BROWSER; ERR_INVALID_CREDENTIALS where one signs in */
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
        /** @description The account is suspended (ERR_ACCESS_DENIED) or not open yet (ERR_NOT_ACTIVATED); said only to whoever knows its password */
        AccessoNegato: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Errore"];
            };
        };
        /** @description The code is wrong, used, too old or was made for somebody else: ERR_CODE_NOT_VALID */
        CodiceNonValido: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Errore"];
            };
        };
        /** @description ERR_CODE_NOT_VALID; with the right code, but another password than the account was registered with, ERR_INVALID_CREDENTIALS */
        AttivazioneNonValida: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Errore"];
            };
        };
        /** @description The password of today is another one: ERR_INVALID_CREDENTIALS */
        PasswordNonValida: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Errore"];
            };
        };
        /** @description Who the reader is was proven on this device more than ten minutes ago: ERR_FRESH_PROOF */
        ProvaRichiesta: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Errore"];
            };
        };
        /** @description Another password, or a passkey that is not the account's: ERR_INVALID_CREDENTIALS. A code that is wrong, used or too old: ERR_CODE_NOT_VALID */
        ProvaNonValida: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Errore"];
            };
        };
        /** @description Nothing there */
        NonTrovato: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Errore"];
            };
        };
        /** @description As many devices as the subscription allows are signed in: ERR_DEVICE_LIMIT. `data` holds the ticket to go on with */
        TroppiDispositivi: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErroreDispositivi"];
            };
        };
        /** @description ERR_WORK_REQUIRED: this account was tried so often, by whomever, that a try costs work. `sfida` is the work; the same call is made again with `lavoro`. Browsers that the reader has signed in with before are never asked for it */
        LavoroRichiesto: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErroreLavoro"];
            };
        };
        /** @description Too many tries, ERR_TOO_MANY_ATTEMPTS: again after `attesa` seconds */
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
        /** @description What shows that the work of a 428 was done, as a captcha's token is written */
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
            /** @description Counted, now or when this call was made first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EsitoEvento"];
                };
            };
            /** @description The request does not keep to this contract, or its moment lies too far away */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErroreCampo"];
                };
            };
            /** @description The address is no article of this newspaper */
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
            /** @description The creative, or null for nothing */
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
            /** @description Kept, now or when this call was made first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EsitoEvento"];
                };
            };
            /** @description The request does not keep to this contract, or its TC string says something else */
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
                /** @description The reader agrees that somebody else gives it */
                terzi?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Work to be done, or the key of the service that gives tokens */
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
            /** @description The assistant's reply (empty where a person will answer), and the conversation with it */
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
            /** @description No token of the captcha, or one that does not count: ERR_CAPTCHA_NOT_VALID */
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
            /** @description The conversation with it */
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
            /** @description No operator is in it (ERR_NO_OPERATOR), or it has ended (ERR_CHAT_ENDED) */
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
            /** @description Events `cambiata` (ask for the conversation again) and `scrive` (`{chi}`), until one side hangs up */
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
            /** @description A place in the queue, or the service at which the conversation goes on. HLP-06 */
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
            /** @description Nobody is there at this hour: ERR_NO_OPERATOR; or the conversation has ended: ERR_CHAT_ENDED */
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
            /** @description Told */
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
            /** @description Heard */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fatto"];
                };
            };
            400: components["responses"]["RichiestaNonValida"];
            /** @description The key is not that one, or there is none */
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
            /** @description The conversation without it */
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
            /** @description It was said too long ago: ERR_FORBIDDEN */
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
            /** @description Every answer of the FAQ, the least useful first and those nobody has judged last; of the chat and the chatbot what was said latest */
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
            /** @description Said */
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
            /** @description Another operator is in it (ERR_CHAT_TAKEN), or it has ended (ERR_CHAT_ENDED) */
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
            /** @description The operator is in it */
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
            /** @description Another operator is in it (ERR_CHAT_TAKEN), or it has ended (ERR_CHAT_ENDED) */
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
            /** @description Another operator is in it (ERR_CHAT_TAKEN), or it has ended (ERR_CHAT_ENDED) */
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
            /** @description The conversation without it */
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
            /** @description Another operator is in it (ERR_CHAT_TAKEN), or it has ended (ERR_CHAT_ENDED) */
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
            /** @description Told */
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
                /** @description What shows that the work of a 428 was done, as a captcha's token is written */
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
            /** @description Taken; a receipt is mailed */
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
            /** @description The token is forged, used or too old: ERR_CAPTCHA_NOT_VALID; the topic is for companies, or the `id` is somebody else's: ERR_FORBIDDEN */
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
            /** @description Counted; what was said before counts no more */
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
                /** @description Only keeps caches away */
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
                /** @description What shows that the work of a 428 was done, as a captcha's token is written */
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
            /** @description Where to go on: the address with its code */
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
                /** @description What shows that the work of a 428 was done, as a captcha's token is written */
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
                /** @description What shows that the work of a 428 was done, as a captcha's token is written */
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
            /** @description Where to go on */
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
            /** @description Where to go on */
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
            /** @description Where to go on */
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
                /** @description What shows that the work of a 428 was done, as a captcha's token is written */
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
                /** @description What shows that the work of a 428 was done, as a captcha's token is written */
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
                /** @description What shows that the work of a 428 was done, as a captcha's token is written */
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
                /** @description What shows that the work of a 428 was done, as a captcha's token is written */
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
                /** @description What shows that the work of a 428 was done, as a captcha's token is written */
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
            /** @description With how many there may be */
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
            /** @description Those that stay */
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
            /** @description With what may be done about each today */
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
            /** @description All subscriptions, with the one that was linked */
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
            /** @description Google knows no such purchase, ERR_GOOGLE_TOKEN_NOT_VALID; or the purchase is another account's or over, ERR_GOOGLE_NOT_LINKED */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Errore"];
                };
            };
            429: components["responses"]["TroppiTentativi"];
            /** @description Google Play cannot be asked: ERR_STORE_UNAVAILABLE */
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
            /** @description It cannot be turned off or on here: ERR_RENEWAL_NOT_CHANGED */
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
            /** @description The right to withdraw is not or no longer given: ERR_WITHDRAWAL_NOT_POSSIBLE */
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
            /** @description The order, to be paid */
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
            /** @description It does not renew, or not here: ERR_PAYMENT_NOT_UPDATED; it costs something else by now: ERR_OFFER_CHANGED; or no payment is taken: ERR_SALES_CLOSED */
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
            /** @description The order, to be paid */
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
            /** @description The reader has it already, ERR_ALREADY_SUBSCRIBED; it costs something else by now, ERR_OFFER_CHANGED; or nothing is sold, ERR_SALES_CLOSED */
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
            /** @description ERR_ALREADY_SUBSCRIBED, ERR_OFFER_CHANGED, ERR_SALES_CLOSED, or ERR_ORDER_NOT_PAYABLE where it is settled otherwise or a shop takes the money */
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
            /** @description To be kept */
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
            /** @description Besides the password */
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
            /** @description All of them */
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
            /** @description Those that stay */
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
            /** @description The last copy, the deletion that was asked for, and what the law keeps */
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
            /** @description The request stands, this one or one of the same day */
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
            /** @description There is none any more */
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
            /** @description As it is kept, with what does not agree */
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
            /** @description As it is kept */
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
            /** @description All of them */
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
            /** @description Where it is now */
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
            /** @description The picture as it was kept; nothing where there was none */
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
            /** @description Seats, and who has them */
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
                /** @description What shows that the work of a 428 was done, as a captcha's token is written */
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
            /** @description Seats, with the invite */
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
                /** @description What shows that the work of a 428 was done, as a captcha's token is written */
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
            /** @description Seats */
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
            /** @description Seats */
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
            /** @description What is open now */
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
            /** @description ERR_CODE_NOT_VALID where it is wrong, used or too old; ERR_INVITE_OF_ANOTHER where it was sent to another e-mail */
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
            /** @description Taken; a receipt is mailed */
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
            /** @description The weightiest first */
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
                /** @description Those alone that the reader follows */
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
                /** @description Of an alert; where it has none, articolo- and the number of its article */
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
            /** @description Of this device alone */
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
            /** @description As it is now */
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
            /** @description Its push service has taken it */
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
            /** @description There is no way to this device any more: ERR_DEVICE_NOT_REACHED */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Errore"];
                };
            };
            429: components["responses"]["TroppiTentativi"];
            /** @description Its push service does not take it now: ERR_PUSH_SERVICE */
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
            /** @description What was chosen, else what holds for everybody */
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
            /** @description As they are now */
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
            /** @description The three steps after it */
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
            /** @description The three steps after it */
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
