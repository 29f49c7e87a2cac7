// What the server may use: answers that were refused at the border are removed with everything else that is old.
export { purgeQuarantine } from './store.ts';
