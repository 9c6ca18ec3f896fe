import { randomBytes } from 'node:crypto'
import { type Client, Pool, type PoolClient } from 'pg'
import { newId } from '#app/lib/id.ts'
import { parseJson } from '#app/lib/json.ts'
import type { CheckoutInput } from '#app/orders/checkout/checkout-input.ts'
import { placeOrder } from '#app/orders/checkout/order/place-order.server.ts'
import { isOrderLink } from '#app/orders/order.ts'
import { databaseOn } from '#app/platform/db/database-on.server.ts'
import { awaitPipelined } from '#app/platform/db/pipelined.ts'

/** A statement that the store passed to the driver. */
export type Statement = {
  readonly text: string
  readonly values: readonly unknown[]
  /** The name under which it is prepared. */
  readonly name?: string
  readonly rowMode?: 'array'
}

/** Places an order with the store's own code and returns its statements, from begin to commit. */
export async function recordOrder(databaseUrl: string, input: CheckoutInput): Promise<readonly Statement[]> {
  const statements: Statement[] = []
  const pool = new Pool({ connectionString: databaseUrl, max: 1, pipeline: true })
  try {
    const { outcome } = await placeOrder(databaseOn(recordStatements(pool, statements)), input)
    if (outcome !== 'placed') throw new Error(`The order to be recorded was not placed: ${outcome}`)
  } finally {
    await pool.end()
  }
  return statements
}

/** Wraps the pool, so that its connections record their statements. */
function recordStatements(pool: Pool, statements: Statement[]): Pool {
  return new Proxy(pool, {
    get: (target, name) => {
      if (name !== 'connect') return Reflect.get(target, name, target)
      return async () => recordClient(await target.connect(), statements)
    },
  })
}

function recordClient(client: PoolClient, statements: Statement[]): PoolClient {
  return new Proxy(client, {
    get: (target, name) => {
      const value = Reflect.get(target, name, target)
      if (typeof value !== 'function') return value
      return (...args: readonly unknown[]) => {
        if (name === 'query') statements.push(toStatement(args))
        return Reflect.apply(value, target, args)
      }
    },
  })
}

function toStatement([query, queryValues]: readonly unknown[]): Statement {
  const values = Array.isArray(queryValues) ? queryValues : []
  if (typeof query === 'string') return { text: query, values }
  if (typeof query !== 'object' || query === null || !('text' in query)) throw new Error('A statement has no text')
  const name = 'name' in query && typeof query.name === 'string' && query.name
  const isArray = 'rowMode' in query && query.rowMode === 'array'
  return { text: String(query.text), values, ...(name && { name }), ...(isArray && { rowMode: 'array' }) }
}

type Exchange = ReadonlyMap<string, string>

/**
 * Returns a function that copies a recorded order's statements with new ids, key and number, which are the values that
 * differ between two recordings of the same cart. It also replaces the keys of `exchange` with their values.
 */
export function createRepeater(
  first: readonly Statement[],
  second: readonly Statement[],
): (exchange: Exchange) => Statement[] {
  const joinTexts = (statements: readonly Statement[]) => statements.map(({ text }) => text).join('\n')
  if (joinTexts(first) !== joinTexts(second)) throw new Error('Two orders from one cart used different statements')
  const replaced = new Set(
    first.flatMap(({ values }, index) => findDifferences(values, second[index]?.values)).filter(isReplaced),
  )
  return (exchange) => {
    const names = new Map(exchange)
    for (const name of replaced) names.set(name, createName(name))
    const pattern = new RegExp([...names.keys()].join('|'), 'g')
    const rename = (value: unknown): unknown => {
      if (typeof value === 'string') return value.replace(pattern, (name) => names.get(name) ?? name)
      return Array.isArray(value) ? value.map(rename) : value
    }
    return first.map((statement) => ({ ...statement, values: statement.values.map(rename) }))
  }
}

function findDifferences(first: unknown, second: unknown): string[] {
  if (typeof first === 'string' && typeof second === 'string') {
    const [firstJson, secondJson] = [first, second].map(parseJsonText)
    return firstJson && secondJson ? findDifferences(firstJson, secondJson) : first === second ? [] : [first]
  }
  if (typeof first !== 'object' || typeof second !== 'object' || !first || !second) return []
  return Object.entries(first).flatMap(([name, value]) => findDifferences(value, Reflect.get(second, name)))
}

/** Returns the value of JSON text, the format in which rows are sent; null for other text. */
function parseJsonText(text: string): unknown {
  return /^[[{]/.test(text) ? parseJson(text) : null
}

const ORDER_NUMBER = /^IN[0-9A-Z]{8,}$/
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/**
 * Returns true for a value that is replaced as a whole. Text that contains such values, such as the text of an email,
 * is not replaced.
 */
function isReplaced(value: string): boolean {
  return ORDER_NUMBER.test(value) || UUID.test(value) || isOrderLink(value)
}

function createName(name: string): string {
  if (isOrderLink(name)) return randomBytes(name.length / 2).toString('hex')
  return UUID.test(name) ? newId() : `IN${newId().replaceAll('-', '').slice(-16).toUpperCase()}`
}

/** Sends an order's statements in one round trip. The client must pipeline. */
export async function sendAtOnce(client: Client, statements: readonly Statement[]): Promise<void> {
  const { stream } = client.connection
  stream.cork() // one write
  const sent = statements.map(({ values, ...query }) => client.query({ ...query, values: [...values] }))
  stream.uncork()
  await awaitPipelined(sent)
}
