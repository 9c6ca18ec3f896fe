import { cpSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A copy of the migrations, for a test that adds some; it deletes the folder. */
export function copyMigrations(): string {
  const folder = mkdtempSync(join(tmpdir(), 'lumina-migrations-'))
  cpSync('db/migrations', folder, { recursive: true })
  return folder
}
