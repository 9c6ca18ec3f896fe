import { z } from 'zod'
import { MAX_CUSTOM_CARRIERS, MAX_CUSTOM_CARRIERS_LENGTH, parseCustomCarriers } from '#app/base/carriers.ts'
import { isCountryCode } from '#app/base/country-codes.ts'
import { CURRENCY_CODES } from '#app/base/currencies.ts'
import { PREFIX_PATTERN } from '#app/base/invoice-number.ts'
import { FORMAT_LOCALES } from '#app/base/language-names.ts'
import { MAX_PRICE_MINOR } from '#app/base/money.ts'
import { MAX_PACKAGING_TEXT, PACKAGING_EXAMPLE, parsePackaging } from '#app/base/packaging.ts'
import { WEIGHT_UNITS } from '#app/base/weight.ts'
import { DEFAULT_LOCALE } from '#app/lib/format/locale.ts'
import { isTimeZone } from '#app/lib/zone-names.ts'
import { adminText } from '#app/store/settings/admin-text.ts'

// Error messages follow the label of the field: 'Store name is required' (settings-input.ts).
const text = (max: number) => z.string().max(max, { error: () => adminText.tooLong(max) })
const required = (max: number) => text(max).min(1, { error: () => adminText.isRequired })
const flag = z.boolean()
const whole = (min: number, max: number, error: () => string) =>
  z.int({ error }).min(min, { error }).max(max, { error })
const count = (min: number, max: number) => whole(min, max, () => adminText.notWhole(min, max))
const minor = whole(0, MAX_PRICE_MINOR, () => adminText.outOfRange) // settings-input.ts adds the limits to the message
const getLinkError = () => adminText.notALink(MAX_LINK_LENGTH)
const MAX_LINK_LENGTH = 300
const url = z
  .url({ protocol: /^https$/, error: getLinkError })
  .startsWith('https://', { error: getLinkError })
  .max(MAX_LINK_LENGTH, { error: getLinkError })
const link = z.union([z.literal(''), url], { error: getLinkError })

const packaging = text(MAX_PACKAGING_TEXT).refine((typed) => parsePackaging(typed).ok, {
  error: () => adminText.notPackaging(PACKAGING_EXAMPLE),
})

const getPrefixError = () => adminText.notAPrefix
const prefix = z.string().max(20, { error: getPrefixError }).regex(PREFIX_PATTERN, { error: getPrefixError })

const ABOUT_STORY = `It began with a length of silk hanging in a window. All day the light moved over it, and by evening it had been four colors. We’ve worked that way ever since: the cloth first, then the cut it calls for, then as little else as possible.

Each piece is drawn, cut and sewn by people who know their craft. They decide when it’s done, so we make a few at a time, and again only when asked for.

Our hope is simple: that you reach for it without thinking, that it’s still right in five years, and that someone asks you where it’s from.`

const ABOUT_VALUES = `Cloth first
We choose silk, linen, wool and cotton for how they hang, wear and wash, before we draw a line.

Made by hand
Skilled people cut, sew and finish each piece. Their work sets the pace, not the calendar.

Made in small runs
We make small numbers of pieces to be worn for years, and tell you how to care for each one.

Clear facts
Price, fabric and stock are on every page.`

/** Amounts are in minor units of the store currency, rates in parts per million. */
const SETTINGS = {
  store_name: { schema: required(100), initial: 'Lumina' },
  store_email: { schema: text(254), initial: 'hello@lumina.example' },
  store_phone: { schema: text(50), initial: '' },
  store_address: { schema: text(500), initial: '' },
  /** ISO 3166-1; '' until the owner chooses it. */
  store_country: {
    schema: z.string().refine((code) => code === '' || isCountryCode(code), { error: () => adminText.notListed('NG') }),
    initial: '',
  },
  store_currency: { schema: z.enum(CURRENCY_CODES, { error: () => adminText.notListed('NGN') }), initial: 'NGN' },
  store_time_zone: {
    schema: z.string().refine(isTimeZone, { error: () => adminText.notListed('Africa/Lagos') }),
    initial: 'UTC',
  },
  /** The format of numbers, amounts and dates in the admin. */
  format_locale: {
    schema: z.enum(FORMAT_LOCALES, { error: () => adminText.notListed('en-US') }),
    initial: DEFAULT_LOCALE,
  },
  tax_rate: { schema: whole(0, 1_000_000, () => adminText.notBetween('0', '100')), initial: 0 },
  enable_tax: { schema: flag, initial: true },
  low_stock_threshold: { schema: count(0, 1_000_000), initial: 5 },
  track_inventory: { schema: flag, initial: true },
  allow_backorders: { schema: flag, initial: false },
  email_low_stock: { schema: flag, initial: false },
  enable_shipping: { schema: flag, initial: true },
  default_shipping_rate: { schema: minor, initial: 0 },
  free_shipping_threshold: { schema: minor, initial: 0 },
  /** True if checkout requires a phone number. Applies to country-specific address forms. */
  phone_required: { schema: flag, initial: true },
  enable_local_pickup: { schema: flag, initial: false },
  /** The store's own carriers, one per line: name and tracking URL. */
  own_carriers: {
    schema: text(MAX_CUSTOM_CARRIERS_LENGTH).refine((typed) => parseCustomCarriers(typed) !== null, {
      error: () => adminText.notCarriers(MAX_CUSTOM_CARRIERS),
    }),
    initial: '',
  },
  shipping_policy: { schema: text(5_000), initial: '' },
  weight_unit: { schema: z.enum(WEIGHT_UNITS, { error: () => adminText.notAWeightUnit }), initial: 'kg' },

  /** True if pages show the figures, claims and photographs of the demo store, and hints for empty sections. */
  demo_content: { schema: flag, initial: true },
  /** True if /shop has a card for each color of a product. */
  shop_by_color: { schema: flag, initial: false },
  /** True if shoppers can see the store, false if only staff can. This setting has its own screen. */
  store_open: { schema: flag, initial: true },
  invoices_automatic: { schema: flag, initial: false },
  invoice_prefix: { schema: prefix, initial: 'INV-{year}-' },
  credit_note_prefix: { schema: prefix, initial: 'CN-{year}-' },
  /** The seller's legal name. If it is '', the store's name and address apply. */
  legal_name: { schema: text(200), initial: '' },
  legal_address: { schema: text(500), initial: '' },
  invoice_footer: { schema: text(1_000), initial: '' },
  /** True if the store is the manufacturer of products without one of their own. */
  store_is_maker: { schema: flag, initial: false },
  /** The responsible person for products without one of their own. */
  eu_responsible_person: { schema: text(500), initial: '' },
  /** The weight of a shipment's box, by material. */
  shipment_packaging: { schema: packaging, initial: '' },
  /** The number in Germany's packaging register. */
  lucid_number: {
    schema: z.string().regex(/^(DE\d{13})?$/, { error: () => adminText.notALucidNumber }),
    initial: '',
  },
  /** The numbers in France's producer registers, one per line. Shown to shoppers there. */
  french_producer_numbers: { schema: text(300), initial: '' },
  /** True if packing slips have a QR code for each product's garment passport. */
  slip_passports: { schema: flag, initial: true },
  /** True if shopping services can read each locale's products as a file. */
  product_feed: { schema: flag, initial: true },
  /** True if structured data and feeds list backorderable products as such, false if they list them as out of stock. */
  feed_backorders: { schema: flag, initial: true },
  /** The number of days until a backordered product ships. With 0, the product is listed as in stock. */
  backorder_days: { schema: count(0, 365), initial: 14 },
  /** True if newsletter subscriptions must be confirmed by email even where no law requires proof. */
  newsletter_double_opt_in: { schema: flag, initial: false },
  /** The accessibility enforcement authority, for countries whose authority is not built in. */
  accessibility_authority: { schema: text(500), initial: '' },
  contact_inbox: { schema: flag, initial: false },
  /** Notifications to `store_email`. For low stock notifications, see `email_low_stock`. */
  email_new_order: { schema: flag, initial: false },
  email_withdrawal: { schema: flag, initial: false },
  email_return: { schema: flag, initial: false },
  email_refund_due: { schema: flag, initial: false },
  email_transfer: { schema: flag, initial: false },
  email_review: { schema: flag, initial: false },
  email_message: { schema: flag, initial: false },
  email_daily_summary: { schema: flag, initial: false },
  /** The number of days between a delivery and the review request; 0 for never. */
  review_request_days: { schema: count(0, 90), initial: 0 },
  /** The number of hours that a unit is held for someone on the waitlist; 0 for no waitlist. */
  waiting_list_hold_hours: { schema: count(0, 168), initial: 24 },
  backup_daily: { schema: flag, initial: true },
  backup_hour: { schema: count(0, 23), initial: 3 },
  backups_kept: { schema: count(1, 365), initial: 14 },
  coming_soon_title: { schema: required(60), initial: 'Opening soon' },
  coming_soon_text: { schema: text(500), initial: 'Leave your email to be the first to know.' },
  product_note_shipping: { schema: text(100), initial: 'Free shipping over $100' },
  product_note_returns: { schema: text(100), initial: '30-day return policy' },
  product_note_payment: { schema: text(100), initial: 'Secure payment' },
  product_note_packaging: { schema: text(100), initial: 'Premium packaging' },
  about_statement: {
    schema: text(200),
    initial: 'We make clothes for the hours when the light is kind, and for the years that follow.',
  },
  about_story: { schema: text(5_000), initial: ABOUT_STORY },
  about_values: { schema: text(3_000), initial: ABOUT_VALUES },
  about_end: { schema: text(100), initial: 'Shop the collection' },
  contact_reply_time: { schema: text(100), initial: 'Replies within 24-48 hours' },
  contact_hours: { schema: text(100), initial: 'Monday to Friday 9 AM to 6 PM EST' },
  faq_free_delivery: {
    schema: text(1_000),
    initial:
      'We offer free standard shipping on orders over $150. For smaller orders, you see the cost before you pay.',
  },
  faq_delivery_times: {
    schema: text(1_000),
    initial: 'Standard shipping takes 5-7 business days, express shipping 2-3 business days.',
  },
  faq_international: {
    schema: text(1_000),
    initial: 'Yes, we ship to 50+ countries. International shipping takes 7-14 days.',
  },
  faq_returns: {
    schema: text(1_000),
    initial: 'We offer 30-day returns. Please send items back unworn, unwashed and with tags attached.',
  },
  faq_exchanges: {
    schema: text(1_000),
    initial:
      'Yes, within the same 30 days. Write to us with your order number and the size or color you’d like instead.',
  },
  faq_sale_items: { schema: text(1_000), initial: 'Sale items are final sale: they cannot be returned or exchanged.' },
  faq_order_changes: {
    schema: text(1_000),
    initial:
      'Changes or cancellations are possible within 1 hour of ordering. Follow the link in your confirmation email to your order page to cancel the order or correct the address. After that, we pack your parcel.',
  },
  social_instagram: { schema: link, initial: '' },
  social_facebook: { schema: link, initial: '' },
  social_tiktok: { schema: link, initial: '' },
  social_pinterest: { schema: link, initial: '' },
} as const satisfies Record<string, { schema: z.ZodType; initial: unknown }>

export type SettingKey = keyof typeof SETTINGS
export type Settings = { readonly [Key in SettingKey]: z.output<(typeof SETTINGS)[Key]['schema']> }

export const settingKeys: readonly SettingKey[] = Object.keys(SETTINGS).filter((key) => isSettingKey(key))

export function isSettingKey(key: string): key is SettingKey {
  return Object.hasOwn(SETTINGS, key)
}

export function getSettingSchema(key: SettingKey): z.ZodType {
  return SETTINGS[key].schema
}

export function findMaxLength(key: SettingKey): number | null {
  const { schema } = SETTINGS[key]
  return schema instanceof z.ZodString ? schema.maxLength : null
}

export const settingsSchema: z.ZodType<Settings> = z.object({
  ...(Object.fromEntries(settingKeys.map((key) => [key, SETTINGS[key].schema])) as {
    [Key in SettingKey]: (typeof SETTINGS)[Key]['schema']
  }),
})

export const initialSettings: Settings = settingsSchema.parse(
  Object.fromEntries(settingKeys.map((key) => [key, SETTINGS[key].initial])),
)

/** Missing and invalid values are replaced with their initial value. */
export function readStoredSettings(rows: readonly { key: string; value: unknown }[]): Settings {
  const storedValues = new Map(rows.map(({ key, value }) => [key, value]))
  const values = settingKeys.map((key) => {
    const isReadable = storedValues.has(key) && SETTINGS[key].schema.safeParse(storedValues.get(key)).success
    return [key, isReadable ? storedValues.get(key) : SETTINGS[key].initial]
  })
  return settingsSchema.parse(Object.fromEntries(values))
}

export function getSettingCategory(key: string): 'general' | 'pricing' | 'inventory' | 'shipping' {
  if (key.includes('email')) return 'general'
  if (key.includes('tax') || key.includes('currency')) return 'pricing'
  if (key.includes('stock')) return 'inventory'
  if (key.includes('shipping')) return 'shipping'
  return 'general'
}

const DESCRIPTIONS: Readonly<Partial<Record<string, string>>> = {
  store_name: 'Your store’s name.',
  store_email: 'Where customers reach you, and where you get notifications.',
  store_currency: 'The currency you enter and show prices in.',
  tax_rate: 'If above 0, this percentage replaces the rates under Taxes.',
  low_stock_threshold: 'Products with this many units or fewer are low in stock.',
  enable_shipping: 'Offer delivery at checkout.',
  free_shipping_threshold: 'If above 0, orders from this amount ship free.',
}

export function getSettingDescription(key: string): string {
  return DESCRIPTIONS[key] ?? ''
}
