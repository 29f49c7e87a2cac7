/** Flags are 0 and 1, instants epoch ms, JSON is text: what both engines keep alike. */
export type Flag = 0 | 1;
export type Json = string;
