import { globSync, readFileSync } from 'node:fs'
import process from 'node:process'

// Checks that only the ledger changes units in stock, with the movements that explain them, and that only app/inventory
// adds and removes variants. Part of `npm run check`.

export type StockError = { readonly file: string; readonly line: number; readonly problem: string }

const LEDGER = 'app/inventory/stock-ledger.server.ts'
const MODULE = 'app/inventory/'

/** The values of one statement, up to its condition or end. */
const VALUES = String.raw`(?:(?!\bwhere\b|\breturning\b|\bfrom\b|\n\n)[^;\`])*?`
const COLUMNS = String.raw`\b(?:stock|stockQuantity|stock_quantity|backordered)\b`

type Write = { readonly pattern: RegExp; readonly owner: string }

/** Patterns of Drizzle calls and of SQL. */
const WRITES: readonly Write[] = [
  {
    pattern: new RegExp(String.raw`\bupdate\((?:products|productVariants)\)\s*\.set\(${VALUES}${COLUMNS}\s*[:,}]`, 'g'),
    owner: LEDGER,
  },
  {
    pattern: new RegExp(
      String.raw`\bupdate (?:products|product_variants|\$\{products\}|\$\{productVariants\})[^;\`]*?\bset\b${VALUES}${COLUMNS}\s*=`,
      'gi',
    ),
    owner: LEDGER,
  },
  { pattern: /\bupdate\(productVariants\)\s*\.set\((?!\{)/g, owner: LEDGER }, // values that the lint cannot read
  { pattern: /\bset: \{[^}]*\b(?:stock|stockQuantity|backordered)\b/g, owner: LEDGER }, // of a conflict
  { pattern: /\bmerge into (?:products|product_variants|\$\{products\}|\$\{productVariants\})/gi, owner: LEDGER },
  { pattern: /\b(?:const|let) \w+ = productVariants\b(?!\.)/g, owner: MODULE }, // under another name
  ...listRowWrites('stockMovements', 'stock_movements', LEDGER),
  ...listRowWrites('productVariants', 'product_variants', MODULE),
]

/** Returns how rows of a table are added and removed. */
function listRowWrites(table: string, name: string, owner: string): readonly Write[] {
  const patterns = [
    String.raw`\b(?:insert|delete)\(${table}\)`,
    String.raw`\b(?:insert into|delete from) (?:${name}|\$\{${table}\})`,
    String.raw`\bjsonInsert\(${table}\b`,
  ]
  return patterns.map((pattern) => ({ pattern: new RegExp(pattern, 'gi'), owner }))
}

/** Returns the statements of files, by path, that change stock outside of their owners. */
export function checkStockWriters(sources: ReadonlyMap<string, string>): readonly StockError[] {
  return [...sources].flatMap(([file, source]) => findStockWrites(file, source))
}

function findStockWrites(file: string, source: string): readonly StockError[] {
  return WRITES.filter(({ owner }) => !file.startsWith(owner)).flatMap(({ pattern, owner }) =>
    [...source.matchAll(pattern)].map(({ 0: text, index }) => ({
      file,
      line: source.slice(0, index).split('\n').length,
      problem: `"${text.replace(/\s+/g, ' ').slice(0, 60)}" changes stock: only ${owner} may`,
    })),
  )
}

function run(): void {
  const files = globSync('app/**/*.{ts,tsx}').filter((file) => !file.includes('.test.'))
  const sources = new Map(files.map((file) => [file, readFileSync(file, 'utf8')]))
  const errors = checkStockWriters(sources)
  for (const { file, line, problem } of errors) process.stdout.write(`${file}:${line} ${problem}\n`)
  process.stdout.write(`${errors.length} changes of stock outside of the ledger and app/inventory.\n`)
  if (errors.length > 0) process.exitCode = 1
}

if (import.meta.main) run()
