import { shortLine } from '#app/lib/short-line.ts'
import { parseWhole } from '#app/lib/typed-number.ts'
import { parseMoment } from '#app/lib/written-moment.ts'
import { cellOf, type FileRow, parseBoolean } from '#app/platform/files/file-row.ts'

type Field = 'code' | 'value' | 'minimum' | 'startsAt' | 'endsAt' | 'usageLimit' | 'customerLimit'

/** A discount in a file, with the field names of the form. Numbers are unparsed, and '' if there is none. */
export type FileDiscount = {
  readonly kind: 'percent' | 'amount'
  readonly texts: Readonly<Record<Exclude<Field, 'startsAt' | 'endsAt'>, string>>
  readonly used: string
  /** 'unknown' if the text is no moment. */
  readonly startsAt: Date | null | 'unknown'
  readonly endsAt: Date | null | 'unknown'
  readonly isActive: boolean
  /** Of its amounts; null if the file does not name it. */
  readonly currency: string | null
  readonly refusals: readonly Refusal[]
  readonly notes: readonly string[]
  readonly columnOf: Readonly<Record<Field, string>>
}

type Refusal = { readonly column: string; readonly message: string }

type Reader = (cell: (column: string) => string, timeZone: string) => FileDiscount

const ONE_CODE = 'One code counts per order here; before, it could be combined with other discounts.'

export const DISCOUNT_READERS: Readonly<Record<string, Reader>> = {
  'shopify-discounts': readShopify,
  'woocommerce-discounts': readWooCommerce,
  discounts: readOwn,
}

export function readDiscount(format: string, row: FileRow, timeZone: string): FileDiscount {
  const read = DISCOUNT_READERS[format]
  if (!read) throw new RangeError(`no discounts in ${format}`)
  return read((column) => cellOf(row, column), timeZone)
}

/** Its values are below 0. */
function readShopify(cell: (column: string) => string, timeZone: string): FileDiscount {
  const type = cell('type').toLowerCase()
  const valueType = cell('value type').toLowerCase()
  const customers = [cell('customers'), cell('context')].find((text) => !/^(all( customers)?|everyone|)$/i.test(text))
  const status = cell('status')
  const minimum = readMinimum(cell('minimum'))
  const combines = ['combines with orders', 'combines with products', 'combines with shipping'].some(
    (column) => cell(column) !== '' && parseBoolean(cell(column)) !== false,
  )
  const isOff = !/^(active|scheduled|expired|)$/i.test(status)
  return {
    kind: valueType === 'percentage' ? 'percent' : 'amount',
    texts: {
      code: cell('code'),
      value: withoutZeros(cell('value').replace(/^[-−]/, '')),
      minimum: minimum ?? '',
      usageLimit: cell('limit'),
      customerLimit: parseBoolean(cell('once')) ? '1' : '',
    },
    used: cell('used'),
    startsAt: readMoment(cell('starts'), timeZone),
    endsAt: readMoment(cell('ends'), timeZone),
    isActive: !isOff,
    currency: null,
    refusals: listed(
      type !== '' && type !== 'amount off' && refusal('Type', unsupported(cell('type'))),
      !['percentage', 'fixed_amount'].includes(valueType) && refusal('Value Type', unsupported(cell('value type'))),
      !/^(order|)$/i.test(cell('class')) && refusal('Discount Class', classText(cell('class'))),
      minimum === null && refusal('Minimum Purchase Requirements', minimumText(cell('minimum'))),
      customers !== undefined && refusal('Customer Selection', 'It is for some customers only; codes here are for all'),
      /^expired$/i.test(status) && refusal('Status', 'It has ended'),
    ),
    notes: listed(
      combines && ONE_CODE,
      cell('class') === '' && 'The file does not say whether it was for some products only: look it up.',
      isOff && `Its status is “${shortLine(status, 40)}”, so it is switched off.`,
    ),
    columnOf: {
      ...{ code: 'Name', value: 'Value', minimum: 'Minimum Purchase Requirements', startsAt: 'Start', endsAt: 'End' },
      ...{ usageLimit: 'Usage Limit Per Code', customerLimit: 'Applies Once Per Customer' },
    },
  }
}

function classText(text: string): string {
  return /^product$/i.test(text) ? SOME_PRODUCTS : unsupported(text)
}

const SOME_PRODUCTS = 'It is for some products only; codes here are for the whole order'

/** '50.00', or the only amount of a text such as 'Minimum purchase of $50.00'. Null if it is something else. */
function readMinimum(text: string): string | null {
  if (/^(none|no minimum requirements?|)$/i.test(text)) return ''
  if (/item|quantit|unit/i.test(text)) return null
  const amounts = text.match(/\d[\d.,]*/g) ?? []
  const [amount] = amounts
  return amounts.length === 1 && amount !== undefined && !/[-−]\s*\d/.test(text) ? noneIfZero(amount) : null
}

function minimumText(text: string): string {
  return `“${shortLine(text, 60)}” is no minimum of the subtotal, which is the only one that codes here have`
}

const WOO_LIMITS: readonly (readonly [column: string, shown: string, message: string])[] = [
  ['products', 'product_ids', SOME_PRODUCTS],
  ['other products', 'exclude_product_ids', SOME_PRODUCTS],
  ['categories', 'product_categories', SOME_PRODUCTS],
  ['other categories', 'exclude_product_categories', SOME_PRODUCTS],
  ['brands', 'product_brands', SOME_PRODUCTS],
  ['other brands', 'exclude_product_brands', SOME_PRODUCTS],
  ['sale items', 'exclude_sale_items', SOME_PRODUCTS],
  ['items', 'limit_usage_to_x_items', SOME_PRODUCTS],
  ['emails', 'customer_email', 'It is for some customers only; codes here are for all'],
  ['maximum', 'maximum_amount', 'It has a highest subtotal; codes here have a minimum only'],
  ['free shipping', 'free_shipping', 'It also gives free shipping, which codes here do not'],
]

/** Its coupons end when their day begins, in the time zone of the store. */
function readWooCommerce(cell: (column: string) => string, timeZone: string): FileDiscount {
  const type = cell('type').toLowerCase()
  const status = cell('status').toLowerCase()
  const isOff = !['publish', 'published', ''].includes(status)
  const ends = cell('ends')
  const endsAt = /^\d{9,10}$/.test(ends) ? new Date(Number(ends) * 1_000) : readMoment(ends, timeZone)
  return {
    kind: type === 'percent' ? 'percent' : 'amount',
    texts: {
      code: cell('code'),
      value: withoutZeros(cell('value')),
      minimum: noneIfZero(cell('minimum')),
      usageLimit: noneIfZero(cell('limit')),
      customerLimit: noneIfZero(cell('customer limit')),
    },
    used: cell('used'),
    startsAt: null,
    endsAt,
    isActive: !isOff,
    currency: null,
    refusals: listed(
      /^(fixed|percent)_product$/.test(type) && refusal('discount_type', SOME_PRODUCTS),
      !/^(percent|fixed_cart|(fixed|percent)_product)$/.test(type) && refusal('discount_type', unsupported(type)),
      status === 'trash' && refusal('post_status', 'It is in the trash'),
      ...WOO_LIMITS.map(([column, shown, message]) => !isNone(cell(column)) && refusal(shown, message)),
    ),
    notes: listed(
      parseBoolean(cell('individual use')) === false && ONE_CODE,
      isOff && `Its status is “${shortLine(status, 40)}”, so it is switched off.`,
    ),
    columnOf: {
      ...{ code: 'coupon_code', value: 'coupon_amount', minimum: 'minimum_amount', startsAt: '' },
      ...{ endsAt: 'date_expires', usageLimit: 'usage_limit', customerLimit: 'usage_limit_per_user' },
    },
  }
}

/** Empty, zero, no, or an empty list as PHP or JSON. */
function isNone(text: string): boolean {
  return /^(0+(\.0+)?|no|false|a:0:\{\}|\[\]|)$/i.test(text)
}

function readOwn(cell: (column: string) => string): FileDiscount {
  const [percent, amount] = [cell('percent'), cell('amount')]
  const isActive = parseBoolean(cell('active'))
  return {
    kind: percent === '' ? 'amount' : 'percent',
    texts: {
      code: cell('code'),
      value: percent || amount,
      minimum: noneIfZero(cell('minimum')),
      usageLimit: cell('limit'),
      customerLimit: cell('customer limit'),
    },
    used: cell('used'),
    startsAt: readMoment(cell('starts'), 'UTC'),
    endsAt: readMoment(cell('ends'), 'UTC'),
    isActive: isActive !== false,
    currency: cell('currency') || null,
    refusals: listed(
      percent !== '' && amount !== '' && refusal('Amount', 'It takes off either a percentage or an amount'),
      cell('active') !== '' && isActive === null && refusal('Active', 'This is yes or no'),
    ),
    notes: [],
    columnOf: {
      ...{ code: 'Code', value: percent === '' ? 'Amount' : 'Percent', minimum: 'Minimum', startsAt: 'Starts (UTC)' },
      ...{ endsAt: 'Ends (UTC)', usageLimit: 'Limit of uses', customerLimit: 'Limit per customer' },
    },
  }
}

function unsupported(text: string): string {
  return `“${shortLine(text, 40)}” is no discount that codes here have: they take off a percentage or an amount`
}

function refusal(column: string, message: string): Refusal {
  return { column, message }
}

function listed<Entry>(...entries: readonly (Entry | false)[]): Entry[] {
  return entries.filter((entry): entry is Entry => entry !== false)
}

function readMoment(text: string, timeZone: string): Date | null | 'unknown' {
  return text === '' ? null : (parseMoment(text, timeZone) ?? 'unknown')
}

function noneIfZero(text: string): string {
  return /^0+(\.0+)?$/.test(text) ? '' : text
}

/** '10.00000' is '10'. */
function withoutZeros(text: string): string {
  return /^\d+\.\d+$/.test(text) ? text.replace(/\.?0+$/, '') : text
}

type Uses =
  | { readonly ok: true; readonly left: string; readonly note: string | null }
  | { readonly ok: false; readonly message: string }

/** What is left of a limit, which is what the code gets. */
export function usesLeft({ texts: { usageLimit }, used }: FileDiscount): Uses {
  const [limit, taken] = [parseWhole(usageLimit), used === '' ? 0 : parseWhole(used)]
  if (usageLimit === '' || limit === null) return { ok: true, left: usageLimit, note: null } // other texts are refused by the form's rules
  if (taken === null) return { ok: false, message: `“${shortLine(used, 40)}” is no number of uses` }
  if (taken >= limit) {
    return { ok: false, message: limit === 1 ? 'Its only use is taken' : `All of its ${limit} uses are taken` }
  }
  return { ok: true, left: String(limit - taken), note: taken > 0 ? `${taken} of ${limit} uses are taken.` : null }
}
