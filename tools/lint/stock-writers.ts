import { globSync, readFileSync } from 'node:fs'
import process from 'node:process'

// Checks that only app/inventory changes stock: units of variants, their sum on products, backordered units and the
// movements that explain them. Part of `npm run check`.

export type StockError = { readonly file: string; readonly line: number; readonly problem: string }

const OWNER = 'app/inventory/'

/** The values of one statement, up to its condition or end. */
const VALUES = String.raw`(?:(?!\bwhere\b|\breturning\b|\bfrom\b|\n\n)[^;\`])*?`
const COLUMNS = String.raw`\b(?:stock|stockQuantity|stock_quantity|backordered)\b`

/** As written with Drizzle and in SQL. */
const WRITES: readonly RegExp[] = [
  new RegExp(String.raw`\bupdate\((?:products|productVariants)\)\s*\.set\(${VALUES}${COLUMNS}\s*[:,}]`, 'g'),
  new RegExp(
    String.raw`\bupdate (?:products|product_variants|\$\{products\}|\$\{productVariants\})[^;\`]*?\bset\b${VALUES}${COLUMNS}\s*=`,
    'gi',
  ),
  /\b(?:insert|delete)\((?:stockMovements|productVariants)\)/g,
  /\b(?:insert into|delete from) (?:stock_movements|product_variants|\$\{stockMovements\}|\$\{productVariants\})/gi,
  /\bjsonInsert\((?:stockMovements|productVariants)\b/g,
]

/** Returns the statements of files, by path, that change stock elsewhere. */
export function checkStockWriters(sources: ReadonlyMap<string, string>): readonly StockError[] {
  return [...sources].flatMap(([file, source]) => (file.startsWith(OWNER) ? [] : findStockWrites(file, source)))
}

/** Returns the statements of a file that change stock. */
export function findStockWrites(file: string, source: string): readonly StockError[] {
  const found = WRITES.flatMap((write) => [...source.matchAll(write)])
  return found.map(({ 0: text, index }) => ({
    file,
    line: source.slice(0, index).split('\n').length,
    problem: `"${text.replace(/\s+/g, ' ').slice(0, 60)}" changes stock: only ${OWNER} may`,
  }))
}

function run(): void {
  const files = globSync('app/**/*.{ts,tsx}').filter((file) => !file.includes('.test.'))
  const sources = new Map(files.map((file) => [file, readFileSync(file, 'utf8')]))
  const errors = checkStockWriters(sources)
  for (const { file, line, problem } of errors) process.stdout.write(`${file}:${line} ${problem}\n`)
  process.stdout.write(`${errors.length} changes of stock outside of its module.\n`)
  if (errors.length > 0) process.exitCode = 1
}

if (import.meta.main) run()
