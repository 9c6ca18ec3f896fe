import { readFileSync } from 'node:fs'
import { getTableName, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { EXCLUDED_TABLES } from '#app/exchange/excluded-tables.ts'
import { BACKED_UP_TABLES } from '#app/operations/backups/backed-up-tables.ts'
import { paymentEvents } from '#app/payments/webhooks/payment-events.table.ts'
import { mailOutbox } from '#app/platform/mail/mail-outbox.table.ts'
import { auditLog } from '#app/store/staff.table.ts'
import { deleteOldRows, RETENTION } from '#server/retention.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'

const document = readFileSync('docs/operations/retention.md', 'utf8')

let store: TestDatabase
beforeAll(async () => {
  store = await openTestDatabase()
})
afterAll(() => store.close())

const yearsAgo = (years: number, days: number) =>
  sql`now() - make_interval(years => ${years}) + make_interval(days => ${days})`

test('rows are deleted once they are older than their retention period, except for emails that are still waiting', async () => {
  const { db } = store
  const mail = {
    recipient: 'ada@example.com',
    subject: 'Your order',
    body: { from: { name: '', address: '' }, text: '', html: '' },
  }
  for (const days of [-1, 1]) {
    const sentMail = { ...mail, sentAt: sql`now()`, createdAt: yearsAgo(2, days) }
    await db.insert(mailOutbox).values([
      { ...sentMail, event: `sent ${days}` },
      { ...mail, event: `waiting ${days}`, createdAt: yearsAgo(2, days) },
      { ...mail, event: `failed ${days}`, failedAt: sql`now()`, createdAt: yearsAgo(2, days) },
    ])
    await db.insert(auditLog).values({ action: 'product.update', entity: `${days}`, createdAt: yearsAgo(3, days) })
    await db
      .insert(paymentEvents)
      .values({ provider: 'stripe', eventId: `${days}`, kind: 'paid', createdAt: yearsAgo(1, days) })
  }
  await deleteOldRows(db, 1)
  const mails = await db.select({ event: mailOutbox.event }).from(mailOutbox).orderBy(mailOutbox.event)
  expect(mails.map(({ event }) => event)).toEqual(['failed 1', 'sent 1', 'waiting -1', 'waiting 1'])
  expect(await db.select({ entity: auditLog.entity }).from(auditLog)).toEqual([{ entity: '1' }])
  expect(await db.select({ id: paymentEvents.eventId }).from(paymentEvents)).toEqual([{ id: '1' }])
})

test('docs/operations/retention.md lists every table once', () => {
  const tableNames = [...document.matchAll(/`(\w+)`/g)].map(([, name = '']) => name)
  expect(tableNames.toSorted()).toEqual([...BACKED_UP_TABLES, ...Object.keys(EXCLUDED_TABLES)].toSorted())
})

test.each(RETENTION)(
  'docs/operations/retention.md says how long $table.createdAt.table is kept',
  ({ table, years }) => {
    const row = document.split('\n').find((line) => line.includes(`\`${getTableName(table)}\``))
    expect(row).toContain(years === 1 ? '1 year' : `${years} years`)
  },
)
