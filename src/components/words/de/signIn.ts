// The German of the portal. It addresses readers as “Sie”, like most companies.
//
//   milestone          Etappe (geschafft)    progress       Fortschritt
//   mission            Aufgabe (erledigt)    account        Konto
//   step               Schritt (abgehakt)    sign in, out   anmelden, abmelden
//   plan               Plan (abgeschlossen)  save, remove   speichern, löschen
//   onboarding journey Onboarding            request a link einen Link anfordern
//   HR                 Personalabteilung     set a password ein Passwort festlegen
//   manager            Führungskraft         next           als Nächstes
//
// The timeline has no German name: readers choose an Etappe.
import { productName } from '../../theme/brand.ts';
import type { SignInWords } from '../en/signIn.ts';

const disabled = {
  message: 'Dieses Konto wurde gesperrt.',
  help: 'Die Personalabteilung kann Ihnen den Grund nennen und das Konto wieder freischalten.',
};

const failed = 'Die Anmeldung hat nicht geklappt. Bitte versuchen Sie es noch einmal.';

export const signInWords: SignInWords = {
  everywhere: {
    loading: 'Wird geladen\u00a0…',
    questions: 'Fragen?',
    signOut: 'Abmelden',
    tryAgain: 'Noch einmal versuchen',
    reload: 'Seite neu laden',
    keepsHappening:
      'Wenn das immer wieder passiert, sagen Sie bitte Ihrer Führungskraft oder dem IT\u2011Support Bescheid.',
    incomplete: {
      title: 'Diese Seite wurde nicht vollständig geladen',
      message: 'Bitte laden Sie die Seite neu.',
    },
    defect: {
      title: 'Auf dieser Seite ist etwas schiefgegangen',
      message: 'Das ist unser Fehler, nicht Ihrer. Meist hilft es, die Seite neu zu laden.',
    },
  },

  page: {
    title: 'Anmeldung',
    titleOfFailure: 'Fehler: Anmeldung',
    portal: 'Portal für Beschäftigte',
    tagline: 'Ihr Onboarding beginnt hier.',
    benefitsTitle: 'Nach der Anmeldung können Sie',
    benefits: [
      'Ihren persönlichen Onboarding-Plan ansehen',
      'Ihren Fortschritt verfolgen, Etappe für Etappe',
      'Aufgaben in Ihrem eigenen Tempo erledigen',
    ],
    newHere:
      'Neu hier? Bitte wenden Sie sich an die Personalabteilung, damit Ihr Konto eingerichtet wird.',
    havingTrouble:
      'Klappt die Anmeldung nicht? Bitte wenden Sie sich an Ihre Führungskraft oder den IT\u2011Support.',
  },

  form: {
    email: 'E-Mail-Adresse',
    invalidEmail: 'Bitte geben Sie eine gültige E-Mail-Adresse ein.',
    password: 'Passwort',
    missingPassword: 'Bitte geben Sie ein Passwort ein.',
    show: 'Anzeigen',
    showPassword: 'Passwort anzeigen',
    hide: 'Verbergen',
    hidePassword: 'Passwort verbergen',
    shown: 'Ihr Passwort ist sichtbar',
    hidden: 'Ihr Passwort ist verborgen',
    capsLock: 'Die Feststelltaste ist aktiviert.',
    submit: 'Mein Onboarding starten',
    submitting: 'Anmeldung läuft\u00a0…',
    askForLink: 'Zum ersten Mal hier oder Passwort vergessen?',
    failed: 'Fehler bei der Anmeldung',
    noConnection: {
      message: failed,
      help: 'Prüfen Sie bitte zuerst Ihre Internetverbindung.',
    },
    passwordResetNotLoaded: 'Das hat nicht geklappt. Bitte versuchen Sie es noch einmal.',
    failedWithoutWords: {
      message: failed,
      help: 'Diese Seite wurde nicht vollständig geladen, daher lässt sich der Grund nicht anzeigen. Bitte laden Sie sie neu.',
    },
  },

  session: {
    disabled,
    ended: 'Sie wurden abgemeldet',
    endings: {
      ended:
        'Bitte melden Sie sich wieder an. Danach sind Sie wieder auf der Seite, auf der Sie waren.',
      disabled: `${disabled.message} ${disabled.help}`,
    },
    signedOut: 'Sie sind abgemeldet.',
    offline: 'Sie sind offline. Zum Anmelden brauchen Sie eine Internetverbindung.',
    checking:
      'Wir prüfen noch, ob Sie angemeldet sind. Bei einer langsamen Verbindung kann das dauern.',
    missionLink: 'Ihr Link führt zu einer Aufgabe. Melden Sie sich an, um sie zu öffnen.',
    passwordResetFailed:
      'Bitte versuchen Sie es noch einmal. Falls Sie die Seite neu laden, öffnen Sie den Link danach noch einmal aus Ihrer E-Mail.',
    mailSubject: (email) =>
      email ? `${productName}: Anmeldung als ${email}` : `${productName}: Anmeldung`,
  },

  language: {
    label: 'Sprache',
    failed: 'Die Sprache ließ sich nicht umschalten. Bitte versuchen Sie es noch einmal.',
  },
};
