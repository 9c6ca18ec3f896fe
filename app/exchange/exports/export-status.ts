type ExportState = 'running' | 'done' | 'failed' | 'cancelled' | 'stopped'

/** The latest export. Its state is `stopped` if the store stopped while the export was running. */
export type ExportStatus = {
  readonly state: ExportState
  readonly startedAt: Date
  readonly part: string
  readonly written: number
  readonly expected: number
  readonly missingImages: number
  readonly failure: string | null
}
