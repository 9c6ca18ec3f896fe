import { initialSettings, type SettingKey, type Settings, settingKeys } from '#app/store/settings.ts'

/**
 * Settings of an owner's store that replace those of the demo store. Empty texts are not shown. The demo sends only
 * the emails in the specification, and its contact form sends nothing.
 */
const OWN_SETTINGS = {
  demo_content: false,
  newsletter_double_opt_in: true,
  contact_inbox: true,
  phone_required: false,
  email_new_order: true,
  email_withdrawal: true,
  email_return: true,
  email_refund_due: true,
  email_transfer: true,
  email_review: true,
  email_message: true,
  email_low_stock: true,
  store_email: '',
  product_note_shipping: '',
  product_note_returns: '',
  product_note_payment: '',
  product_note_packaging: '',
  about_statement: '',
  about_story: '',
  about_values: '',
  about_end: '',
  contact_reply_time: '',
  contact_hours: '',
  faq_free_delivery: '',
  faq_delivery_times: '',
  faq_international: '',
  faq_returns: '',
  faq_exchanges: '',
  faq_sale_items: '',
} as const satisfies Partial<Settings>

const OWN_KEYS: readonly SettingKey[] = settingKeys.filter((key) => Object.hasOwn(OWN_SETTINGS, key))

/** Lists the texts and choices that are still those of the demo store. */
export function listDemoTexts(settings: Settings): readonly SettingKey[] {
  return OWN_KEYS.filter((key) => settings[key] === initialSettings[key])
}

/** Replaces the texts of the demo store. Keeps texts that staff wrote. */
export function replaceDemoTexts(settings: Settings): Partial<Settings> {
  return Object.fromEntries(listDemoTexts(settings).map((key) => [key, { ...settings, ...OWN_SETTINGS }[key]]))
}
