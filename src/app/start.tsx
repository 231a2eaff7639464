import { StrictMode } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { keepLink } from '#features/recovery.ts';
import {
  createFirebaseAuthClient,
  type FirebaseAuthClientOptions,
} from '#features/session/firebase/firebaseAuthClient.ts';
import { guardPageReturn } from '#features/session/pageReturn.ts';
import { createSession, type Session } from '#features/session/session.ts';
import { createSignedInFlag, storageKey } from '#features/session/storage.ts';
import { createTabChannel } from '#features/session/tabChannel.ts';
import { unescapeLink } from '#features/unescapeLink.ts';
import '#components/theme/global.ts';
import { App, type Notices } from './App.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { hydrate } from './firstScreen/hydrate.ts';
import './firstScreen/prerendered.css.ts';
import { LanguageProvider } from './language/LanguageProvider.tsx';
import { createLanguage, createLanguageChoice, type LanguageStore } from './language/language.ts';
import type { PortalSettings } from './portal/employeePlan.ts';
import { employeeSetting } from './portal/plans.ts';
import { createPortalLoader } from './portal/portalLoader.ts';

export interface StartOptions
  extends Pick<FirebaseAuthClientOptions, 'redirect'>,
    Pick<PortalSettings, 'keepsOffline'> {
  /** Names everything stored on the device, so that modes share nothing. */
  apiKey: string;
  notices?: Notices;
}

/**
 * The steps of a start (docs/decisions/0002 and 0007). Before it, `index.html` has requested the entry, shown a
 * prerendered screen (firstScreen/bootstrap.ts), and requested what a returning user needs (preload.ts).
 */
export function start({ apiKey, keepsOffline = false, notices, ...options }: StartOptions) {
  const { passwordResetLink } = window.bootstrap;
  keepLink(passwordResetLink);
  const language = createLanguage(window.bootstrap.language);
  const flag = createSignedInFlag(apiKey);
  const authClient = createFirebaseAuthClient({
    ...options,
    apiKey,
    onLookup: () => portal.load(),
    isExpected: flag.isOf,
  });
  const session = createSession({
    authClient,
    flag,
    isReturning: window.bootstrap.isReturning,
    tabs: createTabChannel(storageKey(apiKey, 'session')),
  });
  guardPageReturn(session, flag);
  const settings = { storageNamespace: apiKey, employee: employeeSetting, keepsOffline };
  // A store calls its listeners in the order in which they subscribed. The loader is the first, so whenever the session
  // changes, the portal opens or closes before React and `whenKnown` render.
  const portal = createPortalLoader(settings, session, language);

  const chooseLanguage = createLanguageChoice(language, portal.loadIn);
  const draw = () => {
    hydrate(
      <StrictMode>
        <LanguageProvider words={language} onChoose={chooseLanguage}>
          <ErrorBoundary>
            {/* With transitions, React would render a new page in a later task than the press that opens it, and the
            focus would stay on an element that is about to go. */}
            <BrowserRouter useTransitions={false}>
              <App
                session={session}
                portal={portal}
                passwordResetLink={passwordResetLink && unescapeLink(passwordResetLink)}
                notices={notices}
              />
            </BrowserRouter>
          </ErrorBoundary>
        </LanguageProvider>
      </StrictMode>,
      window.bootstrap.finish,
    );
    // Loaded while the user types.
    if (session.getState().status !== 'signedIn') portal.load();
  };

  if (window.bootstrap.isReturning) {
    // Once the SDK asks the service about the user, `onLookup` loads the portal. Earlier, the evaluation of its code
    // (150 ms on a slow phone) would delay that request.
    whenKnown(session, () => whenLoaded(language, draw));
  } else {
    // In a separate task, so that the browser can show what is being typed before hydration.
    setTimeout(() => whenLoaded(language, draw));
  }
}

const explainAfterMs = 4000;

/** Until the state is known, the prerendered `Loading...` is enough, unless the wait has to be explained. */
function whenKnown(session: Session, draw: () => void) {
  const drawOnce = () => {
    clearTimeout(timer);
    unsubscribe();
    draw();
  };
  const timer = setTimeout(drawOnce, explainAfterMs);
  const unsubscribe = session.subscribe(drawOnce);
}

/** Renders in the same task if the language is English, which needs no loading. */
function whenLoaded({ loading }: LanguageStore, draw: () => void) {
  if (loading) void loading.then(draw);
  else draw();
}
