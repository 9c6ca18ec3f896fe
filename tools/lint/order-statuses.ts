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

/**
 * `status === 'x'`, `'x' === status`, `${orders.status} <> 'x'`, `detail ->> 'to' = 'x'`, `eq(orders.status, 'x')`,
 * `inArray(status, ['y', 'x'])`, `['x'].includes(status)`, `new Set(['x']).has(status)`, `switch (status) { case 'x'`
 */
const PATTERNS = COMPARED.flatMap(({ column, literals }) => {
  const literal = `'(?:${literals.join('|')})'`
  const list = String.raw`\[[^\]]*${literal}[^\]]*\]`
  return [
    new RegExp(String.raw`${column}\b['"]?\}?\s*(?:[!=]==|<>|!=|=|\b(?:not )?in\b)\s*\(?\s*${literal}`, 'g'),
    new RegExp(String.raw`${literal}\s*[!=]==\s*[\w.?]*${column}\b`, 'g'),
    new RegExp(String.raw`\b(?:eq|ne|inArray|notInArray)\(\s*[\w.]*${column},\s*(?:${literal}|${list})`, 'g'),
    new RegExp(String.raw`${list}\)?\.(?:includes|has)\([\w.?]*${column}\b`, 'g'),
    new RegExp(String.raw`\bswitch \([\w.?]*${column}\) \{\s*(?:case [^:]*:[^}]*?)?case ${literal}`, 'g'),
  ]
})

/** Returns the comparisons of files, by path. */
export function checkOrderStatuses(sources: ReadonlyMap<string, string>): readonly StatusError[] {
  return [...sources].flatMap(([file, source]) => (file === TABLE ? [] : findComparisons(file, source)))
}

function findComparisons(file: string, source: string): readonly StatusError[] {
  const found = new Map<number, string>() // by index, as two patterns may find one
  for (const pattern of PATTERNS) for (const { 0: text, index } of source.matchAll(pattern)) found.set(index, text)
  return [...found]
    .toSorted(([a], [b]) => a - b)
    .map(([index, text]) => ({
      file,
      line: source.slice(0, index).split('\n').length,
      problem: `${text.replace(/\s+/g, ' ')}: use a predicate of ${TABLE}`,
    }))
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
