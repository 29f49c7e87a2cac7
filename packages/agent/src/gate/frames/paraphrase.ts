import { localText } from '@plumbline/model/local-text';
import { paragraph } from '../../report/paragraph.ts';
import { sameText } from '../../report/texts.ts';
import { sentenceSaid } from '../check-claim.ts';
import type { Claim, Frame, FrameScope } from '../claim.ts';
import { namesOfInstrument } from '../instrument-names.ts';
import { passageRefusal, refusal, unstated } from '../refusals.ts';
import { formOf } from './document-forms.ts';
import { quoteFrame } from './quote.ts';

function namesOf({ span }: Claim, { spans, instruments }: FrameScope): readonly string[] {
  return namesOfInstrument(instruments.get(spans.get(span ?? '')?.instrumentId ?? ''));
}

/** What a passage says, in its own words without the quotation marks: small words and the company's name may differ. */
export const paraphraseFrame: Frame = {
  id: 'paraphrase',
  takes:
    'what a passage says, without quotation marks. span: its id, words: a sentence of the span in its words, whole, where only small words, the company for `we` and one or many may differ. Of a part the whole sentence is quoted',
  fields: ['subject', 'span', 'words'],
  check(claim, scope) {
    const span = scope.spans.get(claim.span ?? '');
    if (span === undefined) return passageRefusal('handle', claim.span ?? '');
    if (claim.words === undefined) return unstated('quote', 'words');
    return sentenceSaid(claim.words, span, namesOf(claim, scope)) === null ? refusal('quote', claim.words) : null;
  },
  write(claim, scope) {
    const { say, handles, span = '', words = '' } = claim;
    const own = scope.spans.get(span);
    const said = own === undefined ? null : sentenceSaid(words, own, namesOf(claim, scope));
    // What was cut off may govern the rest.
    if (said?.isWhole === false) return quoteFrame.write({ say, handles, span, words: said.sentence }, scope);
    return paragraph(
      localText('According to the {form}: {words}.', '据{form}所载：{words}。', '據{form}所載：{words}。'),
      {
        words: sameText(words.trim().replace(/[.。]$/, '')),
        form: formOf(own),
      },
    );
  },
};
