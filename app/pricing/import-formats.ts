import type { FileFormat } from '#app/base/import-formats.ts'

/** From Discounts → Export. Older exports lack the columns from `type` to `context`. */
const shopify: FileFormat = {
  kind: 'discounts',
  columns: {
    code: ['name', 'code', 'title'],
    value: ['value'],
    'value type': ['value type'],
    type: ['type'],
    class: ['discount class'],
    minimum: ['minimum purchase requirements', 'minimum requirement'],
    'combines with orders': ['combines with order discounts'],
    'combines with products': ['combines with product discounts'],
    'combines with shipping': ['combines with shipping discounts'],
    customers: ['customer selection'],
    context: ['context'],
    used: ['times used in total', 'times used'],
    once: ['applies once per customer'],
    limit: ['usage limit per code', 'usage limit'],
    status: ['status'],
    starts: ['start', 'starts at'],
    ends: ['end', 'ends at'],
  },
  keys: [['code'], ['value'], ['value type']],
  currency: { amounts: ['value', 'minimum'], column: null },
  numbers: ['value', 'minimum'],
  dates: ['starts', 'ends'],
}

/** WooCommerce's field names, as extensions export them. */
const woocommerce: FileFormat = {
  kind: 'discounts',
  columns: {
    code: ['coupon_code', 'post_title', 'coupon code', 'code'],
    type: ['discount_type', 'discount type'],
    value: ['coupon_amount', 'coupon amount', 'amount'],
    status: ['post_status', 'status'],
    limit: ['usage_limit', 'usage limit'],
    'customer limit': ['usage_limit_per_user', 'usage limit per user'],
    used: ['usage_count', 'usage count'],
    ends: ['date_expires', 'expiry_date', 'date expires', 'expiry date'],
    minimum: ['minimum_amount', 'minimum amount'],
    maximum: ['maximum_amount', 'maximum amount'],
    'individual use': ['individual_use', 'individual use'],
    'free shipping': ['free_shipping', 'free shipping'],
    'sale items': ['exclude_sale_items', 'exclude sale items'],
    items: ['limit_usage_to_x_items', 'limit usage to x items'],
    products: ['product_ids', 'product ids'],
    'other products': ['exclude_product_ids', 'excluded_product_ids', 'exclude product ids'],
    categories: ['product_categories', 'product categories'],
    'other categories': ['exclude_product_categories', 'excluded_product_categories', 'exclude product categories'],
    brands: ['product_brands'],
    'other brands': ['exclude_product_brands'],
    emails: ['customer_email', 'email_restrictions', 'customer email'],
  },
  keys: [['code'], ['type'], ['value']],
  currency: { amounts: ['value', 'minimum', 'maximum'], column: null },
  numbers: ['value', 'minimum', 'maximum'],
  dates: ['ends'],
}

/** Exports from this store and handwritten files. */
const lumina: FileFormat = {
  kind: 'discounts',
  columns: {
    code: ['code'],
    percent: ['percent'],
    amount: ['amount'],
    currency: ['currency'],
    minimum: ['minimum'],
    starts: ['starts (utc)'],
    ends: ['ends (utc)'],
    limit: ['limit of uses'],
    'customer limit': ['limit per customer'],
    used: ['used'],
    active: ['active'],
  },
  keys: [['code'], ['percent', 'amount']],
  // Products also have a code and an amount
  isForeign: (names) =>
    ['name', 'product', 'price', 'sku', 'size', 'color', 'stock'].some((name) => names.includes(name)),
  currency: { amounts: ['amount', 'minimum'], column: 'currency' },
  numbers: ['percent', 'amount', 'minimum'],
  dates: ['starts', 'ends'],
}

export const DISCOUNT_FORMATS: Readonly<Record<string, FileFormat>> = {
  'shopify-discounts': shopify,
  'woocommerce-discounts': woocommerce,
  discounts: lumina,
}
