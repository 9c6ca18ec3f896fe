import type { CsvMapping } from '#app/payments/transfers/csv-statement.ts'
import { parseStatement, type StatementResult } from '#app/payments/transfers/statement.ts'
import type { StatementRow } from '#app/payments/transfers/statement-row.ts'
import { type ParsedFile, parseFile } from '#app/platform/files/parse-file.server.ts'

type StatementFile = { readonly bytes: Uint8Array; readonly mappings: readonly CsvMapping[] }

/** Reads a bank statement without blocking other requests: see `parseStatement`. */
export async function readStatement(bytes: Uint8Array, mappings: readonly CsvMapping[]): Promise<StatementResult> {
  const { head, rows } = await parseFile(
    { bytes, mappings },
    { parse: parseStatementFile, thread: 'app/payments/transfers/statement-thread.server.ts' },
  )
  const all: StatementRow[] = []
  for await (const row of rows) all.push(row)
  return head.ok ? { ...head, rows: all } : head
}

export function parseStatementFile({ bytes, mappings }: StatementFile): ParsedFile<StatementResult, StatementRow> {
  const result = parseStatement(bytes, mappings)
  return result.ok ? { head: { ...result, rows: [] }, rows: result.rows } : { head: result, rows: [] }
}
