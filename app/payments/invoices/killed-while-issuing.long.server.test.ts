import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import process from 'node:process'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { invoiceSeries, invoices } from '#app/payments/invoices/invoices.table.ts'
import { saveSettings } from '#app/store/settings.server.ts'
import { listBrokenInvariants } from '#db/invariants.ts'
import { openTestDatabase } from '#tests/support/database.ts'
import { addProduct } from '#tests/support/products.ts'

/** Four concurrent shoppers place orders and are refunded in part, over and over, until the process is killed. */
const createShopperScript = (url: string, productId: string) => `
  import '#app/wiring.ts'
  import { databaseOn } from '#app/platform/db/database-on.server.ts'
  import { openPool } from '#app/platform/db/db.server.ts'
  import { refundOrder } from '#app/orders/refund-order.server.ts'
  import { newId } from '#app/lib/id.ts'
  import { addOrder, createCheckoutLine } from '#tests/support/checkout.ts'
  const db = databaseOn(openPool('${url}', { timeoutMs: 20_000 }))
  const shop = async () => {
    for (;;) {
      const { id } = await addOrder(db, [createCheckoutLine('${productId}')])
      await refundOrder(db, id, { amount: { minor: 500, currency: 'USD' }, note: '', key: newId() }, 'store')
    }
  }
  await Promise.all([shop(), shop(), shop(), shop()])`

function start(url: string, productId: string): ChildProcess {
  return spawn(process.execPath, ['--input-type=module', '-e', createShopperScript(url, productId)], {
    env: { ...process.env, DATABASE_URL: url, DATABASE_DIRECT_URL: url },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}

test('invoices use every number exactly once although the process is killed while it issues them, and so do credit notes', async () => {
  const { db, url, close } = await openTestDatabase()
  await saveSettings(db, { invoices_automatic: true })
  const productId = await addProduct(db, { stock: 5_000 })
  for (const count of [60, 130, 200]) {
    const child = start(url, productId)
    await expect
      .poll(() => db.$count(invoices, sql`kind = 'invoice'`), { interval: 5, timeout: 60_000 })
      .toBeGreaterThanOrEqual(count)
    child.kill('SIGKILL')
    await once(child, 'exit')
  }
  // Wait until the connections of the last process end, and with them its transactions
  const openConnections = sql`select from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
    and state <> 'idle'`
  await expect.poll(async () => (await db.execute(openConnections)).rowCount, { interval: 20 }).toBe(0)
  const { rows } = await db.execute(sql`
    select s.series, s.last, count(i.*)::int as documents, count(distinct i.position)::int as numbers,
      min(i.position) as first, max(i.position) as highest
    from ${invoiceSeries} s join ${invoices} i on i.series = s.series group by s.series order by s.series`)
  expect(rows).toHaveLength(2)
  for (const { last, ...found } of rows) {
    expect(found).toMatchObject({ documents: last, numbers: last, first: 1, highest: last })
  }
  const { rows: missingDocuments } = await db.execute(
    sql`select id from orders o where not exists (select from invoices i where i.order_id = o.id and i.kind = 'invoice')`,
  )
  expect(missingDocuments).toEqual([])
  expect(await listBrokenInvariants(db)).toEqual([])
  await close()
}, 120_000)
