import { formatNumber } from '#app/lib/format/number.ts'

// The form and its tabs
export const settings = 'Settings'
export const tabs = { general: 'General', pricing: 'Pricing', inventory: 'Inventory', shipping: 'Shipping' }
export const unsaved = 'unsaved'
export const needsCorrection = 'needs correction'
export const needsCorrectionMarked = '! needs correction'
export const saveChanges = 'Save Changes'
export const saveAllSettings = 'Save All Settings'
export const saving = 'Saving...'
export const settingsSaved = 'Settings saved successfully!'
export const savingFailed = 'Failed to save settings'
export const settingsNotSaved = 'These settings were not saved'
/** Before ‘changed by someone else’. */
export const settingsWere = 'The settings were'
export const settingsNotLoaded = 'The settings could not be loaded'

// Its panels
export const store = 'Store'
export const timeAndUnits = 'Time and units'
export const storefrontTexts = 'Storefront texts'
export const placeholdersHint = (join: string) =>
  `A text can name what your shipping rates say: ${join}. A sentence whose placeholder has no value is left out.`
export const invoices = 'Invoices'
export const taxNumbersLink = { before: 'Tax numbers are those of your registrations under', link: 'Taxes' }
export const productSafety = 'Product safety'
export const safetyLawLink = { before: 'Why it is needed is under', link: 'Law' }
export const packagingAndPassports = 'Packaging and garment passports'
export const packagingReportLink = {
  before: 'What you shipped, by country and material, is under',
  link: 'Packaging report',
}
export const newsletterAndAccessibility = 'Newsletter and accessibility'
export const privacyLawLink = { before: 'Which laws require what is under', link: 'Law' }
export const notifications = 'Emails to you'
export const notificationsHint = (email: string) =>
  email === '' ? 'Enter a store email above to get them.' : `The store writes to ${email} when one of these happens.`
export const mailServerLink = { before: 'The mail server is set up under', link: 'Mail server' }
export const dailyBackups = 'Daily backups'
export const prices = 'Prices'
export const tax = 'Tax'
export const stock = 'Stock'
export const delivery = 'Delivery'
export const shippingLink = {
  before: 'Zones, rates and pickup points are under',
  link: 'Shipping',
}
export const storeTexts = {
  announcements: {
    title: 'Announcement bar',
    hint: 'What stands above every page, with its link and times.',
    link: 'Edit the announcements',
  },
  homepage: {
    title: 'Homepage',
    hint: 'The texts and images of its sections are edited with the homepage.',
    link: 'Edit the homepage',
  },
  comingSoon: { title: 'Coming-soon page', hint: 'What shoppers see while the store is closed.' },
  products: {
    title: 'Product pages',
    hint: 'Shown under every product. These are texts only: checkout charges by Pricing and Shipping.',
  },
  about: { title: 'About page' },
  contact: { title: 'Contact page' },
  reviews: { title: 'Reviews' },
  waitingList: { title: 'Waiting list' },
  faq: { title: 'FAQ', hint: 'The answer to each question. An empty answer hides the question.' },
  social: {
    title: 'Social links',
    hint: 'Complete URLs, such as https://www.instagram.com/your-store. Not shown if empty.',
  },
}
/** A text with the page that it is for. */
export const storeText = (page: string, label: string) => `${page}: ${label}`

// The fields, by the keys of the settings
export const fields = {
  store_name: { label: 'Store name' },
  store_email: { label: 'Store email' },
  store_phone: { label: 'Store phone' },
  store_address: { label: 'Store address' },
  store_country: { label: 'Country', hint: 'Where the store is and sends from.' },
  store_time_zone: {
    label: 'Time zone',
    hint: 'For all dates and times: filters, charts, discount codes, backups, documents and pages.',
  },
  format_locale: {
    label: 'Numbers and dates',
    hint: 'How the admin writes them. You can type 1234.50 or 1234,50.',
  },
  weight_unit: { label: 'Weight unit', hint: 'Weights are kept in grams and shown in this unit.' },
  store_currency: { label: 'Currency' },
  rate: { label: 'Exchange rate', hint: 'It converts your prices to those that shoppers pay.' },
  tax_rate: { label: 'Tax rate (%)' },
  enable_tax: { label: 'Enable tax' },
  low_stock_threshold: { label: 'Low stock threshold' },
  track_inventory: { label: 'Track inventory' },
  allow_backorders: { label: 'Allow backorders' },
  email_low_stock: { label: 'Email alerts for low stock', hint: 'Sent to the store email.' },
  enable_shipping: { label: 'Enable shipping' },
  default_shipping_rate: {
    label: 'Default shipping rate',
    hint: 'Replaces the amount of the Standard rate. 0 keeps that amount.',
  },
  free_shipping_threshold: { label: 'Free shipping threshold' },
  enable_local_pickup: { label: 'Enable local pickup' },
  phone_required: {
    label: 'Require a phone number at checkout',
    hint: 'Turn it on if your carriers call before they deliver. The international address form always requires one.',
  },
  own_carriers: {
    label: 'Your own carriers',
    hint: 'One a line: its name and the address of its tracking page with {number}, such as “City Riders https://riders.example/track?id={number}”. DHL, UPS and 25 others are known.',
  },
  shipping_policy: {
    label: 'Shipping policy',
    hint: 'Shown in the FAQ and under ‘Shipping’ on product pages. Not shown if empty.',
  },
  invoices_automatic: { label: 'Issue an invoice when an order is paid' },
  legal_name: {
    label: 'Legal name',
    hint: 'As registered. It is the seller on invoices and in the model withdrawal form. The store name if empty.',
  },
  legal_address: { label: 'Legal address', hint: 'The store address if empty.' },
  invoice_prefix: {
    label: 'Numbers of invoices',
    hint: 'What comes before the number: INV-{year}- makes INV-2026-00001. Another beginning starts again at 1.',
  },
  credit_note_prefix: { label: 'Numbers of credit notes', hint: 'Refunds of invoiced orders get a credit note.' },
  invoice_footer: {
    label: 'Text at the end of invoices',
    hint: 'Such as register number, bank account and terms of payment.',
  },
  store_is_maker: {
    label: 'We make our own products',
    hint: 'They then show your legal name, address, email and country as the manufacturer.',
  },
  eu_responsible_person: {
    label: 'Responsible person in the EU',
    hint: 'Name, postal address, and an email or website. For products made outside of the EU that name none.',
  },
  shipment_packaging: {
    label: 'Packaging of one shipment',
    hint: 'Box, filling and tape on average, such as “paper 180 g, plastic 6 g”. Packaging of products is entered there.',
  },
  lucid_number: {
    label: 'LUCID registration number',
    hint: 'Germany: of the register of packaging, DE and 13 digits. It is not shown.',
  },
  french_producer_numbers: {
    label: 'Unique identifiers in France (IDU)',
    hint: 'One a line, with what it is for: “Packaging: FR123456_01ABCD”. Terms and legal notice show them in markets with France.',
  },
  slip_passports: { label: 'QR code of the garment passport on packing slips' },
  product_feed: {
    label: 'Product feeds for shopping services',
    hint: 'Files with what product pages show, which Google, Meta, Pinterest and others read.',
  },
  feed_backorders: {
    label: 'List products on backorder as available',
    hint: 'Otherwise search engines and shopping services read “out of stock”.',
  },
  backorder_days: {
    label: 'Days until products on backorder ship',
    hint: 'Search engines and shopping services read the date. With 0, they read “in stock”.',
  },
  newsletter_double_opt_in: {
    label: 'Confirm newsletter subscriptions by mail',
    hint: 'Subscribers press a button behind the link of a mail. Where the law requires a proof of consent, they always do.',
  },
  accessibility_authority: {
    label: 'Authority for accessibility',
    hint: 'Name and website, for the countries whose authority the store does not know. Shown on the accessibility page.',
  },
  backup_daily: { label: 'Back up every day' },
  backup_hour: {
    label: 'Hour of the backup',
    hint: 'From 0 to 23, in the time zone of the store. Choose a quiet hour.',
  },
  backups_kept: { label: 'Backups to keep', hint: 'Older backups are deleted, except those you marked to keep.' },
  coming_soon_title: { label: 'Title while the store is closed' },
  coming_soon_text: { label: 'Text while the store is closed', hint: 'Not shown if empty.' },
  product_note_shipping: { label: 'Note on shipping' },
  product_note_returns: { label: 'Note on returns' },
  product_note_payment: { label: 'Note on payment' },
  product_note_packaging: { label: 'Note on packaging' },
  about_statement: { label: 'Statement' },
  about_story: { label: 'Story', hint: 'An empty line starts a new paragraph.' },
  about_values: {
    label: 'Values',
    hint: 'An empty line starts a new one. Its first line is its name. Not shown if empty.',
  },
  about_end: { label: 'Line above the link to the shop', hint: 'The name of the store if empty.' },
  contact_reply_time: { label: 'Reply time' },
  contact_hours: { label: 'Support hours' },
  contact_inbox: {
    label: 'Receive messages of the contact form',
    hint: 'They are listed under Customers → Messages. While this is off, the form thanks shoppers but sends nothing.',
  },
  email_new_order: { label: 'New order' },
  email_withdrawal: { label: 'Withdrawal from an order' },
  email_return: { label: 'Recorded return' },
  email_refund_due: { label: 'Refund that you have to pay out, or that failed' },
  email_transfer: { label: 'Bank transfer or payment that needs your decision' },
  email_review: { label: 'Review to approve' },
  email_message: { label: 'Message of the contact form' },
  email_daily_summary: {
    label: 'Daily summary',
    hint: 'In the morning, in the time zone of the store: yesterday’s sales, and what is left to do. Not sent when there is neither.',
  },
  review_request_days: {
    label: 'Days from delivery to the mail that invites to a review',
    hint: 'A week more where nobody marks the order as delivered. 0 sends none.',
  },
  waiting_list_hold_hours: {
    label: 'Hours that a unit is held for someone on the waiting list',
    hint: 'From 1 to 168. Then it goes to the next in line. 0 offers no waiting list.',
  },
  faq_free_delivery: { label: 'Is shipping free?' },
  faq_delivery_times: { label: 'How long does delivery take?' },
  faq_international: { label: 'Do you ship internationally?' },
  faq_returns: { label: 'What is your return policy?' },
  faq_exchanges: { label: 'Can I exchange a piece for another size?' },
  faq_sale_items: { label: 'Can sale items be returned?' },
  faq_order_changes: { label: 'Can I change or cancel my order?' },
  social_instagram: { label: 'Instagram' },
  social_facebook: { label: 'Facebook' },
  social_tiktok: { label: 'TikTok' },
  social_pinterest: { label: 'Pinterest' },
}
export const notChosen = 'Not chosen'

// Another currency
export const relabeledTitle = 'Prices are relabeled, not converted'
export const isRelabeled = (before: string, after: string) =>
  `${before} becomes ${after}, also for the default shipping rate and the free shipping threshold.`
export const setsRate = (unit: string, currency: string, rate: string) =>
  `Saving sets the rate for ${unit} to ${currency} ${rate}.`
export const enterRate = (unit: string) => `Enter the rate for ${unit} below.`
export const existingOrdersStay = 'Existing orders do not change.'
export const rateFor = (unit: string) => `Rate for ${unit}`
export const rateIsOne = (name: string) => `The rate of the ${name} is always 1.`
export const rateFollowsCurrency = 'Set by the new currency. You can change it after saving.'
/** The name of a product or discount that has such an amount. */
export const tooExpensive = (name: string, max: string, currency: string) =>
  `“${name}” has an amount above ${max}, which is too large in ${currency}. Lower it first.`

// What is wrong with a field
/** `problem`: one of those below. */
export const invalidField = (label: string, problem: string) => `${label} ${problem}`
export const isRequired = 'is required'
export const isMissing = 'is missing'
export const tooLong = (max: number) => `has at most ${formatNumber(max)} characters`
export const outOfRange = 'is out of range'
export const tooManyDecimals = (decimals: number) =>
  decimals === 0 ? 'has no decimals in this currency' : `has at most ${decimals} decimals`
export const notBetween = (min: string, max: string) => `must be between ${min} and ${max}`
export const notWhole = (min: number, max: number) =>
  `must be a whole number from ${formatNumber(min)} to ${formatNumber(max)}`
export const notARate = 'must be a number above 0 and up to 1,000,000'
export const notListed = (example: string) => `must be one of the list, such as ${example}`
export const notAnEmail = 'must be an email address'
export const notALink = (max: number) => `must be a URL that begins with https://, with at most ${max} characters`
export const notAWeightUnit = 'must be g, kg, oz or lb'
export const notPackaging = (example: string) => `must be a list of materials with grams, such as “${example}”`
export const notCarriers = 'needs a name and an https:// address with {number} on each line, and has at most 20 lines'
export const notAPrefix =
  'must be capital letters, digits, hyphens or {year}, at most 20, with a letter or hyphen at the end, such as INV-{year}-'
export const notALucidNumber = 'must be DE and 13 digits'
export const unknownPlaceholder = (placeholder: string, known: string) =>
  `has the unknown placeholder ${placeholder}. Known are ${known}`
export const samePrefix = 'Credit notes need numbers of their own, such as CN-{year}-'
export const wasEmpty = (label: string, saved: string) => `${label} was empty, so ${saved} was saved`
export const notANumber = (label: string, typed: string, saved: string) =>
  `${label}: “${typed}” is not a number, so ${saved} was saved`

// Import
export const settingNoun = { one: 'setting', many: 'settings' }
export const openSettings = 'Open settings'
export const theSettings = 'The settings'
export const tooManySettings = 'too many settings'
export const changedSinceCheck = (label: string) => `${label} was changed since the check`
/** Settings without a field. */
export const ownLabels = { demo_content: 'Demo content', store_open: 'Store open' }
export const on = 'On'
export const off = 'Off'
export const notTaken = {
  demo_content: 'Whether pages show the content of the demo store is a choice of this store.',
  store_open: 'A store is opened and closed on its own screen.',
  numbers:
    'Numbers begin at 1 in this store. Enter what comes before them in Settings, so that none of the earlier store is repeated.',
  backups: 'Backups belong to this installation. Set them in Settings.',
}
export const noSuchSetting = 'This store has no such setting.'
export const currencyStays = (currency: string) =>
  `It stays ${currency}: products, orders or discount codes here have amounts in it.`
export const currencyWithoutRate = 'Choose it in Settings, together with its exchange rate.'
export const otherCurrency = (currency: string, own: string) => `It is in ${currency}, and this store uses ${own}.`

// Product feeds
export const productFeeds = 'Product feeds'
export const feedAddresses = { before: 'Their addresses, and what products lack, are under', link: 'Product feeds' }
export const weightUnits = { g: 'Grams (g)', kg: 'Kilograms (kg)', oz: 'Ounces (oz)', lb: 'Pounds (lb)' }
