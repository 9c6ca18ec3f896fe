import type { LawOfOrder } from '#app/orders/evidence/law-of-order.server.ts'

/** Of an order in a country without such rules. */
export const NO_LAW: LawOfOrder = { hasWithdrawal: false, guaranteeYears: null, guaranteeNotice: null }
