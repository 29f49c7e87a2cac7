interface DrawingTable {
  owner_id: string;
  id: string;
  instrument_id: string;
  /** A `Drawing` as JSON. */
  body: string;
  created_at: number;
}

interface ChartLayoutTable {
  owner_id: string;
  id: string;
  /** A `ChartLayout` as JSON. */
  body: string;
  created_at: number;
}

/** What readers drew over charts, and how they arranged them. */
export interface ChartTables {
  drawings: DrawingTable;
  chart_layouts: ChartLayoutTable;
}
