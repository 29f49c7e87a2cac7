import type { Fact } from '@plumbline/model/fact';
import { localText } from '@plumbline/model/local-text';
import { figure, paragraph } from '../../report/paragraph.ts';
import { inSentence } from '../../chat/no-data.ts';
import { metricKeys } from '../binder.ts';
import { hasName, namesOfKinds } from '../causes.ts';
import type { Frame } from '../claim.ts';
import { ofFigures } from '../claim.ts';
import { namesOfInstrument } from '../instrument-names.ts';
import { passageRefusal, refusal, unstated } from '../refusals.ts';
import type { Span } from '../shapes.ts';
import { checked, nameOfFact, ofOwner, whenOf } from './naming.ts';
import { quotedOf, quoteFrame } from './quote.ts';
import { checkFigure } from './repeated.ts';

/** Words with which a document speaks of what could go wrong. */
const warnings =
  /\b(?:risks?|may|might|could|adverse(?:ly)?|harm(?:ed|s)?|uncertain(?:ty|ties)?|subject to|depend(?:s|ent|ence)?|litigation|volatil\w*|disrupt\w*)\b|风险|風險|可能|不利|不确定|不確定|依赖|依賴|诉讼|訴訟|波动|波動/iu;
/** Words that take a warning back. */
const denials =
  /\b(?:(?:do|does|did|is|are|was|were|will|would|could|may|might|has|have|had|can)(?: not|n't)|cannot|no longer|unlikely|neither|never|no|without (?:any )?material) (?:\w+ ){0,3}?(?:believ\w*|expect\w*|consider\w*|anticipat\w*|foresee|know|aware|risks?|material(?:ly)?|expos\w*|subject|party|adverse\w*|harm\w*|affect\w*|impact\w*|depend\w*|disrupt\w*|uncertain\w*|litigation)\b|(?:不|未|无|無|没有|沒有|并非|並非)(?:会|會|将|將|认为|認為|预计|預計|存在|构成|構成|面临|面臨|涉及|受|依赖|依賴|可能|重大|发生|發生|产生|產生)/iu;
/** What goes wrong for others, or for others more. */
const ofOthers =
  /\b(?:harm\w*|hurt\w*|affect\w*|impact\w*|damag\w*|disrupt\w*|threaten\w*|weaken\w*) (?:\w+ ){0,2}?(?:competitors?|rivals?|peers?|other companies|others)\b|\b(?:competitors?|rivals?|peers?|other companies)(?:'s?)? (?:may|might|could|face|depend|are|will|would|risk)|(?:竞争对手|競爭對手|同行|同业|同業)\S{0,4}(?:可能|面临|面臨|依赖|依賴|受)/iu;
/** Whose risk it is: the company speaks of itself. */
const own = /\b(?:we|us|our|ours|ourselves|the company|the group)\b|公司|本集团|本集團|集团|集團|我们|我們/iu;
const riskFactors = '1A';

/** Figures that show a risk by themselves: how far a price moves, how much is owed, how dear it is. */
const risky =
  /^(?:volatility|maxDrawdown|drawdownFromHigh|beta|adjustedBeta|valueAtRisk|totalDebt|netDebt|longTermDebt|shortTermDebt|debtToEquity|liabilitiesToAssets|netDebtToEbitda|totalLiabilities|currentLiabilities|goodwill|shortInterest\w*|priceToEarnings|forwardPe|priceToSales|priceToBook|priceToFreeCashFlow|evTo\w+)$/;
/** Figures that show one below one. */
const riskyBelowOne = /^(?:currentRatio|quickRatio|interestCover)$/;
const distress = 1.81;
const wholeProfit = 1;

/** Whether a figure shows that something could go wrong; a loss, a fall or cash that flows out does. */
function showsRisk({ metric, value }: Fact): boolean {
  if (value === null) return false;
  if (risky.test(metric) || value < 0) return true;
  if (metric === 'payoutRatio') return value > wholeProfit;
  return riskyBelowOne.test(metric) ? value < 1 : metric === 'altmanZ' && value < distress;
}

/** Whether a passage warns of what could go wrong for the company whose document it is. */
function warns(quoted: string, span: Span | undefined, names: readonly string[]): boolean {
  if (denials.test(quoted) || ofOthers.test(quoted)) return false;
  if (span?.item === riskFactors) return true;
  return warnings.test(quoted) && (own.test(quoted) || names.some((name) => quoted.includes(name)));
}

/** What could go wrong: a figure that shows it, or the words of a document. */
export const riskFrame: Frame = {
  id: 'risk',
  takes:
    'what could go wrong. handles: [a figure that shows it: volatility, drawdown, beta, debt, a multiple, a loss or fall, a cover or ratio below one], subject, metric, period when it has one; or span, with words or from and to as in quote: a passage that warns of a risk of that company, of the figure where one is given too',
  fields: [...ofFigures, 'span', 'words', 'from', 'to'],
  most: 1,
  check(claim, scope) {
    const [handle] = claim.handles;
    const wrong = handle === undefined ? null : checkFigure(claim, handle, scope);
    if (wrong !== null) return wrong;
    const fact = handle === undefined ? null : checked(handle, scope);
    if (claim.span === undefined) {
      if (fact === null) return unstated('handle', 'handles / span');
      return showsRisk(fact) ? null : refusal('risk', `{${fact.id}}`);
    }
    const misquoted = quoteFrame.check(claim, scope);
    if (misquoted !== null) return misquoted;
    const span = scope.spans.get(claim.span);
    const quoted = quotedOf(claim, scope) ?? '';
    const owner = claim.subject ?? fact?.instrumentId ?? span?.instrumentId;
    const names = namesOfInstrument(scope.instruments.get(span?.instrumentId ?? ''));
    const isOwners = span?.instrumentId === owner || names.some((name) => name === owner);
    if (!isOwners) return passageRefusal('subject', quoted);
    if (!warns(quoted, span, names)) return refusal('risk', quoted);
    const isNamed = fact === null || namesOfKinds(new Set(metricKeys(fact))).some((name) => hasName(quoted, name));
    return isNamed ? null : passageRefusal('metric', quoted);
  },
  write(claim, scope) {
    const fact = claim.handles[0] === undefined ? null : checked(claim.handles[0], scope);
    const shown =
      fact === null
        ? null
        : paragraph(
            localText(
              'To weigh as a risk: {label}{of}{when} is {value}.',
              '需留意的风险：{of}{when}{label}为 {value}。',
              '須留意的風險：{of}{when}{label}為 {value}。',
            ),
            {
              label: inSentence(nameOfFact(fact)),
              of: ofOwner(fact, scope),
              when: whenOf(fact, scope),
              value: figure(fact.id),
            },
          );
    if (claim.span === undefined && shown !== null) return shown;
    const quoted = quoteFrame.write(claim, scope);
    return {
      en: [...(shown === null ? ['To weigh as a risk: '] : [...shown.en, ' ']), ...quoted.en],
      'zh-CN': [...(shown === null ? ['需留意的风险：'] : shown['zh-CN']), ...quoted['zh-CN']],
      'zh-HK': [...(shown === null ? ['須留意的風險：'] : shown['zh-HK']), ...quoted['zh-HK']],
    };
  },
};
