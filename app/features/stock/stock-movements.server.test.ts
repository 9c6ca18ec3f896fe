import { copyFileSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, expect, test } from 'vitest'
import { migrate } from '#app/platform/db/migrate.server.ts'
import { createTestDatabase } from '#tests/support/database.ts'

const folder = mkdtempSync(join(tmpdir(), 'lumina-migrations-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('the migration fills in the stock after old movements from the current stock', async () => {
  const files = readdirSync('db/migrations').filter((file) => file.endsWith('.sql'))
  for (const file of files.filter((name) => name < '0009'))
    copyFileSync(join('db/migrations', file), join(folder, file))
  const url = await createTestDatabase({ empty: true })
  await migrate(url, { folder })
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(`
      insert into products (id, name, slug, sku, price, category, stock_quantity)
        values ('00000000-0000-7000-8000-000000000001', 'Dress', 'dress', 'D', 1, 'dresses', 6);
      insert into product_variants (id, product_id, size, color, sku, stock) values
        ('00000000-0000-7000-8000-000000000011', '00000000-0000-7000-8000-000000000001', 'S', 'Olive', 'D-S-OLIVE', 6),
        ('00000000-0000-7000-8000-000000000012', '00000000-0000-7000-8000-000000000001', 'M', 'Olive', 'D-M-OLIVE', 0);
      insert into stock_movements (id, variant_id, product_id, sku, delta, reason, created_at)
        select gen_random_uuid(), v.id, v.product_id, v.sku, m.delta, m.reason, m.at::timestamptz
        from (values ('D-S-OLIVE', 9, 'initial', '2026-01-01Z'), ('D-S-OLIVE', -4, 'sale', '2026-01-02Z'),
          ('D-S-OLIVE', 1, 'cancel', '2026-01-03Z'), ('D-M-OLIVE', 3, 'edit', '2026-01-04Z')) m (sku, delta, reason, at)
        join product_variants v using (sku);
      insert into stock_movements (id, sku, delta, reason, created_at)
        values (gen_random_uuid(), 'GONE', 2, 'initial', '2026-01-05Z');`)
    await migrate(url)
    const { rows } = await client.query(
      'select sku, size, color, delta, stock_after, by_shopper from stock_movements order by created_at',
    )
    const small = { sku: 'D-S-OLIVE', size: 'S', color: 'Olive', by_shopper: false }
    expect(rows).toEqual([
      { ...small, delta: 9, stock_after: 9 },
      { ...small, delta: -4, stock_after: 5, by_shopper: true },
      { ...small, delta: 1, stock_after: 6 },
      { sku: 'D-M-OLIVE', size: 'M', color: 'Olive', delta: 3, stock_after: 0, by_shopper: false }, // changed outside of the store
      { sku: 'GONE', size: null, color: null, delta: 2, stock_after: null, by_shopper: false },
    ])
  } finally {
    await client.end()
  }
})
