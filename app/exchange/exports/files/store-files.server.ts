import { asc, eq, inArray } from 'drizzle-orm'
import { pick } from '#app/lib/keys.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { paymentOffers } from '#app/pricing/payment-methods.table.ts'
import { NO_TERMS, paymentTerms } from '#app/pricing/payment-terms.ts'
import { pickupPoints, shippingPlaces, shippingRates, shippingZones } from '#app/pricing/shipping.table.ts'
import { taxRates, taxRegistrations } from '#app/pricing/taxes.table.ts'
import { readPublishedLook } from '#app/store/brand.server.ts'
import { type BrandLook, brandLook, listIconFiles, listLogoFiles } from '#app/store/brand-look.ts'
import { brandFiles, brands, guaranteeNotices } from '#app/store/brands.table.ts'
import {
  brandFile as brandFormat,
  type JsonFile,
  type Snapshot,
  settingsFile as settingsFormat,
} from '#app/store/file-formats.ts'
import { locales, marketCountries, marketRates, markets } from '#app/store/markets.table.ts'
import { lawSwitches } from '#app/store/settings.table.ts'

export const settingsFile: JsonFile = {
  path: 'store/settings.json',
  about:
    'The settings and texts of the store. Amounts are in the smallest unit of the store currency, and rates are in parts per million.',
  version: settingsFormat.version,
  content: async ({ settings }) => ({ settings }),
}

const MARKET_FIELDS = pick(markets, [
  ...(['id', 'name', 'status', 'isPrimary', 'currency', 'displayCurrencies', 'listsInStoreCurrency'] as const),
  ...(['taxIncluded', 'taxShipping', 'addressForm', 'roundingStep', 'roundingEnding', 'orderButton'] as const),
])
const RATE_FIELDS = pick(shippingRates, [
  ...(['zoneId', 'key', 'name', 'kind', 'amount', 'freeFrom', 'basis', 'minimum', 'maximum'] as const),
  ...(['daysMin', 'daysMax', 'isActive'] as const),
])

export const marketsFile: JsonFile = {
  path: 'store/markets.json',
  about:
    'The markets: countries, languages, exchange rates, shipping zones with their rates, pickup points, and which payment providers each offers. Also the legal requirements that are turned off, with the reason, and the guarantee notices, whose images are in store/brand/. Amounts are in the smallest unit of the market’s currency, and exchange rates are in parts per million. Provider keys are not included.',
  version: 1,
  async content({ db }) {
    const listed = await db.select(MARKET_FIELDS).from(markets).orderBy(asc(markets.position), asc(markets.id))
    const countries = await db
      .select(pick(marketCountries, ['marketId', 'country']))
      .from(marketCountries)
      .orderBy(asc(marketCountries.position), asc(marketCountries.country))
    const marketLocales = await db
      .select(pick(locales, ['marketId', 'language', 'prefix', 'isDefault']))
      .from(locales)
      .orderBy(asc(locales.position), asc(locales.id))
    const rates = await db
      .select(pick(marketRates, ['marketId', 'currency', 'base', 'quote', 'source', 'validFrom']))
      .from(marketRates)
      .orderBy(asc(marketRates.validFrom), asc(marketRates.id))
    const zones = await db
      .select(pick(shippingZones, ['id', 'marketId', 'name']))
      .from(shippingZones)
      .orderBy(asc(shippingZones.position), asc(shippingZones.id))
    const places = await db
      .select(pick(shippingPlaces, ['zoneId', 'country', 'region', 'postalPattern']))
      .from(shippingPlaces)
      .orderBy(asc(shippingPlaces.position))
    const delivery = await db
      .select(RATE_FIELDS)
      .from(shippingRates)
      .orderBy(asc(shippingRates.position), asc(shippingRates.id))
    const pickup = await db
      .select(pick(pickupPoints, ['marketId', 'name', 'address', 'hours']))
      .from(pickupPoints)
      .orderBy(asc(pickupPoints.position), asc(pickupPoints.id))
    const offers = await db
      .select(pick(paymentOffers, ['marketId', 'provider', 'isOffered', 'terms']))
      .from(paymentOffers)
      .orderBy(asc(paymentOffers.provider))
    const lawRulesOff = await db
      .select(pick(lawSwitches, ['rule', 'reason', 'createdAt']))
      .from(lawSwitches)
      .orderBy(asc(lawSwitches.rule))
    const notices = await db
      .select(pick(guaranteeNotices, ['language', 'fileId', 'createdAt', 'removedAt']))
      .from(guaranteeNotices)
      .orderBy(asc(guaranteeNotices.createdAt), asc(guaranteeNotices.id))
    return {
      lawRulesOff,
      guaranteeNotices: notices,
      markets: listed.map(({ id, ...market }) => ({
        ...market,
        countries: countries.filter(hasMarket(id)).map(({ country }) => country),
        languages: marketLocales.filter(hasMarket(id)).map(withoutMarket),
        exchangeRates: rates.filter(hasMarket(id)).map(withoutMarket),
        shippingZones: zones.filter(hasMarket(id)).map((zone) => ({
          name: zone.name,
          places: places.filter(({ zoneId }) => zoneId === zone.id).map(withoutZone),
          rates: delivery.filter(({ zoneId }) => zoneId === zone.id).map(withoutZone),
        })),
        pickupPoints: pickup.filter(hasMarket(id)).map(withoutMarket),
        payments: offers.filter(hasMarket(id)).map(({ provider, isOffered, terms }) => ({
          provider,
          isOffered,
          terms: paymentTerms.catch(NO_TERMS).parse(terms),
        })),
      })),
    }
  },
}

type MarketRow = { readonly marketId: string }

function hasMarket(id: string): (row: MarketRow) => boolean {
  return ({ marketId }) => marketId === id
}

function withoutMarket<Row extends MarketRow>({ marketId: _, ...row }: Row): Omit<Row, 'marketId'> {
  return row
}

function withoutZone<Row extends { readonly zoneId: string }>({ zoneId: _, ...row }: Row): Omit<Row, 'zoneId'> {
  return row
}

export const taxesFile: JsonFile = {
  path: 'store/taxes.json',
  about: 'Tax rates by place, class and start date, and where the store is registered. Rates are in parts per million.',
  version: 1,
  content: async ({ db }) => ({
    rates: await db
      .select(pick(taxRates, ['country', 'region', 'taxClass', 'name', 'rate', 'isAdded', 'shipping', 'validFrom']))
      .from(taxRates)
      .orderBy(asc(taxRates.country), asc(taxRates.region), asc(taxRates.taxClass), asc(taxRates.validFrom)),
    registrations: await db
      .select(pick(taxRegistrations, ['country', 'region', 'number', 'validFrom']))
      .from(taxRegistrations)
      .orderBy(asc(taxRegistrations.country), asc(taxRegistrations.region)),
  }),
}

export const brandFile: JsonFile = {
  path: 'store/brand.json',
  about:
    'Name, logo, colors, fonts and shapes as shoppers see them, and the draft. Logos and icons are included as base64, and as files in store/brand/, named by their ID.',
  version: brandFormat.version,
  async content({ db, settings }) {
    const [draft] = await db
      .select(pick(brands, ['name', 'look']))
      .from(brands)
      .where(eq(brands.state, 'draft'))
    const look = await readPublishedLook(db)
    return {
      name: settings.store_name,
      look,
      draft: draft ? { name: draft.name, look: brandLook.parse(draft.look) } : null,
      images: await readImages(db, look),
    }
  },
}

async function readImages(db: Database, { logo, logoOnDark, icons }: BrandLook) {
  const ids = [...listLogoFiles(logo), ...listLogoFiles(logoOnDark), ...listIconFiles(icons)]
  const { id, type, width, height, bytes } = brandFiles
  const rows = await db.select({ id, type, width, height, bytes }).from(brandFiles).where(inArray(id, ids)).orderBy(id)
  return rows.map(({ bytes: content, ...image }) => ({ ...image, base64: content.toString('base64') }))
}

export function toJsonText({ path, version }: JsonFile, content: Readonly<Record<string, unknown>>): string {
  const format = `lumina-${path.replace(/^.*\//, '').replace('.json', '')}`
  return `${JSON.stringify({ format, version, ...content }, null, 2)}\n`
}

/** Yields logos, icons and guarantee notices, one at a time. */
export async function* brandFileEntries({ db }: Snapshot): AsyncGenerator<{ path: string; bytes: Uint8Array }> {
  const listed = await db
    .select(pick(brandFiles, ['id', 'type']))
    .from(brandFiles)
    .orderBy(asc(brandFiles.id))
  for (const { id, type } of listed) {
    const [file] = await db.select({ bytes: brandFiles.bytes }).from(brandFiles).where(eq(brandFiles.id, id))
    if (file) yield { path: `store/brand/${id}.${type}`, bytes: file.bytes }
  }
}
