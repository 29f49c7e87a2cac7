import { localText } from '@plumbline/model/local-text';
import { paragraph } from '../../report/paragraph.ts';
import type { Claim, Frame, FrameScope } from '../claim.ts';
import { passageRefusal, refusal, unstated } from '../refusals.ts';
import { sentencesAround } from '../span.ts';
import { formOf } from './document-forms.ts';
import { pageText } from './naming.ts';

/** What is quoted: the whole passage, or the sentences that hold the part of it; null where nothing is. */
export function quotedOf({ span, words, from = 0, to }: Claim, { spans }: FrameScope): string | null {
  const found = span === undefined ? undefined : spans.get(span);
  if (found === undefined) return null;
  const part =
    words === undefined
      ? found.text.slice(from, to).trim()
      : words.normalize('NFKC').replace(/^[\s"“「『]+|[\s"”」』]+$/gu, '');
  return part === found.text.trim() ? part : sentencesAround(part, found);
}

/** A passage of a document, word for word. */
export const quoteFrame: Frame = {
  id: 'quote',
  takes:
    'a passage word for word. span: its id; words: the part to quote, exactly as it stands, or from and to: places of letters, both between words; the whole when left out. The whole sentence that holds the part is shown, so that nothing is cut off that governs it',
  fields: ['subject', 'span', 'words', 'from', 'to'],
  check(claim, scope) {
    if (claim.span === undefined) return unstated('handle', 'span');
    if (!scope.spans.has(claim.span)) return passageRefusal('handle', claim.span);
    if (quotedOf(claim, scope) !== null) return null;
    const { span, words, from = 0, to } = claim;
    if (words !== undefined) return refusal('quote', words);
    return passageRefusal('word', scope.spans.get(span)?.text.slice(from, to) ?? '');
  },
  write(claim, scope) {
    const span = scope.spans.get(claim.span ?? '');
    const name = scope.instruments.get(span?.instrumentId ?? '')?.name;
    const page =
      span?.page === undefined
        ? ''
        : localText(
            ` (${pageText(span.page).en})`,
            `（${pageText(span.page)['zh-CN']}）`,
            `（${pageText(span.page)['zh-HK']}）`,
          );
    const slots = {
      quoted: quotedOf(claim, scope) ?? '',
      form: formOf(span),
      page,
    };
    return name === undefined
      ? paragraph(
          localText('The {form} says{page}: “{quoted}”', '{form}{page}称：“{quoted}”', '{form}{page}稱：「{quoted}」'),
          slots,
        )
      : paragraph(
          localText(
            'The {form} of {name} says{page}: “{quoted}”',
            '{name}的{form}{page}称：“{quoted}”',
            '{name}的{form}{page}稱：「{quoted}」',
          ),
          { ...slots, name },
        );
  },
};
