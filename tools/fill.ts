import { Pool } from 'pg'
import { StartError } from '#app/lib/start-error.ts'
import { databaseOn } from '#app/platform/db/database-on.server.ts'
import { env } from '#app/platform/env.server.ts'
import { fillStore } from '#db/fill.ts'
import { readOptions, runCommand } from '#scripts/command.ts'
import { say } from '#scripts/log-line.ts'

// Fills a store for measuring.

const USAGE = `Usage:
  npm run db fill                      adds 10,000 products, 10,000 customers and 50,000 orders
  npm run db fill -- --products 500 --customers 200 --orders 1000
  npm run db fill -- --yes             even if the store has orders of its own

Only a backup undoes it: use a store made for measuring.`

const MAX = 1_000_000

function wholeNumber(name: string, text: string): number {
  const value = Number(text)
  if (Number.isInteger(value) && value >= 1 && value <= MAX) return value
  throw new StartError(`--${name} is a whole number from 1 to ${MAX.toLocaleString('en')}.`)
}

const pool = new Pool({ connectionString: env.DATABASE_URL, max: 1 }) // without the store's time limits

async function run(): Promise<void> {
  const { values } = readOptions(USAGE, {
    options: {
      products: { type: 'string', default: '10000' },
      customers: { type: 'string', default: '10000' },
      orders: { type: 'string', default: '50000' },
      yes: { type: 'boolean', default: false },
    },
  })
  const products = wholeNumber('products', values.products)
  const customers = wholeNumber('customers', values.customers)
  const orders = wholeNumber('orders', values.orders)
  const startedAt = performance.now()
  await fillStore(databaseOn(pool), { products, customers, orders }, { force: values.yes })
  const seconds = ((performance.now() - startedAt) / 1_000).toFixed(1)
  say(`${products} products, ${customers} customers and ${orders} orders were added in ${seconds} s.`)
}

await runCommand(run, () => pool.end())
