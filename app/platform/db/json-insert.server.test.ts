import { sql } from 'drizzle-orm'
import { bigint, customType, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { moment } from '#app/platform/db/columns.ts'
import { createJsonInsert } from '#app/platform/db/json-insert.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'

const parcels = pgTable('parcels', {
  id: integer().notNull(),
  placedAt: moment(),
  requestHash: customType<{ data: Buffer }>({ dataType: () => 'bytea' })(),
  address: jsonb(),
  amount: bigint({ mode: 'number' }).notNull(),
  sender: text().notNull().default('store'),
  twice: integer(),
})

let store: TestDatabase
beforeAll(async () => {
  store = await openTestDatabase()
  await store.db.execute(sql`create table parcels (id int not null, placed_at timestamptz(3), request_hash bytea,
    address jsonb, amount bigint not null, sender text not null default 'store', twice int)`)
})
afterAll(() => store.close())

const insert = createJsonInsert(parcels, { defaults: ['sender'], computed: [['twice', sql`r.id * 2`]] })

test('rows sent as JSON are stored as given, with defaults and computed columns', async () => {
  const full = {
    id: 1,
    placedAt: new Date('2026-11-25T18:00:00.123Z'),
    requestHash: Buffer.from([0, 128, 255]),
    address: { city: 'Ìbàdàn', lines: ['"a"', '\\'] },
    amount: 9_007_199_254_740_991,
  }
  const empty = { id: 2, placedAt: null, requestHash: null, address: null, amount: 0 }
  const { rowCount } = await store.db.execute(insert([full, empty]))
  expect(rowCount).toBe(2)
  expect(await store.db.select().from(parcels).orderBy(parcels.id)).toEqual([
    { ...full, sender: 'store', twice: 2 },
    { ...empty, sender: 'store', twice: 4 },
  ])
  const { rows } = await store.db.execute(sql`select id from parcels where address is null`)
  expect(rows).toEqual([{ id: 2 }])
})

test('inserting no rows is not an error', async () => {
  expect((await store.db.execute(insert([]))).rowCount).toBe(0)
})
