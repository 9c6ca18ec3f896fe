import * as en from '#app/features/invoices/messages/en.ts'

export { en as invoiceText }
