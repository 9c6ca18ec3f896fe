import { sizeGuidesFile } from '#app/catalog/archive/size-guides-file.server.ts'
import { messagesFile, redirectsFile, reviewsFile, subscribersFile } from '#app/content/archive/content-files.server.ts'
import { pageFiles } from '#app/content/archive/page-files.server.ts'
import { shopifyRedirects } from '#app/content/archive/shopify-redirects.server.ts'
import { announcementsFile, homepageFile, looksFile, menusFile } from '#app/content/archive/storefront-files.server.ts'
import { translationsFile } from '#app/content/archive/translations-file.server.ts'
import { archiveDocuments, archiveFolders, archiveTables } from '#app/exchange/exports/archive-files.server.ts'
import {
  categoriesFile,
  collectionProductsFile,
  collectionsFile,
  productsFile,
  stockHistoryFile,
} from '#app/exchange/exports/files/catalog-files.server.ts'
import { discountsFile, shopifyDiscountsFile } from '#app/exchange/exports/files/discount-files.server.ts'
import { consentsFile, unsubscribedFile, waitingListFile } from '#app/exchange/exports/files/people-files.server.ts'
import { shopifyProducts } from '#app/exchange/exports/files/shopify-products.server.ts'
import { brandFile, marketsFile, settingsFile, taxesFile } from '#app/exchange/exports/files/store-files.server.ts'
import { wooProducts } from '#app/exchange/exports/files/woo-products.server.ts'
import { createCustomersFile, earlierStoresFile } from '#app/orders/archive/customer-files.server.ts'
import { earlierOrderLinesFile, earlierOrdersFile } from '#app/orders/archive/earlier-order-files.server.ts'
import {
  orderEvidenceFile,
  orderHistoryFile,
  orderLinesFile,
  ordersFile,
  returnsFile,
  withdrawalsFile,
} from '#app/orders/archive/order-files.server.ts'
import { shopifyCustomers } from '#app/orders/archive/shopify-customers.server.ts'
import { shopifyOrders } from '#app/orders/archive/shopify-orders.server.ts'
import { invoicesFile, paymentsFile } from '#app/payments/archive/payment-files.server.ts'

// The part of wiring.ts that registers the files of an archive in their order. The store and full exports load it.

archiveTables.fill([
  productsFile,
  categoriesFile,
  collectionsFile,
  collectionProductsFile,
  sizeGuidesFile,
  translationsFile,
  reviewsFile,
  stockHistoryFile,
  createCustomersFile,
  subscribersFile,
  consentsFile,
  unsubscribedFile,
  earlierStoresFile,
  messagesFile,
  waitingListFile,
  ordersFile,
  orderLinesFile,
  orderEvidenceFile,
  orderHistoryFile,
  paymentsFile,
  returnsFile,
  withdrawalsFile,
  invoicesFile,
  earlierOrdersFile,
  earlierOrderLinesFile,
  discountsFile,
  redirectsFile,
  shopifyProducts,
  shopifyCustomers,
  shopifyOrders,
  shopifyDiscountsFile,
  shopifyRedirects,
  wooProducts,
])

archiveFolders.fill([pageFiles])

archiveDocuments.fill([
  settingsFile,
  marketsFile,
  taxesFile,
  homepageFile,
  looksFile,
  menusFile,
  announcementsFile,
  brandFile,
])
