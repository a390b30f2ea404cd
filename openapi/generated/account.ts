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
         * Counts that an article was opened; holds nothing of who opened it
         * @description With an `Idempotency-Key`, made anew for each opening, the same call made again is answered the same and counts nothing: what was done without a network is sent until it is answered. A key is remembered for 60 days.
         */
        post: operations["trackEvent"];
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
         * @description With the bearer, else with the cookie; both end. Nobody's session is no error.
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
         * Registers a person; says the same of an address that has an account
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
        /** Opens an account with the mailed code */
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
        Evento: {
            url_articolo: string;
            /** @enum {string} */
            evento: "click";
            /**
             * Format: date-time
             * @description When it was opened, at most 30 days ago; now, where it is not said. Clocks of devices run ahead: a moment less than a day from now counts as now.
             */
            quando?: string;
        };
        EsitoEvento: {
            /** @constant */
            success: true;
            status: components["schemas"]["Stato"];
        };
        /** Format: email */
        Email: string;
        Password: string;
        CodiceMail: string;
        /** @description 256 random bits in base64url */
        Segreto: string;
        /** @description Where to go on, a whole address or a path; an address that is not of one of our sites is read as the home page */
        Indirizzo: string;
        Nulla: Record<string, never>;
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
        Registrazione: {
            email: components["schemas"]["Email"];
            password: components["schemas"]["Password"];
            nome: string;
            cognome: string;
            /** @constant */
            maggiorenne: true;
            /**
             * @description The privacy notice was read
             * @constant
             */
            informativa: true;
            marketing: boolean;
            profilazione: boolean;
            terzi: boolean;
            redirect_uri?: components["schemas"]["Indirizzo"];
        };
        CodiceInviato: {
            email: components["schemas"]["Email"];
            codice: components["schemas"]["CodiceMail"];
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
    };
    responses: {
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
        /** @description The password of today is another one: ERR_INVALID_CREDENTIALS */
        PasswordNonValida: {
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
        /** @description Too many tries, ERR_TOO_MANY_ATTEMPTS: again after `attesa` seconds */
        TroppiTentativi: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErroreAttesa"];
            };
        };
    };
    parameters: never;
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
                    "application/json": components["schemas"]["Errore"];
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
            header?: never;
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
            429: components["responses"]["TroppiTentativi"];
        };
    };
    sendLoginCode: {
        parameters: {
            query?: never;
            header?: never;
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
            429: components["responses"]["TroppiTentativi"];
        };
    };
    loginWithCode: {
        parameters: {
            query?: never;
            header?: never;
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
            429: components["responses"]["TroppiTentativi"];
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
            header?: never;
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
            429: components["responses"]["TroppiTentativi"];
        };
    };
    activateAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CodiceInviato"];
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
            429: components["responses"]["TroppiTentativi"];
        };
    };
    resendActivation: {
        parameters: {
            query?: never;
            header?: never;
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
            429: components["responses"]["TroppiTentativi"];
        };
    };
    forgotPassword: {
        parameters: {
            query?: never;
            header?: never;
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
            429: components["responses"]["TroppiTentativi"];
        };
    };
    resetPassword: {
        parameters: {
            query?: never;
            header?: never;
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
            404: components["responses"]["NonTrovato"];
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
            404: components["responses"]["NonTrovato"];
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
}
