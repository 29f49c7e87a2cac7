import { composingRules } from './composing.ts';
import { editClauseRules } from './edit-clauses.ts';
import { compileGrammar, type Grammar, type Rule } from '../parse/chart.ts';
import { actionRules } from './actions.ts';
import { barSizeRules } from './bar-sizes.ts';
import { calendarRules } from './calendar.ts';
import { candleRules } from './candles.ts';
import { channelGrammar } from './channels.ts';
import { chineseDealRules } from './chinese-deals.ts';
import { chineseRules } from './chinese-talk.ts';
import { closingRules } from './closing.ts';
import { conditionRules } from './conditions.ts';
import { dealRules } from './deals.ts';
import { editFormRules } from './edit-forms.ts';
import { editRules } from './edits.ts';
import { editLineRules } from './edit-lines.ts';
import { editShiftRules } from './edit-shifts.ts';
import { editTalkRules } from './edit-talk.ts';
import { everydayRules } from './everyday.ts';
import { everydayScreenRules } from './everyday-screens.ts';
import { exitRules } from './exits.ts';
import { extremeRules } from './extremes.ts';
import { figureRules } from './figures.ts';
import { growthRules } from './growths.ts';
import { gridRules } from './grids.ts';
import { groupRules } from './groups.ts';
import { indicatorSpanRules } from './indicator-spans.ts';
import { listingRules } from './listings.ts';
import { jargonRules } from './jargon.ts';
import { labelRules } from './labels.ts';
import { lastingRules } from './lasting.ts';
import { leavingRules } from './leaving.ts';
import { levelRules } from './levels.ts';
import { monthRules } from './months.ts';
import { moverRules } from './movers.ts';
import { moveRules } from './moves.ts';
import { operandRules } from './operands.ts';
import { openingRangeRules } from './opening-range.ts';
import { orderRules } from './orders.ts';
import { pairRules } from './pairs.ts';
import { partPositionRules } from './part-positions.ts';
import { phrasingRules } from './phrasings.ts';
import { quantityRules } from './quantities.ts';
import { rankingRules } from './rankings.ts';
import { rangeRules } from './ranges.ts';
import { recipeRules } from './recipes.ts';
import { regimeRules } from './regimes.ts';
import { riskRules } from './risk.ts';
import { rotationRules } from './rotations.ts';
import { idiomRules } from './idioms.ts';
import { colloquialRules } from './colloquial.ts';
import { scalingRules } from './scaling.ts';
import { screenOrderRules } from './screen-orders.ts';
import { screenPriceRules } from './screen-prices.ts';
import { screenWordingRules } from './screen-wordings.ts';
import { screenYearRules } from './screen-years.ts';
import { screenRules } from './screens.ts';
import { trancheRules } from './tranches.ts';
import { usualLevelRules } from './usual-levels.ts';
import { traderExitRules } from './trader-exits.ts';
import { traderLineRules } from './trader-lines.ts';
import { traderTalkRules } from './trader-talk.ts';
import { unnumberedRules } from './unnumbered.ts';
import { selectionRules } from './selections.ts';
import { sizingRules } from './sizing.ts';
import { standingRules } from './standings.ts';
import { streakRules } from './streaks.ts';
import { streetRules } from './street.ts';
import { volumeRules } from './volume-said.ts';
import { stopRules } from './stops.ts';

/** Every rule that strategies and changes share with lists, one family a file. */
const shared: readonly Rule[] = [
  ...quantityRules,
  ...barSizeRules,
  ...operandRules,
  ...conditionRules,
  ...lastingRules,
  ...monthRules,
  ...levelRules,
  ...pairRules,
  ...groupRules,
  ...rankingRules,
  ...actionRules,
  ...moveRules,
  ...moverRules,
  ...extremeRules,
  ...indicatorSpanRules,
  ...openingRangeRules,
  ...calendarRules,
  ...editRules,
  ...editFormRules,
  ...figureRules,
  ...growthRules,
  ...rangeRules,
  ...stopRules,
  ...sizingRules,
  ...screenRules,
  ...unnumberedRules,
  ...usualLevelRules,
  ...orderRules,
  ...selectionRules,
  ...rotationRules,
  ...recipeRules,
  ...regimeRules,
  ...candleRules,
  ...riskRules,
  ...scalingRules,
  ...channelGrammar,
  ...trancheRules,
  ...gridRules,
  ...exitRules,
  ...closingRules,
  ...phrasingRules,
  ...idiomRules,
  ...colloquialRules,
  ...leavingRules,
  ...dealRules,
  ...standingRules,
  ...jargonRules,
  ...labelRules,
  ...composingRules,
  ...partPositionRules,
  ...editClauseRules,
  ...listingRules,
  ...everydayScreenRules,
  ...everydayRules,
  ...traderLineRules,
  ...traderExitRules,
  ...traderTalkRules,
  ...chineseRules,
  ...streetRules,
  ...streakRules,
  ...volumeRules,
  ...chineseDealRules,
];

export const grammar: Grammar = compileGrammar(shared);

/** What only lists of companies are said with: in a rule of trading the same words mean an action, or nothing. */
export const screenGrammar: Grammar = compileGrammar([
  ...shared,
  ...screenWordingRules,
  ...screenYearRules,
  ...screenPriceRules,
  ...screenOrderRules,
]);

/** What only changes are said with: beside rules that are open a number may stand alone. */
export const editGrammar: Grammar = compileGrammar([...shared, ...editTalkRules, ...editLineRules, ...editShiftRules]);
