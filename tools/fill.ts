import { StartError } from '#app/lib/errors.ts'
import { env } from '#app/platform/env.server.ts'
import { fillStore } from '#db/fill.ts'
import { readOptions, runCommand } from '#scripts/command.ts'
import { printLine } from '#scripts/log-line.ts'

// Fills a store for measuring.

const USAGE = `Usage:
  npm run db fill                      adds 10,000 products, 10,000 customers and 50,000 orders
  npm run db fill -- --products 500 --customers 200 --orders 1000
  npm run db fill -- --days 3650       over ten years instead of 540 days
  npm run db fill -- --yes             even if the store has its own orders

Stop the store first. After an interruption, the same command continues the fill. Only a backup can undo a fill: use a store made for measuring.`

const MAX = { products: 1_000_000, customers: 10_000_000, orders: 10_000_000, days: 7_300 } as const

function parseWholeNumber(name: keyof typeof MAX, text: string): number {
  const value = Number(text)
  if (Number.isInteger(value) && value >= 1 && value <= MAX[name]) return value
  throw new StartError(`--${name} must be a whole number from 1 to ${MAX[name].toLocaleString('en')}.`)
}

async function run(): Promise<void> {
  const { values } = readOptions(USAGE, {
    options: {
      products: { type: 'string', default: '10000' },
      customers: { type: 'string', default: '10000' },
      orders: { type: 'string', default: '50000' },
      days: { type: 'string', default: '540' },
      yes: { type: 'boolean', default: false },
    },
  })
  const products = parseWholeNumber('products', values.products)
  const customers = parseWholeNumber('customers', values.customers)
  const orders = parseWholeNumber('orders', values.orders)
  const days = parseWholeNumber('days', values.days)
  const startedAt = performance.now()
  await fillStore(
    env.DATABASE_DIRECT_URL,
    { products, customers, orders, days },
    { force: values.yes, report: printLine },
  )
  const seconds = ((performance.now() - startedAt) / 1_000).toFixed(1)
  printLine(`${products} products, ${customers} customers and ${orders} orders were added in ${seconds} s.`)
}

await runCommand(run)
