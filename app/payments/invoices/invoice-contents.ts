import { z } from 'zod'
import { CURRENCY_CODES } from '#app/base/currencies.ts'
import { type Money, money } from '#app/base/money.ts'

export const INVOICE_KINDS = ['invoice', 'credit-note'] as const
export type InvoiceKind = (typeof INVOICE_KINDS)[number]

const amount = z.int().min(0)
const day = z.iso.date()

/** `rate` is in parts per million. It is null for an order from before rates were stored. */
const taxSum = z.strictObject({
  name: z.string(),
  rate: z.int().min(0).nullable(),
  net: amount,
  tax: amount,
  /** True for a second tax on the same net amount as the tax before it. */
  isAdded: z.literal(true).exactOptional(),
})

/**
 * The total is the sum of net, tax and the untaxed cash `rounding`, which can be negative and is missing if nothing was
 * rounded.
 */
const figures = { taxes: z.array(taxSum), net: amount, tax: amount, rounding: z.int().optional(), total: amount }

/**
 * The part of the shipping costs that is a payment fee. `taxes` has its amounts for each of the document's taxes.
 * Tax is either included in `amount` or added to it.
 */
const paymentFee = z.strictObject({ amount, taxes: z.array(taxSum), untaxed: amount })

const part = z.int().positive()
/**
 * The figures in the store currency. `rate`: `base` millionths of the store currency were worth `quote` millionths of
 * the document's currency.
 */
const inStoreCurrency = z.strictObject({
  currency: z.enum(CURRENCY_CODES),
  rate: z.strictObject({ base: part, quote: part }),
  ...figures,
})

const unit = { name: z.string(), variant: z.string(), sku: z.string(), quantity: z.int().min(1) }
/** `rate` is null if the line is not taxed. */
const line = z.strictObject({ ...unit, price: amount, total: amount, rate: z.int().min(0).nullable() })

const document = {
  number: z.string(),
  /** The BCP 47 tag of the order's language; English in documents from before it was recorded. */
  language: z.string().default('en'),
  day,
  seller: z.strictObject({
    name: z.string(),
    address: z.string(),
    email: z.string(),
    phone: z.string(),
    taxNumbers: z.array(z.strictObject({ place: z.string(), number: z.string() })),
    footer: z.string(),
  }),
  buyer: z.strictObject({
    name: z.string(),
    /** Missing if there is none, and in documents from before it was recorded. It is also in `lines`. */
    company: z.string().optional(),
    country: z.string(),
    lines: z.array(z.string()),
    vatNumber: z.string(),
  }),
  /** True only in older documents, for sales that newer documents mark with `isIntraCommunity`. */
  isReverseCharge: z.boolean(),
  /** Goods sent to a business in another member state of the EU (Directive 2006/112/EC, article 138). */
  isIntraCommunity: z.boolean().default(false),
  /**
   * Untaxed goods that leave the places where the seller is registered for tax; false in documents from before this was
   * recorded.
   */
  isExport: z.boolean().default(false),
  order: z.strictObject({ number: z.string(), day }),
  currency: z.enum(CURRENCY_CODES),
  ...figures,
  /**
   * The figures in the seller's accounts, with the same taxes as the document. VAT must be stated in the seller's
   * currency (Directive 2006/112/EC, article 230). Absent if `currency` is the store's, and in documents from before
   * these figures were recorded.
   */
  store: inStoreCurrency.optional(),
}

/**
 * Directive 2006/112/EC, article 226(7): the day on which the goods were sent, or were paid for if that was earlier.
 */
const supply = z.strictObject({ kind: z.enum(['supplied', 'paid']), day })

const invoice = z.strictObject({
  kind: z.literal('invoice'),
  ...document,
  /** Missing in documents from before it was recorded. */
  supply: supply.optional(),
  shipTo: z.array(z.string()),
  lines: z.array(line).min(1),
  discount: z.strictObject({ code: z.string(), amount }),
  subtotal: amount,
  shipping: z.strictObject({ name: z.string(), amount }),
  /** Included in the shipping costs. Missing if there is no fee, and in documents from before it was recorded. */
  paymentFee: paymentFee.optional(),
  /** Lines, subtotal and shipping contain the tax. */
  taxIncluded: z.boolean(),
})

const creditNote = z.strictObject({
  kind: z.literal('credit-note'),
  ...document,
  /** The invoice that the note corrects. */
  invoice: z.strictObject({ number: z.string(), day }),
  /** Present if the note credits the whole invoice and the invoice has a fee. */
  paymentFee: paymentFee.optional(),
  /** The returned units; empty if money was refunded without a return. */
  returned: z.array(z.strictObject(unit)),
})

/**
 * The complete contents of an invoice or credit note, as issued. Screens and PDFs use nothing else. Amounts are in the
 * smallest unit of `currency`. Rejects sums that do not add up.
 */
export const invoiceContents = z.discriminatedUnion('kind', [invoice, creditNote]).superRefine((contents, ctx) => {
  for (const message of findWrongTotals(contents)) ctx.addIssue({ code: 'custom', message })
})

export type InvoiceContents = z.output<typeof invoiceContents>
export type CreditNoteContents = Extract<InvoiceContents, { kind: 'credit-note' }>
export type Supply = z.output<typeof supply>
export type TaxFigure = z.output<typeof taxSum>
export type StoreFigures = z.output<typeof inStoreCurrency>
export type PaymentFee = z.output<typeof paymentFee>
export type Figures = Pick<InvoiceContents, 'taxes' | 'net' | 'tax' | 'rounding' | 'total'>

const sumAmounts = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0)

/** Returns the amount that is not taxed at any rate, such as shipping in some markets. */
export function getUntaxedAmount({ net, taxes }: Figures): number {
  return net - sumAmounts(taxes.map((figure) => (figure.isAdded ? 0 : figure.net)))
}

function findWrongTotals(contents: InvoiceContents): string[] {
  const { tax, total, store } = contents
  const wrongSums = [...findWrongFigures(contents), ...(store ? findWrongFigures(store) : [])]
  if (contents.kind === 'credit-note') return wrongSums
  const { lines, discount, subtotal, shipping, taxIncluded, rounding = 0 } = contents
  if (lines.some((line) => line.price * line.quantity !== line.total))
    wrongSums.push('A line total is not price times quantity')
  if (sumAmounts(lines.map((line) => line.total)) !== subtotal + discount.amount)
    wrongSums.push('The lines do not add up to the subtotal')
  if (subtotal + shipping.amount + (taxIncluded ? 0 : tax) + rounding !== total)
    wrongSums.push('The parts do not add up to the total')
  return wrongSums
}

function findWrongFigures(figures: Figures): string[] {
  const { net, tax, rounding = 0, total, taxes } = figures
  const wrongSums = []
  if (net + tax + rounding !== total) wrongSums.push('The total is not the sum of net, tax and rounding')
  if (sumAmounts(taxes.map((figure) => figure.tax)) !== tax)
    wrongSums.push('The taxes by rate do not add up to the tax')
  if (getUntaxedAmount(figures) < 0) wrongSums.push('The amounts by rate are more than the net amount')
  return wrongSums
}

/** Returns a function that converts amounts of the document to Money. */
export function createMoneyConverter({ currency }: Pick<InvoiceContents, 'currency'>): (minor: number) => Money {
  return (minor) => money(minor, currency)
}
