export type FaultHome = {
  /** An empty folder. */
  readonly dataDir: string
  /** An empty database in the PostgreSQL that all parts share. */
  readonly databaseUrl: string
  /** That PostgreSQL's data folder. */
  readonly clusterDir: string
  /** Whether this runs in `npm test`. */
  readonly isFast: boolean
  /** The duration of the long parts. */
  readonly minutes: number
}

/** Why a part cannot run on this machine. */
export type NotRun = { readonly notRun: string }
