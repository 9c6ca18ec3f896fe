/** Which file has the rows of a table. Every table of the store is here or below. */
export const EXPORTED_TABLES: Readonly<Record<string, string>> = {
  announcements: 'store/announcements.json',
  brand_files: 'store/brand/',
  brands: 'store/brand.json',
  categories: 'categories.csv',
  collection_products: 'collection-products.csv',
  collections: 'collections.csv',
  contact_messages: 'messages.csv',
  customers: 'customers.csv',
  discount_codes: 'discounts.csv',
  fixed_prices: 'products.csv',
  homepage_versions: 'store/homepage.json',
  imported_customers: 'earlier-stores.csv',
  imported_order_items: 'earlier-order-lines.csv',
  imported_orders: 'earlier-orders.csv',
  invoices: 'invoices.csv',
  law_switches: 'store/markets.json',
  locales: 'store/markets.json',
  market_countries: 'store/markets.json',
  market_rates: 'store/markets.json',
  markets: 'store/markets.json',
  menus: 'store/menus.json',
  newsletter_opt_outs: 'unsubscribed.csv',
  newsletter_subscribers: 'subscribers.csv',
  order_events: 'order-history.csv',
  order_evidence: 'order-evidence.csv',
  order_items: 'order-lines.csv',
  order_taxes: 'orders.csv',
  orders: 'orders.csv',
  pages: 'pages/',
  payment_offers: 'store/markets.json',
  payments: 'payments.csv',
  pickup_points: 'store/markets.json',
  product_images: 'products.csv',
  product_variants: 'products.csv',
  products: 'products.csv',
  redirects: 'redirects.csv',
  refunds: 'payments.csv',
  return_items: 'returns.csv',
  returns: 'returns.csv',
  review_photos: 'reviews.csv',
  reviews: 'reviews.csv',
  shipping_places: 'store/markets.json',
  shipping_rates: 'store/markets.json',
  shipping_zones: 'store/markets.json',
  size_guides: 'size-guides.csv',
  stock_movements: 'stock-history.csv',
  store_settings: 'store/settings.json',
  tax_rates: 'store/taxes.json',
  tax_registrations: 'store/taxes.json',
  translations: 'translations.csv',
  waiting_list: 'waiting-list.csv',
  withdrawal_items: 'withdrawals.csv',
  withdrawals: 'withdrawals.csv',
}

type LeftOut = { readonly what: string; readonly tables: readonly string[] }

/** README.txt lists what is left out. */
export const LEFT_OUT: readonly LeftOut[] = [
  {
    what: 'Staff: accounts, passwords, second factors, sessions and the log of their changes',
    tables: [
      ...['admin_users', 'audit_log', 'auth_accounts', 'auth_sessions', 'auth_users', 'auth_verifications'],
      ...['bulk_edits', 'staff_backup_codes', 'staff_second_factors'],
    ],
  },
  {
    what: 'Keys of payment providers and what they reported: enter the keys again in the new store',
    tables: ['payment_connections', 'payment_events'],
  },
  {
    what: 'Emails that were sent: they link to pages that only their recipients may see',
    tables: ['mail_outbox'],
  },
  {
    what: 'What garment passports said earlier: the passports of this store show it',
    tables: ['passport_states'],
  },
  {
    what: 'Statements of your bank: what was booked on orders is in payments.csv',
    tables: ['bank_statements', 'csv_mappings', 'statement_rows', 'transfer_bookings'],
  },
  {
    what: 'Wishlists, and who found which review helpful: they belong to the browsers of shoppers, without a name',
    tables: ['review_votes', 'wishlist_items'],
  },
  {
    what: 'What the store computes by itself, such as converted prices and the words of its search',
    tables: [
      ...['facet_values', 'invoice_series', 'market_prices', 'market_repricings', 'order_counts', 'price_history'],
      ...['product_facets', 'products_to_price', 'search_words', 'used_prefixes'],
    ],
  },
  {
    what: 'Work in progress and traces of this installation: imports, uploads, backups, the setup guide',
    tables: [
      ...['backup_runs', 'export_runs', 'file_import_items', 'file_imports', 'page_changes', 'page_purge_cursor'],
      ...['page_purges', 'product_import_images', 'product_import_items', 'product_imports', 'rate_limits'],
      ...['review_requests', 'schema_migrations', 'setup_steps', 'uploads'],
    ],
  },
]
