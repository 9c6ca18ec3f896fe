import { cpSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Copies the schema's files to a new folder, for a test that adds or changes some. The test deletes the folder. */
export function copySchemaFiles(): string {
  const folder = mkdtempSync(join(tmpdir(), 'lumina-schema-'))
  for (const part of ['baseline.sql', 'functions', 'migrations']) {
    cpSync(join('db', part), join(folder, part), { recursive: true })
  }
  return folder
}
