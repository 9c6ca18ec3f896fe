import { type Column, type SQL, sql } from 'drizzle-orm'
import type { CurrencyCode } from '#app/base/currencies.ts'
import { type Money, oneUnit } from '#app/base/money.ts'
import { getMaxRelabeled } from '#app/base/money-arithmetic.ts'
import { createWiredList } from '#app/lib/wired-list.ts'
import type { Database } from '#app/platform/db/db.server.ts'

/** A module's amounts in the store currency. */
export type StoredAmounts = {
  /** Selects the names of rows with an amount above `max`, in minor units. */
  readonly selectAbove: (max: number) => SQL
  /** Sets each amount to the result of `toRelabeled` for its column. */
  readonly relabel: (tx: Database, toRelabeled: (column: Column) => SQL) => Promise<unknown>
}

/** Each column with an amount that staff enter in the store currency needs an entry. */
export const storedAmounts = createWiredList<StoredAmounts>('storedAmounts')

export type PriceAboveMax = { readonly name: string; readonly max: Money }

/** Returns the name and the maximum of a row whose amount would be too large with the decimals of `after`, or null. */
export async function findPriceAboveMax(
  tx: Database,
  before: CurrencyCode,
  after: CurrencyCode,
): Promise<PriceAboveMax | null> {
  const max = getMaxRelabeled(before, after)
  const above = storedAmounts.entries.map(({ selectAbove }) => selectAbove(max.minor))
  const { rows } = await tx.execute<{ name: string }>(
    sql`select name from (${sql.join(above, sql` union all `)}) as above (name) limit 1`,
  )
  const [found] = rows
  return found ? { ...found, max } : null
}

/** Keeps the number of every price, even if the new store currency has fewer decimals: 25,000.00 becomes 25,000. */
export async function relabelPrices(tx: Database, before: CurrencyCode, after: CurrencyCode): Promise<void> {
  const [from, to] = [oneUnit(before).minor, oneUnit(after).minor]
  if (from === to) return
  // An amount above 0 must not become 0
  const toRelabeled = (column: Column) =>
    sql`case when ${column} > 0 then greatest(1, round(${column} * ${to}::numeric / ${from})::bigint) else ${column} end`
  for (const { relabel } of storedAmounts.entries) await relabel(tx, toRelabeled)
}
