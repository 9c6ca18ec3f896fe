/**
 * Every advisory lock of a store's database that has a number of its own; what is locked by an id takes a hash of that id.
 * A number never changes: two versions of the store can run side by side, and both have to mean the same by it.
 */
export const LOCK_NUMBERS = {
  /** Held by the last one that needed the store's own PostgreSQL, which stops it; a killed process loses it with its connection. */
  stopPostgres: 4_242_001,
  /** Held by whoever prepares the database at start; everybody else waits. */
  prepareDatabase: 7_130_001,
  /** Held while a start looks whether there is an admin, and makes the first one. */
  firstAdmin: 7_130_002,
  /** Held by whoever folds the kept totals of orders, or counts them anew (`recount_orders` in 0017_order_counts.sql). */
  foldOrderCounts: 7_130_005,
  /** Held while a backup is made, by whoever makes it. */
  backup: 7_130_010,
  /** Held by a backup, which copies all images; shared by those who sweep images away. */
  images: 7_130_011,
  /** Whoever arranges the homepage waits for whoever does so already. */
  homepage: 7_305_004,
} as const
