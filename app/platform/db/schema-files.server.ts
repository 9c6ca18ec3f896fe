import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'

export type SqlFile = { readonly name: string; readonly sql: string; readonly hash: string }

export type Migration = SqlFile & {
  /** The indexes in a `.later.sql` file, built while the store runs (later-indexes.server.ts); null for other files. */
  readonly later: readonly LaterIndex[] | null
}

type LaterIndex = { readonly name: string; readonly statement: string }

export type SchemaFiles = {
  readonly baseline: Migration
  /** The baseline and the migrations since, in the order in which they are applied. */
  readonly migrations: readonly Migration[]
  /** The current functions and triggers, keyed by topic. */
  readonly functions: readonly SqlFile[]
}

/** The topic of the functions that columns and indexes use. They are created before the tables. */
export const COLUMN_FUNCTIONS = 'columns'

export function readSchemaFiles(folder = 'db'): SchemaFiles {
  const baseline = { ...readSqlFile(join(folder, 'baseline.sql')), later: null }
  const migrations = readSqlFiles(join(folder, 'migrations')).map((file) => {
    if (!file.name.endsWith('.later')) return { ...file, later: null }
    const later = parseLaterIndexes(file)
    const conditionalStatements = later.map(({ statement }) => statement.replace('INDEX', 'INDEX IF NOT EXISTS'))
    return { ...file, sql: conditionalStatements.join(';'), later }
  })
  return { baseline, migrations: [baseline, ...migrations], functions: readSqlFiles(join(folder, 'functions')) }
}

function readSqlFiles(folder: string): readonly SqlFile[] {
  const files = readdirSync(folder).filter((file) => file.endsWith('.sql'))
  return files.sort().map((file) => readSqlFile(join(folder, file)))
}

function readSqlFile(path: string): SqlFile {
  const sql = readFileSync(path, 'utf8').replaceAll('\r\n', '\n')
  return { name: basename(path, '.sql'), sql, hash: createHash('sha256').update(sql).digest('hex') }
}

/** @throws if the file contains anything but indexes */
function parseLaterIndexes({ name: file, sql }: SqlFile): LaterIndex[] {
  return sql.split('--> statement-breakpoint').map((text) => {
    const statement = text.trim()
    const [, name] = /^CREATE (?:UNIQUE )?INDEX "(\w+)" ON /.exec(statement) ?? []
    if (!name) throw new Error(`${file}.sql may only create indexes, in drizzle-kit’s format`)
    return { name, statement }
  })
}
