import { eq } from 'drizzle-orm'
import { DEFAULT_COLOR } from '#app/catalog/catalog.ts'
import { findChoiceImage } from '#app/catalog/choice.ts'
import { waitingList } from '#app/inventory/waiting-list.table.ts'
import { formatChoice, hasWaitingList, type WaitingState } from '#app/inventory/waiting-list.ts'
import { waitingText } from '#app/inventory/waiting-text.ts'
import type { Id } from '#app/lib/id.ts'
import type { CartLine } from '#app/orders/cart/cart.ts'
import { toStoredPrice } from '#app/orders/cart/stored-price.ts'
import { readPricingSnapshot } from '#app/orders/checkout/quote/pricing-snapshot.server.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { isSecretLink } from '#app/platform/secret-link.server.ts'
import { findPrice, findSeparateCharge, toMarketPrice } from '#app/pricing/market-price.ts'
import { readSettings } from '#app/store/settings.server.ts'

/** 'gone': the product is no longer sold. */
type ShownState = WaitingState | 'gone'

export type EntryPage = {
  readonly state: ShownState
  readonly name: string
  readonly choice: string
  readonly image: string | null
  /** Null if the product is not public. */
  readonly productId: Id<'product'> | null
  /** Says what confirming leads to; '' in other states. */
  readonly message: string
  /** The time until which the unit is held, and the time left as text. */
  readonly hold: { readonly until: Date; readonly left: string } | null
  /** The held unit as a line of the cart. */
  readonly line: CartLine | null
}

const MINUTE_MS = 60_000

/**
 * Returns the data for the page of an entry's link; null for an unknown link. `prefix` is the path prefix of the locale
 * in which the shopper buys the unit.
 */
export async function findEntryPage(
  db: Database,
  link: string,
  prefix: string,
  now = new Date(),
): Promise<EntryPage | null> {
  if (!isSecretLink(link)) return null
  const [entry] = await db.select().from(waitingList).where(eq(waitingList.link, link))
  if (!entry) return null
  const { productId, size, color, shownColor, heldUntil } = entry
  const shownEntry = productId && (await findShownLine(db, { ...entry, productId }, prefix, now))
  // The worker that ends holds may do so only a moment later
  const state = entry.state === 'held' && heldUntil && heldUntil <= now ? 'expired' : entry.state
  const minutes = heldUntil ? Math.floor((heldUntil.getTime() - now.getTime()) / MINUTE_MS) : 0
  const settings = await readSettings(db)
  const afterConfirming = hasWaitingList(settings)
    ? waitingText.afterConfirming(maskEmail(entry.email), settings.waiting_list_hold_hours)
    : ''
  return {
    state: shownEntry || state === 'bought' ? state : 'gone',
    name: entry.productName,
    choice: formatChoice({ size, color, shownColor }),
    image: shownEntry ? shownEntry.line.image : null,
    productId: shownEntry ? productId : null,
    message: state === 'unconfirmed' ? afterConfirming : '',
    hold: state === 'held' && heldUntil ? { until: heldUntil, left: waitingText.timeLeft(minutes) } : null,
    line: shownEntry && state === 'held' ? shownEntry.line : null,
  }
}

/** Returns 'a…@example.com': anyone with the link can open the page. */
function maskEmail(email: string): string {
  return `${email.charAt(0)}…${email.slice(email.lastIndexOf('@'))}`
}

type Entry = typeof waitingList.$inferSelect & { readonly productId: Id<'product'> }

async function findShownLine(db: Database, entry: Entry, prefix: string, now: Date) {
  const { productId, variantId, size, color, link } = entry
  const snapshot = await readPricingSnapshot(db, [{ productId, size, color }], { prefix, now })
  const [product] = snapshot.products
  const price = findPrice(snapshot.prices, { id: variantId ?? '', productId })
  if (product?.status !== 'active' || !price) return null
  const unit = toMarketPrice(price, snapshot.settings.market)
  const linePrices = { price: unit.storePrice, charged: findSeparateCharge(unit, snapshot.settings.market) }
  const line: CartLine = {
    product: { id: productId, name: product.name, ...toStoredPrice(linePrices) },
    image: findChoiceImage(snapshot.images, { productId, color }),
    size,
    color: product.colors.find(({ name }) => name === color) ?? DEFAULT_COLOR,
    quantity: 1,
    hold: link,
  }
  return { line }
}
