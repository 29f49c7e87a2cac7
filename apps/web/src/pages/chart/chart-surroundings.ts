import type { CrosshairLink } from './chart-crosshair.ts';
import type { RangeLink } from './chart-range.ts';
import type { ReplayedState } from './chart-replay.tsx';

/** Where the active chart puts what speaks of it; null before the page stands. */
export interface ChartSlots {
  readonly head: HTMLElement | null;
  readonly toolbar: HTMLElement | null;
  readonly tools: HTMLElement | null;
  readonly foot: HTMLElement | null;
  readonly panel: HTMLElement | null;
}

/** What one of several charts knows of the page around it. */
export interface ChartSurroundings {
  /** Its place, from 0. */
  readonly at: number;
  readonly isActive: boolean;
  readonly isOnly: boolean;
  /** Whether numbers choose among the charts. */
  readonly hasKeys: boolean;
  readonly activate: () => void;
  readonly slots: ChartSlots;
  /** Null = its crosshair moves alone. */
  readonly link: CrosshairLink | null;
  /** Null = it is moved and zoomed alone. */
  readonly rangeLink: RangeLink | null;
  readonly replayed: ReplayedState;
  readonly isFull: boolean;
  readonly onFull: () => void;
}
