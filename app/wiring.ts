import { unreadMessages } from '#app/content/contact/unread-messages.ts'
import { updateCategorySlug } from '#app/content/homepage-sections.server.ts'
import { reviewsToModerate } from '#app/content/reviews/admin/reviews-to-moderate.ts'
import { workToDo } from '#app/operations/dashboard/work-list.server.ts'
import { openWithdrawals, ordersToShip } from '#app/orders/admin/work-to-do.server.ts'
import { personalData } from '#app/orders/personal-data.ts'
import { refundsToPayOut, transfersToDecide, transfersToMatch } from '#app/payments/admin/work-to-do.server.ts'
import '#app/wiring.images.ts'
import '#app/wiring.stock.ts'
import '#app/wiring.views.ts'
import { storedAmounts } from '#app/base/relabel-prices.server.ts'
import { beforeProductDeletion, categoryMerged, categoryRenamed } from '#app/catalog/events.ts'
import { productAmounts, variantAmounts } from '#app/catalog/prices/product-amounts.ts'
import { contactData } from '#app/content/contact/contact-personal-data.server.ts'
import { newsletterData } from '#app/content/newsletter/newsletter-personal-data.server.ts'
import { orderPolicies } from '#app/content/pages/order-policies.server.ts'
import { redirectCategory } from '#app/content/redirects/redirect-category.server.ts'
import { planReviewRequest } from '#app/content/reviews/requests/plan-review-request.server.ts'
import { reviewData } from '#app/content/reviews/review-personal-data.server.ts'
import { importRowData } from '#app/exchange/imports/import-personal-data.server.ts'
import { writeOffStock } from '#app/inventory/stock.server.ts'
import { viewData } from '#app/operations/saved-views/view-personal-data.server.ts'
import { partialPayments } from '#app/orders/amount-due.server.ts'
import {
  importedCustomerData,
  orderData,
  orderNotesData,
  withdrawalData,
} from '#app/orders/customers/order-personal-data.server.ts'
import { waitingListData } from '#app/orders/customers/waiting-personal-data.server.ts'
import { orderDiscountUses } from '#app/orders/discounts/order-discount-uses.server.ts'
import { orderPlaced, orderStatusChanged, paymentSettled, refundRecorded } from '#app/orders/events.ts'
import { orderSearches } from '#app/orders/find-orders.server.ts'
import { importedOrderData } from '#app/orders/imported-orders/imported-order-privacy.server.ts'
import { orderListData } from '#app/orders/my-orders/my-orders-personal-data.server.ts'
import { refundWithStatus } from '#app/orders/refund-order.server.ts'
import { refundData } from '#app/orders/refunds/refund-personal-data.server.ts'
import { policySources } from '#app/orders/sales-terms.server.ts'
import { tagData } from '#app/orders/tags/tag-personal-data.server.ts'
import { settleWithdrawals } from '#app/orders/withdrawals/settle-withdrawals.server.ts'
import { bookCash } from '#app/payments/cash-on-delivery/collect-cash.server.ts'
import { hasInvoice } from '#app/payments/invoices/has-invoice.server.ts'
import { invoiceData } from '#app/payments/invoices/invoice-personal-data.server.ts'
import { creditCancelled, creditRefund, invoiceWhenPaid } from '#app/payments/invoices/issue-invoice.server.ts'
import { recordOpenPayment } from '#app/payments/payment/payments.server.ts'
import { mailPlaced } from '#app/payments/payment/placed-mail.server.ts'
import { DEMO, PROVIDERS } from '#app/payments/providers/registry.server.ts'
import { readArrivedTransfers } from '#app/payments/transfers/transfer-orders.server.ts'
import { transferData } from '#app/payments/transfers/transfer-personal-data.server.ts'
import { discountAmounts } from '#app/pricing/discounts/discount-amounts.ts'
import { discountUses } from '#app/pricing/discounts/discount-uses.ts'
import { paymentProviders } from '#app/pricing/payment-providers.ts'

// Connects the modules: a module declares a list (lib/wired-list.ts), and modules in higher layers add to that list
// here. Handlers of an event run in the order given here.

categoryRenamed.fill([updateCategorySlug])

categoryMerged.fill([redirectCategory, updateCategorySlug])

beforeProductDeletion.fill([writeOffStock])

discountUses.fill([orderDiscountUses])

orderPlaced.fill([recordOpenPayment, mailPlaced])

paymentSettled.fill([invoiceWhenPaid])

orderStatusChanged.fill([settleWithdrawals, planReviewRequest, bookCash, creditCancelled, refundWithStatus])

refundRecorded.fill([creditRefund])

policySources.fill([orderPolicies])

partialPayments.fill([readArrivedTransfers])

orderSearches.fill([hasInvoice])

personalData.fill([
  waitingListData, // first, as it locks stock
  orderData,
  orderListData,
  orderNotesData,
  tagData,
  viewData,
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

storedAmounts.fill([productAmounts, variantAmounts, discountAmounts])

workToDo.fill([
  openWithdrawals,
  refundsToPayOut,
  ordersToShip,
  transfersToMatch,
  transfersToDecide,
  unreadMessages,
  reviewsToModerate,
])
