import { href } from 'react-router'
import { z } from 'zod'
import type { WeightUnit } from '#app/base/weight.ts'
import { adminText } from '#app/store/settings/admin-text.ts'
import { findMaxLength, getSettingSchema, type SettingKey, type Settings } from '#app/store/settings.ts'

/** The tabs of the settings screen, which share a single form. */
export const SETTING_TABS = ['general', 'pricing', 'inventory', 'shipping'] as const
export type SettingTab = (typeof SETTING_TABS)[number]

/** The screen for each group of settings. A group that is not a tab has its own form. */
const GROUP_PATHS = {
  general: href('/admin/settings'),
  pricing: `${href('/admin/settings')}?tab=pricing`,
  inventory: `${href('/admin/settings')}?tab=inventory`,
  shipping: `${href('/admin/settings')}?tab=shipping`,
  texts: href('/admin/settings/texts'),
  notifications: href('/admin/settings/mail'),
  backups: href('/admin/backups'),
  feeds: href('/admin/product-feeds'),
  invoices: href('/admin/invoices/settings'),
  legal: href('/admin/law/details'),
  packaging: href('/admin/law/packaging'),
  newsletter: href('/admin/subscribers'),
  reviews: href('/admin/reviews'),
  waitingList: href('/admin/waiting-list'),
} as const satisfies Record<SettingTab, string> & Record<string, string>

export type SettingGroup = keyof typeof GROUP_PATHS

/** The form with the tabs, or the form of another group. */
export type SettingsFormName = 'general' | Exclude<SettingGroup, SettingTab>

/** The `intent` of a settings form on a screen with other commands. */
export const SETTINGS_INTENT = 'settings'

export function isSettingTab(name: string | null): name is SettingTab {
  return SETTING_TABS.some((tab) => tab === name)
}

export function getGroupLabel(group: SettingGroup): string {
  return adminText.groups[group]
}

export function getGroupPath(group: SettingGroup): string {
  return GROUP_PATHS[group]
}

/** 'amount' in the store currency; 'percent' and 'rate' as decimals. */
type NumberKind = 'amount' | 'percent' | 'rate' | 'count'
export type SettingKind = 'line' | 'email' | 'phone' | 'link' | 'text' | 'choice' | 'switch' | NumberKind

type FieldLook = { readonly group: SettingGroup; readonly kind: SettingKind; readonly rows?: number }
type FieldText = { readonly label: string; readonly hint?: string }

type SettingField = FieldLook & FieldText

/** The form's values: settings that are text, numbers or switches, and the primary market's rate. */
export type FormValues = Pick<Settings, SimpleKey> & {
  /** Units of the store currency per unit of the charged currency, in parts per million. */
  readonly rate: number
}

type SimpleKey = {
  [Key in SettingKey]: Settings[Key] extends string | number | boolean ? Key : never
}[Exclude<SettingKey, 'demo_content' | 'store_open'>] // other forms write these

export type FormKey = keyof FormValues

const createFieldFactory =
  (group: SettingGroup) =>
  (kind: SettingKind, rows?: number): FieldLook => ({ group, kind, ...(rows !== undefined && { rows }) })
const general = createFieldFactory('general')
const pricing = createFieldFactory('pricing')
const inventory = createFieldFactory('inventory')
const shipping = createFieldFactory('shipping')
const texts = createFieldFactory('texts')
const notifications = createFieldFactory('notifications')
const backups = createFieldFactory('backups')
const feeds = createFieldFactory('feeds')
const invoices = createFieldFactory('invoices')
const legal = createFieldFactory('legal')
const packaging = createFieldFactory('packaging')
const newsletter = createFieldFactory('newsletter')
const reviews = createFieldFactory('reviews')
const waitingList = createFieldFactory('waitingList')

const FIELDS: Readonly<Record<FormKey, FieldLook>> = {
  store_name: general('line'),
  store_email: general('email'),
  store_phone: general('phone'),
  store_address: general('text', 2),
  store_country: general('choice'),
  store_time_zone: general('choice'),
  format_locale: general('choice'),
  weight_unit: general('choice'),
  shop_by_color: general('switch'),

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

  invoices_automatic: invoices('switch'),
  legal_name: legal('line'),
  legal_address: legal('text', 3),
  invoice_prefix: invoices('line'),
  credit_note_prefix: invoices('line'),
  invoice_footer: invoices('text', 3),

  store_is_maker: legal('switch'),
  eu_responsible_person: legal('text', 3),

  shipment_packaging: packaging('line'),
  lucid_number: packaging('line'),
  french_producer_numbers: packaging('text', 3),
  slip_passports: packaging('switch'),
  product_feed: feeds('switch'),
  feed_backorders: feeds('switch'),
  backorder_days: feeds('count'),
  newsletter_double_opt_in: newsletter('switch'),
  accessibility_authority: legal('text', 3),

  backup_daily: backups('switch'),
  backup_hour: backups('count'),
  backups_kept: backups('count'),
  coming_soon_title: texts('line'),
  coming_soon_text: texts('text', 3),
  product_note_shipping: texts('line'),
  product_note_returns: texts('line'),
  product_note_payment: texts('line'),
  product_note_packaging: texts('line'),
  about_statement: texts('text', 2),
  about_story: texts('text', 10),
  about_values: texts('text', 10),
  about_end: texts('line'),
  contact_reply_time: texts('line'),
  contact_hours: texts('line'),
  contact_inbox: texts('switch'),
  email_new_order: notifications('switch'),
  email_withdrawal: notifications('switch'),
  email_return: notifications('switch'),
  email_refund_due: notifications('switch'),
  email_transfer: notifications('switch'),
  email_review: notifications('switch'),
  email_message: notifications('switch'),
  email_daily_summary: notifications('switch'),
  review_request_days: reviews('count'),
  waiting_list_hold_hours: waitingList('count'),
  faq_free_delivery: texts('text', 3),
  faq_delivery_times: texts('text', 3),
  faq_international: texts('text', 3),
  faq_returns: texts('text', 3),
  faq_exchanges: texts('text', 3),
  faq_sale_items: texts('text', 3),
  faq_order_changes: texts('text', 3),
  social_instagram: texts('link'),
  social_facebook: texts('link'),
  social_tiktok: texts('link'),
  social_pinterest: texts('link'),
}

export const formKeys: readonly FormKey[] = Object.keys(FIELDS).filter((key) => isFormKey(key))

export function getFormName(key: FormKey): SettingsFormName {
  const { group } = FIELDS[key]
  return isSettingTab(group) ? 'general' : group
}

export function listFormKeys(form: SettingsFormName): readonly FormKey[] {
  return formKeys.filter((key) => getFormName(key) === form)
}

/** Returns the field's URL, on the screen of its group. */
export function getSettingPath(key: FormKey): string {
  return `${getGroupPath(FIELDS[key].group)}#field-${key}`
}

function isFormKey(key: string): key is FormKey {
  return Object.hasOwn(FIELDS, key)
}

const getRateError = () => adminText.notARate
const rateSchema = z
  .int({ error: getRateError })
  .min(1, { error: getRateError })
  .max(1_000_000_000_000, { error: getRateError })

export function getFormSchema(key: FormKey): z.ZodType {
  return key === 'rate' ? rateSchema : getSettingSchema(key)
}

export function getKind(key: FormKey): SettingKind {
  return FIELDS[key].kind
}

/** Returns a field with its label and hint; the types require a label for each field. */
export function getField(key: FormKey): SettingField {
  const text: FieldText = adminText.fields[key]
  return { ...FIELDS[key], ...text }
}

/** Former names in the audit log. The rate was a setting before there were markets. */
const FORMER_NAMES: Readonly<Record<string, FormKey>> = { usd_rate: 'rate' }

/** Returns null if the name is not that of a field, such as '' for the whole form or a setting without a field. */
export function findField(name: string): SettingField | null {
  const key = FORMER_NAMES[name] ?? name
  return isFormKey(key) ? getField(key) : null
}

export function getSettingLabels(): Readonly<Record<string, string>> {
  return Object.fromEntries(formKeys.map((key) => [key, getField(key).label]))
}

type StoreTextGroup = {
  readonly name: keyof typeof adminText.storeTexts
  readonly keys: readonly FormKey[]
  /** The screen where this text is edited instead. */
  readonly to?: string
}

/** Panels with the storefront's text. */
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

/** `link` is the label of the screen where this text is edited instead. */
type StoreTextTitle = { readonly title: string; readonly hint?: string; readonly link?: string }

export function getStoreTextTitle({ name }: StoreTextGroup): StoreTextTitle {
  return adminText.storeTexts[name]
}

/** The settings that can contain placeholders such as `{standard_days}`. */
export const PLACEHOLDER_KEYS: ReadonlySet<string> = new Set([
  'shipping_policy',
  ...STORE_TEXTS.flatMap(({ keys }) => keys),
])

type StoreTextField = {
  readonly label: string
  readonly max: number
  readonly format: 'line' | 'text'
  readonly hasPlaceholders: boolean
}

/** Returns the entry of a setting for `STORE_TEXT_FIELDS`, or [] if the setting is not text. */
function listFieldEntries(page: () => string, key: FormKey): readonly (readonly [FormKey, StoreTextField])[] {
  const kind = getKind(key)
  if (kind !== 'line' && kind !== 'text') return []
  const max = (key !== 'rate' && findMaxLength(key)) || 0
  const field = {
    max,
    format: kind,
    hasPlaceholders: PLACEHOLDER_KEYS.has(key),
    get label() {
      return adminText.storeText(page(), getField(key).label)
    },
  }
  return [[key, field]]
}

/** Settings with text for shoppers, by key. Their labels name the page that shows them. */
export const STORE_TEXT_FIELDS: Readonly<Record<string, StoreTextField>> = Object.fromEntries([
  ...STORE_TEXTS.flatMap((group) =>
    group.keys.flatMap((key) => listFieldEntries(() => getStoreTextTitle(group).title, key)),
  ),
  ...listFieldEntries(() => getGroupLabel('shipping'), 'shipping_policy'),
])

/** Returns the settings with translated text. Text that is empty in the original remains empty. */
export function withStoreTexts(settings: Settings, texts: Readonly<Record<string, string>>): Settings {
  const original: Readonly<Record<string, unknown>> = settings
  const translatedEntries = Object.entries(texts).filter(
    ([key]) => Object.hasOwn(STORE_TEXT_FIELDS, key) && original[key] !== '',
  )
  return translatedEntries.length === 0 ? settings : { ...settings, ...Object.fromEntries(translatedEntries) }
}

/** Returns a name for staff, such as 'Kilograms (kg)'. */
export function getWeightUnitName(unit: WeightUnit): string {
  return adminText.weightUnits[unit]
}
