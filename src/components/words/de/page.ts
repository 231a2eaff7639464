import { productName } from '../../theme/brand.ts';
import type { PageWords } from '../en/page.ts';

const list = new Intl.ListFormat('de-DE', { type: 'disjunction' });

export const pageWords: PageWords = {
  noScript: `${productName} braucht JavaScript. Bitte erlauben Sie es für diese Seite und laden Sie sie neu.`,
  incomplete: 'Diese Seite wurde nicht vollständig geladen. Bitte laden Sie die Seite neu.',
  reload: 'laden Sie die Seite neu',
  unreadable: (browsers) =>
    `Ihr Browser kann diese Seite nicht anzeigen. Sie braucht mindestens ${list.format(browsers)}. Bitte aktualisieren Sie Ihren Browser oder verwenden Sie ein anderes Gerät.`,
  missingFile: {
    title: 'Nicht gefunden',
    message: 'Diese Seite gibt es hier nicht.',
    toPortal: 'Zum Portal für Beschäftigte',
  },
};
