import { start } from './start.tsx';

start({
  apiKey: import.meta.env.VITE_FIREBASE_API_KEY ?? '',
  keepsOffline: import.meta.env.PROD,
});
