import type { Forms } from './thought-grammar.ts';

const own = 'notion|work|mechanism';
/** Nothing is said of a topic in general: it is only asked about, supposed, or what something hangs on. */
const notion = `${own}|topic`;
const np0 = `<the|any|degree>{0,2}(?:<adverb>?<adjective|quality>){0,3}<${notion}>{1,4}`;
const whole = `<the|any>{0,2}<adjective>{0,2}<whole|price>{1,2}`;
const ofKind = `(?:<any|degree><adverb>?<adjective|quality>{0,3}|<adjective>{0,2})<agent|stake>{1,2}`;
const link = '(?:<of>{1,2}|<and><adverb>?<of>?)<its>?';
const np = `${np0}(?:${link}(?:${np0}|${whole}|${ofKind})){0,4}`;
/** No price in it. */
const unpriced = `${np0}(?:${link}${np0}){0,4}`;
/** What may be spoken of besides: nothing is done with it. */
const owned = `<the|any>{0,2}<adjective>{0,2}<owned>`;
const object = `(?:<its>?${np}|${whole}(?:${link}(?:${np0}|${whole}|${owned})){0,2}|${np0}<of>${owned}|${owned}|${ofKind}|<this>)`;
const someone = `(?:<any|degree><adverb>?<adjective|quality>{0,3}|<adjective>{0,2})<agent>{1,2}`;
const seen = `(?:<its>?${np}|${whole}(?:${link}(?:${np0}|${whole})){0,2}|${someone}|<this>)`;
const any = `<owned|topic|event|past|its|compared|swings|means|the|any|degree|adjective|quality|notion|work|mechanism|whole|price|agent|stake|of|and|adverb|usually|may|is|not|this|relates|moves|goes|judged|askable|state|to|it|infers>`;
const q = `<asks>(?:${any}|<asks>){0,16}`;
const between = '<adverb|usually|may|not>{0,4}';
const hedge = '<adverb|not>{0,2}<may|usually><adverb|not|may|usually>{0,3}';
const generic = `(?:<any|degree>{1,2}<adverb>?(?:<adjective|quality>){0,3}<${own}|agent|trade|stake|price>{1,3}(?:<of>${np0}){0,2}(?:<of>${ofKind})?|<mechanism>|<adjective>{0,2}<agent|trade>)`;
/** Words that tell nothing of anybody, in any order: no price, no share, nobody's figure. */
const safe = `<the|any|degree|adjective|quality|notion|work|mechanism|whole|agent|trade|of|and|adverb|usually|tends|may|not|is|this|relates|does|moves|goes|infers|judged|state|askable|measured|contains|asks|studies|to|compared|silent|sense>`;
/** And nothing that comes or goes. */
const still = safe.replace('|goes', '').replace('|moves', '');
/** `the company`, `its shares`: somebody who is known. */
const ofNobody = '(?!.*<the|its><adjective|quality>{0,2}<owned|stake|agent>)';
/** A notion whoever it is of, and nobody who acts. */
const thing = `(?:<any|degree>{1,2}<adverb>?(?:<adjective|quality>){0,3}<${own}>{1,3}(?:<of>${np0}){0,2}|<mechanism>)`;
/** `Semiconductor companies tend to`: what holds of most of a kind, and is said to. */
const inGeneral = `${generic}<adverb>{0,2}(?:<tends><adverb|not>{0,2}|<is><tends>)`;
const work = `<the|any>{0,2}<adjective>{0,3}<work>{1,3}(?:<of|and>{1,2}(?:${np0}|${whole})){0,2}`;
const rest = `<adverb>{0,2}(?:<to>?<studies>)?(?:<of>{0,2}(?:${object}|${q})){0,2}(?:<of><studies>)?`;
const judged = `(?:<adverb|not>{0,3}<judged>(?:<and><adverb>?<not>?<judged|denied>)?|<adverb>{0,2}<not><adverb>{0,2}<denied>)${rest}`;
const measured = `<adverb|not>{0,3}<measured>${rest}`;
const studied = `<studies>(?:<to>?<studies>)?(?:<of|adverb>{0,2}(?:${seen}|${q}|${np})){0,2}<adverb>{0,2}`;

const listed =
  '<the|any>{0,2}<adjective>{0,2}<notion|work|price|mechanism>{1,3}(?:<and|of><the|any>{0,2}<adjective>{0,2}<notion|work|price|mechanism>{1,3}){0,3}';

/** Where the writer stands to figures: what they leave open, how they should be read, what counts for more. */
const stances = [
  `(?:<this>|${np})<adverb>{0,2}<leavesOpen>(?:${q}|${unpriced})`,
  `(?:${np}|<this>|${generic})<adverb>?<shouldBe><adverb>{0,2}(?:<of>{1,2}(?:${unpriced}|<any|the>?<denied>|<this>)){0,2}<adverb>{0,2}`,
  `${np}${between}<relates>${object}<and><shouldBe><adverb>{0,2}(?:<of>(?:${unpriced}|<any>?<denied>))?`,
  `(?:${generic}|<adjective|quality>{1,2}<notion>{1,2})<adverb>{0,2}<makes>(?:<any><stake|agent>|${unpriced})<adverb>?<weight>`,
  `(?:${unpriced}|<this>)<adverb>?<counts><adverb>{0,2}(?:<of>(?:${unpriced}|<this>)){0,2}<adverb>?`,
  `(?:${q}|${np}|<this>)<is>${work}<iWould><adverb>{0,2}<to>?<studies|asks><adverb>{0,2}`,
  `(?:${q}|${np}|<this>)<is>${work}<writer><wouldnot|adverb>{0,2}<studies><adverb>{0,2}`,
  `<iWould><adverb>?<studies>(?:<of>?(?:${unpriced}|<this>|${q})){0,3}<adverb>{0,2}`,
  `<none><anySay>(?:${object}|${q})`,
  `${ofNobody}(?:<writer|that>|${still}){0,12}<knowing>(?:<writer|that>|${still}){0,14}(?:<when>(?:${safe}|<writer>){1,10})?`,
];

/** Orders of classes in which an English clause tells nothing of the world. */
export const english: Forms = {
  opened: [
    `(?:${np}|<this>|${generic})${between}(?:<moves>|<infers>|<relates>)(?:<of>?${unpriced}|${q})?<adverb>{0,2}`,
    `(?:${unpriced}|<this>)${between}<is>(?:<adverb|not>{0,2}<state>(?:<of>?${unpriced})?|<adverb>?${unpriced})`,
    `<adjective>{0,2}<agent><adverb>?<awaits>${unpriced}(?:<to><goes>)?`,
    `<any|degree>{0,2}<adjective|quality>{0,2}<event>(?:<of>{1,2}${np0}){1,4}`,
  ],
  isHan: false,
  clause: [
    `(?:${np}|<this>)${between}<relates>(?:<adverb>{0,2}(?:<of>?${object}|${q}))?<adverb>{0,2}`,
    `(?:${work}<adverb>?|<this>)${between}<contains>(?:<adverb>{0,2}<of>?${object})?<adverb>{0,2}<judged>?`,
    `(?:${np}|<this>|${generic})<adverb>{0,2}<silent>(?:<adverb>{0,2}(?:<of>{0,2}${object}|${q}|<asks>))?<adverb>{0,2}`,
    `${generic}<usually|may|adverb|not>{0,4}<moves>(?:<of>?${unpriced}(?:<measured|state>)?|<this>)?<adverb>{0,2}(?:<and><moves>${unpriced}<adverb>{0,2})?`,
    `(?:${np}|<this>|${generic})${hedge}(?:<moves>|<infers>|<relates>)(?:<adverb>{0,2}<of>?(?:${unpriced}|<this>|${q}))?<adverb>{0,2}`,
    `(?:${np}|<this>|${generic})${hedge}(?:<is><adverb>{0,2})?(?:<state>|<infers>)(?:<of>?${unpriced}|<of>${ofKind})?<adverb>{0,2}`,
    `${inGeneral}(?:<does>|<relates>)(?:<of>?(?:${unpriced}|${ofKind})){0,3}(?:<and>(?:<does>|<relates>)(?:<of>?${unpriced}){0,2})?<adverb>{0,2}`,
    `${inGeneral}<is><adverb>{0,3}(?:<adjective|quality|state|askable>|<does>)(?:<of>{1,2}(?:${unpriced}|${ofKind})){0,3}`,
    `${generic}<adverb>{0,2}<is><adverb>{0,2}<not><adverb>{0,2}(?:<of><this>)?<adverb>?<state>(?:<of>?${unpriced}|<sense>)?`,
    `${thing}${between}<distorts>(?:<of>?${unpriced})?<adverb>{0,2}`,
    `(?:${np}|<this>)${hedge}<distorts>(?:<of>?${unpriced})?<adverb>{0,2}`,
    `${ofNobody}${inGeneral}(?:<does>|<relates>|<is>|<state>|<askable>|<judged>)${still}{1,12}`,
    `${ofNobody}${thing}<adverb>{0,2}(?:<tends><adverb|not>{0,2}|<is><tends>)(?:<moves>)${still}{1,12}`,
    `${ofNobody}(?:${np}|<this>|${generic}|${q})<adverb>{0,2}<silent>(?:<adverb>{0,2}<of|and>{0,2}(?:${object}|${q})){1,3}<adverb>{0,2}`,
    `${ofNobody}${np}${between}<relates><of>?${object}<this><may|tends><adverb>?(?:<is>?<judged|askable|state>|<goes>)`,
    `${ofNobody}<studies>${safe}{1,8}(?:<relates>|<silent>|<tends>)${safe}{1,10}`,
    `(?:<any><adjective>{0,2}|<adjective>{0,2})<agent>(?:<who>${unpriced})?<adverb>?<tends><adverb|not>{0,2}(?:<awaits>|<does>|<relates>|<finds>)<of>?(?:${unpriced}|<this>)(?:<of>${unpriced}){0,2}`,
    `<none><adverb>?(?:<contains>|<relates>)(?:${safe}|<topic>){1,8}`,
    `(?:${work}|<this>)<adverb>?<is>${judged}<and><shouldBe><adverb>{0,2}(?:<of>(?:${unpriced}|<any>?<denied>))?<adverb>{0,2}`,
    `<the|any>?<whole><differs>`,
    `(?!.*<topic>)<the|any>?<whole><discounting>${unpriced}`,
    `<adjective|quality><notion|mechanism>{1,3}(?:<of>${np0})?<tends><adverb|not>{0,2}<does>(?:<of>?(?:${unpriced}|${ofKind}))`,
    `<any|adjective|quality>{1,2}<notion|mechanism>{1,2}<adverb>?<affords>${unpriced}`,
    `(?:${generic}|<adjective|topic|notion>{1,3})<tends|usually>{1,2}<makes>${unpriced}<state|quality|askable>`,
    // `Without segment data it is impossible to say …`
    `<of><any>?<adjective>{0,2}<work>{1,2}<it><adverb>{0,2}<is>${judged}`,
    `(?:${generic}|<adjective|quality>{1,2}<notion>{1,2})<usually|adverb>{0,2}<means>(?:<any>?<adjective>{0,2}<agent>)<adverb>?<awaits>${unpriced}`,
    `<this><adverb>?<is><adverb|not>{0,2}<any>?<text>(?:<of>${np0}){0,2}(?:<and><denied>)?`,
    `(?:${work}|<this>|${generic})${between}<is>${judged}`,
    `${np}${between}<is>${measured}`,
    `(?:${unpriced}|<this>)${hedge}<is><adverb|not>{0,2}${unpriced}`,
    // `I know how much` would say that it is known.
    `(?!<writer><knows>)<writer>(?:${between}|<adverb>?<wouldnot>{1,2}<adverb|not>{0,2})<to>?${studied}`,
    `<writer><may|adverb>{0,3}<lacks>(?:<of>?(?:<the|any>{0,2}<adjective>{0,3}<work>{1,3}(?:<of|and>{1,2}${np0}){0,2}|${q}))?<adverb>{0,2}`,
    `<to|adverb>?${studied}`,
    `${q}(?:${between}<relates>(?:<of>?${object}|<of>?${q})?|${between}<is>${judged}|<adverb>?<silent>(?:<of>?${object}){0,2})<adverb>{0,2}`,
    `<it><adverb|usually|may>{0,2}<is>${judged}`,
    `<it><is><adverb|not>{0,2}<any|adverb>{1,2}<adjective>{0,2}<work>(?:<to><studies>(?:${object})?)?`,
    `(?:<any><adjective>{0,2}|<adjective>{0,2})<agent>(?:<who>${unpriced})?<may|usually><adverb>?(?:<to>?${studied}|<awaits>${unpriced}|<finds>${unpriced}<adverb>?<askable>)`,
    `(?:${generic}|<mechanism>|<notion>{1,2})<means>(?:<the|any>?<adjective>{0,2}<stake|agent><usually|may|adverb>{0,3}<swings>|${unpriced}<usually|may|adverb>{0,3}(?:<goes>|<moves>|<relates>|<is>))<adverb>{0,2}(?:<of>?(?:${object}))?(?:<askable|state>)?`,
    `<any|the>?<adjective>{0,2}<notion|mechanism|price>{1,3}(?:<of>${np0})?(?:<is>|<relates>)(?:${object})?<math>(?:${object})(?:<math|of|and>(?:${object})){0,2}`,
    `<cleft><adverb>{0,2}<is><adverb>{0,2}(?:${unpriced}|${q})`,
    `<this><is>${q}`,
    `${work}${hedge}<moves|contains><to>?${studied}`,
    `<onto>${listed}`,
    `<agent><adverb>?<may|wouldnot><adverb|not>{0,2}<to>?${studied}`,
    `${generic}<nomeans>(?:<the|any>?<adjective>{0,2}<stake|agent>|${unpriced})<is>?<adverb>?<askable|state|quality|goes>`,
    `<count><adjective>?<work><stands>(?:<of>${np})?`,
    `<none><adverb>?<is><adverb>{0,2}<denied|judged|measured|state><adverb>{0,2}`,
    `<courtesy>`,
    `<hereis>${work}`,
    `<cleft><is><any><adjective>{0,2}<event><of>${unpriced}`,
    `<cleft><is><to>?${studied}`,
    ...stances,
  ],
  question: [
    `<may>(?:${generic}|${np0})<adverb>?(?:<moves>|<relates>|<infers>)(?:<of>?${object})?`,
    `<offer><adverb>{0,2}(?:${studied}|${work}|<any><adjective|degree>{0,2}<work|text>(?:<of>${np0}){0,2})`,
    `<is>${np0}(?:<of>${np0})?<adverb|not>{0,2}<askable>(?:<of>?${object})?`,
    `<lead|adverb>{0,2}<asks><aux>?(?:${any}|<aux|writer|studies|when>){1,14}`,
  ],
  further: [
    `${ofNobody}(?:<adverb|and>{0,2}${unpriced}|<this>)?<adverb>{0,2}(?:<tends>|<silent>)<adverb|not>{0,3}${safe}{1,10}`,
    `(?:<and>?<not>|<not>?<and>)(?:${object}|${q})`,
    `<this><adverb>{1,2}<moves>${unpriced}`,
    `<adverb>{0,2}<relates>(?:<of>?${object}|${q})`,
    `<not><denied>`,
  ],
  supposed: [
    q,
    `${ofNobody}<when>(?:${safe}|<topic>){2,14}`,
    `<when>${unpriced}<adverb>?<slowed><adverb>{0,2}`,
    `<when>(?:${np}|${generic}|<this>)${between}(?:<goes>|<compared><adverb>?(?:${object})?|<moves>${unpriced}|<is><adverb|not>{0,2}<state|askable|judged|quality>|<relates>(?:<of>?${object})?)<adverb>{0,2}`,
  ],
  after: [
    `${ofNobody}(?:${unpriced}|${generic}|<this>)<adverb>{0,2}(?:<may>|<tends>|<usually>)<adverb|not>{0,3}${safe}{1,10}`,
    `${work}<adverb>{0,2}<goes>(?:<of>?${unpriced})?<adverb>{0,2}`,
    `${unpriced}(?:<may>|<is>)<adverb>?(?:<infers>|<compared>|<moves>)(?:${unpriced})?`,
    `(?:${unpriced}|${generic}|<this>)${hedge}(?:<goes>|<is><adverb|not>{0,2}<askable|state>)<adverb>{0,2}`,
  ],
  alone: [`<of>?${listed}`],
  lead: '<lead|adverb|view>{1,2}',
};
