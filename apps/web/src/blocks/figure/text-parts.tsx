import type { TextPart } from '@plumbline/model/text-part';
import { Cite } from './cite.tsx';
import { closingAt } from './closing-mark.ts';
import { Figure } from './figure.tsx';
import { Tex } from './tex.tsx';

export interface TextPartsProps {
  readonly parts: readonly TextPart[];
}

const changeOf = { delta: 'always', plain: 'never', size: 'never' } as const;

/**
 * A paragraph around figures. Words are words: they are never read as markup or mathematics, so `$198 … $246`
 * stays what it says.
 */
export function TextParts({ parts }: TextPartsProps) {
  return parts.map((part, index) => {
    if (typeof part === 'string') return part.slice(closingAt(parts, index).length);
    if ('fact' in part) {
      const { fact, as = 'plain' } = part;
      const figure = <Figure key={index} id={fact} look="prose" change={changeOf[as]} isSize={as === 'size'} />;
      const mark = closingAt(parts, index + 1);
      if (mark === '') return figure;
      return (
        <span key={index} className="whitespace-nowrap">
          {figure}
          {mark}
        </span>
      );
    }
    if ('cite' in part) return <Cite key={index} sourceId={part.cite} />;
    return <Tex key={index} tex={part.tex} />;
  });
}
