import { gzipSync } from 'node:zlib'
import { type APIRequestContext, expect, test } from '@playwright/test'
import { placeOwnOrder } from '#tests/e2e/orders.ts'

const MOST_SCRIPT_BYTES = 130_000
const MOST_STYLE_BYTES = 14_000
const MOST_HTML_BYTES = 20_000

function weight(text: string): number {
  return gzipSync(text, { level: 9 }).length
}

/** Every script that a page runs: those it names, and what they import. */
async function scriptsOf(request: APIRequestContext, html: string): Promise<Map<string, string>> {
  const scripts = new Map<string, string>()
  const named = html.matchAll(/<link rel="modulepreload" href="(\/assets\/[^"]+\.js)"/g)
  const waiting = Array.from(named, ([, path = '']) => path)
  for (let path = waiting.pop(); path; path = waiting.pop()) {
    if (scripts.has(path)) continue
    const body = await (await request.get(path)).text()
    scripts.set(path, body)
    for (const [, name] of body.matchAll(/(?:from|import)\s*"\.\/([\w.-]+\.js)"/g)) waiting.push(`/assets/${name}`)
  }
  return scripts
}

for (const path of [
  '/',
  '/shop',
  '/product/ember-linen-shift',
  '/collection/objects',
  '/lookbook',
  '/about',
  '/contact',
  '/faq',
  '/wishlist',
  '/checkout',
  '/nothing-here',
]) {
  test(`${path} is light, and holds nothing of the back office`, ({ request }) => expectLight(request, path))
}

test('the page of an order is light, and holds nothing of the back office', async ({ request }) => {
  const { link } = await placeOwnOrder(request)
  await expectLight(request, `/order/${link}`)
})

async function expectLight(request: APIRequestContext, path: string): Promise<void> {
  const html = await (await request.get(path)).text()
  const scripts = await scriptsOf(request, html)
  expect(scripts.size).toBeGreaterThan(3)
  const bytes = [...scripts.values()].reduce((sum, body) => sum + weight(body), 0)
  expect(bytes, 'scripts, gzip -9').toBeLessThanOrEqual(MOST_SCRIPT_BYTES)
  expect(weight(html), 'html, gzip -9').toBeLessThanOrEqual(MOST_HTML_BYTES)

  const sheets = Array.from(
    html.matchAll(/<link [^>]*rel="stylesheet" href="([^"]+\.css)"/g),
    ([, sheet = '']) => sheet,
  )
  expect(sheets).toHaveLength(1)
  const css = await (await request.get(sheets[0] ?? '')).text()
  expect(weight(css), 'styles, gzip -9').toBeLessThanOrEqual(MOST_STYLE_BYTES)

  const all = [...scripts.values(), css].join('\n')
  for (const ours of ['Verifying authentication', 'Profit margin', 'Order updated successfully']) {
    expect(all).not.toContain(ours)
  }
}
