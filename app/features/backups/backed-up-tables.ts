// Every table is in one of these two lists (docs/operations/back-up.md, What is in a backup).

export const BACKED_UP_TABLES: readonly string[] = [
  'admin_users',
  'audit_log',
  'auth_accounts',
  'auth_users',
  'bulk_edits',
  'categories',
  'collection_products',
  'collections',
  'contact_messages',
  'customers',
  'discount_codes',
  'locales',
  'mail_outbox',
  'market_countries',
  'market_rates',
  'markets',
  'newsletter_subscribers',
  'order_counts',
  'order_events',
  'order_items',
  'orders',
  'payment_events',
  'pickup_points',
  'product_images',
  'product_variants',
  'products',
  'refunds',
  'return_items',
  'returns',
  'reviews',
  'search_words',
  'setup_steps',
  'shipping_places',
  'shipping_rates',
  'shipping_zones',
  'staff_backup_codes',
  'staff_second_factors',
  'stock_movements',
  'store_settings',
  'tax_rates',
  'tax_registrations',
  'uploads',
  'wishlist_items',
]

export const EXCLUDED_TABLES: Readonly<Record<string, string>> = {
  auth_sessions: 'a backup must not contain valid sessions; staff log in again',
  auth_verifications: 'short-lived codes',
  backup_runs: 'describes files of one machine',
  page_changes: 'invalidates cached pages of running processes; its numbers belong to one database server',
  page_purge_cursor: 'the same, for a CDN',
  page_purges: 'the same, for a CDN',
  product_import_items: 'an upload in progress, which can be repeated',
  product_import_images: 'the same: its images',
  product_imports: 'the same',
  rate_limits: 'counts attempts of the last hour',
  schema_migrations: 'written by the migrations themselves; the manifest names them',
}

/** Excluded tables under their names in earlier versions: a restore creates them with the migrations of its backup. */
export const FORMER_EXCLUDED_TABLES: readonly string[] = ['product_import_pictures']

/** Tables in which a new database already has rows; a restore replaces these. */
export const SEEDED_TABLES: ReadonlySet<string> = new Set([
  ...['categories', 'locales', 'market_countries', 'market_rates', 'markets', 'setup_steps'],
  ...['shipping_places', 'shipping_rates', 'shipping_zones'],
  ...['tax_rates', 'tax_registrations'],
])
