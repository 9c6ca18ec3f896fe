import type { LawOfOrder } from '#app/orders/evidence/law-of-order.server.ts'

/** An order's rights in a country without such rules. */
export const NO_LAW: LawOfOrder = { hasWithdrawal: false, guaranteeYears: null, guaranteeNotice: null }
