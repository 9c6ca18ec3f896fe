import { expect, test } from 'vitest'
import { money } from '#app/base/money.ts'
import { newId } from '#app/lib/id.ts'
import { findCopies, type StoredPayment } from '#app/payments/transfers/find-copies.ts'

const payment = {
  account: 'DE89370400440532013000',
  bookedOn: '2026-11-03',
  amount: money(1_000, 'EUR'),
  payerName: '',
  payerAccount: '',
  reference: '',
}
const createRows = (count: number, text: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => ({ ...payment, text: text(index), key: String(index) }))
const createStoredPayments = (count: number, text: (index: number) => string): StoredPayment[] =>
  createRows(count, text).map(({ key: _, ...row }) => ({ ...row, id: newId<'statement-row'>() }))

async function collectCopies(rows: ReturnType<typeof createRows>, stored: readonly StoredPayment[]) {
  const copies = new Map<string, string>()
  for await (const { key, rowId } of findCopies(rows, stored, new Set())) copies.set(key, rowId)
  return copies
}

test('thousands of payments with the same amount and day are matched by their wording', async () => {
  const text = (index: number) => `Order IN${100_000 + index}`
  const stored = createStoredPayments(5_000, text)
  const copies = await collectCopies(createRows(5_000, text).toReversed(), stored)
  expect(copies).toEqual(new Map(stored.map(({ id }, index) => [String(index), id])))
})

test('the number of comparisons of payments with the same amount and day grows linearly, not quadratically', async () => {
  const count = async (size: number) => {
    let reads = 0
    const readDay = () => {
      reads++
      return payment.bookedOn
    }
    const stored = createStoredPayments(size, (index) => `Invoice A${100_000 + index}`).map((row) =>
      Object.defineProperty(row, 'bookedOn', { get: readDay }),
    )
    expect(
      await collectCopies(
        createRows(size, (index) => `Order B${200_000 + index}`),
        stored,
      ),
    ).toEqual(new Map())
    return reads
  }
  expect((await count(2_000)) / (await count(1_000))).toBeLessThan(2.5)
})
