import { asc, eq } from 'drizzle-orm'
import { href } from 'react-router'
import { DEFAULT_COLOR, ONE_SIZE } from '#app/catalog/catalog.ts'
import { formatVariant } from '#app/catalog/choice.ts'
import { products } from '#app/catalog/products.table.ts'
import { hasArrived } from '#app/content/reviews/has-arrived.ts'
import { reviewPhotos } from '#app/content/reviews/review-photos.table.ts'
import type { ReviewInput } from '#app/content/reviews/writing/review-input.server.ts'
import { reviews } from '#app/content/reviews.table.ts'
import { type Id, newId } from '#app/lib/id.ts'
import { pick } from '#app/lib/keys.ts'
import { isOrderLink, type ReviewState } from '#app/orders/order.ts'
import { orderItems } from '#app/orders/order-items.table.ts'
import { isCancelled, type OrderStatus } from '#app/orders/order-status.ts'
import { orders } from '#app/orders/orders.table.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { withTx } from '#app/platform/db/tx.server.ts'
import { lockImages } from '#app/platform/images/uploads.server.ts'
import { toMailLine, toMailLines } from '#app/platform/mail/typed-text.ts'
import { adminText } from '#app/store/admin-text.ts'
import { type Notification, queueNotification } from '#app/store/store-mail.server.ts'

type ReviewLine = {
  readonly number: number
  readonly productName: string
  readonly variantName: string
  readonly imageUrl: string | null
  readonly state: ReviewState
}

/** The page on which a buyer reviews an order line. */
export type ReviewPage = {
  readonly line: ReviewLine
  /** The sizes of the product; empty if it has only one. */
  readonly sizes: readonly string[]
  /** In the format 'Amaka O.' */
  readonly suggestedName: string
  /** Other lines of the order that can be reviewed. */
  readonly others: readonly ReviewLine[]
}

/** `number`: the line number, starting at 1. */
export async function findReviewPage(
  db: Database,
  link: string,
  number: number,
  now: Date = new Date(),
): Promise<ReviewPage | null> {
  const lines = await listLines(db, link, now)
  const line = lines[number - 1]
  if (!line) return null
  const { shown, sizes, address } = line
  const lastInitial = [...address.last_name][0]
  return {
    line: shown,
    sizes: sizes ?? [],
    suggestedName: [address.first_name, lastInitial && `${lastInitial}.`].filter(Boolean).join(' '),
    others: lines.map((other) => other.shown).filter((other) => other.state === 'open' && other.number !== number),
  }
}

/** Lists the lines of an order, in line order. */
export async function listReviewLines(
  db: Database,
  link: string,
  now: Date = new Date(),
): Promise<readonly ReviewLine[]> {
  return (await listLines(db, link, now)).map(({ shown }) => shown)
}

async function listLines(db: Database, link: string, now: Date) {
  if (!isOrderLink(link)) return []
  const { id, productId, productName, imageUrl, size, color, shownColor } = orderItems
  const rows = await db
    .select({
      id,
      productId,
      productName,
      imageUrl,
      size,
      color,
      shownColor,
      sizes: products.sizes,
      orderId: orders.id,
      ...pick(orders, ['status', 'fulfilledAt']),
      email: orders.customerEmail,
      address: orders.shippingAddress,
      reviewId: reviews.id,
    })
    .from(orders)
    .innerJoin(orderItems, eq(orderItems.orderId, orders.id))
    .leftJoin(products, eq(products.id, orderItems.productId))
    .leftJoin(reviews, eq(reviews.orderItemId, orderItems.id))
    .where(eq(orders.link, link))
    .orderBy(asc(orderItems.position))
  return rows.map(({ productName, imageUrl, ...row }, index) => ({
    ...row,
    shown: { number: index + 1, productName, variantName: formatVariant(row), imageUrl, state: getState(row, now) },
  }))
}

type ReviewableLine = {
  readonly productId: string | null
  readonly status: OrderStatus
  readonly fulfilledAt: Date | null
  readonly email: string
  readonly reviewId: string | null
}

function getState({ productId, email, reviewId, ...order }: ReviewableLine, now: Date): ReviewState {
  if (reviewId) return 'written'
  if (!productId || email === '' || isCancelled(order.status)) return 'gone'
  return hasArrived(order, now) ? 'open' : 'early'
}

type WrittenReview = { readonly input: ReviewInput; readonly photos: readonly string[] }

/**
 * Stores a review, which staff approve before it is shown. `photos`: public ids of uploads. Idempotent: a line has one
 * review, even if it is sent several times concurrently. Returns 'open' if the review is stored, even by an earlier
 * call; otherwise the reason why it is not stored. Returns null for an unknown link.
 */
export async function writeReview(
  db: Database,
  { link, number }: { readonly link: string; readonly number: number },
  { input, photos }: WrittenReview,
): Promise<ReviewState | null> {
  return await withTx(db, async (tx) => {
    const line = (await listLines(tx, link, new Date()))[number - 1]
    if (!line) return null
    const { shown, orderId, productId, size, color } = line
    if (shown.state === 'written') return (await isSame(tx, line.id, input)) ? 'open' : 'written'
    if (shown.state !== 'open' || !productId) return shown.state
    const [product] = await tx
      .select({ id: products.id })
      .from(products)
      .where(eq(products.id, productId))
      .for('key share')
    if (!product) return 'gone'
    const { name, usualSize, ...written } = input
    const id = newId<'review'>()
    const row = { ...written, id, productId, orderItemId: line.id, customerName: name }
    const variant = { size: size === ONE_SIZE ? '' : size, color: color === DEFAULT_COLOR.name ? '' : color }
    const purchaseValues = { ...variant, verifiedPurchase: true, usualSize, status: 'pending' } as const
    const { rowCount } = await tx
      .insert(reviews)
      .values({ ...row, ...purchaseValues })
      .onConflictDoNothing({ target: reviews.orderItemId })
    if (!rowCount) return (await isSame(tx, line.id, input)) ? 'open' : 'written'
    await addPhotos(tx, id, photos)
    await queueNotification(tx, buildReviewNotification({ id, orderId, productName: shown.productName, ...input }))
    return 'open'
  })
}

function buildReviewNotification({
  id,
  orderId,
  productName,
  rating,
  name,
  title,
  comment,
}: ReviewInput & {
  readonly id: Id<'review'>
  readonly orderId: Id<'order'>
  readonly productName: string
}): Notification {
  const text = [...(title ? [toMailLine(title)] : []), ...toMailLines(comment)]
  return {
    kind: 'review',
    event: `store-review:${orderId}:${id}`,
    orderId,
    write: () => ({
      subject: adminText.reviewSubject(productName),
      title: adminText.review,
      lines: [adminText.reviewText(productName, rating)],
      blocks: [{ kind: 'facts', title: adminText.reviewBy(toMailLine(name)), lines: text }],
      link: { label: adminText.openReviews, path: href('/admin/reviews') },
    }),
  }
}

/** Returns true if the line's review is the same. Browsers send a review again if the response was lost. */
async function isSame(tx: Database, orderItemId: Id<'order-item'>, { rating, title, comment, name }: ReviewInput) {
  const [row] = await tx
    .select(pick(reviews, ['rating', 'title', 'comment', 'customerName']))
    .from(reviews)
    .where(eq(reviews.orderItemId, orderItemId))
  return row?.rating === rating && row.title === title && row.comment === comment && row.customerName === name
}

async function addPhotos(tx: Database, reviewId: Id<'review'>, publicIds: readonly string[]): Promise<void> {
  const stored = new Map((await lockImages(tx, publicIds)).map((image) => [image.publicId, image]))
  const found = [...new Set(publicIds)].flatMap((publicId) => stored.get(publicId) ?? [])
  if (found.length === 0) return
  await tx
    .insert(reviewPhotos)
    .values(
      found.map(({ url, publicId, width, height }, position) => ({ reviewId, position, url, publicId, width, height })),
    )
}
