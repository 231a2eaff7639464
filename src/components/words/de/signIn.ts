// German, as Waymark speaks it. Readers are addressed with “Sie”, as most companies do.
//
//   milestone          Etappe                progress      Fortschritt
//   mission            Aufgabe               account       Konto
//   completed          erledigt              sign in, out  anmelden, abmelden
//   onboarding journey Onboarding            HR            Personalabteilung
//   step               Schritt               manager       Führungskraft
//   plan               Plan                  keep, forget  behalten, vergessen
import type { SignInWords } from '../en/signIn.ts';

export const signInWords: SignInWords = {
  everywhere: {},

  page: {},

  form: {},

  failures: {},

  session: {},
};
