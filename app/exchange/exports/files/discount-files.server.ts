import { asc, sql } from 'drizzle-orm'
import { money, toDecimal, toUnits } from '#app/base/money.ts'
import { formatPpm } from '#app/base/rates.ts'
import { formatUtc, formatYesOrNo } from '#app/lib/csv.ts'
import { pick } from '#app/lib/keys.ts'
import { discountCodes } from '#app/pricing/discount-codes.table.ts'
import { csvFile, formatShopifyTime, readById, SHOPIFY_IGNORES, type Snapshot } from '#app/store/file-formats.ts'

const FIELDS = pick(discountCodes, [
  ...(['id', 'code', 'kind', 'percent', 'amount', 'minimum', 'startsAt', 'endsAt'] as const),
  ...(['usageLimit', 'customerLimit', 'used', 'isActive'] as const),
])

const readAllDiscounts = ({ db, settings: { store_currency } }: Snapshot) =>
  readById(async (after, limit) => {
    const rows = await db
      .select(FIELDS)
      .from(discountCodes)
      .where(sql`${discountCodes.id} > ${after}::uuid`)
      .orderBy(asc(discountCodes.id))
      .limit(limit)
    return rows.map(({ amount, minimum, ...row }) => ({
      ...row,
      amount: money(amount, store_currency),
      minimum: money(minimum, store_currency),
    }))
  })

export const discountsFile = csvFile({
  path: 'discounts.csv',
  about: 'The discount codes.',
  count: ({ db }) => db.$count(discountCodes),
  batches: readAllDiscounts,
  columns: [
    ['Code', 'what shoppers enter', ({ code }) => code],
    ['Percent', 'percentage off; empty for an amount', (row) => (row.percent ? formatPpm(row.percent, 10_000) : '')],
    ['Amount', 'amount off; empty for a percentage', ({ amount }) => (amount.minor ? toDecimal(amount) : '')],
    ['Currency', 'of amount and minimum', ({ amount }) => amount.currency],
    ['Minimum', 'of the subtotal before the discount', ({ minimum }) => (minimum.minor ? toDecimal(minimum) : '')],
    ['Starts (UTC)', 'empty: immediately', ({ startsAt }) => formatUtc(startsAt)],
    ['Ends (UTC)', 'empty: never', ({ endsAt }) => formatUtc(endsAt)],
    ['Limit of uses', 'by all customers; empty: none', ({ usageLimit }) => usageLimit ?? ''],
    ['Limit per customer', 'by email; empty: none', ({ customerLimit }) => customerLimit ?? ''],
    ['Used', 'by orders that were not cancelled', ({ used }) => used],
    ['Active', 'yes or no', ({ isActive }) => formatYesOrNo(isActive)],
  ],
})

export const shopifyDiscountsFile = csvFile({
  path: 'shopify/discounts.csv',
  about: `The discount codes in the columns of Shopify’s export. ${SHOPIFY_IGNORES}`,
  count: ({ db }) => db.$count(discountCodes),
  batches: readAllDiscounts,
  columns: [
    ['Name', 'the code', ({ code }) => code],
    [
      'Value',
      'negative: a percentage, or an amount in the store currency',
      ({ kind, percent, amount }) => -(kind === 'percent' ? percent / 10_000 : toUnits(amount)),
    ],
    ['Value Type', 'percentage or fixed_amount', ({ kind }) => (kind === 'percent' ? 'percentage' : 'fixed_amount')],
    ['Type', 'Amount Off', () => 'Amount Off'],
    ['Discount Class', 'order', () => 'order'],
    [
      'Minimum Purchase Requirements',
      'of the subtotal, in the store currency',
      ({ minimum }) => (minimum.minor ? toDecimal(minimum) : ''),
    ],
    ['Combines with Order Discounts', 'empty: it does not', () => ''],
    ['Combines with Product Discounts', 'empty: it does not', () => ''],
    ['Combines with Shipping Discounts', 'empty: it does not', () => ''],
    ['Customer Selection', 'all', () => 'all'],
    ['Times Used In Total', 'by orders that were not cancelled', ({ used }) => used],
    [
      'Applies Once Per Customer',
      '1: at most once; a higher limit is only in discounts.csv',
      ({ customerLimit }) => (customerLimit === 1 ? '1' : ''),
    ],
    ['Usage Limit Per Code', 'empty: none', ({ usageLimit }) => usageLimit ?? ''],
    [
      'Status',
      'Active, Scheduled or Expired',
      ({ isActive, startsAt, endsAt }) => getStatus(isActive, startsAt, endsAt),
    ],
    ['Start', 'with the offset from UTC', ({ startsAt }) => formatShopifyTime(startsAt)],
    ['End', 'with the offset from UTC', ({ endsAt }) => formatShopifyTime(endsAt)],
  ],
})

/** Returns Shopify's status, which is 'Expired' for discounts that are switched off. */
function getStatus(isActive: boolean, startsAt: Date | null, endsAt: Date | null): string {
  const now = Date.now()
  if (!isActive || (endsAt && endsAt.getTime() <= now)) return 'Expired'
  return startsAt && startsAt.getTime() > now ? 'Scheduled' : 'Active'
}
