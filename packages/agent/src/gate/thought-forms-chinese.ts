import type { Forms } from './thought-grammar.ts';
const own = 'notion|work|mechanism';
const n = `${own}|topic`;
const np1 = `<the|any|degree>{0,2}(?:<adverb>?<adjective><poss>?){0,3}<${n}>{1,3}`;
/** No price in it. */
const unpriced = `${np1}(?:<poss|and>{1,2}(?:<the|any|degree>{0,2}(?:<adverb>?<adjective><poss>?){0,3}<${n}>{1,3}|<agent|firm>)|<poss>?<adjective|degree>{0,2}<${n}>{1,3}){0,4}`;
const priced = `<the|any|degree>{0,2}<adjective>{0,2}<price>`;
const np = `(?:${unpriced}|(?:${unpriced}<poss|and>{1,2}|<agent|firm><poss|and>{0,2})?${priced}(?:<and|poss>{1,2}(?:${unpriced}|${priced})){0,2})`;
const any = `<topic|compared|studies|the|any|degree|adjective|notion|work|mechanism|agent|trade|poss|and|adverb|usually|may|is|not|this|relates|moves|goes|askable|state|judged|infers|tied>`;
const ofKind = `(?:(?:<degree>|<adjective|any>{1,2})<poss>?<agent|trade|firm>|<agent|trade>)(?:<poss>?${np1}){0,2}`;
const kind = `(?:<degree|any>{1,2}(?:<adjective>){0,2}<${own}>{1,3}(?:<poss>?<${own}>){0,2}|<mechanism>|${ofKind})`;
/** Words that tell nothing of anybody, in any order. */
const safe = `<compared|studies|the|any|degree|adjective|notion|work|mechanism|agent|trade|poss|and|adverb|usually|tends|may|is|not|this|relates|does|moves|goes|askable|state|judged|infers|tied|silent|contains|than|more|asks|slight|important|for>`;
/** And nothing that comes or goes. */
const still = safe.replace('|goes', '').replace('|moves', '');
/** 半导体企业通常: what holds of most of a kind, and is said to. */
const inGeneral = `${kind}(?:<poss>?${np1})?<adverb>{0,2}<tends><adverb|not>{0,2}`;
const between = '<adverb|usually|may|not>{0,4}';
const hedge = '<adverb|not>{0,2}<may|usually><adverb|not|may|usually>{0,3}';
const q = `(?:${any}{0,6}<asks>${any}{0,8})`;
const subject = `(?:${np}|<this>|${ofKind})`;
const work = `<the|any>{0,2}<adjective>{0,2}<work>{1,3}(?:<poss|and>${np1})?`;
const object = `(?:${np}|${ofKind}|<this>)`;

/** Orders of classes in which a Chinese clause tells nothing of the world. */
export const chinese: Forms = {
  isHan: true,
  opened: [],
  clause: [
    `<courtesy>`,
    `<any|the>?<adjective>{0,2}<notion|mechanism>{1,3}<is|relates>${object}<math|and>{1,2}(?:${object})?<math>?`,
    `${subject}${between}<relates>(?:${object}|${q})?<purpose>?`,
    `(?:<the|any>{0,2}<adjective>{0,2}<work>{1,2}(?:<poss|and>${np1})?|<this>)${between}<contains>(?:${object})?`,
    `${subject}<adverb>{0,2}<silent>(?:${object}|${q})?`,
    `${kind}${between}<moves>${unpriced}(?:<goes>|<compared>(?:${np})?)?`,
    `${subject}${hedge}(?:<moves>|<infers>|<relates>)(?:${unpriced}|${ofKind}|<this>|${q})?(?:<adverb>{0,2}<tied>|<goes>|<askable>|<degree>)?`,
    `${subject}${hedge}<is>?<adverb>{0,2}(?:<state>|${np})`,
    `(?:${work}|<this>)${between}(?:<is><adverb>{0,2})?<judged>`,
    `${subject}${between}(?:<is><adverb>{0,2})?<measured>`,
    `${subject}<adverb>{0,2}<and>${np}<adverb>{0,2}<measured>`,
    `(?:${work}|<this>|${subject})?<adverb>{0,2}<denies>(?:<the|any>?<denied>|${np}<poss>?<denied>)`,
    `${np}<is>(?:<adverb|not|may>{0,2})${np}`,
    `<this><is>(?:<adverb|not|may>{0,2})${work}`,
    `(?:<writer|adverb|may|to>{0,4}<studies>{1,2}(?:<poss>?(?:${object}|${q}))?(?:<and>?<adverb>{0,2}<studies>{0,2})?)`,
    `(?:<writer|adverb|may|to>{0,4}<studies>${object}<adverb>{0,2}<studies>(?:${object})?)`,
    `(?:<writer|the|adverb>{0,3}<lacks>(?:<the|any>{0,2}<adjective>{0,2}<work>{1,3}|<writer>?${q})?)`,
    `${q}<adverb>{0,3}(?:<relates>(?:${object}|${q})?|<is>?<judged>)`,
    `<adverb>{0,2}<count>(?:<adjective>?<work>)?<adverb|may>{0,3}(?:<judged>|<studies>)`,
    `(?:<writer|may|adverb>{0,3}|<cleft>)<ba>(?:${object})<viewed>(?:${object})`,
    `<cleft>(?:${q}|${np})`,
    `<only>${np}<adverb>{0,2}<measured>(?:${object})?`,
    `<topic><and>${np1}<tied>`,
    `<only>(?:${work}|${np})<adverb>{0,2}<silent>(?:${object}|${q})?`,
    `<unexcluded><is>?${np}<tied>?`,
    `${np}<may|adverb>{0,2}<than>${np}<adverb>{0,2}(?:<important>|<counts>)`,
    `(?!.*<topic>)<firm><discounting>${unpriced}`,
    `<this>${hedge}<infers><crowd><and>${np1}<poss><notion>`,
    `(?:<writer|adverb>{0,3})<lacks>${np1}<poss><work>{1,2}`,
    `${np1}<degree|compared>${hedge}<infers>${np}`,
    `<the>?<cleft><studies>{1,2}(?:${object})?`,
    `<this|writer>?<adverb>?<skips>`,
    `${inGeneral}(?:<does>|<moves>|<relates>)(?:${np}|${ofKind})?(?:<adverb>{0,2}(?:<tied>|<goes>|<askable>|<degree>|<does>|<relates>${np}))?`,
    `${inGeneral}<is>?<adverb>{0,2}(?:<state>|<degree>|<askable>|${np})`,
    `${inGeneral}${still}{1,14}`,
    `(?:${np}|<this>|${kind}|${q})<adverb>{0,3}<silent>${safe}{0,12}`,
    `${q}<adverb>{0,3}(?:<relates>|<silent>)${safe}{1,10}`,
    `<agent><adverb>?<tends><adverb|not>{0,2}(?:<relates>|<does>|<studies>|<who>)${safe}{1,10}`,
    // What counts for more, and what does not suffice.
    `(?:${kind}<infers>)?${np}<adverb>{0,2}<counts>`,
    `<only>?(?:${np}|<this>)<adverb|may>{0,2}<enough>`,
    `${np1}<degree|compared><adverb>?<denies|silent>(?:${np1})?<askable|state|denied|degree>`,
    `<the>?<cleft>(?:${q}|${np}(?:<asks><askable|goes>)?)`,
    `<writer><adverb|counts>{0,3}<studies><poss>?<is>${np}`,
    `<adverb|may>{0,2}<studies>${np1}<says|studies>`,
    `(?:<writer>|${still}){0,12}<knowing>(?:<writer>|${still}){0,12}`,
  ],
  question: [
    `<offer><writer>?<adverb>{0,2}(?:<studies>{1,2}(?:${np}|${ofKind})?<adverb>?<studies>?|<and>(?:${np}|${ofKind})<adverb>{0,2}<studies>)<ends>?`,
    `<lead|adverb|may>{0,2}${any}{0,6}<asks>(?:${any}|<studies>){0,8}<ends>?`,
    `${np}<adverb>{0,2}<askable><ends>`,
  ],
  further: [
    `<adverb|and>{0,2}(?:${np}|<this>|${kind})?<adverb>{0,2}(?:<tends>|<silent>)${safe}{1,10}`,
    `<adverb|and>{0,2}(?:<relates>|<does>)${np}(?:<goes>|<askable>|<does>)?`,
    `<adverb>{0,2}<is>${work}`,
    `<adverb|this>{0,2}<silent>(?:${object}|${q})`,
    `<this|writer>?<adverb>?<skips>`,
    `<adverb>{0,2}<relates>(?:${object}|${q})`,
    `<adverb|usually|may>{0,3}<moves>${unpriced}`,
    `${hedge}(?:<infers>|<is><infers>?)${np}<degree>?`,
    `<adverb>{0,2}<asks>${any}{1,8}`,
    `<denies>(?:<the|any>?<denied>|${np})`,
    `<adverb>{0,2}<judged>`,
  ],
  supposed: [
    q,
    `<asks><held>`,
    `<only>${work}`,
    `<may|to|adverb>{0,2}<studies>${q}`,
    `<studies>(?:${np}|${ofKind})<whens>`,
    `<wish>(?:${np}|<studies>(?:${np}|${ofKind})?)`,
    `<for><who>${np}<poss><agent><says>`,
    `<for>(?:<adjective|any>{0,2}<agent>|${np})<says>`,
    `${np}<more>`,
    `${np1}<adverb>?<degree>`,
    `<when>(?:${safe}|<topic>){1,14}<whens>?`,
    `${safe}{2,10}<whens>`,
    `<when>${subject}${between}(?:<goes>|<compared>(?:${np})?|<moves>${unpriced}|<askable|state>)(?:<whens>)?`,
    `${subject}${between}(?:<goes>|<compared>(?:${np})?|<moves>${unpriced})<whens>`,
    `${np1}<adverb>{0,2}<slight>`,
  ],
  after: [
    `${work}<adverb>{0,2}<would><goes>`,
    `${safe}{1,6}(?:<may>|<tends>|<usually>)${safe}{1,10}`,
    `${np}<adverb>{0,2}<more>`,
    `${ofKind}<adverb|may|usually>{0,3}<relates|moves>${np}`,
    `<firm><adverb|may|usually>{0,3}<relates|moves>${np}`,
    `${np}<than>${np}<adverb>{0,2}<important>`,
    `<may|adverb>{0,3}<studies>{1,2}(?:${object}|${q})?`,
    `${subject}${hedge}(?:<goes>|<askable|state>|<moves>${unpriced})`,
    `(?:${work}|<may|usually>{1,2}${np}|${np}<adverb>{0,2}<may|usually>{1,2})<adverb>{0,3}(?:<goes>|<askable>)`,
  ],
  alone: [`<adjective>{0,2}<${n}>{1,3}(?:<and|poss>{1,2}<adjective>{0,2}<${n}>{1,3}){0,3}`],
  lead: '<lead|joins>',
};
