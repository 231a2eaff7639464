// Builds the live portal with made-up settings, and prints the figure in the last line.
import { createBuilder, createLogger } from 'vite';

process.env['VITE_FIREBASE_API_KEY'] = 'size-dummy-key';

let figure = '';
const logger = createLogger('info');
const info = logger.info.bind(logger);
logger.info = (message, options) => {
  if (message.startsWith('size: ')) figure = message;
  else info(message, options);
};

const build = { outDir: 'build/size', emptyOutDir: true };
const builder = await createBuilder({ mode: 'live', customLogger: logger, build }, null);
await builder.buildApp();
console.log(figure);
