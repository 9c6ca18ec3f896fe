import { eq, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { money } from '#app/base/money.ts'
import { type Id, newId } from '#app/lib/id.ts'
import { changeStatus } from '#app/orders/change-status.server.ts'
import { refundOrder } from '#app/orders/refund-order.server.ts'
import { endDueHolds } from '#app/payments/payment/payment-hold.server.ts'
import {
  acceptDifference,
  bookTransfer,
  computeRowVersion,
  findConfirmable,
} from '#app/payments/transfers/book-transfer.server.ts'
import { importStatement } from '#app/payments/transfers/import-statement.server.ts'
import { undoTransfer } from '#app/payments/transfers/transfer-desk.server.ts'
import { statementRows, transferBookings } from '#app/payments/transfers/transfers.table.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { listBrokenInvariants } from '#db/invariants.ts'
import { getOrder } from '#tests/support/checkout.ts'
import { createCsvStatement } from '#tests/support/csv-statement.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { addFirstAdmin } from '#tests/support/first-admin.ts'
import { isLong } from '#tests/support/long.ts'
import { addProduct } from '#tests/support/products.ts'
import { offerTransfers, placeTransferOrder } from '#tests/support/transfers.ts'

// Runs random commands by staff, some concurrently. The sums must agree after each round.

let store: TestDatabase
let db: Database
let staff: Id<'staff'>
let product: Id<'product'>

beforeAll(async () => {
  store = await openTestDatabase()
  db = store.db
  staff = await addFirstAdmin(db)
  product = await addProduct(db, { stock: 10_000 })
  await offerTransfers(db)
})
afterAll(() => store.close())

const ORDERS = 3
const order = fc.nat({ max: ORDERS - 1 })
const row = fc.nat({ max: 5 })
/** In hundredths of the order's total. */
const share = fc.constantFrom(40, 60, 100, 130)
const command = fc.oneof(
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('import' as const), order, share }) },
  { weight: 5, arbitrary: fc.record({ kind: fc.constant('book' as const), row, order, share }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('split' as const), row }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('undo' as const), row }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('by-hand' as const), order, share }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('accept' as const), order }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('ship' as const), order }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('cancel' as const), order }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('refund' as const), order, share }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('lapse' as const) }) },
)
type Command = typeof command extends fc.Arbitrary<infer Value> ? Value : never
let files = 0

async function run(command: Command, ids: readonly Id<'order'>[], totals: readonly number[]): Promise<void> {
  const getOrderId = (index: number) => ids[index] ?? newId<'order'>()
  const toPart = (index: number, percent: number) => ({
    orderId: getOrderId(index),
    amount: money(Math.round(((totals[index] ?? 0) * percent) / 100), 'USD'),
  })
  if (command.kind === 'import') {
    const { minor } = toPart(command.order, command.share).amount
    const csv = createCsvStatement([{ amount: minor, text: `Payment ${++files}` }])
    await importStatement(db, new TextEncoder().encode(csv), 'a.csv', staff)
  } else if (command.kind === 'book' || command.kind === 'split') {
    const found = await findRow(command.row)
    if (!found) return
    const parts =
      command.kind === 'book' ? [toPart(command.order, command.share)] : ids.map((_, index) => toPart(index, 40))
    await bookTransfer(db, { rowId: found.id, version: found.version, parts }, staff)
  } else if (command.kind === 'undo') {
    const found = await findRow(command.row)
    if (found) await undoTransfer(db, { rowId: found.id }, staff)
  } else if (command.kind === 'by-hand') {
    const found = await findConfirmable(db, getOrderId(command.order))
    if (found) {
      const parts = [toPart(command.order, command.share)]
      await bookTransfer(db, { rowId: null, version: found.version, parts }, staff)
    }
  } else if (command.kind === 'accept') {
    const found = await findConfirmable(db, getOrderId(command.order))
    if (found) await acceptDifference(db, found.order.id, found.version, staff)
  } else if (command.kind === 'ship') {
    const { paymentStatus, status } = await getOrder(db, getOrderId(command.order))
    if (paymentStatus === 'paid' && status === 'processing') {
      await changeStatus(db, getOrderId(command.order), { status: 'shipped' }, staff)
    }
  } else if (command.kind === 'cancel') {
    await changeStatus(db, getOrderId(command.order), { status: 'cancelled', refund: true }, staff)
  } else if (command.kind === 'refund') {
    const { orderId, amount } = toPart(command.order, command.share)
    await refundOrder(db, orderId, { amount, note: '', key: newId() }, staff)
  } else {
    await endDueHolds(db, undefined, new Date(Date.now() + 40 * 86_400_000))
  }
}

async function findRow(index: number) {
  const rows = await db.select().from(statementRows).orderBy(sql`${statementRows.id} desc`).limit(6)
  const found = rows[index % Math.max(1, rows.length)]
  if (!found) return null
  const bookings = await db.select().from(transferBookings).where(eq(transferBookings.rowId, found.id))
  const booked = bookings.reduce((sum, { amount, undoneAt }) => (undoneAt ? sum : sum + amount), 0)
  return { id: found.id, version: computeRowVersion({ ...found, booked }) }
}

test(
  'the sums of rows, bookings, payments and refunds agree after any commands, even concurrent ones',
  async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(command, { minLength: 1, maxLength: 3 }), { maxLength: 14 }),
        async (rounds) => {
          const placed = await Promise.all(Array.from({ length: ORDERS }, () => placeTransferOrder(db, product)))
          const ids = placed.map(({ id }) => id)
          const totals = placed.map(({ charged }) => charged.total.minor)
          for (const round of rounds) {
            await Promise.all(round.map((command) => run(command, ids, totals)))
            for (const id of ids) await expectAgreement(id)
          }
          expect(await listBrokenInvariants(db)).toEqual([])
        },
      ),
      { numRuns: isLong ? 200 : 10 },
    )
  },
  isLong ? 3_600_000 : 240_000,
)

/**
 * Checks that an order is paid if and only if its bookings and an accepted difference reach its total, and that refunds
 * never exceed bookings and difference.
 */
async function expectAgreement(id: Id<'order'>): Promise<void> {
  const { rows } = await db.execute<{ paid: boolean; complete: boolean; excess: boolean }>(sql`
    select o.payment_status in ('paid', 'partly_refunded', 'refunded') as paid,
      coalesce(b.sum, 0) + coalesce(p.fee, 0) >= o.total as complete,
      o.refunded > coalesce(b.sum, 0) + coalesce(p.fee, 0) as excess
    from orders o left join (select order_id, sum(amount) as sum from transfer_bookings where undone_at is null
      group by order_id) b on b.order_id = o.id left join payments p on p.order_id = o.id
    where o.id = ${id}`)
  expect(rows).toEqual([{ paid: rows[0]?.complete, complete: rows[0]?.complete, excess: false }])
}
