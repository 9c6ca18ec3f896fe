import { type Figure, measured } from '#tools/stress/figures.ts'

export type FaultHome = {
  /** An empty folder. */
  readonly dataDir: string
  /** An empty database in the PostgreSQL that all parts share. */
  readonly databaseUrl: string
  /** The data folder of the PostgreSQL cluster. */
  readonly clusterDir: string
  /** The duration of the long parts. */
  readonly minutes: number
}

/** Returns a figure that passes if a time in milliseconds is within a limit. */
export function within(label: string, ms: number, max: number): Figure {
  return { ...measured(label, `${(ms / 1_000).toFixed(1)} s`, `${max / 1_000} s or less`), isPassed: ms <= max }
}
