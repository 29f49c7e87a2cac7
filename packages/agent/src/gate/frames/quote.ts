import { localText } from '@plumbline/model/local-text';
import { paragraph } from '../../report/paragraph.ts';
import type { Claim, Frame, FrameScope } from '../claim.ts';
import { refusal } from '../refusals.ts';
import { checkQuotation } from '../span.ts';
import { pageText } from './naming.ts';

/** What is quoted: the part in its own words or by its places, else the whole; null where nothing is. */
export function quotedOf({ span, words, from = 0, to }: Claim, { spans }: FrameScope): string | null {
  const found = span === undefined ? undefined : spans.get(span);
  if (found === undefined) return null;
  const text =
    words === undefined
      ? found.text.slice(from, to)
      : words.normalize('NFKC').replace(/^[\s"“「『]+|[\s"”」』]+$/gu, '');
  return text.trim() === '' ? null : text.trim();
}

/** A passage of a document, word for word. */
export const quoteFrame: Frame = {
  id: 'quote',
  takes:
    'a passage word for word. span: its id; words: the part to quote, exactly as it stands, or from and to: places of letters; the whole when left out',
  check(claim, scope) {
    const span = scope.spans.get(claim.span ?? '');
    const quoted = quotedOf(claim, scope);
    return span === undefined || quoted === null ? refusal('quote', claim.span ?? '') : checkQuotation(quoted, span);
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
      form: span?.form ?? localText('document', '文件', '文件'),
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
