import type { Rating } from '@plumbline/model/rating';
import { useReport } from './figure/report-context.ts';

/** Room beside the outermost mark, as a part of the span. */
const margin = 0.06;

/** Price and value on one line: the range of the value, its middle in the colour of values, the price in that of prices. */
export function ValueAxis({ rating: { fair, p10, p90 } }: { readonly rating: Rating }) {
  const { book } = useReport();
  const [value, low, high, price] = [fair, p10, p90, 'price'].map((id) => (id === null ? null : book.fact(id)?.value));
  const isComparable = fair !== null && book.fact(fair)?.currency === book.fact('price')?.currency;
  if (value == null || price == null || !isComparable) return null;
  const all = [value, price, low ?? value, high ?? value];
  const [from, to] = [Math.min(...all), Math.max(...all)];
  const room = (to - from) * margin || 1;
  const at = (one: number): number => ((one - from + room) / (to - from + 2 * room)) * 100;
  return (
    <div aria-hidden className="relative mt-3 h-5" data-testid="value-axis">
      <span className="absolute inset-x-0 top-1/2 h-px bg-(--border-2)" />
      {low == null || high == null ? null : (
        <span
          className="absolute inset-y-1 rounded-full bg-accent-wash"
          style={{ insetInlineStart: `${at(low)}%`, width: `${at(high) - at(low)}%` }}
        />
      )}
      <span
        className="absolute inset-y-0 w-0.5 -translate-x-1/2 bg-accent-solid"
        style={{ insetInlineStart: `${at(value)}%` }}
      />
      <span
        className="absolute inset-y-0 w-0.5 -translate-x-1/2 bg-(--text-1)"
        style={{ insetInlineStart: `${at(price)}%` }}
      />
    </div>
  );
}
