import '@fontsource-variable/atkinson-hyperlegible-next/wght.css';
import './theme.css.ts';
import './reset.css.ts';
