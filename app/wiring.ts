import { imageReferences } from '#app/base/images/referenced-images.server.ts'
import { catalogImages } from '#app/catalog/catalog-images.ts'
import { contactData } from '#app/content/contact/contact-personal-data.server.ts'
import { homepageImages } from '#app/content/homepage/sections/homepage-images.ts'
import { newsletterData } from '#app/content/newsletter/newsletter-personal-data.server.ts'
import { pageImages } from '#app/content/pages/page-images.ts'
import { planReviewRequest } from '#app/content/reviews/requests/plan-review-request.server.ts'
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
import { orderPlaced, orderStatusChanged, paymentSettled, refundRecorded } from '#app/orders/events.ts'
import { orderImages } from '#app/orders/order-images.ts'
import { refundWithStatus } from '#app/orders/refunds/refund-order.server.ts'
import { refundData } from '#app/orders/refunds/refund-personal-data.server.ts'
import { settleWithdrawals } from '#app/orders/withdrawals/settle-withdrawals.server.ts'
import { bookCash } from '#app/payments/collect-cash.server.ts'
import { invoiceData } from '#app/payments/invoices/invoice-personal-data.server.ts'
import { creditCancelled, creditRefund, invoiceWhenPaid } from '#app/payments/invoices/issue-invoice.server.ts'
import { recordOpenPayment } from '#app/payments/payments.server.ts'
import { mailPlaced } from '#app/payments/placed-mail.server.ts'
import { DEMO, PROVIDERS } from '#app/payments/registry.server.ts'
import { transferData } from '#app/payments/transfers/transfer-personal-data.server.ts'
import { paymentProviders } from '#app/pricing/payment-methods/payment-providers.ts'
import { settingsImages } from '#app/store/settings/settings-images.ts'

// Connects the modules: a module declares a list (lib/wired-list.ts), and here the modules above it contribute to it. Handlers
// of an event run in the order given here.

orderPlaced.fill([recordOpenPayment, mailPlaced])

paymentSettled.fill([invoiceWhenPaid])

orderStatusChanged.fill([settleWithdrawals, planReviewRequest, bookCash, creditCancelled, refundWithStatus])

refundRecorded.fill([creditRefund])

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

paymentProviders.fill([...PROVIDERS, DEMO])
