/** Numbers must never change, because two versions can run side by side. */
export const LOCK_NUMBERS = {
  /** Held by the last process that needed the store's own PostgreSQL while it stops the server. */
  stopPostgres: 4_242_001,
  prepareDatabase: 7_130_001,
  firstAdmin: 7_130_002,
  /** Held while order counts are merged or computed again (db/functions/orders.sql). */
  foldOrderCounts: 7_130_005,
  backup: 7_130_010,
  /** Held while the process for a backup that staff requested starts. */
  startBackup: 7_130_018,
  export: 7_130_013,
  /** Held while the process for an export starts. */
  startExport: 7_130_019,
  /** Held by a backup or an export, both of which copy all images; shared by processes that delete images. */
  images: 7_130_011,
  /** Held while a category is added, because the number of categories is limited. */
  categories: 7_130_012,
  fill: 7_130_014,
  /** Held while indexes are built (later-indexes.server.ts). */
  laterIndexes: 7_130_015,
  /** Held while a slug is written, because a kind's slugs are unique across languages (db/functions/redirects.sql). */
  slugs: 7_130_016,
  /** Held, together with a hash of the file's id, while an import is undone. */
  undoImport: 7_130_017,
  homepage: 7_305_004,
  menus: 7_305_005,
  announcements: 7_305_006,
} as const
