import { Script } from 'node:vm'
import { sql } from 'drizzle-orm'
import { DomUtils, parseDocument } from 'htmlparser2'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { toPassportCode } from '#app/catalog/passport/passport-code.ts'
import { parseId } from '#app/lib/id.ts'
import routes from '#app/routes.ts'
import { createDemoId } from '#db/demo/demo-ids.ts'
import { listLeafRoutes } from '#tests/support/leaf-routes.ts'
import { readPage } from '#tests/support/read-page.ts'
import { getSharedStore } from '#tests/support/shared-store.ts'
import { openStaffSession } from '#tests/support/staff-session.ts'
import { type StoreProcess, startStore } from '#tests/support/store.ts'
import { openStoreDatabase } from '#tests/support/store-database.ts'
import { writeXssPayloads, XSS_PAYLOADS } from '#tests/support/xss-payloads.ts'

// Tests a store in which every string is an XSS payload: the server's HTML must contain it only as text.

let store: StoreProcess
let database: ReturnType<typeof openStoreDatabase>
let cookie: string

beforeAll(async () => {
  store = await startStore()
  database = openStoreDatabase(store)
  await writeXssPayloads(database.db)
  cookie = (await openStaffSession(database.db, store)).cookie
})
afterAll(async () => {
  await database?.close()
  await store?.stop()
})

const URLS = ['href', 'src', 'srcset', 'poster', 'action', 'formaction', 'data', 'xlink:href']
const HOSTILE_URL = /^(javascript:|data:text|(https?:)?\/\/evil\.example|x$|x\/)/i
const FOREIGN = ['base', 'embed', 'math', 'object']

/** Returns the elements, attributes and scripts that exist only if text was parsed as HTML or as a script. */
function findInjected(html: string): string[] {
  return DomUtils.getElementsByTagName('*', parseDocument(html), true).flatMap(({ name, attribs, ...element }) => {
    const found = Object.entries(attribs).flatMap(([attribute, value]) => {
      const isHostile = URLS.includes(attribute) && HOSTILE_URL.test(value.replace(/\s/g, ''))
      const isInjected = isHostile || /^on|^srcdoc$|^http-equiv$|hurt/.test(attribute)
      return isInjected ? [`${name} ${attribute}=${value.slice(0, 80)}`] : []
    })
    const text = name === 'script' || name === 'style' ? DomUtils.textContent(element.children) : ''
    const isScript = name === 'script' && (/^\s*(window|parent)\.hurt/.test(text) || !isValid(attribs.type, text))
    const runs = isScript || (name === 'style' && text.includes('@import'))
    if (runs || FOREIGN.includes(name) || name.includes('hurt')) found.push(`${name} ${text.slice(0, 80)}`)
    return found
  })
}

/** Returns true if a script is valid: injected text that ended a string early would break it. */
function isValid(type: string | undefined, text: string): boolean {
  try {
    if (type === undefined) new Script(text)
    else if (type === 'application/ld+json') JSON.parse(text)
    return true
  } catch {
    return false
  }
}

test('the checks find injected HTML', () => {
  const harmless = /^(\u2028|\[x\]|!\[x\]|\]\]>|<scr<|\{\{|&lt;|<template>)/ // these contain no markup, or only markup of other parsers
  for (const payload of XSS_PAYLOADS.filter((candidate) => !harmless.test(candidate))) {
    const places = [
      `<p>${payload}</p>`,
      `<p title="${payload}">`,
      `<p title='${payload}'>`,
      `<title>${payload}</title>`,
    ]
    const more = [`<textarea>${payload}</textarea>`, `<script type="application/ld+json">"${payload}"</script>`]
    const found = [...places, ...more, `<!--${payload}-->`].flatMap(findInjected)
    expect(found, payload).not.toEqual([])
  }
})

/** Paths that must exist. `readIds` finds values for their parameters. */
const EXISTING_PATHS = [
  '/product/:product',
  '/product/:product/reviews',
  '/product/:product/size-guide',
  '/product/:product/waiting',
  '/passport/:passport',
  '/collection/:collection',
  '/pages/payloads',
  '/order/:link',
  '/admin/products/edit/:product',
  '/admin/products/preview/:product',
  '/admin/products/:product/print/labels',
  '/admin/brand/preview/product/:product',
  '/admin/categories/edit/:category',
  '/admin/collections/edit/:list',
  '/admin/pages/edit/:page',
  '/admin/pages/preview/:page',
  '/admin/size-guides/edit/:guide',
  '/admin/manufacturers',
  `/admin/manufacturers/edit/${createDemoId('manufacturer', 'porto')}`,
  '/admin/orders/:order',
  '/admin/orders/:order/print/packing-slip',
  '/admin/customers/:customer',
  '/admin/messages/:message',
  '/admin/products?q=hurt',
  '/admin/orders?q=hurt',
  '/admin/customers?q=hurt',
]

async function readIds(): Promise<Readonly<Record<string, string>>> {
  const { rows } = await database.db.execute<Record<string, string>>(sql`select
    (select id from products where status = 'active' order by id limit 1) as product,
    (select slug from collections where status = 'active' order by id limit 1) as collection,
    (select id from collections order by id limit 1) as list,
    (select id from categories order by id limit 1) as category,
    (select id from pages limit 1) as page,
    (select id from size_guides limit 1) as guide,
    (select id from orders order by id limit 1) as order,
    (select link from orders order by id limit 1) as link,
    (select id from customers order by id limit 1) as customer,
    (select id from contact_messages limit 1) as message`)
  const ids = rows[0] ?? {}
  const product = parseId<'product'>(ids.product ?? '')
  return { ...ids, passport: product ? toPassportCode(product) : '' }
}

test('text from staff and shoppers is shown as text on every page of the storefront and admin', async () => {
  const ids = await readIds()
  const named = EXISTING_PATHS.map((path) => path.replace(/:(\w+)/, (_, name: string) => ids[name] ?? 'missing'))
  const others = listLeafRoutes(await routes).flatMap(({ path }) => (/[:*]/.test(path) ? [] : [path]))
  let read = 0
  for (const path of [...named, ...others]) {
    const { status, headers, html } = await readPage(store.url, path, cookie)
    if (named.includes(path)) expect([path, status]).toEqual([path, 200])
    expect(status, path).toBeLessThan(500)
    if (!headers.get('content-type')?.startsWith('text/html')) continue
    read++
    expect(findInjected(html), path).toEqual([])
  }
  expect(read).toBeGreaterThan(80)
})

test('input from a search, a URL or a form is shown as text on the next page', async () => {
  const { url, dataDir } = getSharedStore()
  const { db, close } = openStoreDatabase({ dataDir })
  const { cookie: staff } = await openStaffSession(db, { dataDir })
  await close()
  const all = XSS_PAYLOADS.join(' ')
  const paths = XSS_PAYLOADS.flatMap((payload) => {
    const typed = encodeURIComponent(payload)
    return [`/shop?search=${typed}`, `/admin/redirects?q=${typed}`]
  })
  for (const path of [...paths, `/${encodeURIComponent(all)}`, `/?newsletter=${encodeURIComponent(all)}`]) {
    const { status, html } = await readPage(url, path, staff)
    expect([path, status]).toEqual([path, path.startsWith('/%') ? 404 : 200])
    if (path.includes('search=') || path.includes('q='))
      expect(html, path).toMatch(/value="[^"]*(&lt;|&quot;|&#x27;|hurt)/)
    expect(findInjected(html), path).toEqual([])
  }
  const body = new URLSearchParams({ intent: 'identify', name: all, orderNumber: all, email: all })
  const headers = { Origin: url, Accept: 'text/html' }
  const rejected = await (await fetch(`${url}/withdraw`, { method: 'POST', headers, body })).text()
  expect(rejected).toContain('value="&lt;script&gt;')
  expect(findInjected(rejected)).toEqual([])
})
