import type { OrderLaw } from '#app/orders/evidence/law-of-order.server.ts'

/** An order's rights in a country without consumer protection rules. */
export const NO_LAW: OrderLaw = { hasWithdrawal: false, guaranteeYears: null, guaranteeNotice: null }
