/** What each part of the fault run gets. */
export type FaultHome = {
  /** An empty folder for a store and its logs. */
  readonly dataDir: string
  /** An empty database in the PostgreSQL that all parts share. */
  readonly databaseUrl: string
  /** That PostgreSQL's data folder, to find its process. */
  readonly clusterDir: string
  /** Whether this runs in `npm test`: only parts that take less than a minute. */
  readonly isFast: boolean
  /** The duration of the long parts. */
  readonly minutes: number
}

/** Why a part cannot run on this machine, and what would enable it. */
export type NotRun = { readonly notRun: string }
