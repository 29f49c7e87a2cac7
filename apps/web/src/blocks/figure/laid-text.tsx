import type { TextPart } from '@plumbline/model/text-part';
import type { Layout } from './lay-out.ts';
import { layOut } from './lay-out.ts';
import { TextParts } from './text-parts.tsx';

const words = 'leading-[calc(24px+var(--cjk))] text-pretty break-words';

function Table({ rows }: { readonly rows: Extract<Layout, { kind: 'table' }>['rows'] }) {
  const [head = [], ...body] = rows;
  return (
    <div className="overflow-x-auto">
      <table className="text-caption">
        <thead>
          <tr className="border-b border-line text-3">
            {head.map((cell, at) => (
              <th key={at} scope="col" className={`px-3 py-1 font-normal ${at === 0 ? 'text-start' : 'text-end'}`}>
                <TextParts parts={cell} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {body.map((row, line) => (
            <tr key={line} className="border-b border-line">
              {row.map((cell, at) => (
                <td key={at} className={`px-3 py-1 ${at === 0 ? 'text-start' : 'text-end tabular-nums'}`}>
                  <TextParts parts={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Piece({ layout }: { readonly layout: Layout }) {
  switch (layout.kind) {
    case 'paragraph':
      return (
        <p className={words}>
          <TextParts parts={layout.parts} />
        </p>
      );
    case 'heading':
      return (
        <h3 className="font-medium">
          <TextParts parts={layout.parts} />
        </h3>
      );
    case 'list':
      return (
        <ul className={`list-disc ps-5 ${words}`}>
          {layout.items.map((item, at) => (
            <li key={at}>
              <TextParts parts={item} />
            </li>
          ))}
        </ul>
      );
    case 'table':
      return <Table rows={layout.rows} />;
  }
}

/** Words around figures with their headings, lists and tables. */
export function LaidText({ parts }: { readonly parts: readonly TextPart[] }) {
  return layOut(parts).map((layout, at) => <Piece key={at} layout={layout} />);
}
