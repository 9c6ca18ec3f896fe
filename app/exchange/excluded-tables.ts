/** Tables that no archive of the store contains, and why. */
export const EXCLUDED_TABLES: Readonly<Record<string, string>> = {
  auth_sessions: 'a backup must not contain valid sessions; staff log in again',
  auth_verifications: 'short-lived codes',
  backup_runs: 'describes files of one machine',
  export_runs: 'the same',
  file_import_contents: 'an upload in progress, which can be repeated',
  file_import_images: 'the same: its images',
  file_import_items: 'the same',
  file_imports: 'the same',
  page_changes: 'invalidates cached pages of running processes; its numbers belong to one database server',
  page_purge_cursor: 'the same, for a CDN',
  page_purges: 'the same, for a CDN',
  products_to_price: 'empty but during a transaction',
  rate_limits: 'counts attempts of the last hour',
  schema_migrations: 'written by the migrations themselves; the manifest names them',
}
