import { z } from 'zod'
import { isCurrency } from '#app/base/currencies.ts'

const amount = z.number().int().nullable()
const lines = z.array(z.string()).readonly()

const fileItem = z.object({
  name: z.string(),
  sku: z.string(),
  quantity: z.number(),
  /** In minor units; null if the file does not contain it. */
  price: amount,
  total: amount,
})

/**
 * An order from a file, in the currency that the file contains or staff chose. It is stored with the import until the
 * import is saved.
 */
export const fileOrder = z.object({
  number: z.string(),
  originalId: z.string(),
  placedAt: z.coerce.date(),
  cancelledAt: z.coerce.date().nullable(),
  status: z.string(),
  paymentStatus: z.string(),
  fulfillmentStatus: z.string(),
  customerName: z.string(),
  email: z.string(),
  phone: z.string(),
  currency: z.string().refine(isCurrency),
  subtotal: amount,
  discount: amount,
  shipping: amount,
  tax: amount,
  total: z.number().int(),
  refunded: z.number().int(),
  sumNote: z.string(),
  discountCode: z.string(),
  shippingMethod: z.string(),
  paymentMethod: z.string(),
  note: z.string(),
  tags: lines,
  billingAddress: lines,
  shippingAddress: lines,
  items: z.array(fileItem).readonly(),
})

export type FileItem = z.output<typeof fileItem>
export type FileOrder = z.output<typeof fileOrder>
