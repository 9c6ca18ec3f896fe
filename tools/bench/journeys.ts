import type { Browser, CDPSession, Locator, Page } from '@playwright/test'
import { type Part, withStore } from '#tools/bench/bench-home.ts'
import { median, type Row } from '#tools/bench/row.ts'
import { type Change, readDuration, startWatching } from '#tools/bench/watch-page.ts'
import { openChromium } from '#tools/chromium.ts'
import { percentile } from '#tools/stress/figures.ts'

/** A throttled phone's latency in milliseconds, and bytes per second. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 }
const PROCESSOR = 4
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, isMobile: true, hasTouch: true } as const
/** How long a shopper looks at a page before pressing something. */
const LOOK_MS = 2_000
const TIMEOUT_MS = 30_000
const JOURNEYS = 5

/** The measurements of one journey. Times are in milliseconds, and bytes are counted as transferred. */
type Journey = {
  readonly products: number[]
  readonly images: number[]
  readonly backs: number[]
  readonly filters: number[]
  readonly results: number[]
  readonly suggestions: number[]
  readonly carts: number[]
  interactions: readonly Interaction[]
  /** Bytes of preloaded pages that the journey did not open. */
  unusedBytes: number
}

type Interaction = { readonly type: string; readonly target: string; readonly ms: number }

export const journeysPart: Part = {
  description: `${JOURNEYS} scripted journeys of ten pages on a throttled phone (150 ms round trip, 1.6 Mbit/s, a quarter of the processor), each with an empty cache. Times are from the press until the frame after the change. Interactions are those of the browser’s own event timing. Unused bytes are those of pages that were preloaded and never opened.`,
  measure: (home) =>
    withStore(home, {}, async ({ url }) => {
      await using browser = await openChromium()
      const journeys: Journey[] = []
      while (journeys.length < (home.quick ? 1 : JOURNEYS)) journeys.push(await runJourney(browser, url))
      for (const { type, target, ms } of findSlowest(journeys)) home.say(`  ${ms} ms: ${type} on ${target}`)
      return toRows(journeys)
    }),
}

async function runJourney(browser: Browser, url: string): Promise<Journey> {
  const context = await browser.newContext(PHONE)
  try {
    const page = await context.newPage()
    page.setDefaultTimeout(TIMEOUT_MS)
    const session = await context.newCDPSession(page)
    const unused = await watchUnused(page, session)
    await session.send('Network.emulateNetworkConditions', NETWORK)
    await session.send('Emulation.setCPUThrottlingRate', { rate: PROCESSOR })
    await page.addInitScript(recordInteractions)
    const journey = createEmptyJourney()
    await shop(page, url, journey)
    return { ...journey, interactions: await page.evaluate(() => window.interactions), unusedBytes: unused() }
  } finally {
    await context.close()
  }
}

function createEmptyJourney(): Journey {
  const times = { products: [], images: [], backs: [], filters: [], results: [], suggestions: [], carts: [] }
  return { ...times, interactions: [], unusedBytes: 0 }
}

async function shop(page: Page, url: string, journey: Journey): Promise<void> {
  await page.goto(url)
  await openProducts(page, journey, [0, 2])
  await openMenu(page)
  await press(page, page.locator('#menu').getByRole('link', { name: 'Shop', exact: true }).first(), {
    selector: 'main h1',
    text: 'Shop',
  })
  await openProducts(page, journey, [1, 4, 7])
  await filterShop(page, journey)
  await openProducts(page, journey, [0])
  await openMenu(page)
  await search(page, journey)
  await addToCart(page, journey)
}

/** Opens the cards with these indexes in the list, and goes back after each. */
async function openProducts(page: Page, journey: Journey, cards: readonly number[]): Promise<void> {
  for (const index of cards) {
    const link = page.locator('main article h3 a').nth(index)
    await bringIntoView(link)
    await look(page)
    const name = (await link.textContent()) ?? ''
    const top = await page.evaluate(() => window.scrollY)
    await startWatching(page, { selector: '.stage img', isImage: true }, 'pointerdown', 'image')
    journey.products.push(await press(page, link, { selector: 'main h1', text: name }))
    journey.images.push(await readDuration(page, 'image'))
    await look(page)
    journey.backs.push(await goBack(page, { selector: 'main article h3 a', text: name, top }))
  }
}

async function openMenu(page: Page): Promise<void> {
  await press(page, page.getByRole('button', { name: 'Menu', exact: true }), { selector: '#menu[open]' })
  await look(page)
}

async function filterShop(page: Page, journey: Journey): Promise<void> {
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
  await look(page)
  await press(page, page.getByRole('button', { name: /^Filter/ }), { selector: '#filter-drawer[open]' })
  await look(page)
  const dresses = page.locator('#filter-drawer label', { hasText: 'Dresses' })
  const found = { selector: '#filter-drawer button', text: 'Show 10 products' }
  await startWatching(page, found, 'pointerdown', 'results')
  journey.filters.push(await press(page, dresses, { selector: '#filter-drawer [value=dresses]:checked' }))
  journey.results.push(await readDuration(page, 'results'))
  await press(page, page.getByRole('button', { name: 'Show 10 products' }), { selector: '#filter-drawer:not([open])' })
}

async function search(page: Page, journey: Journey): Promise<void> {
  const field = page.locator('#menu input').first()
  await press(page, field, { selector: '#menu input:focus' })
  await page.keyboard.type('li')
  await startWatching(page, { selector: '#menu [role=option]' }, 'keydown')
  await page.keyboard.type('n')
  journey.suggestions.push(await readDuration(page))
  await look(page)
  const option = page.locator('#menu [role=option][href*="/product/"]').first()
  const name = (await option.locator('.font-medium').textContent()) ?? ''
  journey.products.push(await press(page, option, { selector: 'main h1', text: name }))
}

async function addToCart(page: Page, journey: Journey): Promise<void> {
  await look(page)
  const size = page.locator('.size-cell:not(.is-out)').first()
  await bringIntoView(size)
  await press(page, size, { selector: '.size-cell :checked' })
  const button = page.locator('main').getByRole('button', { name: 'Add to cart' }).first()
  await bringIntoView(button)
  journey.carts.push(await press(page, button, { selector: 'header [aria-label*="1 item"]' }))
}

async function bringIntoView(locator: Locator): Promise<void> {
  await locator.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
}

/** Waits as long as a shopper looks at a page. The timer is in the page, so the page must respond when it ends. */
async function look(page: Page): Promise<void> {
  await page.evaluate((ms) => new Promise((resolve) => setTimeout(resolve, ms)), LOOK_MS)
}

async function press(page: Page, locator: Locator, change: Change): Promise<number> {
  const box = await locator.boundingBox()
  if (!box) throw new Error(`${locator} is not visible`)
  await startWatching(page, change, 'pointerdown')
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2)
  return await readDuration(page)
}

async function goBack(page: Page, change: Change): Promise<number> {
  await startWatching(page, change, 'popstate')
  await page.evaluate(() => history.back())
  return await readDuration(page)
}

declare global {
  interface Window {
    interactions: Interaction[]
  }
}

/** Runs in the page. */
function recordInteractions(): void {
  window.interactions = []
  const byId = new Map<number, Interaction>()
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (!('interactionId' in entry) || typeof entry.interactionId !== 'number' || entry.interactionId === 0) continue
      const known = byId.get(entry.interactionId)
      if (known && known.ms >= entry.duration) continue
      const target = 'target' in entry && entry.target instanceof Element ? entry.target : null
      const name = (target?.getAttribute('aria-label') ?? target?.textContent ?? '').trim().slice(0, 40)
      byId.set(entry.interactionId, { type: entry.name, target: name, ms: entry.duration })
      window.interactions = [...byId.values()]
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit)
}

/** Returns a function that returns the bytes of data preloaded for pages that have not been opened since. */
async function watchUnused(page: Page, session: CDPSession): Promise<() => number> {
  const loaded = new Map<string, { readonly path: string; bytes: number }>()
  const opened: string[] = []
  await session.send('Network.enable')
  session.on('Network.requestWillBeSent', ({ requestId, request: { url } }) => {
    const { pathname } = new URL(url)
    if (pathname.endsWith('.data')) loaded.set(requestId, { path: pathname, bytes: 0 })
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const data = loaded.get(requestId)
    if (data) data.bytes += encodedDataLength
  })
  page.on('framenavigated', () => opened.push(new URL(page.url()).pathname))
  return () => {
    const waiting = [...opened]
    let unused = 0
    for (const { path, bytes } of loaded.values()) {
      const at = waiting.indexOf(path.replace(/(\/_)?\.data$/, '') || '/')
      if (at < 0) unused += bytes
      else waiting.splice(at, 1)
    }
    return unused
  }
}

function findSlowest(journeys: readonly Journey[]): readonly Interaction[] {
  return journeys
    .flatMap(({ interactions }) => interactions)
    .toSorted((a, b) => b.ms - a.ms)
    .slice(0, 5)
}

function toRows(journeys: readonly Journey[]): Row[] {
  const all = (list: 'products' | 'images' | 'backs' | 'filters' | 'results' | 'suggestions' | 'carts') =>
    journeys.flatMap((each) => each[list])
  const time = (work: string, values: readonly number[], max: number | null): Row => ({
    work: `${work}: p75`,
    figures: [{ value: percentile(values, 0.75), unit: 'ms', target: max === null ? null : { max } }],
    remark: `half within ${median(values).toFixed(0)} ms, all ${values.length} within ${Math.max(...values).toFixed(0)} ms`,
  })
  const interactions = journeys.flatMap((each) => each.interactions.map(({ ms }) => ms))
  return [
    time('from pressing a card until the product is shown', all('products'), 100),
    time('from pressing a card until its image is shown', all('images'), null),
    time('from going back until the list is shown, at the same place', all('backs'), 50),
    time('from choosing a filter until it is shown', all('filters'), 100),
    time('from choosing a filter until its results are shown', all('results'), 300),
    time('from the last letter of a search until suggestions are shown', all('suggestions'), 300),
    time('from adding a product to the cart until it is counted', all('carts'), 100),
    {
      work: 'interaction latency: p98',
      figures: [{ value: percentile(interactions, 0.98), unit: 'ms', target: { max: 80 } }],
      remark: `${interactions.length} interactions took more than 16 ms, the slowest ${Math.max(...interactions)} ms`,
    },
    {
      work: 'preloaded but not used in a journey of ten pages',
      figures: [
        {
          value: Math.max(...journeys.map(({ unusedBytes }) => unusedBytes)) / 1_000,
          unit: 'KB',
          target: { max: 150 },
        },
      ],
    },
  ]
}
