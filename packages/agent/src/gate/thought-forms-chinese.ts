import type { Forms } from './thought-grammar.ts';
const n = 'notion|work|mechanism';
const np1 = `<the|any|degree>{0,2}(?:<adverb>?<adjective><poss>?){0,3}<${n}>{1,3}`;
const np = `${np1}(?:<poss|and>{1,2}(?:<the|any|degree>{0,2}(?:<adverb>?<adjective><poss>?){0,3}<${n}>{1,3}|<agent>)|<poss>?<adjective|degree>{0,2}<${n}>{1,3}){0,4}`;
const any = `<the|any|degree|adjective|notion|work|mechanism|agent|poss|and|adverb|usually|may|is|not|this|relates|moves|goes|askable|state|judged|infers|tied>`;
const ofKind = `(?:<degree>|<adjective|any>{0,2})<agent>(?:<poss>?${np1}){0,2}`;
const kind = `(?:<degree|any>{1,2}(?:<adjective>){0,2}<${n}>{1,3}(?:<poss>?<${n}>){0,2}|<mechanism>|${ofKind})`;
const between = '<adverb|usually|may|not>{0,4}';
const hedge = '<adverb|not>{0,2}<may|usually><adverb|not|may|usually>{0,3}';
const q = `(?:${any}{0,6}<asks>${any}{0,8})`;
const subject = `(?:${np}|<this>|${ofKind})`;
const work = `<the|any>{0,2}<adjective>{0,2}<work>{1,3}(?:<poss|and>${np1})?`;
const object = `(?:${np}|${ofKind}|<this>)`;

/** Orders of classes in which a Chinese clause tells nothing of the world. */
export const chinese: Forms = {
  isHan: true,
  clause: [
    `<any|the>?<adjective>{0,2}<notion|mechanism>{1,3}<is|relates>${object}<math|and>{1,2}(?:${object})?<math>?`,
    `${subject}${between}<relates>(?:${object}|${q})?<purpose>?`,
    `(?:<the|any>{0,2}<adjective>{0,2}<work>{1,2}(?:<poss|and>${np1})?|<this>)${between}<contains>(?:${object})?`,
    `${subject}<adverb>{0,2}<silent>(?:${object}|${q})?`,
    `${kind}${between}<moves>${np}(?:<goes>)?`,
    `${subject}${hedge}(?:<moves>|<infers>|<relates>)(?:${object}|${q})?(?:<adverb>{0,2}<tied>|<goes>|<askable>|<degree>)?`,
    `${subject}${hedge}<is>?<adverb>{0,2}(?:<state>|${np})`,
    `(?:${work}|<this>)${between}(?:<is><adverb>{0,2})?<judged>`,
    `${subject}${between}(?:<is><adverb>{0,2})?<measured>`,
    `${subject}<adverb>{0,2}<and>${np}<adverb>{0,2}<measured>`,
    `(?:${work}|<this>|${subject})?<adverb>{0,2}<denies>(?:<the|any>?<denied>|${np}<poss>?<denied>)`,
    `(?:${np}|<this>)<is>(?:<adverb|not|may>{0,2})${np}`,
    `(?:<writer|adverb|may|to>{0,4}<studies>{1,2}(?:<poss>?(?:${object}|${q}))?(?:<and>?<adverb>{0,2}<studies>{0,2})?)`,
    `(?:<writer|adverb|may|to>{0,4}<studies>${object}<adverb>{0,2}<studies>(?:${object})?)`,
    `(?:<writer|the|adverb>{0,3}<lacks>(?:<the|any>{0,2}<adjective>{0,2}<work>{1,3}|<writer>?${q})?)`,
    `${q}<adverb>{0,3}(?:<relates>(?:${object}|${q})?|<is>?<judged>)`,
    `<adverb>{0,2}<count><adverb|may>{0,3}<judged>`,
  ],
  question: [
    `<offer><writer>?<adverb>{0,2}(?:<studies>{1,2}(?:${np}|${ofKind})?<adverb>?<studies>?|<and>(?:${np}|${ofKind})<adverb>{0,2}<studies>)<ends>?`,
    `${q}<ends>?`,
    `${np}<adverb>{0,2}<askable><ends>`,
  ],
  further: [
    `<adverb>{0,2}<relates>(?:${object}|${q})`,
    `<adverb|usually|may>{0,3}<moves>${np}`,
    `${hedge}(?:<infers>|<is><infers>?)${np}<degree>?`,
    `<adverb>{0,2}<asks>${any}{1,8}`,
    `<denies>(?:<the|any>?<denied>|${np})`,
  ],
  supposed: [
    q,
    `<asks><held>`,
    `${np1}<adverb>?<degree>`,
    `<when>${subject}${between}(?:<goes>|<moves>${np}|<askable|state>)(?:<whens>)?`,
    `${subject}${between}(?:<goes>|<moves>${np})<whens>`,
    `${np1}<adverb>{0,2}<slight>`,
  ],
  after: [
    `${subject}${hedge}(?:<goes>|<askable|state>|<moves>${np})`,
    `<may|adverb>{0,2}${np}<adverb>{0,3}(?:<goes>|<askable>)`,
  ],
  alone: [`<adjective>{0,2}<${n}>{1,3}(?:<and|poss>{1,2}<adjective>{0,2}<${n}>{1,3}){0,3}`],
  lead: '<lead|joins>',
};
