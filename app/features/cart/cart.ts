import { type Market, type Shown, shownPrice } from '#app/features/markets/market.ts'
import { fromUnits, type Money, money } from '#app/features/money/money.ts'
import { fieldsOf, parseJson } from '#app/lib/json.ts'
import { isSavable } from '#app/lib/savable.ts'

/** Limits of an order (docs/rules.md, Cart). */
export const MAX_LINES = 100
export const MAX_UNITS = 9_999

/** As stored by the browser. `price` is in whole units of the store currency (85000 or 99.5) and for display only. */
export type CartLine = {
  readonly product: { readonly id: string; readonly name: string; readonly price: number }
  readonly image: string | null
  readonly size: string
  readonly color: { readonly name: string; readonly hex: string }
  readonly quantity: number
}

export type LineIdentity = {
  readonly product: { readonly id: string }
  readonly size: string
  readonly color: { readonly name: string }
}

export function isSameLine(a: LineIdentity, b: LineIdentity): boolean {
  return a.product.id === b.product.id && a.size === b.size && a.color.name === b.color.name
}

export function lineKey({ product, size, color }: LineIdentity): string {
  return JSON.stringify([product.id, size, color.name])
}

/** By `lineKey`: the `price` that the shopper last accepted, of lines whose price has changed. */
export type OldPrices = Readonly<Record<string, number>>

/** The old prices after a change of the lines. An accepted price stays until the line is removed or costs that again. */
export function updateOldPrices(old: OldPrices, before: readonly CartLine[], after: readonly CartLine[]): OldPrices {
  return Object.fromEntries(
    after.flatMap((line) => {
      const price = old[lineKey(line)] ?? before.find((known) => isSameLine(known, line))?.product.price
      return price === undefined || price === line.product.price ? [] : [[lineKey(line), price]]
    }),
  )
}

/** From local storage; invalid entries are left out. */
export function parseOldPrices(json: string | null): OldPrices {
  const stored = Object.entries(fieldsOf(parseJson(json)))
  return Object.fromEntries(stored.flatMap(([key, price]) => (isPrice(price) ? [[key, price]] : [])))
}

export function addLine(lines: readonly CartLine[], added: CartLine): readonly CartLine[] | 'full' {
  const known = lines.find((line) => isSameLine(line, added))
  if (known) return updateQuantity(lines, known, known.quantity + added.quantity)
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

export function itemCount(lines: readonly CartLine[]): number {
  return lines.reduce((count, { quantity }) => count + quantity, 0)
}

export type CartPricing = { readonly market: Market; readonly shown: Shown }

/** An invalid price counts as 0 until the server has sent the real one. */
export function unitPrice(line: CartLine, { market, shown }: CartPricing): Money {
  const price = fromUnits(line.product.price, market.storeCurrency) ?? money(0, market.storeCurrency)
  return shownPrice(price, shown, market)
}

/** Null if it cannot be represented exactly, which is far above the largest order. */
export function lineTotal(line: CartLine, pricing: CartPricing): Money | null {
  return exact(unitPrice(line, pricing).minor * line.quantity, pricing)
}

export function subtotal(lines: readonly CartLine[], pricing: CartPricing): Money | null {
  const minor = lines.reduce((sum, line) => sum + unitPrice(line, pricing).minor * line.quantity, 0)
  return exact(minor, pricing)
}

function exact(minor: number, { shown }: CartPricing): Money | null {
  return Number.isSafeInteger(minor) ? money(minor, shown.currency) : null
}

/** Invalid lines are left out, same lines merged, and what exceeds the limits is cut. */
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
  const { product, image, size, color, quantity } = fieldsOf(entry)
  const { id, name, price } = fieldsOf(product)
  const { name: colorName, hex } = fieldsOf(color)
  if (!isText(id) || !isText(name) || !isText(size) || !isText(colorName)) return null
  if (!isPrice(price)) return null
  if (typeof hex !== 'string' || !/^#[0-9a-f]{6}$/i.test(hex)) return null
  if (typeof quantity !== 'number' || !Number.isInteger(quantity) || quantity < 1) return null
  return {
    product: { id, name, price },
    image: isText(image) ? image : null,
    size,
    color: { name: colorName, hex },
    quantity: Math.min(quantity, MAX_UNITS),
  }
}

function isPrice(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0
}

/** No text of the store is longer. */
function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '' && value.length <= 2_000 && isSavable(value)
}
