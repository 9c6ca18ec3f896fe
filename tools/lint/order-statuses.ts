import { globSync, readFileSync } from 'node:fs'
import process from 'node:process'

// Checks that only the tables of app/orders/order-status.ts compare the status of an order, or of its payment, with a
// literal: other code uses their predicates, in SQL those of order-status-sql.ts. Part of `npm run check`.

export type StatusError = { readonly file: string; readonly line: number; readonly problem: string }

/** How many comparisons a file still has. It may only become less. */
export type StatusExceptions = Readonly<Record<string, number>>

const TABLE = 'app/orders/order-status.ts'
const EXCEPTIONS = 'tools/lint/order-status-exceptions.json'

const PAYMENT_STATUSES = 'pending|paid|failed|partly_refunded|refunded'
/** Other things have the status 'pending', too. */
const ORDER_STATUSES = 'processing|shipped|delivered|cancelled'

type Compared = { readonly column: string; readonly literals: string }

const COMPARED: readonly Compared[] = [
  { column: '\\b(?:paymentStatus|payment_status)', literals: PAYMENT_STATUSES },
  { column: '\\b(?:status|orderStatus|from|to)', literals: ORDER_STATUSES },
  { column: '\\b(?:order|orders|o)\\??\\.status', literals: 'pending' },
]

/** `status === 'x'`, `${orders.status} <> 'x'`, `detail ->> 'to' = 'x'`, `eq(orders.status, 'x')`, `['x'].includes(status)` */
const PATTERNS = COMPARED.flatMap(({ column, literals }) => {
  const literal = `'(?:${literals})'`
  return [
    new RegExp(`${column}\\b['"]?\\}?\\s*(?:[!=]==|<>|!=|=|\\b(?:not )?in\\b)\\s*\\(?\\s*${literal}`, 'g'),
    new RegExp(`\\b(?:eq|ne|inArray|notInArray)\\(\\s*[\\w.]*${column},\\s*\\[?\\s*${literal}`, 'g'),
    new RegExp(`\\[[^\\]]*${literal}[^\\]]*\\]\\.includes\\([\\w.?]*${column}\\b`, 'g'),
  ]
})

/** Returns the comparisons of files, by path. Entries of `exceptions` that are too high are errors, too. */
export function checkOrderStatuses(
  sources: ReadonlyMap<string, string>,
  exceptions: StatusExceptions = {},
): readonly StatusError[] {
  const found = [...sources].flatMap(([file, source]) => (file === TABLE ? [] : findComparisons(file, source)))
  const byFile = Map.groupBy(found, ({ file }) => file)
  const added = [...byFile].flatMap(([file, errors]) => (errors.length > (exceptions[file] ?? 0) ? errors : []))
  const stale = Object.entries(exceptions).flatMap(([file, count]) => {
    const left = byFile.get(file)?.length ?? 0
    const problem = `${file} has ${left} comparisons left, not ${count}`
    return left < count ? [{ file: EXCEPTIONS, line: 1, problem }] : []
  })
  return [...added, ...stale]
}

function findComparisons(file: string, source: string): readonly StatusError[] {
  return PATTERNS.flatMap((pattern) =>
    [...source.matchAll(pattern)].map(({ 0: text, index }) => ({
      file,
      line: source.slice(0, index).split('\n').length,
      problem: `${text.replace(/\s+/g, ' ')}: use a predicate of ${TABLE}`,
    })),
  ).toSorted((a, b) => a.line - b.line)
}

function run(): void {
  const files = globSync('app/**/*.{ts,tsx}').filter((file) => !file.includes('.test.'))
  const sources = new Map(files.map((file) => [file, readFileSync(file, 'utf8')]))
  const exceptions: StatusExceptions = JSON.parse(readFileSync(EXCEPTIONS, 'utf8'))
  const errors = checkOrderStatuses(sources, exceptions)
  for (const { file, line, problem } of errors) process.stdout.write(`${file}:${line} ${problem}\n`)
  const left = Object.values(exceptions).reduce((sum, count) => sum + count, 0)
  process.stdout.write(`${errors.length} comparisons with a status of an order; ${left} are exceptions.\n`)
  if (errors.length > 0) process.exitCode = 1
}

if (import.meta.main) run()
