/** What is kept of a reader: what they like, what they decided, what they look out for. */
export const memoryKinds = ['preference', 'decision', 'watch'] as const;
export type MemoryKind = (typeof memoryKinds)[number];

/** Letters of one thing kept. */
export const longestMemory = 500;

/** Something kept after the reader agreed to it. */
export interface Memory {
  readonly kind: MemoryKind;
  readonly text: string;
  /** Epoch ms. */
  readonly at: number;
}
