/** The counters of a database. `processor` is in seconds, `wal` and `stored` are in bytes. */
export type Counters = {
  readonly statements: number
  readonly roundTrips: number
  readonly commits: number
  readonly wal: number
  readonly pageImages: number
  readonly stored: number
  readonly processor: number
}

export type Measurement = { readonly seconds: number; readonly counters: Counters }

/** Applies `combine` to each counter. */
export function mapCounters(combine: (counter: keyof Counters) => number): Counters {
  return {
    statements: combine('statements'),
    roundTrips: combine('roundTrips'),
    commits: combine('commits'),
    wal: combine('wal'),
    pageImages: combine('pageImages'),
    stored: combine('stored'),
    processor: combine('processor'),
  }
}

/** Returns the work for one order, minus the work done in the same time without orders. */
export function computeCostPerOrder(idle: Measurement, busy: Measurement, orders: number): Counters {
  return mapCounters(
    (counter) => (busy.counters[counter] - (idle.counters[counter] / idle.seconds) * busy.seconds) / orders,
  )
}
