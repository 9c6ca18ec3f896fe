import * as en from '#app/features/orders/messages/en.server.ts'

/** What only the server writes to shoppers about their orders, in their language: the news of a page, and mails. */
export { en as serverOrderText }
