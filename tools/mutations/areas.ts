/** The rules of the store, and the files that hold them. */
export const AREAS: Readonly<Record<string, readonly string[]>> = {
  money: ['app/features/money/*.ts'],
  tax: ['app/features/taxes/*.ts'],
  discounts: ['app/features/discounts/*.ts', 'app/features/checkout/quote/discount-limit.server.ts'],
  shipping: ['app/features/shipping/*.ts'],
  stock: ['app/features/stock/*.ts', 'app/features/waiting-list/*.server.ts'],
  'status effects': [
    'app/features/orders/{change-status,record-return,fold-order-counts}.server.ts',
    'app/features/orders/{order-status,return}.ts',
    'app/features/orders/admin/order-{save,return-save}.server.ts',
    'app/features/payments/*.server.ts',
    'app/features/payments/{refunds,cash-on-delivery,bank-transfer}/*.ts',
  ],
  permissions: [
    'app/features/staff/**/*.server.ts',
    'app/features/staff/{password,own-password,staff}.ts',
    'server/guards.ts',
    'app/platform/limits/*.ts',
  ],
  prices: ['app/features/prices/*.ts', 'app/features/checkout/quote/*.ts', 'app/features/checkout/order/*.ts'],
  law: ['app/features/law/*.ts', 'app/features/withdrawals/*.ts'],
  imports: ['app/features/{imports,product-files,imported-orders}/**/*.ts'],
  transfers: ['app/features/transfers/*.ts'],
  'cache invalidation': ['app/platform/cache/*.ts', 'server/page-cache/*.ts'],
  validation: ['app/features/**/*-input.ts', 'app/lib/*.ts'],
  'rendering of sums': [
    'app/features/orders/{sum-rows,order-sums,order-mail}.ts',
    'app/features/checkout/totals.tsx',
    'app/features/invoices/**/*.ts',
    'app/lib/format/*.ts',
  ],
}

const NO_RULES = /\.test\.|\.table\.ts$|-text\.ts$|\/messages\//

/** Returns whether a file of an area contains rules. */
export function hasRules(path: string): boolean {
  return !NO_RULES.test(path)
}
