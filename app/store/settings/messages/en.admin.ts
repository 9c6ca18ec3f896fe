import { formatNumber } from '#app/lib/format/number.ts'

// The form and its tabs
export const settings = 'Settings'
/** The tabs, then the forms on other screens. */
export const groups = {
  general: 'General',
  pricing: 'Pricing',
  inventory: 'Inventory',
  shipping: 'Shipping',
  texts: 'Store text',
  notifications: 'Notifications',
  backups: 'Daily backups',
  feeds: 'Product feeds',
  invoices: 'Invoice settings',
  legal: 'Legal details',
  packaging: 'Packaging details',
  newsletter: 'Newsletter',
  reviews: 'Review requests',
  waitingList: 'Waitlist settings',
}
export const unsaved = 'unsaved'
export const needsCorrection = 'needs correction'
export const needsCorrectionMarked = '! needs correction'
export const saveChanges = 'Save Changes'
export const saveAllSettings = 'Save All Settings'
export const save = 'Save'
export const saving = 'Saving...'
export const settingsSaved = 'Settings saved successfully!'
export const savingFailed = 'Failed to save settings'
export const settingsNotSaved = 'These settings were not saved'
/** Shown before ‘changed by someone else’. */
export const conflictSubject = 'The settings were'
export const settingsNotLoaded = 'The settings could not be loaded'

// The panels of the form
export const store = 'Store'
export const shopPage = 'Shop page'
export const timeAndUnits = 'Time and units'
export const addCarrier = 'Add carrier'
export const newCarrier = 'New carrier'
export const carrierName = 'Name'
export const trackingPage = 'Tracking page'
export const carrierNameMissing = 'Enter a name'
export const carrierNameUsed = 'There is already a carrier with this name'
export const notATrackingPage = 'Enter a URL that starts with https:// and contains {number}'
export const trackingPageHint =
  'Put {number} where the tracking number belongs: https://riders.example/track?id={number}'
export const placeholderNames = {
  free_shipping_from: 'Free shipping from',
  standard_price: 'Standard shipping price',
  standard_days: 'Standard delivery days',
  express_price: 'Express shipping price',
  express_days: 'Express delivery days',
  shipping_countries: 'Countries you ship to',
}
export const searchTexts = 'Search texts'
export const noTextsFound = (search: string) => `No text contains “${search}”.`
export const textsInGroup = (count: number, areLinks: boolean, isUnsaved: boolean) => {
  const noun = areLinks ? 'link' : 'text'
  return `${formatNumber(count)} ${count === 1 ? noun : `${noun}s`}${isUnsaved ? ' · unsaved' : ''}`
}
export const emptyText = 'Empty'
export const sellerLink = {
  before: 'Your seller details come from',
  link: 'Legal details',
  between: 'and your tax IDs from',
  taxes: 'Taxes',
}
export const accessibilitySummary = 'Only needed for some countries'
export const nextInvoice = (number: string) => `Next invoice: ${number}`
export const nextCreditNote = (number: string) => `Next credit note, for a refund: ${number}`
export const yearValue = 'Year'
export const invoiceSettingsNotLoaded = 'The invoice settings could not be loaded'
export const seller = 'Seller'
export const productSafety = 'Product safety'
export const accessibility = 'Accessibility'
export const legalDetailsNotLoaded = 'The legal details could not be loaded'
export const textsNotLoaded = 'The text could not be loaded'
export const notificationsHint = (email: string) => `Sent to ${email} when one of these happens.`
export const notificationsLater = (email: string) => `Sent to ${email} once the mail server is set up.`
export const noStoreEmail = { before: 'To get notifications, enter a store email under', link: 'General' }
export const lowStockLink = { before: 'For low stock alerts, see', link: 'Inventory' }
export const prices = 'Prices'
export const tax = 'Tax'
export const stock = 'Stock'
export const delivery = 'Delivery'
export const shippingLink = {
  before: 'Manage zones, rates and pickup points under',
  link: 'Shipping',
}
export const storeTexts = {
  announcements: {
    title: 'Announcement bar',
    hint: 'At the top of every page.',
    link: 'Edit announcements',
  },
  homepage: {
    title: 'Homepage',
    hint: 'Text and images of each section.',
    link: 'Edit homepage',
  },
  comingSoon: { title: 'Coming-soon page', hint: 'What shoppers see while the store is closed.' },
  products: {
    title: 'Product pages',
    hint: 'Shown under every product. This is only text: charges at checkout depend on Pricing and Shipping.',
  },
  about: { title: 'About page' },
  contact: { title: 'Contact page' },
  faq: { title: 'FAQ', hint: 'Answer each question. Leave an answer empty to hide its question.' },
  social: {
    title: 'Social links',
    hint: 'Full URLs, such as https://www.instagram.com/your-store. Hidden if empty.',
  },
}
/** The label of a text, with the page that shows it. */
export const storeText = (page: string, label: string) => `${page}: ${label}`

// The fields, by the keys of the settings
export const fields = {
  store_name: { label: 'Store name', hint: 'Shown in your store, emails and invoices.' },
  store_email: { label: 'Store email' },
  store_phone: { label: 'Store phone' },
  store_address: { label: 'Store address' },
  store_country: { label: 'Country', hint: 'Where your business is based and ships from.' },
  store_time_zone: {
    label: 'Time zone',
    hint: 'Used for all dates and times.',
  },
  format_locale: {
    label: 'Numbers and dates',
    hint: 'Used in the admin. You can type 1234.50 or 1234,50.',
  },
  shop_by_color: {
    label: 'Show each color as its own card',
    hint: 'On the shop page. Each collection has its own setting.',
  },
  weight_unit: { label: 'Weight unit', hint: 'Weights are stored in grams and shown in this unit.' },
  store_currency: { label: 'Currency' },
  rate: { label: 'Exchange rate' },
  tax_rate: { label: 'Tax rate (%)' },
  enable_tax: { label: 'Enable tax' },
  low_stock_threshold: { label: 'Low stock threshold' },
  track_inventory: { label: 'Track inventory' },
  allow_backorders: { label: 'Allow backorders', hint: 'Customers can order sold-out sizes.' },
  email_low_stock: { label: 'Email alerts for low stock', hint: 'Sent to the store email.' },
  enable_shipping: { label: 'Enable shipping' },
  default_shipping_rate: {
    label: 'Default shipping rate',
    hint: 'If above 0, replaces the price of the Standard rate.',
  },
  free_shipping_threshold: { label: 'Free shipping threshold' },
  enable_local_pickup: { label: 'Enable local pickup', hint: 'Customers collect orders at your pickup points.' },
  phone_required: {
    label: 'Require a phone number at checkout',
    hint: 'For carriers that call before delivery. International orders always need one.',
  },
  own_carriers: {
    label: 'Custom carriers',
    hint: 'For carriers other than DHL, UPS and the 25 others that are built in.',
  },
  shipping_policy: {
    label: 'Shipping policy',
    hint: 'Shown in the FAQ and under ‘Shipping’ on product pages. Hidden if empty.',
  },
  invoices_automatic: {
    label: 'Issue an invoice when an order is paid',
    hint: 'If off, you issue each invoice from its order.',
  },
  legal_name: {
    label: 'Legal name',
    hint: 'As registered. Shown as the seller on invoices and on the form for withdrawing from an order. Default: store name.',
  },
  legal_address: { label: 'Legal address', hint: 'Default: store address.' },
  invoice_prefix: { label: 'Invoice prefix' },
  credit_note_prefix: { label: 'Credit note prefix' },
  invoice_footer: {
    label: 'Invoice footer',
    hint: 'For example, registration number, bank account and payment terms.',
  },
  store_is_maker: {
    label: 'We make our own products',
    hint: 'Products without a manufacturer show your legal name, address, email and country.',
  },
  eu_responsible_person: {
    label: 'Responsible person in the EU',
    hint: 'Name, postal address, and an email or website. Used for products made outside the EU that have no other responsible person.',
  },
  shipment_packaging: {
    label: 'Packaging per shipment',
    hint: 'Average weight of the box, filler and tape, such as “paper 180 g, plastic 6 g”. Enter a product’s own packaging on its page.',
  },
  lucid_number: {
    label: 'LUCID registration number',
    hint: 'For Germany’s packaging register: DE and 13 digits. Not shown to shoppers.',
  },
  french_producer_numbers: {
    label: 'French unique identifiers (IDU)',
    hint: 'One per line, starting with what it covers: “Packaging: FR123456_01ABCD”. Shown in the terms and legal notice in markets that include France.',
  },
  slip_passports: { label: 'Digital product passport QR code on packing slips' },
  product_feed: {
    label: 'Product feeds for shopping services',
    hint: 'Lets Google, Meta, Pinterest and others read what your product pages show.',
  },
  feed_backorders: {
    label: 'List backordered products as available',
    hint: 'If off, search engines and shopping services see “out of stock”.',
  },
  backorder_days: {
    label: 'Days until backordered products ship',
    hint: 'Search engines and shopping services see the date. If you enter 0, they see “in stock”.',
  },
  newsletter_double_opt_in: {
    label: 'Double opt-in',
    hint: 'Newsletter subscribers confirm by email. Always on where the law requires proof of consent.',
  },
  accessibility_authority: {
    label: 'Accessibility authority',
    hint: 'Name and website. Only needed for countries whose authority we don’t already list. Shown on the accessibility page.',
  },
  backup_daily: { label: 'Back up every day' },
  backup_hour: { label: 'Backup time' },
  backups_kept: { label: 'Backups to keep', hint: 'Older backups are deleted, except those you marked to keep.' },
  coming_soon_title: { label: 'Coming-soon title' },
  coming_soon_text: { label: 'Coming-soon text', hint: 'Hidden if empty.' },
  product_note_shipping: { label: 'Shipping note' },
  product_note_returns: { label: 'Returns note' },
  product_note_payment: { label: 'Payment note' },
  product_note_packaging: { label: 'Packaging note' },
  about_statement: { label: 'Statement' },
  about_story: { label: 'Story', hint: 'An empty line starts a new paragraph.' },
  about_values: {
    label: 'Values',
    hint: 'Separate values with an empty line. The first line of each is its title. Hidden if empty.',
  },
  about_end: { label: 'Line above the shop link', hint: 'Default: store name.' },
  contact_reply_time: { label: 'Reply time' },
  contact_hours: { label: 'Support hours' },
  contact_inbox: {
    label: 'Receive contact form messages',
    hint: 'Find them under Customers → Messages. While this is off, the form thanks shoppers but sends nothing.',
  },
  email_new_order: { label: 'New order' },
  email_withdrawal: { label: 'Withdrawal by a customer' },
  email_return: { label: 'New return' },
  email_refund_due: { label: 'Refund that needs you' },
  email_transfer: { label: 'Payment that needs you' },
  email_review: { label: 'Review to approve' },
  email_message: { label: 'Contact form message' },
  email_daily_summary: {
    label: 'Daily summary',
    hint: 'Sent in the morning, in the store’s time zone: yesterday’s sales and your to-dos. Not sent if there are no sales and no to-dos.',
  },
  review_request_days: {
    label: 'Days from delivery to the review request',
    hint: 'If an order is never marked as delivered, we count from 7 days after it shipped. 0 turns requests off.',
  },
  waiting_list_hold_hours: {
    label: 'Hours to hold an item for someone on the waitlist',
    hint: '1 to 168. After that time, the item goes to the next person in line. Enter 0 to turn the waitlist off.',
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
export const notChosen = 'Select a country'

// Another currency
export const relabelTitle = 'Prices are relabeled, not converted'
export const relabelHint = (before: string, after: string) =>
  `${before} becomes ${after}, also for the default shipping rate and the free shipping threshold.`
export const setsRate = (unit: string, currency: string, rate: string) =>
  `Saving sets the rate for ${unit} to ${currency} ${rate}.`
export const enterRate = (unit: string) => `Enter the rate for ${unit} below.`
export const existingOrdersKept = 'Existing orders do not change.'
export const rateFor = (unit: string) => `Rate for ${unit}`
export const rateUse = (currency: string) => `Used to convert prices to ${currency}.`
export const rateIsOne = (name: string) => `The rate of the ${name} is always 1.`
export const rateFollowsCurrency = 'The new currency sets this rate. You can change it after saving.'
/** `name` is the name of a product or discount whose amount is too large. */
export const tooExpensive = (name: string, max: string, currency: string) =>
  `“${name}” has an amount above ${max}, which is too large in ${currency}. Lower it first.`

// Errors in a field
/** `problem` is one of the texts below. */
export const invalidField = (label: string, problem: string) => `${label} ${problem}`
export const isRequired = 'is required'
export const isMissing = 'is missing'
export const tooLong = (max: number) => `can have at most ${formatNumber(max)} characters`
export const outOfRange = 'is out of range'
export const tooManyDecimals = (decimals: number) =>
  decimals === 0 ? 'cannot have decimals in this currency' : `can have at most ${decimals} decimals`
export const notBetween = (min: string, max: string) => `must be between ${min} and ${max}`
export const notWhole = (min: number, max: number) =>
  `must be a whole number from ${formatNumber(min)} to ${formatNumber(max)}`
export const notARate = 'must be a number above 0 and up to 1,000,000'
export const notListed = (example: string) => `must be from the list, such as ${example}`
export const notAnEmail = 'must be an email address'
export const notALink = (max: number) => `must be a URL that starts with https://, with at most ${max} characters`
export const notAWeightUnit = 'must be g, kg, oz or lb'
export const notPackaging = (example: string) => `must be a list of materials with grams, such as “${example}”`
export const notCarriers = (max: number) =>
  `each need their own name and an https:// URL that contains {number}, and you can add at most ${max}`
export const notAPrefix =
  'must be at most 20 capital letters, digits, hyphens or {year}, ending in a letter or hyphen, such as INV-{year}-'
export const notALucidNumber = 'must be DE and 13 digits'
export const unknownPlaceholder = (placeholder: string, known: string) =>
  `has an unknown placeholder ${placeholder}. Use ${known}`
export const samePrefix = 'Credit notes need their own prefix, such as CN-{year}-'
export const wasEmpty = (label: string, saved: string) => `${label} was empty, so ${saved} was saved`
export const notANumber = (label: string, typed: string, saved: string) =>
  `${label}: “${typed}” is not a number, so ${saved} was saved`

// Import
export const settingNoun = { one: 'setting', many: 'settings' }
export const openSettings = 'Open settings'
export const theSettings = 'The settings'
export const tooManySettings = 'too many settings'
export const changedSinceCheck = (label: string) => `${label} was changed after the check`
/** Settings without a field. */
export const otherSettingLabels = { demo_content: 'Demo content', store_open: 'Store open' }
export const on = 'On'
export const off = 'Off'
export const notImported = {
  demo_content: 'Each store chooses whether its pages show demo content.',
  store_open: 'Open or close the store under Settings → Store status.',
  numbers:
    'Numbering starts at 1 in this store. Enter a different prefix in Settings, so that no number of the previous store is repeated.',
  backups: 'Backups belong to this installation. Set them up in Settings.',
}
export const noSuchSetting = 'This store has no such setting.'
export const currencyKept = (currency: string) =>
  `The store currency stays ${currency}: products, orders or discount codes here have amounts in this currency.`
export const currencyWithoutRate = 'Choose this currency in Settings, together with its exchange rate.'
export const differentCurrency = (currency: string, own: string) =>
  `This amount is in ${currency}, and this store uses ${own}.`

export const weightUnits = { g: 'Grams (g)', kg: 'Kilograms (kg)', oz: 'Ounces (oz)', lb: 'Pounds (lb)' }
