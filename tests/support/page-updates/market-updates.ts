import type { Id } from '#app/lib/id.ts'
import { toDraft } from '#app/operations/markets/market-draft.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { findMarket } from '#app/pricing/read-markets.server.ts'
import { buildMarketForm } from '#tests/support/market-form.ts'
import { addMarket } from '#tests/support/markets.ts'
import { readField } from '#tests/support/page-forms.ts'
import type { AdminClient } from '#tests/support/page-updates/admin-client.ts'
import type { PageUpdate } from '#tests/support/page-updates/page-update.ts'
import { addZone } from '#tests/support/shipping.ts'

const EDIT = 'routes/admin/market-edit'
const editPath = (id: string) => `/admin/markets/edit/${id}`

const COUNTRIES = [
  ['AR', 'BO', 'BZ'],
  ['CL', 'CO', 'CU'],
  ['EC', 'GY', 'GT'],
  ['PE', 'PY', 'HN'],
  ['SR', 'UY', 'NI'],
  ['CR', 'PA', 'SV'],
]

let count = 0

/** Adds a market with three countries, different ones for up to six markets in a store. Pages show its name. */
async function newMarket(db: Database, newName: AdminClient['newName'], status: 'draft' | 'open') {
  const name = newName('Market')
  const countries = COUNTRIES[count++ % COUNTRIES.length] ?? []
  const prefix = `market-${count}`
  const id = await addMarket(db, { name, status, countries, languages: { [prefix]: 'es' } })
  await addZone(db, { marketId: id, places: countries.map((country) => ({ country })), rates: [{}] })
  return { id, name, prefix }
}

async function readForm(db: Database, id: Id<'market'>, name: string): Promise<Record<string, string>> {
  const market = await findMarket(db, id)
  if (!market) throw new Error('There is no such market')
  return buildMarketForm({ ...toDraft(market, 'NGN'), name }, 'NGN', market.version)
}

export const marketUpdates: readonly PageUpdate[] = [
  {
    title: 'a market’s name, in three locales',
    route: EDIT,
    prepare: async ({ db, post, newName }) => {
      const [first, second] = [await newMarket(db, newName, 'open'), await newMarket(db, newName, 'open')]
      const name = newName('Renamed')
      const form = await readForm(db, first.id, name)
      return {
        send: () => post(editPath(first.id), form),
        changes: ['/', `/${first.prefix}`, `/${second.prefix}/about`].map((path) => [path, first.name, name]),
      }
    },
  },
  {
    title: "the text of a market's order button",
    route: EDIT,
    prepare: async ({ db, post, newName }) => {
      const { id, name, prefix } = await newMarket(db, newName, 'open')
      const form = await readForm(db, id, name)
      return {
        send: () => post(editPath(id), { ...form, orderButton: 'Order with obligation to pay · {total}' }),
        changes: [[`/${prefix}`, null, 'Order with obligation to pay · {total}']],
      }
    },
  },
  {
    title: 'a market that opens',
    route: EDIT,
    prepare: async ({ db, post, newName }) => {
      const { id, name } = await newMarket(db, newName, 'draft')
      return {
        send: () => post(`${editPath(id)}.data`, { intent: 'open' }),
        changes: [
          ['/', null, name],
          ['/shop', null, name],
        ],
      }
    },
  },
  {
    title: 'the order of markets',
    route: 'routes/admin/markets',
    prepare: async ({ db, post, newName }) => {
      const [first, second] = [await newMarket(db, newName, 'open'), await newMarket(db, newName, 'open')]
      await post('/admin/markets.data', { intent: 'arrange', ids: `${first.id} ${second.id}` })
      return {
        send: () => post('/admin/markets.data', { intent: 'arrange', ids: `${second.id} ${first.id}` }),
        changes: [['/', matchInOrder(first.name, second.name), matchInOrder(second.name, first.name)]],
      }
    },
  },
  {
    title: 'fetched exchange rates',
    route: 'routes/admin/market-rates',
    prepare: async ({ post, newProduct }) => {
      const product = await newProduct()
      const preview = await (await post('/admin/markets/rates', { intent: 'fetch' })).text()
      const version = readField(preview, 'version')
      const keys = readField(preview, 'keys').split(' ')
      const key = keys.find((each) => each.endsWith(':EUR')) ?? ''
      return {
        send: () => post('/admin/markets/rates', { intent: 'save', version, keys: key }),
        changes: [[product.page, '920000', '1152500']],
      }
    },
  },
]

/** Matches text that mentions `first` before `second`. Pages mention markets several times. */
function matchInOrder(first: string, second: string): RegExp {
  return new RegExp(`^(?:(?!${second}).)*${first}`, 's')
}
