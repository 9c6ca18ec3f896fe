import { globSync, readFileSync } from 'node:fs'
import process from 'node:process'
import { ORDER_STATUSES, PAYMENT_STATUSES } from '#app/orders/order-status.ts'

// Checks that only the tables of app/orders/order-status.ts compare the status of an order, or of its payment, with a
// literal: other code uses their predicates, in SQL those of order-status-sql.ts. Part of `npm run check`.

export type StatusError = { readonly file: string; readonly line: number; readonly problem: string }

const TABLE = 'app/orders/order-status.ts'

/** Payments, reviews and imports are 'pending', too. */
const OTHERS_THAN_PENDING = ORDER_STATUSES.filter((status) => status !== 'pending')

type ComparedColumn = { readonly column: string; readonly literals: readonly string[] }

const COMPARED: readonly ComparedColumn[] = [
  { column: '\\b(?:paymentStatus|payment_status)', literals: PAYMENT_STATUSES },
  { column: '\\b(?:status|orderStatus|from|to)', literals: OTHERS_THAN_PENDING },
  { column: '\\b(?:order|orders|o)\\??\\.status', literals: ['pending'] },
]

/** `status === 'x'`, `${orders.status} <> 'x'`, `detail ->> 'to' = 'x'`, `eq(orders.status, 'x')`, `['x'].includes(status)` */
const PATTERNS = COMPARED.flatMap(({ column, literals }) => {
  const literal = `'(?:${literals.join('|')})'`
  return [
    new RegExp(`${column}\\b['"]?\\}?\\s*(?:[!=]==|<>|!=|=|\\b(?:not )?in\\b)\\s*\\(?\\s*${literal}`, 'g'),
    new RegExp(`\\b(?:eq|ne|inArray|notInArray)\\(\\s*[\\w.]*${column},\\s*\\[?\\s*${literal}`, 'g'),
    new RegExp(`\\[[^\\]]*${literal}[^\\]]*\\]\\.includes\\([\\w.?]*${column}\\b`, 'g'),
  ]
})

/** Returns the comparisons of files, by path. */
export function checkOrderStatuses(sources: ReadonlyMap<string, string>): readonly StatusError[] {
  return [...sources].flatMap(([file, source]) => (file === TABLE ? [] : findComparisons(file, source)))
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
  const errors = checkOrderStatuses(sources)
  for (const { file, line, problem } of errors) process.stdout.write(`${file}:${line} ${problem}\n`)
  process.stdout.write(`${errors.length} comparisons with a status of an order.\n`)
  if (errors.length > 0) process.exitCode = 1
}

if (import.meta.main) run()
