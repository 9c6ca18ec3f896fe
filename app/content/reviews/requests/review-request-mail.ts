import { reviewRequestText } from '#app/content/reviews/requests/review-request-text.ts'
import { writeReviewText } from '#app/content/reviews/writing/write-review-text.ts'
import { getOrderPath } from '#app/orders/order.ts'
import type { MailBlock, MailContent } from '#app/platform/mail/mail-content.ts'

type ReviewInvitation = {
  readonly order: { readonly link: string; readonly firstName: string }
  readonly store: { readonly name: string; readonly origin: string }
  /** The locale's prefix in links. */
  readonly prefix: string
  /** The order lines that can be reviewed. */
  readonly lines: readonly { readonly number: number; readonly productName: string }[]
}

export function buildReviewRequestMail({ order, store, prefix, lines }: ReviewInvitation): MailContent {
  const { subject, preview, title, text, noMore } = reviewRequestText.requestMail
  const page = store.origin + getOrderPath(order.link, prefix)
  const links = lines.map(({ number, productName }): MailBlock => {
    return { kind: 'button', label: writeReviewText.writeReviewTitle(productName), href: `${page}/review/${number}` }
  })
  return {
    subject: subject(store.name),
    preview,
    title: title(order.firstName),
    blocks: [{ kind: 'text', lines: [text] }, ...links, { kind: 'link', label: noMore, href: `${page}/review-mails` }],
  }
}
