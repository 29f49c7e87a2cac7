import type { Story } from '../gallery/story.ts';
import { EmptyState } from './empty-state.tsx';
import { Table, type Column } from './table.tsx';

interface Row {
  readonly name: string;
  readonly days: number | null;
}
const rows: readonly Row[] = [
  { name: 'A-shares', days: 242 },
  { name: 'Crypto', days: 365 },
  { name: 'Not known', days: null },
];
const columns: readonly Column<Row>[] = [
  { key: 'name', title: 'Market', render: (row) => row.name, sortBy: (row) => row.name },
  { key: 'days', title: 'Trading days', align: 'right', render: (row) => row.days ?? '—', sortBy: (row) => row.days },
];

const many: readonly Row[] = Array.from({ length: 2000 }, (_, at) => ({ name: `Market ${at + 1}`, days: at % 366 }));

export const story: Story = {
  title: 'Table',
  group: 'Primitives',
  states: [
    {
      name: 'sortable, first column stays',
      wide: true,
      render: () => <Table caption="Markets" columns={columns} rows={rows} rowKey={(row) => row.name} />,
    },
    {
      name: 'arranged, saved and copied by the reader',
      wide: true,
      render: () => (
        <Table
          caption="Markets to arrange"
          columns={columns}
          rows={rows}
          kept="story"
          fileName="markets"
          rowKey={(row) => row.name}
        />
      ),
    },
    {
      name: 'long: only rows near the window are drawn',
      wide: true,
      render: () => (
        <div data-scrolls-rows className="max-h-80 overflow-y-auto">
          <Table caption="Many markets" columns={columns} rows={many} rowKey={(row) => row.name} />
        </div>
      ),
    },
    {
      name: 'empty',
      wide: true,
      render: () => (
        <Table
          caption="Markets"
          columns={columns}
          rows={[]}
          rowKey={(row) => row.name}
          empty={<EmptyState title="Nothing matches." />}
        />
      ),
    },
  ],
};
