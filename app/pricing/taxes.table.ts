import { sql } from 'drizzle-orm'
import { boolean, check, date, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { createdAt, isOneOf, primaryId, updatedAt } from '#app/platform/db/columns.ts'
import { TAX_CLASSES } from '#app/pricing/tax-class.ts'
import { SHIPPING_TAXES } from '#app/pricing/tax-table.ts'

/**
 * The rate that applies is the latest one that has begun. Rates that have begun are never deleted. Days are in the
 * store's time zone.
 */
export const taxRates = pgTable(
  'tax_rates',
  {
    id: primaryId<'tax-rate'>(),
    country: text().notNull(), // ISO 3166-1 alpha-2, or the group 'EU'
    region: text().notNull().default(''), // ISO 3166-2 without the country; '' is the whole country
    taxClass: text({ enum: TAX_CLASSES }).notNull().default('standard'),
    name: text().notNull(), // such as VAT or GST
    rate: integer().notNull(), // in parts per million
    isAdded: boolean().notNull().default(false), // charged in addition to the country's rate
    shipping: text({ enum: SHIPPING_TAXES }).notNull().default('market'), // how delivery is taxed; only used in standard rates
    validFrom: date({ mode: 'string' }).notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    unique('tax_rates_one_a_day').on(t.country, t.region, t.taxClass, t.validFrom),
    check('tax_rates_country_form', sql`${t.country} ~ '^[A-Z]{2}$'`),
    check('tax_rates_region_form', sql`${t.region} ~ '^([A-Z0-9]{1,3})?$'`),
    check('tax_rates_class_known', isOneOf(t.taxClass, TAX_CLASSES)),
    check('tax_rates_name_not_empty', sql`btrim(${t.name}) <> ''`),
    check('tax_rates_rate_in_range', sql`${t.rate} between 0 and 1000000`),
    check('tax_rates_added_by_region', sql`not ${t.isAdded} or ${t.region} <> ''`),
    check('tax_rates_shipping_known', isOneOf(t.shipping, SHIPPING_TAXES)),
    check('tax_rates_zero_is_zero', sql`${t.taxClass} <> 'zero' or ${t.rate} = 0`),
  ],
)

/** Places where the store is registered for tax. The store charges no tax elsewhere. */
export const taxRegistrations = pgTable(
  'tax_registrations',
  {
    id: primaryId<'tax-registration'>(),
    country: text().notNull(),
    region: text().notNull().default(''),
    number: text().notNull().default(''),
    validFrom: date({ mode: 'string' }).notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    unique('tax_registrations_one_a_place').on(t.country, t.region),
    check('tax_registrations_country_form', sql`${t.country} ~ '^[A-Z]{2}$'`),
    check('tax_registrations_region_form', sql`${t.region} ~ '^([A-Z0-9]{1,3})?$'`),
  ],
)
