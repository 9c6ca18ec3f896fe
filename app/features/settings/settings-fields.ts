import { href } from 'react-router'
import { z } from 'zod'
import { type SettingKey, type Settings, settingSchema } from '#app/features/settings/settings.ts'

export const SETTING_TABS = { general: 'General', pricing: 'Pricing', inventory: 'Inventory', shipping: 'Shipping' }
export type SettingTab = keyof typeof SETTING_TABS

/** 'amount' in the store currency; 'percent' and 'rate' as decimals. */
type NumberKind = 'amount' | 'percent' | 'rate' | 'count'
export type SettingKind = 'line' | 'email' | 'phone' | 'link' | 'text' | 'choice' | 'switch' | NumberKind

export type SettingField = {
  readonly tab: SettingTab
  readonly kind: SettingKind
  readonly label: string
  readonly hint?: string
  readonly rows?: number
}

/** What the form edits: settings that are a text, a number or a switch, and the rate of the primary market. */
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
  (kind: SettingKind, label: string, more?: Pick<SettingField, 'hint' | 'rows'>): SettingField => {
    return { tab, kind, label, ...more }
  }
const general = fieldIn('general')
const pricing = fieldIn('pricing')
const inventory = fieldIn('inventory')
const shipping = fieldIn('shipping')

const FIELDS: Readonly<Record<FormKey, SettingField>> = {
  store_name: general('line', 'Store name'),
  store_email: general('email', 'Store email'),
  store_phone: general('phone', 'Store phone'),
  store_address: general('text', 'Store address', { rows: 3 }),
  store_country: general('choice', 'Country', { hint: 'Where the store is and sends from.' }),
  store_time_zone: general('choice', 'Time zone', {
    hint: 'For all dates and times: filters, charts, discount codes, backups, documents and pages.',
  }),
  format_locale: general('choice', 'Numbers and dates', {
    hint: 'How the admin writes them. Amounts are typed with a point, as in 1234.50.',
  }),
  weight_unit: general('choice', 'Weight unit', { hint: 'Weights are kept in grams and shown in this unit.' }),

  store_currency: pricing('choice', 'Currency'),
  rate: pricing('rate', 'Exchange rate', {
    hint: 'It converts your prices to those that shoppers pay.',
  }),
  tax_rate: pricing('percent', 'Tax rate (%)'),
  enable_tax: pricing('switch', 'Enable tax'),

  low_stock_threshold: inventory('count', 'Low stock threshold'),
  track_inventory: inventory('switch', 'Track inventory'),
  allow_backorders: inventory('switch', 'Allow backorders'),
  email_low_stock: inventory('switch', 'Email alerts for low stock'),

  enable_shipping: shipping('switch', 'Enable shipping'),
  default_shipping_rate: shipping('amount', 'Default shipping rate', {
    hint: 'Replaces the amount of the Standard rate. 0 keeps that amount.',
  }),
  free_shipping_threshold: shipping('amount', 'Free shipping threshold'),
  enable_local_pickup: shipping('switch', 'Enable local pickup'),
  shipping_policy: shipping('text', 'Shipping policy', {
    rows: 8,
    hint: 'Shown in the FAQ and under ‘Shipping’ on product pages. Not shown if empty.',
  }),

  invoices_automatic: general('switch', 'Issue an invoice when an order is paid'),
  legal_name: general('line', 'Legal name', { hint: 'As registered. The store name if empty.' }),
  legal_address: general('text', 'Legal address', { rows: 3, hint: 'The store address if empty.' }),
  invoice_prefix: general('line', 'Numbers of invoices', {
    hint: 'What comes before the number: INV-{year}- makes INV-2026-00001. Another beginning starts again at 1.',
  }),
  credit_note_prefix: general('line', 'Numbers of credit notes', {
    hint: 'Refunds of invoiced orders get a credit note.',
  }),
  invoice_footer: general('text', 'Text at the end of invoices', {
    rows: 3,
    hint: 'Such as register number, bank account and terms of payment.',
  }),

  store_is_maker: general('switch', 'Products that name no maker are made by the store', {
    hint: 'They then show your legal name, address, email and country as the manufacturer.',
  }),
  eu_responsible_person: general('text', 'Responsible person in the EU', {
    rows: 3,
    hint: 'Name, postal address, and an email or website. For products made outside of the EU that name none.',
  }),

  shipment_packaging: general('line', 'Packaging of one shipment', {
    hint: 'Box, filling and tape on average, such as “paper 180 g, plastic 6 g”. Packaging of products is entered there.',
  }),
  lucid_number: general('line', 'LUCID registration number', {
    hint: 'Germany: of the register of packaging, DE and 13 digits. It is not shown.',
  }),
  french_producer_numbers: general('text', 'Unique identifiers in France (IDU)', {
    rows: 3,
    hint: 'One a line, with what it is for: “Packaging: FR123456_01ABCD”. Terms and legal notice show them in markets with France.',
  }),
  slip_passports: general('switch', 'QR code of the garment passport on packing slips'),
  newsletter_double_opt_in: general('switch', 'Confirm newsletter subscriptions by mail', {
    hint: 'Subscribers press a button behind the link of a mail. Where the law requires a proof of consent, they always do.',
  }),
  accessibility_authority: general('text', 'Authority for accessibility', {
    rows: 3,
    hint: 'Name and website, for the countries whose authority the store does not know. Shown on the accessibility page.',
  }),

  backup_daily: general('switch', 'Back up every day'),
  backup_hour: general('count', 'Hour of the backup', {
    hint: 'From 0 to 23, in the time zone of the store. Choose a quiet hour.',
  }),
  backups_kept: general('count', 'Backups to keep', {
    hint: 'Older backups are deleted, except those you marked to keep.',
  }),
  coming_soon_title: general('line', 'Title while the store is closed'),
  coming_soon_text: general('text', 'Text while the store is closed', { rows: 3, hint: 'Not shown if empty.' }),
  product_note_shipping: general('line', 'Note on shipping'),
  product_note_returns: general('line', 'Note on returns'),
  product_note_payment: general('line', 'Note on payment'),
  product_note_packaging: general('line', 'Note on packaging'),
  about_statement: general('text', 'Statement', { rows: 2 }),
  about_story: general('text', 'Story', { rows: 10, hint: 'An empty line starts a new paragraph.' }),
  about_values: general('text', 'Values', {
    rows: 10,
    hint: 'An empty line starts a new one. Its first line is its name. Not shown if empty.',
  }),
  about_end: general('line', 'Line above the link to the shop', { hint: 'The name of the store if empty.' }),
  contact_reply_time: general('line', 'Reply time'),
  contact_hours: general('line', 'Support hours'),
  contact_inbox: general('switch', 'Keep messages of the contact form'),
  review_request_days: general('count', 'Days from delivery to the mail that invites to a review', {
    hint: 'A week more where nobody marks the order as delivered. 0 sends none.',
  }),
  waiting_list_hold_hours: general('count', 'Hours that a unit is held for someone on the waiting list', {
    hint: 'From 1 to 168. Then it goes to the next in line. 0 offers no waiting list.',
  }),
  faq_free_delivery: general('text', 'Is shipping free?', { rows: 3 }),
  faq_delivery_times: general('text', 'How long does delivery take?', { rows: 3 }),
  faq_international: general('text', 'Do you ship internationally?', { rows: 3 }),
  faq_returns: general('text', 'What is your return policy?', { rows: 3 }),
  faq_exchanges: general('text', 'Can I exchange a piece for another size?', { rows: 3 }),
  faq_sale_items: general('text', 'Can sale items be returned?', { rows: 3 }),
  faq_order_changes: general('text', 'Can I change or cancel my order?', { rows: 3 }),
  social_instagram: general('link', 'Instagram'),
  social_facebook: general('link', 'Facebook'),
  social_tiktok: general('link', 'TikTok'),
  social_pinterest: general('link', 'Pinterest'),
}

export const formKeys: readonly FormKey[] = Object.keys(FIELDS).filter((key) => isFormKey(key))

function isFormKey(key: string): key is FormKey {
  return Object.hasOwn(FIELDS, key)
}

const RATE_MESSAGE = 'must be a number above 0 and up to 1,000,000'
const rateSchema = z.int(RATE_MESSAGE).min(1, RATE_MESSAGE).max(1_000_000_000_000, RATE_MESSAGE)

export function formSchema(key: FormKey): z.ZodType {
  return key === 'rate' ? rateSchema : settingSchema(key)
}

export function fieldOf(key: FormKey): SettingField {
  return FIELDS[key]
}

/** In the history: the rate was a setting before there were markets. */
const FORMER_NAMES: Readonly<Record<string, FormKey>> = { usd_rate: 'rate' }

/** Null for other names: '' for the whole form, or a setting with its own screen. */
export function findField(name: string): SettingField | null {
  const key = FORMER_NAMES[name] ?? name
  return isFormKey(key) ? FIELDS[key] : null
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
  {
    title: 'Announcement bar',
    hint: 'What stands above every page, with its link and times.',
    keys: [],
    link: { to: href('/admin/announcements'), label: 'Edit the announcements' },
  },
  {
    title: 'Homepage',
    hint: 'The texts and images of its sections are edited with the homepage.',
    keys: [],
    link: { to: href('/admin/homepage'), label: 'Edit the homepage' },
  },
  {
    title: 'Coming-soon page',
    hint: 'What shoppers see while the store is closed.',
    keys: ['coming_soon_title', 'coming_soon_text'],
  },
  {
    title: 'Product pages',
    hint: 'Shown under every product. These are texts only: checkout charges by Pricing and Shipping.',
    keys: ['product_note_shipping', 'product_note_returns', 'product_note_payment', 'product_note_packaging'],
  },
  { title: 'About page', keys: ['about_statement', 'about_story', 'about_values', 'about_end'] },
  { title: 'Contact page', keys: ['contact_reply_time', 'contact_hours', 'contact_inbox'] },
  { title: 'Reviews', keys: ['review_request_days'] },
  { title: 'Waiting list', keys: ['waiting_list_hold_hours'] },
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
