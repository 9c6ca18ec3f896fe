/** The store's rules, and the files that contain them. */
export const AREAS: Readonly<Record<string, readonly string[]>> = {
  money: ['app/base/{money,money-arithmetic,money-formats,rates,entered-price,typed-money}.ts'],
  tax: ['app/pricing/tax-*.ts', 'app/pricing/vat-number.ts', 'app/pricing/taxes/*.ts'],
  discounts: [
    'app/pricing/discount.ts',
    'app/pricing/discounts/*.ts',
    'app/orders/checkout/quote/discount-limit.server.ts',
  ],
  shipping: ['app/pricing/{find-zone,shipping*}.ts', 'app/pricing/shipping/*.ts'],
  stock: [
    'app/inventory/*.ts',
    'app/inventory/stock/*.ts',
    'app/inventory/waiting-list/*.server.ts',
    'app/catalog/availability.ts',
  ],
  'status effects': [
    'app/orders/{change-status,record-return,fold-order-counts}.server.ts',
    'app/orders/{order-status,return}.ts',
    'app/orders/admin/order-{save,return-save}.server.ts',
    'app/payments/*.server.ts',
    'app/payments/{refunds,cash-on-delivery,bank-transfer}/*.ts',
  ],
  permissions: [
    'app/store/staff/**/*.server.ts',
    'app/store/staff/{password,staff}.ts',
    'server/guards.ts',
    'app/platform/limits/*.ts',
  ],
  prices: [
    'app/pricing/{market-price,measure,product-price,shown-prices.server}.ts',
    'app/catalog/prices/*.ts',
    'app/orders/checkout/quote/*.ts',
    'app/orders/checkout/order/*.ts',
  ],
  law: [
    'app/store/{guarantee,law-rules,policies}.ts',
    'app/store/law/*.ts',
    'app/operations/law/*.ts',
    'app/orders/withdrawals/*.ts',
  ],
  imports: ['app/exchange/{imports,product-files,received-files}/**/*.ts', 'app/orders/imported-orders/**/*.ts'],
  transfers: ['app/payments/transfers/*.ts'],
  'cache invalidation': ['app/platform/cache/*.ts', 'server/page-cache/*.ts'],
  validation: ['app/*/**/*-input.ts', 'app/lib/*.ts'],
  'rendering of sums': [
    'app/orders/{sum-rows,order-sums,order-mail}.ts',
    'app/orders/checkout/totals.tsx',
    'app/payments/invoices/**/*.ts',
    'app/lib/format/*.ts',
  ],
}

const NO_RULES = /\.test\.|\.table\.ts$|-text\.ts$|\/messages\//

/** Returns whether a file of an area contains rules. */
export function hasRules(path: string): boolean {
  return !NO_RULES.test(path)
}
