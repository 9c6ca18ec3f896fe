/** What a part of the fault run works with. */
export type FaultHome = {
  /** A folder of its own, for a store and what is left of it. */
  readonly dataDir: string
  /** An empty database of its own, in the PostgreSQL that all parts share. */
  readonly databaseUrl: string
  /** Where that PostgreSQL keeps its data, for whoever has to find its process. */
  readonly clusterDir: string
  /** Only what is done in a minute, inside `npm test`. */
  readonly isFast: boolean
  /** How long the part lasts that is to last long. */
  readonly minutes: number
}

/** Why a part could not be tried on this machine, and what would let it. */
export type NotRun = { readonly notRun: string }
