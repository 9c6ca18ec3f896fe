import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import type { Id } from '#app/lib/id.ts'
import { type ComparedPayment, getWording, isSamePayment } from '#app/payments/transfers/same-payment.ts'
import type { StatementRow } from '#app/payments/transfers/statement-row.ts'

export type RowCopy = { readonly key: string; readonly rowId: Id<'statement-row'> }

/**
 * A row is compared with at most this many stored payments of the same day and amount: comparing every pair would take
 * hours.
 */
const MAX_COMPARED = 200

export type StoredPayment = ComparedPayment & { readonly id: Id<'statement-row'> }

/** Yields the rows that describe the same payment as a stored row. Lets other requests run in between. */
export async function* findCopies(
  rows: readonly StatementRow[],
  stored: readonly StoredPayment[],
  taken: Set<Id<'statement-row'>>,
): AsyncGenerator<RowCopy> {
  const byWording = Map.groupBy(
    stored.filter((payment) => getWording(payment) !== ''),
    (payment) => `${toAmountAndDayKey(payment)} ${getWording(payment)}`,
  )
  const unmatchedRows: StatementRow[] = []
  // Match equal text first, so that a row with merely similar text does not take another row's payment
  for (const row of rows) {
    const samePayment = takeFirstMatch(row, byWording.get(`${toAmountAndDayKey(row)} ${getWording(row)}`), taken)
    if (samePayment) yield { key: row.key, rowId: samePayment.id }
    else unmatchedRows.push(row)
  }
  const byAmount = Map.groupBy(
    stored.filter(({ id }) => !taken.has(id)),
    toAmountAndDayKey,
  )
  for (const [index, row] of unmatchedRows.entries()) {
    if (index % MAX_COMPARED === 0) await yieldToEventLoop()
    const samePayment = takeFirstMatch(row, byAmount.get(toAmountAndDayKey(row)), taken)
    if (samePayment) yield { key: row.key, rowId: samePayment.id }
  }
}

/** Removes the returned payment and all `taken` payments from `others`. */
function takeFirstMatch(
  row: StatementRow,
  others: StoredPayment[] | undefined,
  taken: Set<Id<'statement-row'>>,
): StoredPayment | null {
  for (let at = 0; others && at < Math.min(others.length, MAX_COMPARED); ) {
    const other = others[at]
    if (!other || taken.has(other.id)) others.splice(at, 1)
    else if (isSamePayment(row, other)) {
      taken.add(other.id)
      others.splice(at, 1)
      return other
    } else at++
  }
  return null
}

function toAmountAndDayKey({ bookedOn, amount }: ComparedPayment): string {
  return `${bookedOn} ${amount.minor} ${amount.currency}`
}
