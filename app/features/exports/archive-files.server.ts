import type { CsvFile } from '#app/features/exports/archive-file.ts'
import { CATALOG_FILES, productsFile } from '#app/features/exports/files/catalog-files.server.ts'
import { SALES_FILES, SHOPIFY_DISCOUNTS } from '#app/features/exports/files/discount-files.server.ts'
import { EARLIER_ORDER_FILES } from '#app/features/exports/files/earlier-order-files.server.ts'
import { ORDER_FILES } from '#app/features/exports/files/order-files.server.ts'
import { customersFile, PEOPLE_FILES } from '#app/features/exports/files/people-files.server.ts'
import { shopifyCustomers } from '#app/features/exports/files/shopify-customers.server.ts'
import { shopifyOrders } from '#app/features/exports/files/shopify-orders.server.ts'
import { shopifyProducts } from '#app/features/exports/files/shopify-products.server.ts'
import { shopifyRedirects } from '#app/features/exports/files/shopify-redirects.server.ts'
import { wooProducts } from '#app/features/exports/files/woo-products.server.ts'
import type { CurrencyCode } from '#app/features/money/currencies.ts'
import type { FileMarket } from '#app/features/product-files/price-columns.ts'

type Store = { readonly currency: CurrencyCode; readonly markets: readonly FileMarket[] }

/** The CSV files of the archive in its order. README.txt and the archive are made from them. */
export function csvFiles({ currency, markets }: Store): readonly CsvFile[] {
  return [
    productsFile(markets),
    ...CATALOG_FILES,
    customersFile(currency),
    ...PEOPLE_FILES,
    ...ORDER_FILES,
    ...EARLIER_ORDER_FILES,
    ...SALES_FILES,
    shopifyProducts,
    shopifyCustomers,
    shopifyOrders,
    SHOPIFY_DISCOUNTS,
    shopifyRedirects,
    wooProducts,
  ]
}
