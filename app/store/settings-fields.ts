import { href } from 'react-router'
import { z } from 'zod'
import type { WeightUnit } from '#app/base/weight.ts'
import { adminText } from '#app/store/settings/admin-text.ts'
import { findMaxLength, type SettingKey, type Settings, settingSchema } from '#app/store/settings.ts'

export const SETTING_TABS = ['general', 'pricing', 'inventory', 'shipping'] as const
export type SettingTab = (typeof SETTING_TABS)[number]

export function tabLabel(tab: SettingTab): string {
  return adminText.tabs[tab]
}

/** 'amount' in the store currency; 'percent' and 'rate' as decimals. */
type NumberKind = 'amount' | 'percent' | 'rate' | 'count'
export type SettingKind = 'line' | 'email' | 'phone' | 'link' | 'text' | 'choice' | 'switch' | NumberKind

type FieldLook = { readonly tab: SettingTab; readonly kind: SettingKind; readonly rows?: number }
type FieldText = { readonly label: string; readonly hint?: string }

type SettingField = FieldLook & FieldText

/** The values of the form: settings that are a text, a number or a switch, and the rate of the primary market. */
export type FormValues = Pick<Settings, SimpleKey> & {
  /** Units of the store currency for 1 of the charged currency, in parts per million. */
  readonly rate: number
}

type SimpleKey = {
  [Key in SettingKey]: Settings[Key] extends string | number | boolean ? Key : never
}[Exclude<SettingKey, 'demo_content' | 'store_open'>] // the setup writes them

export type FormKey = keyof FormValues

const fieldIn =
  (tab: SettingTab) =>
  (kind: SettingKind, rows?: number): FieldLook => ({ tab, kind, ...(rows !== undefined && { rows }) })
const general = fieldIn('general')
const pricing = fieldIn('pricing')
const inventory = fieldIn('inventory')
const shipping = fieldIn('shipping')

const FIELDS: Readonly<Record<FormKey, FieldLook>> = {
  store_name: general('line'),
  store_email: general('email'),
  store_phone: general('phone'),
  store_address: general('text', 3),
  store_country: general('choice'),
  store_time_zone: general('choice'),
  format_locale: general('choice'),
  weight_unit: general('choice'),

  store_currency: pricing('choice'),
  rate: pricing('rate'),
  tax_rate: pricing('percent'),
  enable_tax: pricing('switch'),

  low_stock_threshold: inventory('count'),
  track_inventory: inventory('switch'),
  allow_backorders: inventory('switch'),
  email_low_stock: inventory('switch'),

  enable_shipping: shipping('switch'),
  default_shipping_rate: shipping('amount'),
  free_shipping_threshold: shipping('amount'),
  enable_local_pickup: shipping('switch'),
  phone_required: shipping('switch'),
  own_carriers: shipping('text', 3),
  shipping_policy: shipping('text', 8),

  invoices_automatic: general('switch'),
  legal_name: general('line'),
  legal_address: general('text', 3),
  invoice_prefix: general('line'),
  credit_note_prefix: general('line'),
  invoice_footer: general('text', 3),

  store_is_maker: general('switch'),
  eu_responsible_person: general('text', 3),

  shipment_packaging: general('line'),
  lucid_number: general('line'),
  french_producer_numbers: general('text', 3),
  slip_passports: general('switch'),
  product_feed: general('switch'),
  feed_backorders: general('switch'),
  backorder_days: general('count'),
  newsletter_double_opt_in: general('switch'),
  accessibility_authority: general('text', 3),

  backup_daily: general('switch'),
  backup_hour: general('count'),
  backups_kept: general('count'),
  coming_soon_title: general('line'),
  coming_soon_text: general('text', 3),
  product_note_shipping: general('line'),
  product_note_returns: general('line'),
  product_note_payment: general('line'),
  product_note_packaging: general('line'),
  about_statement: general('text', 2),
  about_story: general('text', 10),
  about_values: general('text', 10),
  about_end: general('line'),
  contact_reply_time: general('line'),
  contact_hours: general('line'),
  contact_inbox: general('switch'),
  email_new_order: general('switch'),
  email_withdrawal: general('switch'),
  email_return: general('switch'),
  email_refund_due: general('switch'),
  email_transfer: general('switch'),
  email_review: general('switch'),
  email_message: general('switch'),
  email_daily_summary: general('switch'),
  review_request_days: general('count'),
  waiting_list_hold_hours: general('count'),
  faq_free_delivery: general('text', 3),
  faq_delivery_times: general('text', 3),
  faq_international: general('text', 3),
  faq_returns: general('text', 3),
  faq_exchanges: general('text', 3),
  faq_sale_items: general('text', 3),
  faq_order_changes: general('text', 3),
  social_instagram: general('link'),
  social_facebook: general('link'),
  social_tiktok: general('link'),
  social_pinterest: general('link'),
}

export const formKeys: readonly FormKey[] = Object.keys(FIELDS).filter((key) => isFormKey(key))

function isFormKey(key: string): key is FormKey {
  return Object.hasOwn(FIELDS, key)
}

const rateError = () => adminText.notARate
const rateSchema = z.int({ error: rateError }).min(1, { error: rateError }).max(1_000_000_000_000, { error: rateError })

export function formSchema(key: FormKey): z.ZodType {
  return key === 'rate' ? rateSchema : settingSchema(key)
}

export function getKind(key: FormKey): SettingKind {
  return FIELDS[key].kind
}

/** Returns a field with its texts, which the types require for each field. */
export function getField(key: FormKey): SettingField {
  const text: FieldText = adminText.fields[key]
  return { ...FIELDS[key], ...text }
}

/** Former names in the audit log: the rate was a setting before there were markets. */
const FORMER_NAMES: Readonly<Record<string, FormKey>> = { usd_rate: 'rate' }

/** Returns null for other names: '' for the whole form, or a setting with its own screen. */
export function findField(name: string): SettingField | null {
  const key = FORMER_NAMES[name] ?? name
  return isFormKey(key) ? getField(key) : null
}

export function settingLabels(): Readonly<Record<string, string>> {
  return Object.fromEntries(formKeys.map((key) => [key, getField(key).label]))
}

type StoreTextGroup = {
  readonly name: keyof typeof adminText.storeTexts
  readonly keys: readonly FormKey[]
  /** The screen that edits these texts instead. */
  readonly to?: string
}

/** The panels of the storefront's texts. */
export const STORE_TEXTS: readonly StoreTextGroup[] = [
  { name: 'announcements', keys: [], to: href('/admin/announcements') },
  { name: 'homepage', keys: [], to: href('/admin/homepage') },
  { name: 'comingSoon', keys: ['coming_soon_title', 'coming_soon_text'] },
  {
    name: 'products',
    keys: ['product_note_shipping', 'product_note_returns', 'product_note_payment', 'product_note_packaging'],
  },
  { name: 'about', keys: ['about_statement', 'about_story', 'about_values', 'about_end'] },
  { name: 'contact', keys: ['contact_reply_time', 'contact_hours', 'contact_inbox'] },
  { name: 'reviews', keys: ['review_request_days'] },
  { name: 'waitingList', keys: ['waiting_list_hold_hours'] },
  {
    name: 'faq',
    keys: [
      'faq_free_delivery',
      'faq_delivery_times',
      'faq_international',
      'faq_returns',
      'faq_exchanges',
      'faq_sale_items',
      'faq_order_changes',
    ],
  },
  { name: 'social', keys: ['social_instagram', 'social_facebook', 'social_tiktok', 'social_pinterest'] },
]

/** `link` is the label of the screen that edits these texts instead. */
type StoreTextTitle = { readonly title: string; readonly hint?: string; readonly link?: string }

export function storeTextTitle({ name }: StoreTextGroup): StoreTextTitle {
  return adminText.storeTexts[name]
}

/** The settings that can name placeholders such as `{standard_days}`. */
export const TEXT_KEYS: ReadonlySet<string> = new Set(['shipping_policy', ...STORE_TEXTS.flatMap(({ keys }) => keys)])

type StoreTextField = {
  readonly label: string
  readonly max: number
  readonly form: 'line' | 'text'
  readonly hasPlaceholders: boolean
}

function textField(page: () => string, key: FormKey): readonly (readonly [FormKey, StoreTextField])[] {
  const kind = getKind(key)
  if (kind !== 'line' && kind !== 'text') return []
  const max = (key !== 'rate' && findMaxLength(key)) || 0
  const field = {
    max,
    form: kind,
    hasPlaceholders: TEXT_KEYS.has(key),
    get label() {
      return adminText.storeText(page(), getField(key).label)
    },
  }
  return [[key, field]]
}

/** The settings that shoppers read as texts, by key, with the page that shows them. */
export const STORE_TEXT_FIELDS: Readonly<Record<string, StoreTextField>> = Object.fromEntries([
  ...STORE_TEXTS.flatMap((group) => group.keys.flatMap((key) => textField(() => storeTextTitle(group).title, key))),
  ...textField(() => tabLabel('shipping'), 'shipping_policy'),
])

/** Returns the settings with their translated texts. A text that is empty in the original stays empty. */
export function withStoreTexts(settings: Settings, texts: Readonly<Record<string, string>>): Settings {
  const known: Readonly<Record<string, unknown>> = settings
  const shown = Object.entries(texts).filter(([key]) => Object.hasOwn(STORE_TEXT_FIELDS, key) && known[key] !== '')
  return shown.length === 0 ? settings : { ...settings, ...Object.fromEntries(shown) }
}

/** Returns a name for staff, such as 'Kilograms (kg)'. */
export function weightUnitName(unit: WeightUnit): string {
  return adminText.weightUnits[unit]
}
