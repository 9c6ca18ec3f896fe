import type { CurrencyCode } from '#app/base/currencies.ts'
import type { CsvFile } from '#app/exchange/exports/archive-file.ts'
import { CATALOG_FILES, productsFile } from '#app/exchange/exports/files/catalog-files.server.ts'
import { SALES_FILES, SHOPIFY_DISCOUNTS } from '#app/exchange/exports/files/discount-files.server.ts'
import { EARLIER_ORDER_FILES } from '#app/exchange/exports/files/earlier-order-files.server.ts'
import { ORDER_FILES } from '#app/exchange/exports/files/order-files.server.ts'
import { customersFile, PEOPLE_FILES } from '#app/exchange/exports/files/people-files.server.ts'
import { shopifyCustomers } from '#app/exchange/exports/files/shopify-customers.server.ts'
import { shopifyOrders } from '#app/exchange/exports/files/shopify-orders.server.ts'
import { shopifyProducts } from '#app/exchange/exports/files/shopify-products.server.ts'
import { shopifyRedirects } from '#app/exchange/exports/files/shopify-redirects.server.ts'
import { wooProducts } from '#app/exchange/exports/files/woo-products.server.ts'
import type { FileMarket } from '#app/exchange/product-files/price-columns.ts'

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
