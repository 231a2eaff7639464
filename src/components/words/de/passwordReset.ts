import type { PasswordResetWords } from '../en/passwordReset.ts';
import { signInFailureWords } from './signInFailures.ts';

const { disabled, invalidEmail, general } = signInFailureWords.failures;

const unchecked = 'Ihr Link konnte nicht geprüft werden';
const mayBeSent = 'Der Link ist vielleicht unterwegs';
const noAnswer = {
  message: 'Es kam keine Antwort. Bitte versuchen Sie es noch einmal.',
  help: 'Prüfen Sie bitte zuerst Ihre Internetverbindung.',
};
const tooManyAttempts = {
  message: 'Das waren zu viele Versuche. Bitte versuchen Sie es später noch einmal.',
  help: 'Warten Sie ein paar Minuten bis zum nächsten Versuch.',
};
const notLoaded = {
  message: 'Ein Teil dieser Seite wurde nicht geladen. Bitte versuchen Sie es noch einmal.',
  help: 'Wenn das nicht hilft, warten Sie bitte ein paar Minuten, bevor Sie es noch einmal versuchen.',
};
const unknown = {
  message: 'Etwas ist schiefgegangen. Bitte versuchen Sie es noch einmal.',
  help: general.help,
};
const mayBeSet = 'Ihr neues Passwort gilt vielleicht schon';
const weakPassword =
  'Dieses Passwort erfüllt die Regeln des Unternehmens nicht. Bitte wählen Sie ein anderes.';

export const passwordResetWords: PasswordResetWords = {
  backToSignIn: 'Zurück zur Anmeldung',

  request: {
    title: 'Link für Ihr Passwort anfordern',
    titleOfPage: 'Link anfordern',
    titleOfFailure: 'Fehler: Link anfordern',
    whereTo:
      'Geben Sie die E-Mail-Adresse ein, die bei der Personalabteilung hinterlegt ist. Wir senden den Link dorthin.',
    send: 'Link anfordern',
    sending: 'Wird angefordert\u00a0…',
    sendAgain: 'Neuen Link anfordern',
    sent: 'Prüfen Sie Ihr Postfach',
    onItsWay: (email) =>
      `Wenn es zu ${email} ein Konto gibt, ist eine E-Mail mit einem Link unterwegs. Vielleicht liegt sie im Spam-Ordner. Der Link funktioniert etwa eine Stunde lang.`,
    noMail:
      'Wenn in den nächsten Minuten keine E-Mail kommt, prüfen Sie die Adresse auf Tippfehler.',
    failed: 'Das hat nicht geklappt',
    offline: 'Sie sind offline. Um einen Link anzufordern, brauchen Sie eine Internetverbindung.',
  },

  requestFailures: {
    invalidEmail,
    tooManyLinks: {
      message: 'Es wurden zu viele Links angefordert. Bitte versuchen Sie es später noch einmal.',
      help: 'Wenn Sie schon eine E-Mail haben, verwenden Sie den Link darin: Er funktioniert etwa eine Stunde lang.',
    },
    noMoreToday: {
      message:
        'Heute können keine weiteren Links gesendet werden. Bitte versuchen Sie es morgen noch einmal.',
      help: 'Wenn Sie nicht warten können, wenden Sie sich bitte an die Personalabteilung.',
    },
    noAnswer: {
      title: mayBeSent,
      message: 'Es kam keine Antwort, daher sind wir uns nicht sicher.',
      help: 'Bitte prüfen Sie Ihr Postfach. Wenn in den nächsten Minuten nichts kommt, prüfen Sie Ihre Internetverbindung und versuchen Sie es noch einmal.',
    },
    unclear: {
      title: mayBeSent,
      message: 'Etwas ist schiefgegangen, daher sind wir uns nicht sicher.',
      help: 'Bitte prüfen Sie Ihr Postfach. Wenn in den nächsten Minuten nichts kommt, versuchen Sie es noch einmal. Wenn auch das nicht klappt, wenden Sie sich bitte an die Personalabteilung.',
    },
    notLoaded,
  },

  password: {
    checking: 'Wir prüfen Ihren Link noch. Bei einer langsamen Verbindung kann das dauern.',
    title: 'Passwort festlegen',
    titleOfFailure: 'Fehler: Passwort festlegen',
    owner: (email) => `Sie melden sich damit als ${email} an.`,
    newPassword: 'Neues Passwort',
    rules: 'Regeln für Ihr neues Passwort:',
    met: 'Erfüllt',
    rulesMet: (count, total) =>
      count === total
        ? 'Ihr neues Passwort erfüllt alle Regeln.'
        : `${count} von ${total} Regeln sind erfüllt.`,
    outerSpace: 'Ihr Passwort beginnt oder endet mit einem Leerzeichen, das dazugehört.',
    set: 'Passwort festlegen',
    setting: 'Passwort wird festgelegt\u00a0…',
    isSet: 'Ihr neues Passwort gilt ab sofort',
    signIn: 'Bitte melden Sie sich damit an.',
    failed: 'Ihr neues Passwort wurde nicht festgelegt',
  },

  passwordFailures: {
    weak: { message: weakPassword, help: 'Meist genügt ein längeres.' },
    weakByTheRules: { message: weakPassword, help: 'Die Regeln stehen unter dem Feld.' },
    tooManyAttempts,
    notLoaded,
    unclear: {
      title: mayBeSet,
      message: 'Es kam keine eindeutige Antwort, daher sind wir uns nicht sicher.',
      help: 'Prüfen Sie bitte Ihre Internetverbindung und melden Sie sich dann mit dem neuen Passwort an. Wenn das nicht geht, fordern Sie bitte einen neuen Link an.',
    },
  },

  passwordResetProblems: {
    incomplete: {
      title: 'Ihr Link ist unvollständig',
      message:
        'Bitte öffnen Sie ihn noch einmal aus Ihrer E-Mail. Wenn das nicht hilft, fordern Sie bitte einen neuen an.',
    },
    other: {
      title: 'Dieser Link hat einen anderen Zweck',
      message:
        'Mit einem Link aus einer E-Mail können Sie hier nur Ihr Passwort festlegen. Bitte fragen Sie die Personalabteilung, wofür Ihr Link gedacht ist.',
    },
    spent: {
      title: 'Dieser Link funktioniert nicht mehr',
      message:
        'Jeder Link funktioniert nur einmal und nur etwa eine Stunde lang. Wenn Sie damit ein Passwort festgelegt haben, melden Sie sich mit diesem an. Andernfalls fordern Sie bitte einen neuen Link an.',
    },
    mayBeSet: {
      title: mayBeSet,
      message:
        'Ihr Link funktioniert nicht mehr, und auf Ihren ersten Versuch kam keine eindeutige Antwort. Bitte versuchen Sie, sich mit dem neuen Passwort anzumelden. Wenn das nicht geht, fordern Sie bitte einen neuen Link an.',
    },
    disabled: { title: disabled.message, message: disabled.help },
    noAccount: {
      title: 'Zu diesem Link gibt es kein Konto',
      message:
        'Das Konto ist inzwischen entfernt worden. Die Personalabteilung kann Ihnen sagen, warum.',
    },
    noAnswer: { title: unchecked, message: `${noAnswer.message} ${noAnswer.help}` },
    tooManyAttempts: {
      title: unchecked,
      message: `${tooManyAttempts.message} ${tooManyAttempts.help}`,
    },
    notLoaded: { title: unchecked, message: `${notLoaded.message} ${notLoaded.help}` },
    unknown: { title: unchecked, message: `${unknown.message} ${unknown.help}` },
  },
  sendNewLink: 'Neuen Link anfordern',
};
