import { convert, distribute, divideAndRound, EU, minAmount, sumAmounts } from '#tests/support/golden/arithmetic.ts'
import type { Basket, Destination, GoldenMarket, GoldenProduct, World, Zone } from '#tests/support/golden/world.ts'

// A second implementation of docs/rules.md (Money, Prices, Discount codes, Shipping, Tax, Returns and refunds) in
// BigInt. It shares no code with the store, so the two agree only if both are right.

const TODAY = new Date().toISOString().slice(0, 10)

/** Figures by name: amounts in minor units, or names of taxes. */
export type Figures = Readonly<Record<string, bigint | string>>

/** `method` is null for places without delivery. In that case, the sums are meaningless. */
export type ExpectedOrder = {
  readonly method: string | null
  readonly charged: Side
  readonly store: Side
  readonly shown: Side
  readonly lines: readonly ExpectedLine[]
  readonly isDiscounted: boolean
  /** True if the buyer owes the tax. */
  readonly isReverseCharge: boolean
}

export type Side = {
  readonly discount: bigint
  readonly subtotal: bigint
  readonly shipping: bigint
  readonly tax: bigint
  readonly total: bigint
  readonly taxes: readonly {
    readonly name: string
    readonly rate: bigint
    readonly net: bigint
    readonly tax: bigint
  }[]
}

type ExpectedLine = {
  readonly priceKind: ReturnType<typeof computeExpectedUnitPrice>['priceKind']
  readonly quantity: bigint
  readonly price: bigint
  readonly storePrice: bigint
  readonly shownPrice: bigint
  readonly discount: bigint
  readonly tax: bigint
  readonly taxRate: bigint
}

/**
 * Returns the nearest amount whose remainder is `ending` when divided by `step`. It is above 0 if the price is above 0.
 */
function roundPrice(price: bigint, { step, ending }: GoldenMarket): bigint {
  const [divisor, remainder] = [BigInt(step), BigInt(ending)]
  if (price === 0n || divisor === 1n) return price
  const below = price < remainder ? remainder - divisor : price - ((price - remainder) % divisor)
  const nearest = price - below < below + divisor - price ? below : below + divisor
  if (nearest > 0n) return nearest
  return remainder > 0n ? remainder : divisor
}

/** Returns the price of one unit in a market, and the same price in the store currency. */
export function computeExpectedUnitPrice(
  world: World,
  market: GoldenMarket,
  product: GoldenProduct,
  size: string,
): { readonly price: bigint; readonly storePrice: bigint; readonly priceKind: 'fixed' | 'rounded' | 'converted' } {
  const variant = product.variants.find((candidate) => candidate.size === size)
  const fixed = product.fixed.filter((fixedPrice) => fixedPrice.market === market.prefix)
  const variantPrice = fixed.find((fixedPrice) => fixedPrice.size === size && variant)
  const productPrice = fixed.find((fixedPrice) => fixedPrice.size === null)
  const findPrice = (name: 'price' | 'sale') => {
    const toMarketPrice = (amount: number | null | undefined) =>
      amount === null || amount === undefined
        ? null
        : roundPrice(convert(BigInt(amount), world.storeCurrency, market.currency, market.rate), market)
    const entered = [variantPrice?.[name], variant?.[name] == null ? productPrice?.[name] : null].find(
      (value) => value != null,
    )
    const store = variant?.[name] ?? product[name]
    if (entered != null) return { amount: BigInt(entered), store: null, isFixed: true }
    const amount = toMarketPrice(store)
    return amount === null
      ? null
      : { amount, store: market.step > 1 || store === null ? null : BigInt(store), isFixed: false }
  }
  const regular = findPrice('price')
  if (!regular) throw new Error('Expected every product to have a price')
  const sale = findPrice('sale')
  const { amount: price, store, isFixed } = sale && sale.amount <= regular.amount ? sale : regular
  // If two market prices are equal, the lower store price counts
  const equalStorePrice = sale?.amount === regular.amount ? regular.store : null
  const exactStorePrice = store !== null && equalStorePrice !== null ? minAmount(store, equalStorePrice) : store
  const priceKind = isFixed ? 'fixed' : market.step > 1 ? 'rounded' : 'converted'
  return { price, priceKind, storePrice: exactStorePrice ?? toStoreCurrency(price, world, market) }
}

function toStoreCurrency(amount: bigint, { storeCurrency }: World, { currency, rate }: GoldenMarket): bigint {
  return convert(amount, currency, storeCurrency, { base: rate.quote, quote: rate.base })
}

/** Returns the amounts of an order for this basket in a market. */
export function computeExpectedOrder(
  world: World,
  market: GoldenMarket,
  to: Destination,
  basket: Basket,
): ExpectedOrder {
  const { storeCurrency } = world
  const { currency, rate, displays } = market
  const isReverseCharge = owesTax(world, to, basket)
  // A business pays the price without the included tax
  const isNet = isReverseCharge && market.taxIncluded
  const shownRate = displays.find((display) => display.currency === basket.shown) ?? null
  const lines = basket.lines.map(({ product: index, size, quantity }) => {
    const product = world.products[index]
    if (!product) throw new Error('A basket contains a product that does not exist')
    const {
      price: listed,
      storePrice: listedInStore,
      priceKind,
    } = computeExpectedUnitPrice(world, market, product, size)
    const weight = product.variants.find((candidate) => candidate.size === size)?.weight ?? product.weight ?? 0
    const rate = findTaxRate(world, to, product.taxClass)?.rate ?? 0n
    const computeNet = (amount: bigint) => (isNet ? amount - divideAndRound(amount * rate, 1_000_000n + rate) : amount)
    const [price, storePrice] = [computeNet(listed), computeNet(listedInStore)]
    const shownPrice = shownRate
      ? basket.shown === storeCurrency
        ? storePrice
        : convert(price, currency, basket.shown, shownRate)
      : price
    return {
      product,
      price,
      priceKind,
      storePrice,
      shownPrice,
      listed,
      listedInStore,
      weight,
      quantity: BigInt(quantity),
      taxClass: product.taxClass,
    }
  })
  const totals = {
    charged: lines.map(({ price, quantity }) => price * quantity),
    store: lines.map(({ storePrice, quantity }) => storePrice * quantity),
    shown: lines.map(({ shownPrice, quantity }) => shownPrice * quantity),
  }
  const listed = {
    charged: lines.map((line) => line.listed * line.quantity),
    store: lines.map((line) => line.listedInStore * line.quantity),
  }
  const full = { charged: sumAmounts(listed.charged), store: sumAmounts(listed.store) }
  const listedDiscount = computeDiscount(world, market, basket, full)
  const computeShare = (side: 'charged' | 'store') =>
    full[side] === 0n ? 0n : divideAndRound(listedDiscount[side] * sumAmounts(totals[side]), full[side])
  const off = { charged: computeShare('charged'), store: computeShare('store') }
  const subtotal = full.charged - listedDiscount.charged
  const offered = listShippingOptions(market, to, {
    subtotal,
    weight: BigInt(lines.reduce((total, { weight, quantity }) => total + weight * Number(quantity), 0)),
    units: sumAmounts(lines.map(({ quantity }) => quantity)),
  })
  const selectedOption = offered.find(({ key }) => key === basket.method) ?? offered[0] ?? null
  const rates = lines.map(({ taxClass }) => (isReverseCharge ? null : findTaxRate(world, to, taxClass)))
  const taxed = lines.map(({ taxClass }) => findTaxRate(world, to, taxClass))
  const computeNetShipping = (side: 'charged' | 'store', cost: bigint) => {
    if (!isNet) return cost
    const found = computeSide(market, taxed, listed[side], listedDiscount[side], cost)
    return cost - (found.tax - sumAmounts(found.lines.map(({ tax }) => tax)))
  }
  const cost = selectedOption?.cost ?? 0n
  const charged = computeSide(market, rates, totals.charged, off.charged, computeNetShipping('charged', cost))
  const storeCost = computeNetShipping('store', toStoreCurrency(cost, world, market))
  const store = computeSide(market, rates, totals.store, off.store, storeCost)
  return {
    method: selectedOption?.key ?? null,
    charged,
    store,
    shown: computeShownSide(charged, store),
    isDiscounted: off.charged > 0n,
    isReverseCharge,
    lines: lines.map(({ quantity, price, priceKind, storePrice, shownPrice }, index) => {
      const { discount = 0n, tax = 0n, rate: taxRate = 0n } = charged.lines[index] ?? {}
      return { quantity, price, priceKind, storePrice, shownPrice, discount, tax, taxRate }
    }),
  }

  function computeShownSide(chargedSide: Side, storeSide: Side): Side {
    if (!shownRate || basket.shown === currency) return chargedSide
    if (basket.shown === storeCurrency) return storeSide
    const toShownCurrency = (amount: bigint) => convert(amount, currency, basket.shown, shownRate ?? rate)
    const full = sumAmounts(totals.shown)
    const isAll = chargedSide.subtotal === 0n || toShownCurrency(chargedSide.discount) > full
    const discount = isAll ? full : toShownCurrency(chargedSide.discount)
    const tax = toShownCurrency(chargedSide.tax)
    const weights = chargedSide.taxes.map((taxLine) => taxLine.tax)
    const parts = distribute(tax, weights)
    const taxes = chargedSide.taxes.map((taxLine, index) => ({
      ...taxLine,
      net: toShownCurrency(taxLine.net),
      tax: parts[index] ?? 0n,
    }))
    const gross = full - discount + toShownCurrency(chargedSide.shipping)
    const total = market.taxIncluded ? gross : gross + tax
    return { discount, subtotal: full - discount, shipping: toShownCurrency(chargedSide.shipping), tax, total, taxes }
  }
}

function computeDiscount(
  { codes, storeCurrency }: World,
  { currency, rate }: GoldenMarket,
  { code: name }: Basket,
  full: { readonly charged: bigint; readonly store: bigint },
): { readonly charged: bigint; readonly store: bigint } {
  const none = { charged: 0n, store: 0n }
  const code = codes.find((candidate) => candidate.code === name)
  if (!code || full.store < BigInt(code.minimum)) return none
  const computePercent = (amount: bigint) => divideAndRound(amount * BigInt(code.percent), 1_000_000n)
  const amount = BigInt(code.amount)
  const off =
    code.percent > 0
      ? { charged: computePercent(full.charged), store: computePercent(full.store) }
      : amount >= full.store
        ? full
        : { charged: minAmount(convert(amount, storeCurrency, currency, rate), full.charged), store: amount }
  return off.charged > 0n ? off : none
}

type Parcel = { readonly subtotal: bigint; readonly weight: bigint; readonly units: bigint }

function listShippingOptions({ zones }: GoldenMarket, to: Destination, parcel: Parcel) {
  const close = zones
    .map((zone) => ({ zone, closeness: Math.max(...zone.places.map((place) => computeCloseness(place, to))) }))
    .reduce((best, current) => (current.closeness > best.closeness ? current : best), {
      zone: null as Zone | null,
      closeness: 0,
    })
  const rates = close.zone?.rates ?? []
  return rates
    .filter(({ basis, minimum, maximum }) => {
      const size = parcel[basis]
      return size >= BigInt(minimum ?? 0) && (maximum === null || size < BigInt(maximum))
    })
    .map(({ key, amount, freeFrom }) => {
      const isFree = freeFrom !== null && parcel.subtotal >= BigInt(freeFrom)
      return { key, cost: isFree ? 0n : BigInt(amount) }
    })
}

function computeCloseness({ country, region, postal }: Zone['places'][number], to: Destination): number {
  const isGroup = country === 'EU' && EU.includes(to.country)
  if (country !== to.country && !isGroup) return 0
  if (region !== '' && region !== to.region) return 0
  if (postal !== '' && !to.postalCode.replace(/\W/g, '').startsWith(postal.replace('*', ''))) return 0
  if (postal !== '') return 4
  if (region !== '') return 3
  return isGroup ? 1 : 2
}

type TaxedSide = Side & {
  readonly lines: readonly { readonly discount: bigint; readonly tax: bigint; readonly rate: bigint }[]
}

/** Computes the sums in one currency. The tax is rounded once per rate, and distributed over the lines and shipping. */
function computeSide(
  { taxIncluded, taxShipping }: GoldenMarket,
  rates: readonly ReturnType<typeof findTaxRate>[],
  totals: readonly bigint[],
  discount: bigint,
  shipping: bigint,
): TaxedSide {
  const discounts = distribute(discount, totals)
  const amounts = totals.map((total, index) => total - (discounts[index] ?? 0n))
  const keys = [...new Set(rates.flatMap((rate) => (rate ? [`${rate.rate} ${rate.name}`] : [])))]
  const groups = keys
    .map((key) => {
      const goods = rates.flatMap((rate, index) => (rate && `${rate.rate} ${rate.name}` === key ? [index] : []))
      const rate = rates[goods[0] ?? -1]
      if (!rate) throw new Error('Expected a line in each group')
      return { ...rate, goods, cost: sumAmounts(goods.map((index) => amounts[index] ?? 0n)) }
    })
    .sort((a, b) => (a.rate === b.rate ? 0 : a.rate > b.rate ? -1 : 1))
  const subtotal = sumAmounts(amounts)
  const untaxed = subtotal - sumAmounts(groups.map(({ cost }) => cost))
  const shippingShares =
    subtotal === 0n
      ? groups.map((_, index) => (index === 0 ? shipping : 0n))
      : distribute(shipping, [...groups.map(({ cost }) => cost), untaxed])
  const lines = discounts.map((off) => ({ discount: off, tax: 0n, rate: 0n }))
  const taxes = groups.map(({ name, rate, goods, cost }, index) => {
    const parts = [...goods.map((line) => amounts[line] ?? 0n), taxShipping ? (shippingShares[index] ?? 0n) : 0n]
    const base = cost + (parts.at(-1) ?? 0n)
    const tax = divideAndRound(base * rate, taxIncluded ? 1_000_000n + rate : 1_000_000n)
    const shares = distribute(tax, parts)
    for (const [position, line] of goods.entries()) {
      lines[line] = { discount: discounts[line] ?? 0n, tax: shares[position] ?? 0n, rate }
    }
    return { name, rate, net: taxIncluded ? base - tax : base, tax }
  })
  const tax = sumAmounts(taxes.map((taxLine) => taxLine.tax))
  const total = subtotal + shipping + (taxIncluded ? 0n : tax)
  return { discount, subtotal, shipping, tax, total, taxes, lines }
}

/**
 * Returns whether the buyer is a business in an EU country other than the store's, and the goods are sent to such a
 * country.
 */
function owesTax({ registrations }: World, to: Destination, { vatNumber }: Basket): boolean {
  const homes = registrations.map(({ country }) => country).filter((country) => isMember(country))
  const isAbroad = (country: string) => isMember(country) && !homes.includes(country)
  return homes.length > 0 && (to.country === 'EU' || isAbroad(to.country)) && isAbroad(vatNumber.slice(0, 2))
}

const isMember = (country: string) => EU.split(' ').includes(country)

/**
 * Returns the latest rate in force at the most specific place that has rates; null where the store is not registered.
 */
function findTaxRate({ taxRates, registrations }: World, { country, region }: Destination, taxClass: string) {
  const places = [
    { country, region },
    { country, region: '' },
    ...(EU.includes(country) ? [{ country: 'EU', region: '' }] : []),
  ]
  const isAt = (target: { country: string; region: string }) => (place: { country: string; region: string }) =>
    target.country === place.country && target.region === place.region
  if (!places.some((place) => registrations.some(isAt(place)))) return null
  for (const place of places) {
    const startedRates = taxRates.filter(({ from }) => from <= TODAY).sort((a, b) => (a.from < b.from ? 1 : -1))
    const matchingRates = startedRates.filter(isAt(place))
    const standard = matchingRates.find((rate) => rate.taxClass === 'standard')
    const found = matchingRates.find((rate) => rate.taxClass === taxClass) ?? standard
    if (found) return { name: found.name, rate: taxClass === 'zero' ? 0n : BigInt(found.rate) }
  }
  return null
}

/** Returns the proposed refund for the returned `units` of each line: without shipping, and at most the total. */
export function computeExpectedProposal(
  expected: ExpectedOrder,
  isIncluded: boolean,
  units: readonly bigint[],
): bigint {
  const due = expected.lines.map(({ price, quantity, discount, tax }, index) => {
    const net = price * quantity - discount
    return divideAndRound((isIncluded ? net : net + tax) * (units[index] ?? 0n), quantity)
  })
  return minAmount(sumAmounts(due), expected.charged.total)
}

/** Returns the refunded amount in the store currency after refunds that total `refunded`. */
export function computeExpectedStoreRefund({ charged, store }: ExpectedOrder, refunded: bigint): bigint {
  return divideAndRound(store.total * refunded, charged.total)
}
