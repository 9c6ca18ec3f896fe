import { sql } from 'drizzle-orm'
import type { StoredAmounts } from '#app/base/relabel-prices.server.ts'
import { discountCodes } from '#app/pricing/discount-codes.table.ts'

const { code, amount, minimum } = discountCodes

export const discountAmounts: StoredAmounts = {
  selectAbove: (max) => sql`select ${code} from ${discountCodes} where greatest(${amount}, ${minimum}) > ${max}`,
  relabel: (tx, relabeled) => tx.update(discountCodes).set({ amount: relabeled(amount), minimum: relabeled(minimum) }),
}
