import { parseWhole } from '#app/lib/format/parse-number.ts'
import { shortLine } from '#app/lib/line.ts'
import { parseMoment } from '#app/lib/zone-moments.ts'
import { type FileRow, getCell, parseBoolean } from '#app/platform/files/file-row.ts'
import { adminText } from '#app/pricing/discounts/admin-text.ts'

type Field = 'code' | 'value' | 'minimum' | 'startsAt' | 'endsAt' | 'usageLimit' | 'customerLimit'

/** A discount in a file, with the form's field names. Numbers are not parsed yet. Missing values are ''. */
export type FileDiscount = {
  readonly kind: 'percent' | 'amount'
  readonly texts: Readonly<Record<Exclude<Field, 'startsAt' | 'endsAt'>, string>>
  readonly used: string
  /** 'unknown' if the text is not a date. */
  readonly startsAt: Date | null | 'unknown'
  readonly endsAt: Date | null | 'unknown'
  readonly isActive: boolean
  /** The currency of the amounts; null if the file does not contain it. */
  readonly currency: string | null
  readonly rejections: readonly Rejection[]
  readonly notes: readonly string[]
  readonly columnsByField: Readonly<Record<Field, string>>
}

type Rejection = { readonly column: string; readonly message: string }

type Reader = (cell: (column: string) => string, timeZone: string) => FileDiscount

const DISCOUNT_READERS: Readonly<Record<string, Reader>> = {
  'shopify-discounts': readShopify,
  'woocommerce-discounts': readWooCommerce,
  discounts: readLumina,
}

export function readDiscount(format: string, row: FileRow, timeZone: string): FileDiscount {
  const read = DISCOUNT_READERS[format]
  if (!read) throw new RangeError(`The format ${format} has no discounts`)
  return read((column) => getCell(row, column), timeZone)
}

/** In Shopify's files, values are negative. */
function readShopify(cell: (column: string) => string, timeZone: string): FileDiscount {
  const type = cell('type').toLowerCase()
  const valueType = cell('value type').toLowerCase()
  const customers = [cell('customers'), cell('context')].find((text) => !/^(all( customers)?|everyone|)$/i.test(text))
  const status = cell('status')
  const minimum = readMinimum(cell('minimum'))
  const combines = ['combines with orders', 'combines with products', 'combines with shipping'].some(
    (column) => cell(column) !== '' && parseBoolean(cell(column)) !== false,
  )
  const isDisabled = !/^(active|scheduled|expired|)$/i.test(status)
  return {
    kind: valueType === 'percentage' ? 'percent' : 'amount',
    texts: {
      code: cell('code'),
      value: trimTrailingZeros(cell('value').replace(/^[-−]/, '')),
      minimum: minimum ?? '',
      usageLimit: cell('limit'),
      customerLimit: parseBoolean(cell('once')) ? '1' : '',
    },
    used: cell('used'),
    startsAt: readMoment(cell('starts'), timeZone),
    endsAt: readMoment(cell('ends'), timeZone),
    isActive: !isDisabled,
    currency: null,
    rejections: omitFalse(
      type !== '' && type !== 'amount off' && createRejection('Type', getUnsupportedMessage(cell('type'))),
      !['percentage', 'fixed_amount'].includes(valueType) &&
        createRejection('Value Type', getUnsupportedMessage(cell('value type'))),
      !/^(order|)$/i.test(cell('class')) && createRejection('Discount Class', getClassMessage(cell('class'))),
      minimum === null && createRejection('Minimum Purchase Requirements', getMinimumMessage(cell('minimum'))),
      customers !== undefined && createRejection('Customer Selection', adminText.importLimits.someCustomers),
      /^expired$/i.test(status) && createRejection('Status', adminText.hasEnded),
    ),
    notes: omitFalse(
      combines && adminText.oneCode,
      cell('class') === '' && adminText.classUnknown,
      isDisabled && adminText.isSwitchedOff(shortLine(status, 40)),
    ),
    columnsByField: {
      code: 'Name',
      value: 'Value',
      minimum: 'Minimum Purchase Requirements',
      startsAt: 'Start',
      endsAt: 'End',
      usageLimit: 'Usage Limit Per Code',
      customerLimit: 'Applies Once Per Customer',
    },
  }
}

function getClassMessage(text: string): string {
  return /^product$/i.test(text) ? adminText.importLimits.someProducts : getUnsupportedMessage(text)
}

/**
 * Parses '50.00', or the only amount in text such as 'Minimum purchase of $50.00'. Returns '' if there is no minimum,
 * and null for any other text.
 */
function readMinimum(text: string): string | null {
  if (/^(none|no minimum requirements?|)$/i.test(text)) return ''
  if (/item|quantit|unit/i.test(text)) return null
  const amounts = text.match(/\d[\d.,]*/g) ?? []
  const [amount] = amounts
  return amounts.length === 1 && amount !== undefined && !/[-−]\s*\d/.test(text) ? emptyIfZero(amount) : null
}

function getMinimumMessage(text: string): string {
  return adminText.minimumUnsupported(shortLine(text, 60))
}

type Restriction = keyof typeof adminText.importLimits

const WOO_RESTRICTIONS: readonly (readonly [column: string, shown: string, restriction: Restriction])[] = [
  ['products', 'product_ids', 'someProducts'],
  ['other products', 'exclude_product_ids', 'someProducts'],
  ['categories', 'product_categories', 'someProducts'],
  ['other categories', 'exclude_product_categories', 'someProducts'],
  ['brands', 'product_brands', 'someProducts'],
  ['other brands', 'exclude_product_brands', 'someProducts'],
  ['sale items', 'exclude_sale_items', 'someProducts'],
  ['items', 'limit_usage_to_x_items', 'someProducts'],
  ['emails', 'customer_email', 'someCustomers'],
  ['maximum', 'maximum_amount', 'maximum'],
  ['free shipping', 'free_shipping', 'freeShipping'],
]

/** WooCommerce coupons end at the start of their last day, in the store's time zone. */
function readWooCommerce(cell: (column: string) => string, timeZone: string): FileDiscount {
  const type = cell('type').toLowerCase()
  const status = cell('status').toLowerCase()
  const isDisabled = !['publish', 'published', ''].includes(status)
  const ends = cell('ends')
  const endsAt = /^\d{9,10}$/.test(ends) ? new Date(Number(ends) * 1_000) : readMoment(ends, timeZone)
  return {
    kind: type === 'percent' ? 'percent' : 'amount',
    texts: {
      code: cell('code'),
      value: trimTrailingZeros(cell('value')),
      minimum: emptyIfZero(cell('minimum')),
      usageLimit: emptyIfZero(cell('limit')),
      customerLimit: emptyIfZero(cell('customer limit')),
    },
    used: cell('used'),
    startsAt: null,
    endsAt,
    isActive: !isDisabled,
    currency: null,
    rejections: omitFalse(
      /^(fixed|percent)_product$/.test(type) && createRejection('discount_type', adminText.importLimits.someProducts),
      !/^(percent|fixed_cart|(fixed|percent)_product)$/.test(type) &&
        createRejection('discount_type', getUnsupportedMessage(type)),
      status === 'trash' && createRejection('post_status', adminText.inTrash),
      ...WOO_RESTRICTIONS.map(
        ([column, shown, restriction]) =>
          !isEmptyValue(cell(column)) && createRejection(shown, adminText.importLimits[restriction]),
      ),
    ),
    notes: omitFalse(
      parseBoolean(cell('individual use')) === false && adminText.oneCode,
      isDisabled && adminText.isSwitchedOff(shortLine(status, 40)),
    ),
    columnsByField: {
      code: 'coupon_code',
      value: 'coupon_amount',
      minimum: 'minimum_amount',
      startsAt: '',
      endsAt: 'date_expires',
      usageLimit: 'usage_limit',
      customerLimit: 'usage_limit_per_user',
    },
  }
}

/** Returns true for empty text, zero, 'no', or an empty list in PHP or JSON. */
function isEmptyValue(text: string): boolean {
  return /^(0+(\.0+)?|no|false|a:0:\{\}|\[\]|)$/i.test(text)
}

function readLumina(cell: (column: string) => string): FileDiscount {
  const [percent, amount] = [cell('percent'), cell('amount')]
  const isActive = parseBoolean(cell('active'))
  return {
    kind: percent === '' ? 'amount' : 'percent',
    texts: {
      code: cell('code'),
      value: percent || amount,
      minimum: emptyIfZero(cell('minimum')),
      usageLimit: cell('limit'),
      customerLimit: cell('customer limit'),
    },
    used: cell('used'),
    startsAt: readMoment(cell('starts'), 'UTC'),
    endsAt: readMoment(cell('ends'), 'UTC'),
    isActive: isActive !== false,
    currency: cell('currency') || null,
    rejections: omitFalse(
      percent !== '' && amount !== '' && createRejection('Amount', adminText.eitherPercentOrAmount),
      cell('active') !== '' && isActive === null && createRejection('Active', adminText.yesOrNo),
    ),
    notes: [],
    columnsByField: {
      code: 'Code',
      value: percent === '' ? 'Amount' : 'Percent',
      minimum: 'Minimum',
      startsAt: 'Starts (UTC)',
      endsAt: 'Ends (UTC)',
      usageLimit: 'Limit of uses',
      customerLimit: 'Limit per customer',
    },
  }
}

function getUnsupportedMessage(text: string): string {
  return adminText.unsupported(shortLine(text, 40))
}

function createRejection(column: string, message: string): Rejection {
  return { column, message }
}

function omitFalse<Entry>(...entries: readonly (Entry | false)[]): Entry[] {
  return entries.filter((entry): entry is Entry => entry !== false)
}

function readMoment(text: string, timeZone: string): Date | null | 'unknown' {
  return text === '' ? null : (parseMoment(text, timeZone) ?? 'unknown')
}

function emptyIfZero(text: string): string {
  return /^0+(\.0+)?$/.test(text) ? '' : text
}

/** Returns '10' for '10.00000'. */
function trimTrailingZeros(text: string): string {
  return /^\d+\.\d+$/.test(text) ? text.replace(/\.?0+$/, '') : text
}

type Uses =
  | { readonly ok: true; readonly remainingUses: string; readonly note: string | null }
  | { readonly ok: false; readonly message: string }

/** Returns the remaining uses, which become the limit of the imported code. */
export function computeUsesLeft({ texts: { usageLimit }, used }: FileDiscount): Uses {
  const [limit, usedCount] = [parseWhole(usageLimit), used === '' ? 0 : parseWhole(used)]
  if (usageLimit === '' || limit === null) return { ok: true, remainingUses: usageLimit, note: null } // the form's rules reject other text
  if (usedCount === null) return { ok: false, message: adminText.noUses(shortLine(used, 40)) }
  if (usedCount >= limit) {
    return { ok: false, message: adminText.allUsesTaken(limit) }
  }
  return {
    ok: true,
    remainingUses: String(limit - usedCount),
    note: usedCount > 0 ? adminText.someUsesTaken(usedCount, limit) : null,
  }
}
