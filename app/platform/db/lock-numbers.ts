/** The numbered advisory locks of a database. Numbers never change, as two versions can run side by side. */
export const LOCK_NUMBERS = {
  /** Held by the last process that needed the store's own PostgreSQL, while stopping it. */
  stopPostgres: 4_242_001,
  /** Held while a start prepares the database; other starts wait. */
  prepareDatabase: 7_130_001,
  /** Held while a start checks for an admin and creates the first one. */
  firstAdmin: 7_130_002,
  /** Held while order totals are folded or recounted (`recount_orders` in 0017_order_counts.sql). */
  foldOrderCounts: 7_130_005,
  /** Held during a backup. */
  backup: 7_130_010,
  /** Held by a backup, which copies all images; shared by processes that delete images. */
  images: 7_130_011,
  /** Held while the homepage is arranged; others wait. */
  homepage: 7_305_004,
} as const
