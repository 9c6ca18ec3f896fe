type ExportState = 'running' | 'done' | 'failed' | 'cancelled' | 'stopped'

/** The latest export. `stopped`: the store stopped while it ran. */
export type ExportStatus = {
  readonly state: ExportState
  readonly startedAt: Date
  readonly part: string
  readonly written: number
  readonly expected: number
  readonly missingImages: number
  readonly failure: string | null
}
