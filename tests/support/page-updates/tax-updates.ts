import { newId } from '#app/lib/id.ts'
import { toDay } from '#app/lib/time-zone.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { findRegistration } from '#app/pricing/taxes/tax-registrations.server.ts'
import { taxRates, taxRegistrations } from '#app/pricing/taxes.table.ts'
import { readTimeZone } from '#app/store/settings.server.ts'
import { addMarket } from '#tests/support/markets.ts'
import type { AdminClient } from '#tests/support/page-updates/admin-client.ts'
import type { PageUpdate } from '#tests/support/page-updates/page-update.ts'

/** Adds a product and a market with one country and tax-inclusive prices. Returns the product's path in the market. */
async function newTaxedPage({ db, newName, newProduct }: AdminClient, country: string) {
  const prefix = `tax-${country.toLowerCase()}`
  await addMarket(db, {
    name: newName('Market'),
    countries: [country],
    taxIncluded: true,
    languages: { [prefix]: 'en' },
  })
  return `/${prefix}${(await newProduct()).page}`
}

const today = async (db: Database) => toDay(new Date(), await readTimeZone(db))

function addRate(db: Database, country: string, name: string) {
  const rate = { country, taxClass: 'standard' as const, name, rate: 180_000, validFrom: '2026-01-01' }
  return db.insert(taxRates).values(rate)
}

async function register(db: Database, country: string) {
  const id = newId<'tax-registration'>()
  await db.insert(taxRegistrations).values({ id, country, number: '', validFrom: '2026-01-01' })
  return id
}

export const taxUpdates: readonly PageUpdate[] = [
  {
    title: 'a new tax rate',
    route: 'routes/admin/tax-rate-new',
    prepare: async (admin) => {
      const { db, post, readVersion } = admin
      const page = await newTaxedPage(admin, 'IS')
      await register(db, 'IS')
      const rate = { country: 'IS', region: '', taxClass: 'standard', name: 'VSK', rate: '24' }
      const form = { ...rate, validFrom: await today(db), version: await readVersion('/admin/taxes/rates/new') }
      return { send: () => post('/admin/taxes/rates/new', form), changes: [[page, null, 'incl. VSK']] }
    },
  },
  {
    title: 'the tax starter table',
    route: 'routes/admin/tax-starter',
    prepare: async (admin) => {
      const page = await newTaxedPage(admin, 'NO')
      await register(admin.db, 'NO')
      return {
        send: () => admin.post('/admin/taxes/starter', { country: 'NO' }),
        changes: [[page, null, 'incl. VAT']],
      }
    },
  },
  {
    title: 'a new tax registration',
    route: 'routes/admin/tax-registration-new',
    prepare: async (admin) => {
      const page = await newTaxedPage(admin, 'RS')
      await addRate(admin.db, 'RS', 'PDV')
      const form = { country: 'RS', region: '', number: '', validFrom: '2026-01-01', version: '' }
      return {
        send: () => admin.post('/admin/taxes/registrations/new', form),
        changes: [[page, null, 'incl. PDV']],
      }
    },
  },
  {
    title: 'a tax registration’s first day',
    route: 'routes/admin/tax-registration-edit',
    prepare: async (admin) => {
      const { db, post } = admin
      const page = await newTaxedPage(admin, 'MD')
      await addRate(db, 'MD', 'TVA')
      const id = await register(db, 'MD')
      const version = (await findRegistration(db, id))?.version ?? ''
      const form = { country: 'MD', region: '', number: '', validFrom: '2099-01-01', version }
      return {
        send: () => post(`/admin/taxes/registrations/edit/${id}`, form),
        changes: [[page, 'incl. TVA', null]],
      }
    },
  },
  {
    title: 'a removed tax registration',
    route: 'routes/admin/taxes',
    prepare: async (admin) => {
      const { db, post } = admin
      const page = await newTaxedPage(admin, 'MK')
      await addRate(db, 'MK', 'DDV')
      const id = await register(db, 'MK')
      return {
        send: () => post('/admin/taxes.data', { intent: 'remove-registration', id }),
        changes: [[page, 'incl. DDV', null]],
      }
    },
  },
]
