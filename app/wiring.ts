import { catalogImages } from '#app/features/catalog/catalog-images.ts'
import { contactData } from '#app/features/contact/contact-personal-data.server.ts'
import {
  importedCustomerData,
  orderNotesData,
  personalData,
  withdrawalData,
} from '#app/features/customers/personal-data.server.ts'
import { waitingListData } from '#app/features/customers/waiting-personal-data.server.ts'
import { homepageImages } from '#app/features/homepage/sections/homepage-images.ts'
import { imageReferences } from '#app/features/images/referenced-images.server.ts'
import { importedOrderData } from '#app/features/imported-orders/imported-order-privacy.server.ts'
import { importRowData } from '#app/features/imports/import-personal-data.server.ts'
import { invoiceData } from '#app/features/invoices/invoice-personal-data.server.ts'
import { newsletterData } from '#app/features/newsletter/newsletter-personal-data.server.ts'
import { orderImages } from '#app/features/orders/order-images.ts'
import { pageImages } from '#app/features/pages/page-images.ts'
import { refundData } from '#app/features/payments/refunds/refund-personal-data.server.ts'
import { importRunImages } from '#app/features/product-files/import-run-images.ts'
import { reviewImages } from '#app/features/reviews/review-images.ts'
import { reviewData } from '#app/features/reviews/review-personal-data.server.ts'
import { settingsImages } from '#app/features/settings/settings-images.ts'
import { transferData } from '#app/features/transfers/transfer-personal-data.server.ts'

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
