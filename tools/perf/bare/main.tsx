import { initializeApp } from 'firebase/app';
import {
  indexedDBLocalPersistence,
  initializeAuth,
  signInWithEmailAndPassword,
} from 'firebase/auth';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Route, Routes } from 'react-router-dom';

const app = initializeApp({ apiKey: 'perf-dummy-key' });
const auth = initializeAuth(app, { persistence: indexedDBLocalPersistence });

async function signIn(fields: FormData) {
  const [email, password] = [fields.get('email'), fields.get('password')];
  if (typeof email !== 'string' || typeof password !== 'string') return;
  await signInWithEmailAndPassword(auth, email, password);
}

const form = (
  <form action={signIn}>
    <h1>Sign in</h1>
    <label>
      Email <input type="email" name="email" required />
    </label>
    <label>
      Password <input type="password" name="password" required />
    </label>
    <button type="submit">Sign in</button>
  </form>
);

createRoot(document.getElementById('root') as HTMLElement).render(
  <BrowserRouter>
    <Routes>
      <Route path="/login" element={form} />
    </Routes>
  </BrowserRouter>,
);
