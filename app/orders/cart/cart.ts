import { fromUnits, type Money, money } from '#app/base/money.ts'
import { MAX_UNITS } from '#app/catalog/availability.ts'
import type { ProductColor } from '#app/catalog/catalog.ts'
import { parseJson, readFields } from '#app/lib/json.ts'
import { isSavable } from '#app/lib/savable.ts'
import { type DisplayCurrency, type Market, toDisplayPrice } from '#app/store/market.ts'

/** The maximum number of lines in an order (docs/rules.md, Cart). */
export const MAX_LINES = 100

/** In major units (85000 or 99.5) of a market's currency. */
type ChargedPrice = { readonly currency: string; readonly price: number }

/**
 * A line in the browser's storage. Prices are for display only. `price` is in major units of the store currency.
 * `charged` is set if the converted price differs from the charged price, or from the price that lists show.
 */
export type CartLine = {
  readonly product: {
    readonly id: string
    readonly name: string
    readonly price: number
    readonly charged?: ChargedPrice
  }
  readonly image: string | null
  readonly size: string
  readonly color: ProductColor
  readonly quantity: number
  /** The link that identifies a unit held for this shopper. */
  readonly hold?: string
}

export type LineIdentity = {
  readonly product: { readonly id: string }
  readonly size: string
  readonly color: { readonly name: string }
}

export function isSameLine(a: LineIdentity, b: LineIdentity): boolean {
  return a.product.id === b.product.id && a.size === b.size && a.color.name === b.color.name
}

export function getLineKey({ product, size, color }: LineIdentity): string {
  return JSON.stringify([product.id, size, color.name])
}

/** The price of a line as the shopper sees it. A plain number is in the store currency. */
export type LinePrice = number | ChargedPrice

export function getLinePrice({ product }: Pick<CartLine, 'product'>): LinePrice {
  return product.charged ?? product.price
}

/** Maps a line's key (`getLineKey`) to the last price that the shopper accepted, for lines whose price has changed. */
export type OldPrices = Readonly<Record<string, LinePrice>>

/**
 * Returns the old prices after a change to the lines. An accepted price remains until the line is removed, has that
 * price again, or is priced in a different currency, for example in a different market.
 */
export function updateOldPrices(old: OldPrices, before: readonly CartLine[], after: readonly CartLine[]): OldPrices {
  return Object.fromEntries(
    after.flatMap((line) => {
      const existingLine = before.find((oldLine) => isSameLine(oldLine, line))
      const price = old[getLineKey(line)] ?? (existingLine && getLinePrice(existingLine))
      return price === undefined || !isDifferentPrice(price, getLinePrice(line)) ? [] : [[getLineKey(line), price]]
    }),
  )
}

/** Returns true if a price has changed; prices in different currencies cannot be compared. */
export function isDifferentPrice(a: LinePrice, b: LinePrice): boolean {
  if (typeof a === 'number' || typeof b === 'number') return typeof a === typeof b && a !== b
  return a.currency === b.currency && a.price !== b.price
}

/** Parses the value from local storage and skips invalid entries. */
export function parseOldPrices(json: string | null): OldPrices {
  const stored = Object.entries(readFields(parseJson(json)))
  return Object.fromEntries(
    stored.flatMap(([key, entry]) => {
      const price = isPrice(entry) ? entry : readCharged(entry)
      return price === undefined ? [] : [[key, price]]
    }),
  )
}

/**
 * Adding a held unit does not raise the quantity of a line that is already in the cart, since the unit's link may be
 * opened again.
 */
export function addLine(lines: readonly CartLine[], added: CartLine): readonly CartLine[] | 'full' {
  const existingLine = lines.find((line) => isSameLine(line, added))
  const { hold } = added
  if (existingLine && hold) return lines.map((line) => (line === existingLine ? { ...line, hold } : line))
  if (existingLine) return updateQuantity(lines, existingLine, existingLine.quantity + added.quantity)
  if (lines.length >= MAX_LINES) return 'full'
  return [...lines, { ...added, quantity: Math.min(added.quantity, MAX_UNITS) }]
}

export function removeLine(lines: readonly CartLine[], removed: LineIdentity): readonly CartLine[] {
  return lines.filter((line) => !isSameLine(line, removed))
}

export function updateQuantity(lines: readonly CartLine[], changed: LineIdentity, quantity: number) {
  if (quantity <= 0) return removeLine(lines, changed)
  const capped = Math.min(quantity, MAX_UNITS)
  return lines.map((line) => (isSameLine(line, changed) ? { ...line, quantity: capped } : line))
}

export function countItems(lines: readonly CartLine[]): number {
  return lines.reduce((count, { quantity }) => count + quantity, 0)
}

export type CartPricing = { readonly market: Market; readonly shown: DisplayCurrency }

/** An invalid price counts as 0 until the server has sent the real one. */
export function getLineUnitPrice({ product: { price, charged } }: CartLine, pricing: CartPricing): Money {
  const { market, shown } = pricing
  const isKnown = charged?.currency === market.currency && shown.currency !== market.storeCurrency
  return getShownLinePrice(isKnown ? charged : price, pricing)
}

export function getShownLinePrice(price: LinePrice, { market, shown }: CartPricing): Money {
  const [units, currency] = typeof price === 'number' ? [price, market.storeCurrency] : [price.price, market.currency]
  return toDisplayPrice(fromUnits(units, currency) ?? money(0, currency), shown, market)
}

/** Returns null if the total cannot be represented exactly. Such totals are far above the total of any order. */
export function computeLineTotal(line: CartLine, pricing: CartPricing): Money | null {
  return toExactMoney(getLineUnitPrice(line, pricing).minor * line.quantity, pricing)
}

/**
 * Returns the cost of `units` at a price that the shopper saw earlier; null if that price is in another market's
 * currency.
 */
export function computeOldTotal(price: LinePrice, units: number, pricing: CartPricing): Money | null {
  if (typeof price !== 'number' && price.currency !== pricing.market.currency) return null
  return toExactMoney(getShownLinePrice(price, pricing).minor * units, pricing)
}

export function computeSubtotal(lines: readonly CartLine[], pricing: CartPricing): Money | null {
  const minor = lines.reduce((sum, line) => sum + getLineUnitPrice(line, pricing).minor * line.quantity, 0)
  return toExactMoney(minor, pricing)
}

function toExactMoney(minor: number, { shown }: CartPricing): Money | null {
  return Number.isSafeInteger(minor) ? money(minor, shown.currency) : null
}

/** Skips invalid lines, merges equal ones, and caps quantities and the number of lines. */
export function parseCart(json: string | null): readonly CartLine[] | 'damaged' {
  if (json === null) return []
  const stored = parseJson(json)
  if (!Array.isArray(stored)) return 'damaged'
  let lines: readonly CartLine[] = []
  for (const entry of stored) {
    const line = readLine(entry)
    const more = line ? addLine(lines, line) : lines
    if (more !== 'full') lines = more
  }
  return lines
}

function readLine(entry: unknown): CartLine | null {
  const { product, image, size, color, quantity, hold } = readFields(entry)
  const { id, name, price, charged: storedCharge } = readFields(product)
  const charged = readCharged(storedCharge)
  const { name: colorName, hex, label } = readFields(color)
  if (!isText(id) || !isText(name) || !isText(size) || !isText(colorName)) return null
  if (!isPrice(price)) return null
  if (typeof hex !== 'string' || !/^#[0-9a-f]{6}$/i.test(hex)) return null
  if (typeof quantity !== 'number' || !Number.isInteger(quantity) || quantity < 1) return null
  return {
    product: { id, name, price, ...(charged && { charged }) },
    image: isText(image) ? image : null,
    size,
    color: { name: colorName, hex, ...(isText(label) && { label }) },
    quantity: Math.min(quantity, MAX_UNITS),
    ...(isText(hold) && { hold }),
  }
}

function readCharged(value: unknown): ChargedPrice | undefined {
  const { currency, price } = readFields(value)
  return typeof currency === 'string' && /^[A-Z]{3}$/.test(currency) && isPrice(price) ? { currency, price } : undefined
}

function isPrice(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0
}

/** The limit exceeds the length of any text in the store. */
function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '' && value.length <= 2_000 && isSavable(value)
}
