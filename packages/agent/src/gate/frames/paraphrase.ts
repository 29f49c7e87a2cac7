import { localText } from '@plumbline/model/local-text';
import { paragraph } from '../../report/paragraph.ts';
import { sameText } from '../../report/texts.ts';
import { checkClaim } from '../check-claim.ts';
import type { Claim, Frame, FrameScope } from '../claim.ts';
import { namesOfInstrument } from '../instrument-names.ts';
import { refusal } from '../refusals.ts';

function namesOf({ span }: Claim, { spans, instruments }: FrameScope): readonly string[] {
  return namesOfInstrument(instruments.get(spans.get(span ?? '')?.instrumentId ?? ''));
}

/** What a passage says, in its own words without the quotation marks: small words and the company's name may differ. */
export const paraphraseFrame: Frame = {
  id: 'paraphrase',
  takes:
    'what a passage says, without quotation marks. span: its id, words: a sentence in the words of the span, nothing left out between them; else use quote',
  check(claim, scope) {
    const span = scope.spans.get(claim.span ?? '');
    if (span === undefined || claim.words === undefined) return refusal('quote', claim.span ?? '');
    return checkClaim(claim.words, span, namesOf(claim, scope));
  },
  write({ span, words = '' }, { spans }) {
    const form = spans.get(span ?? '')?.form;
    const slots = {
      words: sameText(words.trim().replace(/[.。]$/, '')),
      form: form === undefined ? localText('document', '文件', '文件') : sameText(form),
    };
    return paragraph(
      localText('According to the {form}: {words}.', '据{form}：{words}。', '據{form}：{words}。'),
      slots,
    );
  },
};
