// Every table is in one of these two lists, which a test compares with the database
// (docs/operations/back-up.md, What is in a backup).

export const BACKED_UP_TABLES: readonly string[] = [
  'admin_users',
  'audit_log',
  'auth_accounts',
  'auth_users',
  'bulk_edits',
  'collection_products',
  'collections',
  'contact_messages',
  'customers',
  'discount_codes',
  'mail_outbox',
  'newsletter_subscribers',
  'order_counts',
  'order_events',
  'order_items',
  'orders',
  'payment_events',
  'product_images',
  'product_variants',
  'products',
  'refunds',
  'return_items',
  'returns',
  'reviews',
  'search_words',
  'setup_steps',
  'staff_backup_codes',
  'staff_second_factors',
  'stock_movements',
  'store_settings',
  'uploads',
  'wishlist_items',
]

/** What no backup holds, each with the reason. Their rows are made again, or are of no use anywhere else. */
export const EXCLUDED_TABLES: Readonly<Record<string, string>> = {
  auth_sessions: 'whoever gets hold of a backup must not be logged in by it; staff log in again',
  auth_verifications: 'codes that are good for minutes',
  backup_runs: 'tells of files on the machine that made them',
  page_changes: 'tells the running processes which kept pages are old; its numbers are those of one database server',
  page_purge_cursor: 'the same, for a CDN',
  page_purges: 'the same, for a CDN',
  product_import_items: 'a file on its way into the store, which can be sent again',
  product_import_images: 'the same: its images',
  product_imports: 'the same',
  rate_limits: 'counts what was tried in the last hour',
  schema_migrations: 'written by the migrations themselves; the manifest names them',
}

/** Tables that a new database has rows in, which those of a backup replace. */
export const SEEDED_TABLES: ReadonlySet<string> = new Set(['setup_steps'])
