// The last line of the build says the size.
import { createBuilder } from 'vite';

process.env['VITE_FIREBASE_API_KEY'] = 'size-dummy-key';

const build = { outDir: 'build/size', emptyOutDir: true };
const builder = await createBuilder({ mode: 'live', build }, null);
await builder.buildApp();
