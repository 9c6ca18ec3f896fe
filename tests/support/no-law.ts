import type { LawOfOrder } from '#app/orders/evidence/law-of-order.server.ts'

/** The rights in an order of a country without such rules. */
export const NO_LAW: LawOfOrder = { hasWithdrawal: false, guaranteeYears: null, guaranteeNotice: null }
