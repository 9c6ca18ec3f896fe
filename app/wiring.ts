import { imageReferences } from '#app/base/images/referenced-images.server.ts'
import { catalogImages } from '#app/catalog/catalog-images.ts'
import { contactData } from '#app/content/contact/contact-personal-data.server.ts'
import { homepageImages } from '#app/content/homepage/sections/homepage-images.ts'
import { newsletterData } from '#app/content/newsletter/newsletter-personal-data.server.ts'
import { pageImages } from '#app/content/pages/page-images.ts'
import { reviewImages } from '#app/content/reviews/review-images.ts'
import { reviewData } from '#app/content/reviews/review-personal-data.server.ts'
import { importedOrderData } from '#app/exchange/imported-orders/imported-order-privacy.server.ts'
import { importRowData } from '#app/exchange/imports/import-personal-data.server.ts'
import { importRunImages } from '#app/exchange/product-files/import-run-images.ts'
import {
  importedCustomerData,
  orderNotesData,
  personalData,
  withdrawalData,
} from '#app/orders/customers/personal-data.server.ts'
import { waitingListData } from '#app/orders/customers/waiting-personal-data.server.ts'
import { orderImages } from '#app/orders/order-images.ts'
import { invoiceData } from '#app/payments/invoices/invoice-personal-data.server.ts'
import { refundData } from '#app/payments/refunds/refund-personal-data.server.ts'
import { transferData } from '#app/payments/transfers/transfer-personal-data.server.ts'
import { settingsImages } from '#app/store/settings/settings-images.ts'

// Connects the modules: a module declares a list (lib/wired-list.ts), and here the modules above it contribute to it. Handlers
// of an event run in the order given here.

imageReferences.fill([
  ...catalogImages,
  settingsImages,
  pageImages,
  homepageImages,
  orderImages,
  reviewImages,
  importRunImages,
])

personalData.fill([
  waitingListData, // first, as it locks stock
  orderNotesData,
  refundData,
  invoiceData,
  transferData,
  reviewData,
  withdrawalData,
  newsletterData,
  importedCustomerData,
  importedOrderData,
  importRowData,
  contactData,
])
