import { globSync, readFileSync } from 'node:fs'
import process from 'node:process'
import { type ESTree, parseSync, Visitor } from 'vite'
import { findOriginalNames, getOriginalName, getProperty } from '#tools/lint/original-names.ts'

// Checks that only the ledger changes units in stock and writes stock movements, and that only app/inventory adds and
// removes variants. Part of `npm run check`.

type StockError = { readonly file: string; readonly line: number; readonly problem: string }

const LEDGER = 'app/inventory/stock-ledger.server.ts'
const MODULE = 'app/inventory/'

/** Tables with their SQL names, and the owner that adds and removes their rows. */
const TABLES: ReadonlyMap<string, { readonly sqlName: string; readonly owner: string | null }> = new Map([
  ['products', { sqlName: 'products', owner: null }],
  ['productVariants', { sqlName: 'product_variants', owner: MODULE }],
  ['stockMovements', { sqlName: 'stock_movements', owner: LEDGER }],
])

/** The names of columns that contain numbers of units. */
const UNITS: ReadonlySet<string> = new Set(['stock', 'stockQuantity', 'backordered'])

/** The values in one SQL statement, up to its condition or end. */
const VALUES = String.raw`(?:(?!\bwhere\b|\breturning\b|\bfrom\b|\n\n)[^;])*?`
const SQL_WRITES: readonly { readonly pattern: RegExp; readonly owner: string }[] = [
  {
    pattern: new RegExp(
      String.raw`\bupdate (?:products|product_variants)\b[^;]*?\bset\b${VALUES}\b(?:stock|stock_quantity|backordered)\s*=`,
      'gi',
    ),
    owner: LEDGER,
  },
  { pattern: /\bmerge into (?:products|product_variants)\b/gi, owner: LEDGER },
  { pattern: /\b(?:insert into|delete from) stock_movements\b/gi, owner: LEDGER },
  { pattern: /\b(?:insert into|delete from) product_variants\b/gi, owner: MODULE },
]

/** Returns the statements that change stock in files that must not. Files are keyed by path. */
export function checkStockWriters(sources: ReadonlyMap<string, string>): readonly StockError[] {
  return [...sources].flatMap(([file, source]) => findStockWrites(file, source))
}

function findStockWrites(file: string, source: string): readonly StockError[] {
  if (![...TABLES].some(([name, { sqlName }]) => source.includes(name) || source.includes(sqlName))) return []
  const { program } = parseSync(file, source)
  const names = findOriginalNames(program)
  const errors: StockError[] = []
  const report = (owner: string | null | undefined, start: number, text: string) => {
    if (!owner || file.startsWith(owner)) return
    const line = source.slice(0, start).split('\n').length
    const problem = `"${text.replace(/\s+/g, ' ').slice(0, 60)}" changes stock: only ${owner} may`
    errors.push({ file, line, problem })
  }
  const checkSql = (text: string, start: number) => {
    for (const { pattern, owner } of SQL_WRITES) {
      for (const { 0: match } of text.matchAll(pattern)) report(owner, start, match)
    }
  }
  new Visitor({
    CallExpression({ callee, arguments: [first], start, end }) {
      const name = callee.type === 'MemberExpression' ? getProperty(callee) : getOriginalName(callee, names)
      const text = source.slice(start, end)
      const table = TABLES.get(getOriginalName(first, names))
      if (['insert', 'delete', 'jsonInsert'].includes(name)) report(table?.owner, start, text)
      if (name === 'set' && callee.type === 'MemberExpression' && callee.object.type === 'CallExpression') {
        const updated = getOriginalName(callee.object.arguments[0], names)
        const canBeUnits = mayContainUnits(first, updated === 'productVariants')
        if (TABLES.has(updated) && canBeUnits) report(LEDGER, start, text)
      }
    },
    Property({ key, value, start, end }) {
      const isConflict = key.type === 'Identifier' && key.name === 'set'
      if (isConflict && mayContainUnits(value, false)) report(LEDGER, start, source.slice(start, end))
    },
    TemplateLiteral({ quasis, expressions, start }) {
      const parts = quasis.map(({ value }, index) => {
        const name = getOriginalName(expressions[index], names)
        return value.raw + (TABLES.get(name)?.sqlName ?? '?')
      })
      checkSql(parts.join(''), start)
    },
    Literal({ value, start }) {
      if (typeof value === 'string') checkSql(value, start)
    },
  }).visit(program)
  return errors
}

/** `resultIfUnknown` is returned for values that the lint cannot read. */
function mayContainUnits(values: ESTree.Node | undefined, resultIfUnknown: boolean): boolean {
  if (values?.type !== 'ObjectExpression') return resultIfUnknown
  return values.properties.some((property) => {
    if (property.type !== 'Property' || property.key.type !== 'Identifier') return resultIfUnknown
    return UNITS.has(property.key.name)
  })
}

function run(): void {
  const files = globSync('app/**/*.{ts,tsx}').filter((file) => !file.includes('.test.'))
  const sources = new Map(files.map((file) => [file, readFileSync(file, 'utf8')]))
  const errors = checkStockWriters(sources)
  for (const { file, line, problem } of errors) process.stdout.write(`${file}:${line} ${problem}\n`)
  process.stdout.write(`Stock changes outside of the ledger and app/inventory: ${errors.length}.\n`)
  if (errors.length > 0) process.exitCode = 1
}

if (import.meta.main) run()
