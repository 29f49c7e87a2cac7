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
      name: 'one row of all that are sorted',
      wide: true,
      render: () => <Table caption="Markets" columns={columns} rows={rows} shown={1} rowKey={(row) => row.name} />,
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
