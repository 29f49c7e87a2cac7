import { localText } from '@plumbline/model/local-text';
import { figure, paragraph } from '../../report/paragraph.ts';
import { inSentence } from '../../chat/no-data.ts';
import type { Frame } from '../claim.ts';
import { refusal } from '../refusals.ts';
import { checked, nameOfFact, ofOwner, whenOf } from './naming.ts';
import { quotedOf, quoteFrame } from './quote.ts';
import { checkEach } from './repeated.ts';

/** Words with which a document speaks of what could go wrong. */
const warnings =
  /\b(?:risks?|may|might|could|adverse(?:ly)?|harm(?:ed|s)?|uncertain(?:ty|ties)?|subject to|depend(?:s|ent|ence)?|litigation|volatil\w*|disrupt\w*)\b|风险|風險|可能|不利|不确定|不確定|依赖|依賴|诉讼|訴訟|波动|波動/iu;
const riskFactors = '1A';

/** What could go wrong: a figure that shows it, or the words of a document. */
export const riskFrame: Frame = {
  id: 'risk',
  takes:
    'what could go wrong. handles: [a figure that shows it], subject, metric, period when it has one; or span, from and to as in quote: a passage on a risk',
  check(claim, scope) {
    if (claim.handles.length > 0) {
      const { period: _period, ...timeless } = claim;
      const unknown = checkEach({ ...timeless, handles: claim.handles.slice(0, 1) }, 1, scope);
      if (unknown !== null || claim.span === undefined) return unknown;
    }
    const wrong = quoteFrame.check(claim, scope);
    if (wrong !== null) return wrong;
    const span = scope.spans.get(claim.span ?? '');
    const quoted = quotedOf(claim, scope) ?? '';
    if (claim.subject !== undefined && span?.instrumentId !== claim.subject) return refusal('subject', quoted);
    return span?.item === riskFactors || warnings.test(quoted) ? null : refusal('quote', quoted);
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
