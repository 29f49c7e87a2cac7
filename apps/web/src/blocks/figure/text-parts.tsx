import type { TextPart } from '@plumbline/model/report';
import { Cite } from './cite.tsx';
import { Figure } from './figure.tsx';
import { Tex } from './tex.tsx';

export interface TextPartsProps {
  readonly parts: readonly TextPart[];
}

const changeOf = { delta: 'always', plain: 'never' } as const;

/**
 * A paragraph around figures. Words are words: they are never read as markup or mathematics, so `$198 … $246`
 * stays what it says.
 */
export function TextParts({ parts }: TextPartsProps) {
  return parts.map((part, index) => {
    if (typeof part === 'string') return part;
    if ('fact' in part) {
      return <Figure key={index} id={part.fact} look="prose" change={changeOf[part.as ?? 'plain']} />;
    }
    if ('cite' in part) return <Cite key={index} sourceId={part.cite} />;
    return <Tex key={index} tex={part.tex} />;
  });
}
