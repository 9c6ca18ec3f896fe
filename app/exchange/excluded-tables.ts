/** Tables that neither backups nor exports contain, and why. */
export const EXCLUDED_TABLES: Readonly<Record<string, string>> = {
  auth_sessions: 'a backup must not contain valid sessions; staff log in again',
  auth_verifications: 'short-lived codes',
  backup_runs: 'describes files on one machine',
  bought_together: 'counted again from orders every day',
  daily_jobs: 'describes the work of running processes, which repeat it after a restore',
  export_runs: 'describes files on one machine',
  file_import_contents: 'an upload in progress, which can be repeated',
  file_import_images: 'the images of an upload in progress, which can be repeated',
  file_import_items: 'the rows of an upload in progress, which can be repeated',
  file_imports: 'an upload in progress, which can be repeated',
  page_changes: 'invalidates cached pages of running processes; its numbers belong to one database server',
  page_purge_cursor: 'the same as page_changes, for a CDN',
  page_purges: 'the same as page_changes, for a CDN',
  products_to_price: 'empty except during a transaction',
  rate_limits: 'counts attempts of the last hour',
  schema_migrations: 'written by the migrations themselves; the manifest lists them',
}
