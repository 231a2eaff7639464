// German, as the portal speaks it. Readers are addressed with “Sie”, as most companies do.
//
//   milestone          Etappe                progress      Fortschritt
//   mission            Aufgabe               account       Konto
//   completed          erledigt              sign in, out  anmelden, abmelden
//   onboarding journey Onboarding            HR            Personalabteilung
//   step               Schritt               manager       Führungskraft
//   plan               Plan                  keep, forget  speichern, löschen
import { productName } from '../../Brand/product.ts';
import type { SignInWords } from '../en/signIn.ts';

const ourMistake = 'Das ist unser Fehler, nicht Ihrer. Meist hilft es, die Seite neu zu laden.';
const disabled = {
  message: 'Dieses Konto wurde gesperrt.',
  help: 'Die Personalabteilung kann Ihnen sagen, warum, und es wieder entsperren.',
};

const failed = 'Die Anmeldung hat nicht geklappt. Bitte versuchen Sie es noch einmal.';

export const signInWords: SignInWords = {
  everywhere: {
    loading: 'Wird geladen …',
    opensInNewTab: '(öffnet sich in einem neuen Tab)',
    questions: 'Fragen?',
    signOut: 'Abmelden',
    tryAgain: 'Noch einmal versuchen',
    reload: 'Seite neu laden',
    keepsHappening:
      'Wenn das immer wieder passiert, sagen Sie bitte Ihrer Führungskraft oder dem IT-Support Bescheid.',
    incomplete: {
      title: 'Diese Seite wurde nicht vollständig geladen',
      message:
        'Ein Teil des Portals ist nicht angekommen. Meist liegt es an der Internetverbindung. Bitte prüfen Sie diese und laden Sie dann die Seite neu.',
    },
    defect: {
      title: 'Auf dieser Seite ist etwas schiefgegangen',
      message: (losesProgress) =>
        losesProgress
          ? `${ourMistake} Aufgaben, die Sie seit dem Öffnen der Seite erledigt haben, sind wieder offen.`
          : ourMistake,
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
      'Klappt die Anmeldung nicht? Wenden Sie sich an Ihre Führungskraft oder den IT-Support.',
  },

  form: {
    email: 'E-Mail-Adresse',
    password: 'Passwort',
    show: 'Anzeigen',
    showPassword: 'Passwort anzeigen',
    hide: 'Verbergen',
    hidePassword: 'Passwort verbergen',
    shown: 'Ihr Passwort ist zu sehen',
    hidden: 'Ihr Passwort ist verborgen',
    capsLock: 'Die Feststelltaste ist an.',
    submit: 'Mein Onboarding starten',
    submitting: 'Anmeldung läuft …',
    askForLink: 'Zum ersten Mal hier oder Passwort vergessen?',
    failed: 'Fehler bei der Anmeldung',
    noConnection: {
      message: failed,
      help: 'Bitte prüfen Sie erst Ihre Internetverbindung.',
    },
    failedWithoutWords: {
      message: failed,
      help: 'Diese Seite wurde nicht vollständig geladen, daher kann sie nicht sagen, warum. Bitte laden Sie sie neu.',
    },
  },

  session: {
    disabled,
    ended: 'Ihre Sitzung ist beendet',
    endings: {
      ended: 'Bitte melden Sie sich neu an. Sie kommen dann dorthin zurück, wo Sie waren.',
      disabled: `${disabled.message} ${disabled.help}`,
    },
    signedOut: 'Sie sind abgemeldet.',
    offline:
      'Sie sind offline. Bitte stellen Sie eine Verbindung zum Internet her, um sich anzumelden.',
    checking:
      'Wir prüfen noch, ob Sie angemeldet sind. Bei einer langsamen Verbindung kann das dauern.',
    missionLink: 'Ihr Link führt zu einer Aufgabe, die sich öffnet, sobald Sie angemeldet sind.',
    progressLink:
      'Ihr Link bringt Fortschritt von einem anderen Gerät mit, den Sie hinzufügen können, sobald Sie angemeldet sind.',
    passwordLinkFailed:
      'Bitte prüfen Sie Ihre Verbindung und versuchen Sie es dann noch einmal. Falls Sie die Seite neu laden, öffnen Sie den Link danach noch einmal in Ihrer E-Mail.',
    mailSubject: (email) =>
      email ? `${productName}: Anmeldung als ${email}` : `${productName}: Anmeldung`,
  },

  language: {
    label: 'Sprache',
    failed:
      'Die Seite ließ sich in dieser Sprache nicht laden. Bitte prüfen Sie Ihre Verbindung, oder laden Sie die Seite neu.',
  },
};
