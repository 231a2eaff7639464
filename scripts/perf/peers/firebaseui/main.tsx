// @ts-nocheck -- its packages are fetched on demand, beside a copy of this page
import { initializeUI } from '@firebase-oss/ui-core';
import { FirebaseUIProvider, SignInAuthScreen } from '@firebase-oss/ui-react';
import '@firebase-oss/ui-styles/dist.min.css';
import { initializeApp } from 'firebase/app';
import { createRoot } from 'react-dom/client';

const ui = initializeUI({ app: initializeApp({ apiKey: 'perf-dummy-key' }) });

createRoot(document.getElementById('root')).render(
  <FirebaseUIProvider ui={ui}>
    <SignInAuthScreen />
  </FirebaseUIProvider>,
);
