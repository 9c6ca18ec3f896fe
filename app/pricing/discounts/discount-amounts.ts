import { sql } from 'drizzle-orm'
import { discountCodes } from '#app/pricing/discount-codes.table.ts'
import type { StoredAmounts } from '#app/store/settings.server.ts'

const { code, amount, minimum } = discountCodes

export const discountAmounts: StoredAmounts = {
  selectAbove: (max) => sql`select ${code} from ${discountCodes} where greatest(${amount}, ${minimum}) > ${max}`,
  relabel: (tx, relabeled) => tx.update(discountCodes).set({ amount: relabeled(amount), minimum: relabeled(minimum) }),
}
