import { setTimeout as pause } from 'node:timers/promises'
import { type SQL, sql } from 'drizzle-orm'
import type { Id } from '#app/lib/id.ts'
import type { CheckoutInput, CheckoutLine } from '#app/orders/checkout/checkout-input.ts'
import { createCheckoutLine } from '#tests/support/checkout.ts'
import { addProduct } from '#tests/support/products.ts'
import { logIn } from '#tools/log-in.ts'
import { exactly, type Figure, measured } from '#tools/stress/figures.ts'
import { killDuring, retryOnAnyProcess } from '#tools/stress/kills.ts'
import { checkEmails } from '#tools/stress/order-audit.ts'
import type { Random } from '#tools/stress/random.ts'
import { type Base, post } from '#tools/stress/request.ts'
import { checkout, placeOnce } from '#tools/stress/shopping.ts'
import { addUnits } from '#tools/stress/staff-work.ts'
import type { StressStore } from '#tools/stress/stress-store.ts'

const SHOPPERS = 200
const WAITING = 14
const UNITS = 5
/** The number of people at the head of the line whose hold expires. The next ones buy. */
const EXPIRED = 4
const KILLS = 20
const TIMEOUT_MS = 120_000

/** Restocks a product for people in line, while other shoppers try to buy the same product and processes are killed. */
export async function testWaitlist(store: StressStore, random: Random): Promise<Figure[]> {
  const before = { startedAt: new Date(), stock: new Map<string, number>() }
  const product = await addProduct(store.db, { name: 'Waited for', stock: 0 })
  const similar = await addProduct(store.db, { stock: 1 }) // a product with the same price
  const order = await createAgreedOrder(store, createCheckoutLine(similar))
  const links = await joinWaitingList(store, product)
  let isOver = false
  let responses = 0
  let placedWithoutLink = 0

  /** Requests one unit until the store responds with an outcome. */
  async function buy(chance: Random, hold?: string): Promise<string> {
    const input = createOrder(order, product, hold)
    return await retryOnAnyProcess(store, chance, async (base) => {
      const { outcome } = await placeOnce(base, input)
      responses++
      return outcome === 'failed' ? null : outcome
    })
  }
  async function runShopper(chance: Random): Promise<void> {
    while (!isOver) if ((await buy(chance)) === 'placed') placedWithoutLink++
  }
  async function runBuyer(chance: Random, link: string): Promise<void> {
    while ((await buy(chance, link)) !== 'placed') await pause(chance.integer(50, 300))
  }

  const lineWork = Promise.all([
    restockOnce(store, random.fork(SHOPPERS), product),
    ...links.slice(0, EXPIRED).map((link) => expireHold(store, link)),
    ...links.slice(EXPIRED, EXPIRED + UNITS).map((link, index) => runBuyer(random.fork(SHOPPERS + 1 + index), link)),
  ])
  const working = Promise.all([
    lineWork,
    ...Array.from({ length: SHOPPERS }, (_, index) => runShopper(random.fork(index))),
  ])
  const kills = await killDuring(store, random, { working, countSucceeded: () => responses, count: KILLS })
  await lineWork
  isOver = true
  await working

  const found = await readFigures(store, product)
  return [
    ...kills,
    measured(`attempts to buy, by ${SHOPPERS} shoppers without a link and by those with one`, String(responses)),
    exactly(`${UNITS} units for ${WAITING} people: received, sold, left`, found.units, `${UNITS}, ${UNITS}, 0`),
    exactly('  sold to shoppers who did not wait', placedWithoutLink, 0),
    exactly('  held immediately by the restock', found.first, UNITS),
    exactly('  held in total, and emails about it', found.holds, `${UNITS + EXPIRED}, ${UNITS + EXPIRED}`),
    exactly('  people in line: expired, bought, waiting', found.states, STATES),
    ...(await checkEmails(store, before)),
  ]
}

async function createAgreedOrder(store: StressStore, line: CheckoutLine): Promise<CheckoutInput> {
  const order = await checkout(store.base(), [line])
  if (!order) throw new Error('The product with the same price is not available')
  return order
}

function createOrder(order: CheckoutInput, product: string, hold: string | undefined): CheckoutInput {
  const [key, email] = [crypto.randomUUID(), `${crypto.randomUUID()}@example.com`]
  return { ...order, key, email, lines: [{ ...createCheckoutLine(product), ...(hold && { hold }) }] }
}

const getEmail = (position: number) => `line-${position}@example.com`

/** Adds people to the waitlist one after another and confirms each. Returns their links in that order. */
async function joinWaitingList(store: StressStore, product: Id<'product'>): Promise<string[]> {
  const links: string[] = []
  for (let position = 0; position < WAITING; position++) {
    const choice = JSON.stringify(['One Size', 'Default'])
    await submit(store.base(), `/product/${product}/waiting`, { email: getEmail(position), choice })
    const { rows } = await store.db.execute<{ link: string }>(
      sql`select link from waiting_list where product_id = ${product} and email = ${getEmail(position)}`,
    )
    const link = rows[0]?.link ?? ''
    await submit(store.base(), `/product/waiting/${link}`, { intent: 'confirm' })
    links.push(link)
  }
  return links
}

async function submit(base: Base, path: string, fields: Record<string, string>): Promise<void> {
  const { status } = await post(base, path, new URLSearchParams(fields))
  if (status !== 200) throw new Error(`${path} responded with ${status}`)
}

/** Restocks as staff do, with the product's form. Does not repeat a save whose response was lost. */
async function restockOnce(store: StressStore, chance: Random, product: Id<'product'>): Promise<void> {
  const cookie = await retryOnAnyProcess(store, chance, logIn)
  const isRestocked = sql`select 1 as found from stock_movements where product_id = ${product} and reason = 'edit'`
  await retryOnAnyProcess(store, chance, async (base) => {
    if ((await store.db.execute(isRestocked)).rows.length > 0) return true
    return (await addUnits(base, cookie, product, UNITS)) || null
  })
}

/** Makes a hold expire as soon as it exists, which the store's workers then notice. */
async function expireHold(store: StressStore, link: string): Promise<void> {
  const statement = sql`update waiting_list set held_until = now() - interval '1 second' where link = ${link} and state = 'held'`
  await until(store, statement)
}

/** Repeats the statement until it finds a row. Tolerates database outages. */
async function until({ db }: StressStore, statement: SQL): Promise<void> {
  for (const giveUpAt = Date.now() + TIMEOUT_MS; ; await pause(200)) {
    const result = await db.execute(statement).catch(() => null)
    if (result && (result.rowCount ?? 0) > 0) return
    if (Date.now() > giveUpAt) throw new Error('No unit was held for anyone')
  }
}

/** The expected states of the people in line, in order: the first letter of each. */
const STATES = `${'e'.repeat(EXPIRED)}${'b'.repeat(UNITS)}${'w'.repeat(WAITING - EXPIRED - UNITS)}`

async function readFigures({ db }: StressStore, product: Id<'product'>) {
  const { rows } = await db.execute<{ units: string; first: number; holds: string; states: string }>(sql`
    with moved as (select * from stock_movements where product_id = ${product})
    select concat_ws(', ', (select sum(delta) from moved where reason = 'edit'),
        (select sum(quantity) from order_items where product_id = ${product}),
        (select stock_quantity from products where id = ${product})) as units,
      (select -delta from moved where reason = 'hold' order by created_at limit 1) as first,
      concat_ws(', ', (select -sum(delta) from moved where reason = 'hold'),
        (select count(*) from mail_outbox m join waiting_list w on m.event like 'waiting-held:' || w.id || ':%'
          where w.product_id = ${product})) as holds,
      (select string_agg(left(state, 1), '' order by confirmed_at, id) from waiting_list where product_id = ${product}) as states`)
  const [found] = rows
  if (!found) throw new Error('Expected one row')
  return found
}
