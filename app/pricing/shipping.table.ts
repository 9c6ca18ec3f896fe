import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { createdAt, foreignId, isOneOf, minorUnits, primaryId, updatedAt } from '#app/platform/db/columns.ts'
import { RATE_BASES, RATE_KINDS } from '#app/pricing/shipping.ts'
import { markets } from '#app/store/markets.table.ts'

/**
 * A part of a market with the same shipping rates. If several zones cover an address, the one with the most specific
 * place applies.
 */
export const shippingZones = pgTable(
  'shipping_zones',
  {
    id: primaryId<'shipping-zone'>(),
    marketId: foreignId<'market'>()
      .notNull()
      .references(() => markets.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    position: integer().notNull().default(0),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('shipping_zones_market').on(t.marketId, t.position),
    check('shipping_zones_name_length', sql`length(${t.name}) between 1 and 100`),
  ],
)

/** An empty `region` means the whole country; an empty `postal_pattern` means every code (parsePostalPattern). */
export const shippingPlaces = pgTable(
  'shipping_places',
  {
    zoneId: foreignId<'shipping-zone'>()
      .notNull()
      .references(() => shippingZones.id, { onDelete: 'cascade' }),
    country: text().notNull(), // ISO 3166-1 alpha-2, or the group 'EU'
    region: text().notNull().default(''),
    postalPattern: text().notNull().default(''),
    position: integer().notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.zoneId, t.country, t.region, t.postalPattern] }),
    check('shipping_places_country_form', sql`${t.country} ~ '^[A-Z]{2}$'`),
    check('shipping_places_lengths', sql`length(${t.region}) <= 100 and length(${t.postalPattern}) <= 1000`),
  ],
)

/** Amounts and a limit on the subtotal are in the market's currency; a limit on the weight is in grams. */
export const shippingRates = pgTable(
  'shipping_rates',
  {
    id: primaryId<'shipping-rate'>(),
    zoneId: foreignId<'shipping-zone'>()
      .notNull()
      .references(() => shippingZones.id, { onDelete: 'cascade' }),
    /** Identifies the rate in orders and requests. In all zones, the same key means the same delivery method. */
    key: text().notNull(),
    name: text().notNull(),
    kind: text({ enum: RATE_KINDS }).notNull(),
    amount: minorUnits().notNull(),
    freeFrom: minorUnits(),
    basis: text({ enum: RATE_BASES }).notNull().default('subtotal'),
    minimum: minorUnits(), // inclusive
    maximum: minorUnits(), // exclusive
    daysMin: integer(),
    daysMax: integer(),
    position: integer().notNull().default(0),
    isActive: boolean().notNull().default(true),
  },
  (t) => [
    unique('shipping_rates_key_unique').on(t.zoneId, t.key),
    check('shipping_rates_key_form', sql`${t.key} ~ '^[a-z][a-z0-9-]{0,39}$'`),
    check('shipping_rates_name_length', sql`length(${t.name}) between 1 and 60`),
    check('shipping_rates_kind_known', isOneOf(t.kind, RATE_KINDS)),
    check('shipping_rates_basis_known', isOneOf(t.basis, RATE_BASES)),
    check('shipping_rates_amounts_not_negative', sql`${t.amount} >= 0 and ${t.freeFrom} >= 0 and ${t.minimum} >= 0`),
    check('shipping_rates_limits_in_order', sql`${t.maximum} > coalesce(${t.minimum}, 0)`),
    check(
      'shipping_rates_days_in_order',
      sql`num_nulls(${t.daysMin}, ${t.daysMax}) <> 1 and ${t.daysMin} >= 0 and ${t.daysMax} between ${t.daysMin} and 365`,
    ),
  ],
)

/** Places where a market's shoppers can pick up their orders. */
export const pickupPoints = pgTable(
  'pickup_points',
  {
    id: primaryId<'pickup-point'>(),
    marketId: foreignId<'market'>()
      .notNull()
      .references(() => markets.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    address: text().notNull(),
    hours: text().notNull().default(''),
    position: integer().notNull().default(0),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('pickup_points_market').on(t.marketId, t.position),
    check('pickup_points_name_length', sql`length(${t.name}) between 1 and 100`),
    check('pickup_points_address_length', sql`length(${t.address}) between 1 and 500`),
    check('pickup_points_hours_length', sql`length(${t.hours}) <= 200`),
  ],
)
