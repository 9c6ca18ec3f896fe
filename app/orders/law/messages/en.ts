/** The order button's label where the law requires it to express an obligation to pay. */
export const orderAndPay = 'Order and pay'

/** The reminder of the legal guarantee of conformity, shown before an order and in its confirmation. */
export const guarantee = (years: number) =>
  `You have a legal guarantee of at least ${years} years from delivery. If something is not as agreed, we repair or replace it free of charge, or you get a lower price or your money back.`
export const guaranteeRights = 'Your guarantee rights in the EU'
