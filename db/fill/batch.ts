import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Client } from 'pg'
import { from as copyFrom } from 'pg-copy-streams'

/** The filled tables, in an order that satisfies all foreign keys. */
export const FILLED_TABLES = [
  'collections',
  'products',
  'product_variants',
  'product_images',
  'collection_products',
  'customers',
  'newsletter_subscribers',
  'orders',
  'order_items',
  'order_taxes',
  'order_events',
  'payments',
  'refunds',
  'audit_log',
  'stock_movements',
] as const

type FilledTable = (typeof FILLED_TABLES)[number]

/** The values of a row by column. All rows of a table have the same columns in the same order. */
type Row = Readonly<Record<string, string | number | boolean | null>>

type Lines = { readonly columns: readonly string[]; readonly lines: string[] }

/** Collects the rows of several tables until they are copied. */
export class Batch {
  private readonly tables = new Map<FilledTable, Lines>()

  add(table: FilledTable, row: Row): void {
    let tableLines = this.tables.get(table)
    if (!tableLines) {
      tableLines = { columns: Object.keys(row), lines: [] }
      this.tables.set(table, tableLines)
    }
    tableLines.lines.push(formatLine(row))
  }

  async copy(client: Client): Promise<void> {
    for (const table of FILLED_TABLES) {
      const { columns, lines } = this.tables.get(table) ?? { columns: [], lines: [] }
      if (lines.length === 0) continue
      const stream = client.query(copyFrom(`copy ${table} (${columns.join(', ')}) from stdin`))
      await pipeline(Readable.from(toChunks(lines)), stream)
    }
  }
}

/** Formats a row in COPY's text format. */
function formatLine(row: Row): string {
  return `${Object.values(row).map(formatValue).join('\t')}\n`
}

function formatValue(value: Row[string]): string {
  if (value === null) return '\\N'
  return typeof value === 'string' ? value.replaceAll('\\', '\\\\') : String(value)
}

const CHUNK_SIZE = 500

function* toChunks(lines: readonly string[]): Generator<string> {
  for (let from = 0; from < lines.length; from += CHUNK_SIZE) yield lines.slice(from, from + CHUNK_SIZE).join('')
}
