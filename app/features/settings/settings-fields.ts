import { href } from 'react-router'
import { isSettingKey, type SettingKey, type Settings } from '#app/features/settings/settings.ts'

export const SETTING_TABS = { general: 'General', pricing: 'Pricing', inventory: 'Inventory', shipping: 'Shipping' }
export type SettingTab = keyof typeof SETTING_TABS

/** The input of a value: 'amount' in the store currency, 'percent' and 'rate' as decimals. */
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
  readonly hint?: string
  readonly rows?: number
}

/** Settings that are a text, a number or a switch. Others have their own screens. */
export type FormKey = {
  [Key in SettingKey]: Settings[Key] extends string | number | boolean ? Key : never
}[SettingKey]

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
    hint: 'Units of the store currency for 1 US dollar. It determines the prices that shoppers pay.',
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
    hint: '0 keeps the built-in $10.00.',
  },
  free_shipping_threshold: { tab: 'shipping', kind: 'amount', label: 'Free shipping threshold' },
  enable_local_pickup: { tab: 'shipping', kind: 'switch', label: 'Enable local pickup' },
  shipping_policy: {
    tab: 'shipping',
    kind: 'text',
    label: 'Shipping policy',
    rows: 8,
    hint: 'Shown in the FAQ and under ‘Shipping’ on product pages. Not shown if empty.',
  },

  backup_daily: { tab: 'general', kind: 'switch', label: 'Back up every day' },
  backup_hour: {
    tab: 'general',
    kind: 'count',
    label: 'Hour of the backup',
    hint: 'From 0 to 23, in the time zone of the store. Choose a quiet hour.',
  },
  backups_kept: {
    tab: 'general',
    kind: 'count',
    label: 'Backups to keep',
    hint: 'Older backups are deleted, except those you marked to keep.',
  },
  announcement_text: {
    tab: 'general',
    kind: 'line',
    label: 'Announcement',
    hint: 'Shown above every page. Not shown if empty.',
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
    hint: 'Shown with the featured products on the homepage. Not shown if empty.',
  },
  story_title: { tab: 'general', kind: 'line', label: 'Title of the brand story' },
  story_text: { tab: 'general', kind: 'text', label: 'Brand story', rows: 5 },
  product_note_shipping: { tab: 'general', kind: 'line', label: 'Note on shipping' },
  product_note_returns: { tab: 'general', kind: 'line', label: 'Note on returns' },
  product_note_payment: { tab: 'general', kind: 'line', label: 'Note on payment' },
  product_note_packaging: { tab: 'general', kind: 'line', label: 'Note on packaging' },
  about_statement: { tab: 'general', kind: 'text', label: 'Statement', rows: 2 },
  about_story: {
    tab: 'general',
    kind: 'text',
    label: 'Story',
    rows: 10,
    hint: 'An empty line starts a new paragraph.',
  },
  contact_reply_time: { tab: 'general', kind: 'line', label: 'Reply time' },
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

/** Null for other names: '' for the whole form, or a setting with its own screen. */
export function findField(name: string): SettingField | null {
  return isFormKey(name) ? FIELDS[name] : null
}

export const settingLabels: Readonly<Record<string, string>> = Object.fromEntries(
  formKeys.map((key) => [key, FIELDS[key].label]),
)

type StoreTextGroup = {
  readonly title: string
  readonly keys: readonly FormKey[]
  readonly hint?: string
  readonly link?: { readonly to: string; readonly label: string }
}

export const STORE_TEXTS: readonly StoreTextGroup[] = [
  { title: 'Announcement bar', keys: ['announcement_text'] },
  {
    title: 'Hero',
    keys: ['hero_label', 'hero_headline', 'hero_subtitle', 'hero_button_phone', 'hero_button_desktop'],
    link: { to: href('/admin/homepage'), label: 'Edit the image on the Homepage screen' },
  },
  { title: 'Featured products', keys: ['featured_text'] },
  { title: 'Brand story', keys: ['story_title', 'story_text'] },
  {
    title: 'Product pages',
    hint: 'Shown under every product. These are texts only: checkout charges by Pricing and Shipping.',
    keys: ['product_note_shipping', 'product_note_returns', 'product_note_payment', 'product_note_packaging'],
  },
  { title: 'About page', keys: ['about_statement', 'about_story'] },
  { title: 'Contact page', keys: ['contact_reply_time', 'contact_hours', 'contact_inbox'] },
  {
    title: 'FAQ',
    hint: 'The answer to each question. An empty answer hides the question.',
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
    hint: 'Complete URLs, such as https://www.instagram.com/your-store. Not shown if empty.',
    keys: ['social_instagram', 'social_facebook', 'social_tiktok', 'social_pinterest'],
  },
]
