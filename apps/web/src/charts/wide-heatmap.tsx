import { useEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { useWidth } from './use-width.ts';

export interface WideHeatmapProps {
  readonly rows: readonly number[];
  readonly columns: readonly number[];
  /** Row by row; NaN = not known yet. */
  readonly values: Float64Array;
  readonly current: readonly [row: number, column: number];
  readonly height: number;
  readonly label: string;
  readonly describedBy: string;
  readonly print: (row: number, column: number, value: number) => string;
  readonly onPick: (row: number, column: number) => void;
}

const left = 34;
const bottom = 20;
const steps = [6, 18, 30, 42, 54, 66, 90] as const;

function nearest(values: readonly number[], value: number): number {
  return values.reduce(
    (best, one, at) => (Math.abs(one - value) < Math.abs((values[best] ?? 0) - value) ? at : best),
    0,
  );
}

/** More cells than have room for numbers: one hue on a canvas, read by pointer or arrow keys, chosen by click or Enter. */
export function WideHeatmap(props: WideHeatmapProps) {
  const { rows, columns, values, current, height, label, describedBy, print, onPick } = props;
  const [host, width] = useWidth();
  const canvas = useRef<HTMLCanvasElement>(null);
  const [at, setAt] = useState<readonly [number, number] | null>(null);
  const [low, high] = useMemo(() => {
    const known = values.filter((value) => !Number.isNaN(value));
    return [Math.min(...known), Math.max(...known)] as const;
  }, [values]);
  const [cellWidth, cellHeight] = [
    Math.max(1, (width - left) / columns.length),
    Math.max(1, (height - bottom) / rows.length),
  ];
  const present: readonly [number, number] = [nearest(rows, current[0]), nearest(columns, current[1])];

  useEffect(() => {
    const node = canvas.current;
    const pen = node?.getContext('2d') ?? null;
    if (node === null || pen === null || width === 0) return;
    const ratio = window.devicePixelRatio;
    node.width = Math.round((width - left) * ratio);
    node.height = Math.round((height - bottom) * ratio);
    pen.scale(ratio, ratio);
    const style = getComputedStyle(node);
    const fill = style.getPropertyValue('--accent');
    pen.fillStyle = style.getPropertyValue('--bg-2');
    pen.fillRect(0, 0, width - left, height - bottom);
    pen.fillStyle = fill;
    // Cells end on whole pixels, and small ones touch: what is cut through a pixel looks like a pattern of the data.
    const edge = (at: number): number => Math.round(at * ratio) / ratio;
    const gap = Math.min(cellWidth, cellHeight) < 5 ? 0 : 1 / ratio;
    for (const [k, value] of values.entries()) {
      if (Number.isNaN(value)) continue;
      const share = high === low ? 0 : (value - low) / (high - low);
      pen.globalAlpha = (steps[Math.min(steps.length - 1, Math.floor(share * steps.length))] ?? 6) / 100;
      const [i, j] = [Math.floor(k / columns.length), k % columns.length];
      const [x, y] = [edge(j * cellWidth), edge(i * cellHeight)];
      pen.fillRect(x, y, edge((j + 1) * cellWidth) - x - gap, edge((i + 1) * cellHeight) - y - gap);
    }
    pen.globalAlpha = 1;
    const outline = ([i, j]: readonly [number, number], token: string): void => {
      pen.strokeStyle = style.getPropertyValue(token);
      pen.lineWidth = 2;
      pen.strokeRect(j * cellWidth, i * cellHeight, cellWidth, cellHeight);
    };
    outline(present, '--text-1');
    if (at !== null) outline(at, '--warn');
  });

  const onKeyDown = (event: KeyboardEvent): void => {
    const moves: Readonly<Record<string, readonly [number, number]>> = {
      ArrowUp: [-1, 0],
      ArrowDown: [1, 0],
      ArrowLeft: [0, -1],
      ArrowRight: [0, 1],
    };
    const move = moves[event.key];
    const from = at ?? present;
    if (event.key === 'Enter') onPick(from[0], from[1]);
    if (move === undefined) return;
    event.preventDefault();
    const length = event.shiftKey ? 10 : 1;
    setAt([
      Math.min(rows.length - 1, Math.max(0, from[0] + move[0] * length)),
      Math.min(columns.length - 1, Math.max(0, from[1] + move[1] * length)),
    ]);
  };
  const value = at === null ? Number.NaN : (values[at[0] * columns.length + at[1]] ?? Number.NaN);
  const ticks = (list: readonly number[], count: number): readonly number[] => [
    ...new Set(Array.from({ length: count }, (_, k) => Math.round((k * (list.length - 1)) / (count - 1)))),
  ];
  return (
    <div ref={host} className="relative" style={{ height }}>
      {width === 0 ? null : (
        <>
          <canvas
            ref={canvas}
            role="img"
            aria-label={label}
            aria-describedby={describedBy}
            tabIndex={0}
            onKeyDown={onKeyDown}
            onBlur={() => setAt(null)}
            onPointerLeave={() => setAt(null)}
            onPointerMove={({ nativeEvent: { offsetX, offsetY } }) =>
              setAt([
                Math.min(rows.length - 1, Math.floor(offsetY / cellHeight)),
                Math.min(columns.length - 1, Math.floor(offsetX / cellWidth)),
              ])
            }
            onClick={() => (at === null ? undefined : onPick(at[0], at[1]))}
            className="absolute top-0 cursor-crosshair"
            style={{ left, width: width - left, height: height - bottom }}
          />
          {ticks(rows, 6).map((i) => (
            <span
              key={i}
              aria-hidden
              className="num absolute text-axis text-3"
              style={{ top: i * cellHeight + cellHeight / 2 - 8, left: 0 }}
            >
              {rows[i]}
            </span>
          ))}
          {ticks(columns, 6).map((j) => (
            <span
              key={j}
              aria-hidden
              className="num absolute bottom-0 -translate-x-1/2 text-axis text-3"
              style={{ left: Math.min(width - 10, left + j * cellWidth + cellWidth / 2) }}
            >
              {columns[j]}
            </span>
          ))}
        </>
      )}
      <output className="num absolute end-1 top-1 rounded-chip bg-1 px-1 text-caption text-2" aria-live="polite">
        {at === null || Number.isNaN(value) ? '' : print(at[0], at[1], value)}
      </output>
    </div>
  );
}
