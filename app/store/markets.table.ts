import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { ADDRESS_FORMS } from '#app/base/address.ts'
import type { CurrencyCode } from '#app/base/currencies.ts'
import { createdAt, foreignId, isOneOf, minorUnits, moment, primaryId, updatedAt } from '#app/platform/db/columns.ts'

/** The store's markets. A deferred trigger ensures that one open primary market has the locale with the prefix ''. */
export const markets = pgTable(
  'markets',
  {
    id: primaryId<'market'>(),
    name: text().notNull(),
    status: text({ enum: ['draft', 'open'] })
      .notNull()
      .default('draft'),
    isPrimary: boolean().notNull().default(false),
    currency: text().$type<CurrencyCode>().notNull(), // the currency in which orders are charged
    displayCurrencies: text().$type<CurrencyCode>().array().notNull(), // including `currency`
    listsInStoreCurrency: boolean().notNull().default(false),
    taxIncluded: boolean().notNull().default(false),
    taxShipping: boolean().notNull().default(false),
    addressForm: text({ enum: ADDRESS_FORMS }).notNull().default('country'),
    roundingStep: minorUnits().notNull().default(1),
    roundingEnding: minorUnits().notNull().default(0),
    orderButton: text().notNull().default(''), // with '{total}'; '' for the built-in text
    position: integer().notNull().default(0),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    uniqueIndex('markets_one_primary').on(t.isPrimary).where(sql`${t.isPrimary}`),
    unique('markets_id_status').on(t.id, t.status), // for the foreign key of market_countries
    check('markets_name_not_empty', sql`${t.name} <> ''`),
    check('markets_address_form_known', isOneOf(t.addressForm, ADDRESS_FORMS)),
    check('markets_order_button_length', sql`length(${t.orderButton}) <= 60`),
    check('markets_status_known', sql`${t.status} in ('draft', 'open')`),
    check('markets_primary_is_open', sql`not ${t.isPrimary} or ${t.status} = 'open'`),
    check('markets_currency_form', sql`${t.currency} ~ '^[A-Z]{3}$'`),
    check(
      'markets_display_currencies_form',
      sql`array_to_string(${t.displayCurrencies}, ',') ~ '^[A-Z]{3}(,[A-Z]{3})*$'`,
    ),
    check('markets_displays_its_currency', sql`${t.currency} = any(${t.displayCurrencies})`),
    check(
      'markets_rounding_possible',
      sql`${t.roundingStep} >= 1 and ${t.roundingEnding} >= 0 and ${t.roundingEnding} < ${t.roundingStep}`,
    ),
  ],
)

/**
 * A country is in at most one open market, and the group 'EU' overlaps with its members. The exclusion constraint
 * market_countries_one_open_market ensures this. For this, a trigger copies the market's status to `marketStatus`, and
 * the foreign key keeps the copy up to date.
 */
export const marketCountries = pgTable(
  'market_countries',
  {
    marketId: foreignId<'market'>().notNull(),
    country: text().notNull(), // ISO 3166-1 alpha-2, or 'EU'
    position: integer().notNull().default(0),
    marketStatus: text({ enum: ['draft', 'open'] })
      .notNull()
      .default('draft'),
  },
  (t) => [
    primaryKey({ columns: [t.marketId, t.country] }),
    index('market_countries_market').on(t.marketId, t.marketStatus),
    foreignKey({
      name: 'market_countries_market',
      columns: [t.marketId, t.marketStatus],
      foreignColumns: [markets.id, markets.status],
    })
      .onUpdate('cascade')
      .onDelete('cascade'),
    check('market_countries_country_form', sql`${t.country} ~ '^[A-Z]{2}$'`),
  ],
)

/** A market in one language, under a path prefix. The primary market's default locale has the prefix ''. */
export const locales = pgTable(
  'locales',
  {
    id: primaryId<'locale'>(),
    marketId: foreignId<'market'>()
      .notNull()
      .references(() => markets.id, { onDelete: 'cascade' }),
    language: text().notNull(), // BCP 47: language, script and region
    prefix: text().notNull(), // without a slash
    isDefault: boolean().notNull().default(false),
    position: integer().notNull().default(0),
  },
  (t) => [
    uniqueIndex('locales_prefix_unique').on(t.prefix),
    unique('locales_language_once').on(t.marketId, t.language),
    uniqueIndex('locales_one_default').on(t.marketId).where(sql`${t.isDefault}`),
    check('locales_prefix_form', sql`${t.prefix} = '' or ${t.prefix} ~ '^[a-z][a-z0-9-]{1,11}$'`),
    check('locales_language_form', sql`${t.language} ~ '^[a-z]{2,3}(-[A-Z][a-z]{3})?(-([A-Z]{2}|[0-9]{3}))?$'`),
  ],
)

/** Prefixes of locales that are or were open, with the last locale that used each. Triggers write these rows. */
export const usedPrefixes = pgTable(
  'used_prefixes',
  {
    prefix: text().primaryKey(),
    marketId: foreignId<'market'>().references(() => markets.id, { onDelete: 'set null' }),
    language: text().notNull(),
  },
  (t) => [index('used_prefixes_market').on(t.marketId)],
)

/**
 * A market's exchange rates. The newest rate of each currency applies. Rates convert the store currency to the charged
 * currency, and the charged currency to displayed ones: `base` millionths of the first currency's unit are worth
 * `quote` millionths of the second one's.
 */
export const marketRates = pgTable(
  'market_rates',
  {
    id: primaryId<'market-rate'>(),
    marketId: foreignId<'market'>()
      .notNull()
      .references(() => markets.id, { onDelete: 'cascade' }),
    currency: text().$type<CurrencyCode>().notNull(),
    base: bigint({ mode: 'number' }).notNull(),
    quote: bigint({ mode: 'number' }).notNull(),
    source: text({ enum: ['typed', 'ecb', 'derived'] }).notNull(),
    validFrom: moment().notNull().defaultNow(),
  },
  (t) => [
    index('market_rates_newest').on(t.marketId, t.currency, t.validFrom.desc(), t.id.desc()),
    check('market_rates_currency_form', sql`${t.currency} ~ '^[A-Z]{3}$'`),
    check(
      'market_rates_in_range',
      sql`${t.base} between 1 and 1000000000000 and ${t.quote} between 1 and 1000000000000`,
    ),
    check('market_rates_source_known', sql`${t.source} in ('typed', 'ecb', 'derived')`),
  ],
)

/** Markets whose prices are being recomputed, product by product in order of id (reprice.server.ts). */
export const marketRepricings = pgTable('market_repricings', {
  marketId: foreignId<'market'>()
    .primaryKey()
    .references(() => markets.id, { onDelete: 'cascade' }),
  doneUpTo: uuid().notNull(), // a product's id
  isFirst: boolean().notNull(), // the market does not open to shoppers until its products have prices
  requestedAt: moment().notNull().defaultNow(),
})
