import type { SignInFailureWords } from '../en/signInFailures.ts';
import { signInWords } from './signIn.ts';

const { form, session } = signInWords;
const { noConnection } = form;
const whoHelps =
  'Wenn es wieder nicht klappt, wenden Sie sich bitte an Ihre Führungskraft oder den IT\u2011Support.';
const getNewPassword = `Ein neues Passwort bekommen Sie unten über „${form.askForLink}“.`;
const checkPassword = `Mit „${form.show}“ sehen Sie, was Sie eingegeben haben. Prüfen Sie auch, ob die Feststelltaste aktiviert ist. ${getNewPassword}`;

export const signInFailureWords: SignInFailureWords = {
  failures: {
    unknownEmail: {
      message: 'Zu dieser E-Mail-Adresse gibt es kein Konto.',
      help: 'Prüfen Sie die Adresse auf Tippfehler. Wenn Sie noch kein Konto haben, wenden Sie sich bitte an die Personalabteilung.',
    },
    wrongPassword: {
      message: 'Das Passwort ist falsch. Bitte versuchen Sie es noch einmal.',
      help: checkPassword,
    },
    invalidEmail: {
      message: form.invalidEmail,
      help: 'Zum Beispiel: vorname.nachname@example.com.',
    },
    tooManyAttempts: {
      message: 'Zu viele fehlgeschlagene Versuche. Bitte versuchen Sie es später noch einmal.',
      help: 'Warten Sie ein paar Minuten bis zum nächsten Versuch.',
    },
    disabled: session.disabled,
    invalidCredential: {
      message: 'E-Mail-Adresse oder Passwort stimmt nicht. Bitte prüfen Sie Ihre Eingaben.',
      help: checkPassword,
    },
    noConnection,
    weakPassword: {
      message: noConnection.message,
      help: `Ihr Passwort erfüllt die Regeln des Unternehmens nicht mehr. ${getNewPassword}`,
    },
    general: { message: noConnection.message, help: whoHelps },
    unexpected: {
      message: 'Ein unerwarteter Fehler ist aufgetreten. Bitte versuchen Sie es noch einmal.',
      help: whoHelps,
    },
  },

  password: {
    spaceAround: `Das eingegebene Passwort beginnt oder endet mit einem Leerzeichen. Falls Sie es kopiert haben, tippen Sie es bitte von Hand ein. ${getNewPassword}`,
    minLength: (count) => `Mindestens ${count} Zeichen`,
    maxLength: (count) => `Höchstens ${count} Zeichen`,
    lowercase: () => 'Mindestens ein Kleinbuchstabe von a bis z',
    uppercase: () => 'Mindestens ein Großbuchstabe von A bis Z',
    digit: () => 'Mindestens eine Ziffer',
    specialCharacter: () => 'Mindestens ein Sonderzeichen, zum Beispiel\u00a0!',
  },
};
