import { href } from 'react-router'
import { isSettingKey, type SettingKey, type Settings } from '#app/features/settings/settings.ts'

export const SETTING_TABS = { general: 'General', pricing: 'Pricing', inventory: 'Inventory', shipping: 'Shipping' }
export type SettingTab = keyof typeof SETTING_TABS

/**
 * How a value is typed: 'line' and 'text' as words, 'amount' in units of the store currency, 'percent' and 'rate' as
 * decimals, 'count' as a whole number, 'switch' as on or off.
 */
export type SettingKind =
  | 'line'
  | 'email'
  | 'phone'
  | 'link'
  | 'text'
  | 'choice'
  | 'amount'
  | 'percent'
  | 'rate'
  | 'count'
  | 'switch'

export type SettingField = {
  readonly tab: SettingTab
  readonly kind: SettingKind
  readonly label: string
  /** For those without a description of their own (settings.ts). */
  readonly hint?: string
  readonly rows?: number
}

/** What the form edits: settings that are a text, a number or a switch. The others have screens of their own. */
export type FormKey = {
  [Key in SettingKey]: Settings[Key] extends string | number | boolean ? Key : never
}[SettingKey]

const ZERO_KEEPS = '0 keeps the built-in'

const FIELDS = {
  store_name: { tab: 'general', kind: 'line', label: 'Store name' },
  store_email: { tab: 'general', kind: 'email', label: 'Store email' },
  store_phone: { tab: 'general', kind: 'phone', label: 'Store phone' },
  store_address: { tab: 'general', kind: 'text', label: 'Store address', rows: 3 },
  store_time_zone: {
    tab: 'general',
    kind: 'choice',
    label: 'Time zone',
    hint: 'For all dates and times: filters, charts, discount codes, backups, documents and pages.',
  },

  store_currency: { tab: 'pricing', kind: 'choice', label: 'Currency' },
  usd_rate: {
    tab: 'pricing',
    kind: 'rate',
    label: 'Rate for 1 US dollar',
    hint: 'Units of the store currency; it makes the prices that shoppers pay. Another currency starts with its own.',
  },
  tax_rate: { tab: 'pricing', kind: 'percent', label: 'Tax rate (%)' },
  enable_tax: { tab: 'pricing', kind: 'switch', label: 'Enable tax' },

  low_stock_threshold: { tab: 'inventory', kind: 'count', label: 'Low stock threshold' },
  track_inventory: { tab: 'inventory', kind: 'switch', label: 'Track inventory' },
  allow_backorders: { tab: 'inventory', kind: 'switch', label: 'Allow backorders' },
  email_low_stock: { tab: 'inventory', kind: 'switch', label: 'Email alerts for low stock' },

  enable_shipping: { tab: 'shipping', kind: 'switch', label: 'Enable shipping' },
  default_shipping_rate: {
    tab: 'shipping',
    kind: 'amount',
    label: 'Default shipping rate',
    hint: `${ZERO_KEEPS} $10.00.`,
  },
  free_shipping_threshold: { tab: 'shipping', kind: 'amount', label: 'Free shipping threshold' },
  enable_local_pickup: { tab: 'shipping', kind: 'switch', label: 'Enable local pickup' },
  shipping_policy: {
    tab: 'shipping',
    kind: 'text',
    label: 'Shipping policy',
    rows: 8,
    hint: 'Shown in the FAQ, and behind ‘Shipping’ on product pages. Empty, it is shown nowhere.',
  },

  backup_daily: { tab: 'general', kind: 'switch', label: 'Back up every day' },
  backup_hour: {
    tab: 'general',
    kind: 'count',
    label: 'At this hour',
    hint: 'From 0 to 23, in the time zone of the store; a quiet one.',
  },
  backups_kept: {
    tab: 'general',
    kind: 'count',
    label: 'How many to keep',
    hint: 'Older ones make room for new ones, but for those you marked.',
  },
  announcement_text: {
    tab: 'general',
    kind: 'line',
    label: 'Announcement',
    hint: 'Above every page. Empty, there is no bar.',
  },
  hero_label: { tab: 'general', kind: 'line', label: 'Line above the headline' },
  hero_headline: { tab: 'general', kind: 'line', label: 'Headline' },
  hero_subtitle: { tab: 'general', kind: 'line', label: 'Subtitle' },
  hero_button_phone: { tab: 'general', kind: 'line', label: 'Button on phones' },
  hero_button_desktop: { tab: 'general', kind: 'line', label: 'Button on wide screens' },
  featured_text: {
    tab: 'general',
    kind: 'line',
    label: 'Line below the heading',
    hint: 'With the featured products on the homepage. Empty, there is no line.',
  },
  story_title: { tab: 'general', kind: 'line', label: 'Title of the brand story' },
  story_text: { tab: 'general', kind: 'text', label: 'Brand story', rows: 5 },
  product_note_shipping: { tab: 'general', kind: 'line', label: 'Note on shipping' },
  product_note_returns: { tab: 'general', kind: 'line', label: 'Note on returns' },
  product_note_payment: { tab: 'general', kind: 'line', label: 'Note on payment' },
  product_note_packaging: { tab: 'general', kind: 'line', label: 'Note on packaging' },
  about_statement: { tab: 'general', kind: 'text', label: 'Statement', rows: 2 },
  about_story: { tab: 'general', kind: 'text', label: 'Story', rows: 10, hint: 'An empty line begins a paragraph.' },
  contact_reply_time: { tab: 'general', kind: 'line', label: 'How soon you reply' },
  contact_hours: { tab: 'general', kind: 'line', label: 'Support hours' },
  contact_inbox: { tab: 'general', kind: 'switch', label: 'Keep messages of the contact form' },
  faq_free_delivery: { tab: 'general', kind: 'text', label: 'Is shipping free?', rows: 3 },
  faq_delivery_times: { tab: 'general', kind: 'text', label: 'How long does delivery take?', rows: 3 },
  faq_international: { tab: 'general', kind: 'text', label: 'Do you ship internationally?', rows: 3 },
  faq_returns: { tab: 'general', kind: 'text', label: 'What is your return policy?', rows: 3 },
  faq_exchanges: { tab: 'general', kind: 'text', label: 'Can I exchange a piece for another size?', rows: 3 },
  faq_sale_items: { tab: 'general', kind: 'text', label: 'Can sale items be returned?', rows: 3 },
  faq_order_changes: { tab: 'general', kind: 'text', label: 'Can I change or cancel my order?', rows: 3 },
  social_instagram: { tab: 'general', kind: 'link', label: 'Instagram' },
  social_facebook: { tab: 'general', kind: 'link', label: 'Facebook' },
  social_tiktok: { tab: 'general', kind: 'link', label: 'TikTok' },
  social_pinterest: { tab: 'general', kind: 'link', label: 'Pinterest' },
} as const satisfies Record<FormKey, SettingField>

export const formKeys: readonly FormKey[] = Object.keys(FIELDS).filter((key) => isFormKey(key))

function isFormKey(key: string): key is FormKey {
  return isSettingKey(key) && Object.hasOwn(FIELDS, key)
}

export function fieldOf(key: FormKey): SettingField {
  return FIELDS[key]
}

/** The field of that name, wherever a name may be another one: '' for the whole form, a setting with its own screen. */
export function findField(name: string): SettingField | null {
  return isFormKey(name) ? FIELDS[name] : null
}

/** How each setting is called on the screen. */
export const settingLabels: Readonly<Record<string, string>> = Object.fromEntries(
  formKeys.map((key) => [key, FIELDS[key].label]),
)

type StoreTextGroup = {
  readonly title: string
  readonly keys: readonly FormKey[]
  readonly hint?: string
  /** Where what belongs to it is set instead. */
  readonly link?: { readonly to: string; readonly label: string }
}

/** Site copy, in the groups in which staff find it under General. */
export const STORE_TEXTS: readonly StoreTextGroup[] = [
  { title: 'Announcement bar', keys: ['announcement_text'] },
  {
    title: 'Hero',
    keys: ['hero_label', 'hero_headline', 'hero_subtitle', 'hero_button_phone', 'hero_button_desktop'],
    link: { to: href('/admin/homepage'), label: 'Its image is on the Homepage screen' },
  },
  { title: 'Featured products', keys: ['featured_text'] },
  { title: 'Brand story', keys: ['story_title', 'story_text'] },
  {
    title: 'Product pages',
    hint: 'What stands under every product. It promises in words only: what checkout charges comes from Pricing and Shipping.',
    keys: ['product_note_shipping', 'product_note_returns', 'product_note_payment', 'product_note_packaging'],
  },
  { title: 'About page', keys: ['about_statement', 'about_story'] },
  { title: 'Contact page', keys: ['contact_reply_time', 'contact_hours', 'contact_inbox'] },
  {
    title: 'FAQ',
    hint: 'The answer to each question. Emptied, the question goes with it.',
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
  {
    title: 'Social links',
    hint: 'Whole addresses, such as https://www.instagram.com/your-shop. Empty ones are not shown.',
    keys: ['social_instagram', 'social_facebook', 'social_tiktok', 'social_pinterest'],
  },
]
