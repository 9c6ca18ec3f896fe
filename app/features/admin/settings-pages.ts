import { href } from 'react-router'
import type { AdminScreen } from '#app/features/admin/admin-screen.ts'

const SETTINGS_GROUPS = ['Store', 'Selling', 'Content', 'Running'] as const

type SettingsGroup = (typeof SETTINGS_GROUPS)[number]

export type SettingsPage = AdminScreen & { readonly group: SettingsGroup; readonly hint: string }

/** A new page needs its line here and its route. */
export const SETTINGS_PAGES: readonly SettingsPage[] = [
  {
    group: 'Store',
    to: href('/admin/settings'),
    label: 'General',
    hint: 'Name, contact, time and units, texts, prices, stock, shipping',
    words:
      'store name logo phone address email time and units zone weight kilograms pounds numbers dates formats comma texts social links faq hero',
  },
  {
    group: 'Store',
    to: href('/admin/settings/opening'),
    label: 'Opening',
    hint: 'What is missing, and opening or closing the store',
    words: 'ready to open launch go live close password coming soon maintenance setup guide checklist',
  },
  {
    group: 'Store',
    to: href('/admin/account'),
    label: 'Staff and account',
    hint: 'Password, second factor, logins, other staff',
    words: 'your profile password two-factor factor 2fa authenticator recovery codes sessions devices login team users',
  },
  {
    group: 'Selling',
    to: href('/admin/markets'),
    label: 'Markets',
    hint: 'Countries, currencies, exchange rates, languages',
    words: 'countries currency currencies exchange rates rounding languages locales regions international prefix vat',
  },
  {
    group: 'Selling',
    to: href('/admin/markets/prices'),
    label: 'Market prices',
    hint: 'Fixed and converted prices in each market',
    words: 'price list currency fixed converted sale compare-at spreadsheet grid',
  },
  {
    group: 'Selling',
    to: href('/admin/shipping'),
    label: 'Shipping',
    hint: 'Zones, rates, pickup points, test an address',
    words: 'delivery postage zones rates express weight pickup points postal codes carriers',
  },
  {
    group: 'Selling',
    to: href('/admin/taxes'),
    label: 'Taxes',
    hint: 'Rates by country, and where you are registered',
    words: 'tax rates vat gst hst sales registration number vat-id',
  },
  {
    group: 'Selling',
    to: href('/admin/payments'),
    label: 'Payments',
    hint: 'Providers, keys, bank accounts, where each is offered',
    words:
      'payment methods providers gateway card credit debit stripe paystack paypal iban bic bank account transfer cash on delivery cod keys api key secret webhook',
  },
  {
    group: 'Selling',
    to: href('/admin/law'),
    label: 'Law',
    hint: 'Rules of consumer law, what they miss, and switching them off',
    words:
      'laws legal consumer rules compliance directive regulation gdpr gpsr withdrawal eu order button guarantee packaging lucid',
  },
  {
    group: 'Content',
    to: href('/admin/languages'),
    label: 'Languages',
    hint: 'What the store speaks, where, and how far it is translated',
    words:
      'language locales locale multilingual translate translation international german french spanish italian portuguese dutch polish arabic rtl right to left interface',
  },
  {
    group: 'Content',
    to: href('/admin/translations'),
    label: 'Translations',
    hint: 'Texts of products, collections and pages in other languages',
    words: 'translate languages localization multilingual missing outdated xliff csv texts',
  },
  {
    group: 'Content',
    to: href('/admin/import'),
    label: 'Import',
    hint: 'Products and redirects of Shopify, WooCommerce or this store',
    words: 'move migrate migration csv upload shopify woocommerce transfer redirects products file files',
  },
  {
    group: 'Content',
    to: href('/admin/export'),
    label: 'Export',
    hint: 'Everything of the store in one readable archive',
    words: 'take out leave move migrate migration download archive zip csv all data portability shopify',
  },
  {
    group: 'Running',
    to: href('/admin/backups'),
    label: 'Backups',
    hint: 'Create, download and keep copies of the store',
    words: 'restore download copy',
  },
  {
    group: 'Running',
    to: href('/admin/system'),
    label: 'System',
    hint: 'Version, warnings, server, database and disk',
    words: 'version health status server database disk space update warnings',
  },
]

/** By group, in the order of the groups. */
export const SETTINGS_LIST = SETTINGS_GROUPS.map((group) => ({
  group,
  pages: SETTINGS_PAGES.filter((page) => page.group === group),
}))
