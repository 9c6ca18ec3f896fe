import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Id } from '#app/lib/id.ts'
import { parseJson } from '#app/lib/json.ts'
import { compileSql } from '#app/platform/db/compiled.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { readValues } from '#app/platform/db/read-values.server.ts'
import { parsePostalPattern } from '#app/pricing/shipping/postal-pattern.ts'
import { pickupPoints, shippingPlaces, shippingRates, shippingZones } from '#app/pricing/shipping.table.ts'
import { type MarketShipping, RATE_BASES, RATE_KINDS, type ShippingRate } from '#app/pricing/shipping.ts'
import type { ShippingSettings } from '#app/pricing/shipping-options.ts'
import { findContentLanguage, type Locale } from '#app/store/locale.ts'
import { toMarket } from '#app/store/market.ts'
import { markets } from '#app/store/markets.table.ts'
import type { Settings } from '#app/store/settings.ts'
import { selectTextsByLanguage, storedByLanguage, withTextsIn } from '#app/store/translated.server.ts'

/** Selects the shipping terms of markets `m` as JSON text. */
const selectShipping = (condition: SQL) => sql<string>`(
  select coalesce(json_agg(json_build_object(
    'marketId', m.id,
    'isPrimary', m.is_primary,
    'zones', array(
      select json_build_object(
        'name', z.name,
        'places', array(
          select json_build_object('country', p.country, 'region', p.region, 'pattern', p.postal_pattern)
          from ${shippingPlaces} p where p.zone_id = z.id order by p.position, p.country, p.region, p.postal_pattern
        ),
        'rates', array(
          select json_build_object('key', r.key, 'name', r.name, 'kind', r.kind, 'amount', r.amount,
            'freeFrom', r.free_from, 'basis', r.basis, 'minimum', r.minimum, 'maximum', r.maximum,
            'daysMin', r.days_min, 'daysMax', r.days_max, 'texts', ${selectTextsByLanguage('shipping-rate', sql`subject_id('shipping-rate', z.id || '/' || r.key)`)})
          from ${shippingRates} r where r.zone_id = z.id and r.is_active order by r.position, r.key
        )
      ) from ${shippingZones} z where z.market_id = m.id order by z.position, z.id
    ),
    'pickupPoints', array(
      select json_build_object('id', c.id, 'name', c.name, 'address', c.address, 'hours', c.hours,
        'texts', ${selectTextsByLanguage('pickup-point', sql`c.id`)})
      from ${pickupPoints} c where c.market_id = m.id order by c.position, c.id
    )
  ) order by m.is_primary desc, m.position, m.id), '[]')::text
  from ${markets} m where ${condition}
)`

/**
 * Selects the shipping terms of open markets as JSON text for `parseShipping`, with the primary market first. Other
 * statements also include this expression.
 */
export const storedShipping = compileSql(selectShipping(sql`m.status = 'open'`))

/** A place with an invalid pattern, which the form would reject, covers nothing. */
const places = z.array(z.object({ country: z.string(), region: z.string(), pattern: z.string() })).transform((stored) =>
  stored.flatMap(({ pattern, ...place }) => {
    const parsed = parsePostalPattern(pattern)
    return parsed.ok ? [{ ...place, ranges: parsed.ranges }] : []
  }),
)

const optionalNumber = z.int().nullable()

const storedMarkets = z.array(
  z.object({
    marketId: z.custom<Id<'market'>>(),
    isPrimary: z.boolean(),
    zones: z.array(
      z.object({
        name: z.string(),
        places,
        rates: z.array(
          z.object({
            key: z.string(),
            name: z.string(),
            kind: z.enum(RATE_KINDS),
            amount: z.int(),
            freeFrom: optionalNumber,
            basis: z.enum(RATE_BASES),
            minimum: optionalNumber,
            maximum: optionalNumber,
            daysMin: optionalNumber,
            daysMax: optionalNumber,
            texts: storedByLanguage,
          }),
        ),
      }),
    ),
    pickupPoints: z.array(
      z.object({
        id: z.custom<Id<'pickup-point'>>(),
        name: z.string(),
        address: z.string(),
        hours: z.string(),
        texts: storedByLanguage,
      }),
    ),
  }),
)

/** Returns a market's shipping terms, which are empty if the market is not open. */
export async function readOpenMarketShipping(db: Database, marketId: Id<'market'>): Promise<MarketShipping> {
  const { shipping } = await readValues(db, { shipping: storedShipping })
  return parseShipping(shipping, marketId)
}

/** Reads any market's shipping terms, including a draft's. */
export async function readMarketShipping(db: Database, marketId: Id<'market'>): Promise<MarketShipping> {
  const { shipping } = await readValues(db, { shipping: selectShipping(sql`m.id = ${marketId}`) })
  const [market] = storedMarkets.parse(parseJson(shipping))
  return market ? translateShipping(market, null) : NO_SHIPPING
}

type StoredMarkets = z.output<typeof storedMarkets>

/** `shippingByKey` is keyed by language and market. */
let lastRead: {
  readonly text: string
  readonly markets: StoredMarkets
  readonly shippingByKey: Map<string, MarketShipping>
} | null = null

const NO_SHIPPING: MarketShipping = { isPrimary: false, zones: [], pickupPoints: [] }

/**
 * Returns a market's shipping terms, with names in a language (null for the original names). The result is cached until
 * the text changes.
 */
export function parseShipping(text: string, marketId: Id<'market'>, language: string | null = null): MarketShipping {
  if (lastRead?.text !== text)
    lastRead = { text, markets: storedMarkets.parse(parseJson(text)), shippingByKey: new Map() }
  const { markets: stored, shippingByKey } = lastRead
  const key = `${language} ${marketId}`
  const known = shippingByKey.get(key)
  if (known) return known
  const market = stored.find((storedMarket) => storedMarket.marketId === marketId)
  if (!market) return NO_SHIPPING
  const shipping = translateShipping(market, language)
  shippingByKey.set(key, shipping)
  return shipping
}

type ShippingStore = {
  readonly settings: Omit<ShippingSettings, 'market' | 'shipping'> & Pick<Settings, 'store_currency'>
  /** The text that `storedShipping` selects. */
  readonly shipping: string
  /** Rate names are in this locale's language. */
  readonly locale: Pick<Locale, 'language' | 'market'>
  /** The locales of all open markets; the primary one is first. */
  readonly locales: readonly Pick<Locale, 'language'>[]
}

/** Returns a market's shipping settings; by default, for the locale's market. */
export function toShippingSettings(
  { settings, shipping, locale, locales }: ShippingStore,
  market = locale.market,
): ShippingSettings {
  const { enable_shipping, enable_local_pickup, default_shipping_rate, free_shipping_threshold } = settings
  return {
    enable_shipping,
    enable_local_pickup,
    default_shipping_rate,
    free_shipping_threshold,
    market: toMarket(market, settings.store_currency),
    shipping: parseShipping(shipping, market.id, findContentLanguage(locale, locales)),
  }
}

function translateShipping({ isPrimary, zones, pickupPoints: points }: StoredMarkets[number], language: string | null) {
  const translate = <Named extends { readonly texts: z.output<typeof storedByLanguage> }>({ texts, ...named }: Named) =>
    withTextsIn(named, texts, language)
  return {
    isPrimary,
    zones: zones.map(({ rates, ...zone }) => ({ ...zone, rates: rates.map(translate) })),
    pickupPoints: points.map(translate),
  }
}

const NO_LIMITS = { freeFrom: null, basis: 'subtotal', minimum: null, maximum: null } as const

const PRESET_RATES: readonly ShippingRate[] = [
  {
    ...NO_LIMITS,
    key: 'standard',
    name: 'Standard',
    kind: 'delivery',
    amount: 10_00,
    freeFrom: 150_00,
    daysMin: 5,
    daysMax: 7,
  },
  { ...NO_LIMITS, key: 'express', name: 'Express', kind: 'delivery', amount: 25_00, daysMin: 2, daysMax: 3 },
]

/** The preset of a new store: the shipping rates in the specification (§9), in US dollars. */
export const PRESET_SHIPPING: MarketShipping = {
  isPrimary: true,
  zones: [
    {
      name: 'International',
      places: ['US', 'CA', 'GB', 'EU'].map((country) => ({ country, region: '', ranges: [] })),
      rates: PRESET_RATES,
    },
  ],
  pickupPoints: [],
}
