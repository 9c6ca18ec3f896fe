import process from 'node:process'
import type { Locator, Page } from '@playwright/test'
import { createDemoId } from '#db/demo/demo-ids.ts'
import { expect, openPage, test } from '#tests/e2e/fixtures.ts'
import { longTest } from '#tests/e2e/long-test.ts'
import { expectPanelHero } from '#tests/e2e/panel-hero.ts'
import { addStaffSession } from '#tests/e2e/staff.ts'

const PHONE = { width: 390, height: 844 }
const SPREAD_WIDTHS = [768, 1024, 1280, 1920]
/** The heights of the screens that are less than 900 px tall, by width. */
const HEIGHTS: Readonly<Record<number, number>> = { [PHONE.width]: PHONE.height, 1024: 768 }
/** The largest vertical gap in a spread, in px. */
const MAX_GAP = 28

/** Returns the positions of the parts of a spread and how much of its area the parts leave empty. */
async function readSpread(spread: Locator) {
  return spread.evaluate((section, gap) => {
    const readBox = (element: Element | null | undefined) => {
      const { left, top, right, bottom } = element?.getBoundingClientRect() ?? new DOMRect()
      return { left, top, right, bottom }
    }
    const textBox = readBox(section.querySelector('h2')?.parentElement)
    const cards = Array.from(section.querySelectorAll('article'), (card) => ({
      ...readBox(card),
      image: readBox(card.querySelector('img')?.parentElement),
      name: readBox(card.querySelector('h3')),
    }))
    const parts = [textBox, ...cards]
    const styles = getComputedStyle(section)
    const inner = readBox(section)
    const area = {
      left: inner.left + Number.parseFloat(styles.paddingLeft),
      right: inner.right - Number.parseFloat(styles.paddingRight),
      top: Math.min(...parts.map(({ top }) => top)),
      bottom: Math.max(...parts.map(({ bottom }) => bottom)),
    }
    const range = gap / 2 + 1
    const isTaken = (x: number, y: number) =>
      parts.some(
        ({ left, top, right, bottom }) =>
          x >= left - range && x <= right + range && y >= top - range && y <= bottom + range,
      )
    const empty: string[] = []
    for (let y = area.top; y <= area.bottom; y += 4) {
      for (let x = area.left; x <= area.right; x += 4) if (!isTaken(x, y)) empty.push(`${x},${y}`)
    }
    return { textBox, cards, empty: empty.length }
  }, MAX_GAP)
}

/** Returns the images whose loaded file is not the smallest one that fills their box. */
async function listWrongFiles(spread: Locator) {
  return await spread.evaluate(async (section) => {
    const images = Array.from(section.querySelectorAll<HTMLImageElement>('article div > img:first-child'))
    for (const image of images) image.loading = 'eager'
    const loaded = images.map(({ currentSrc, clientWidth: shown }) => {
      const smallest = [300, 400, 600, 800].find((enough) => enough >= shown) ?? 800
      return { file: Number(/\/w_(\d+),/.exec(currentSrc)?.[1]), shown, smallest }
    })
    return loaded.filter(({ file, smallest }) => file !== smallest)
  })
}

async function expectSpreadLayout(spread: Locator, count: number, width: number): Promise<void> {
  const { textBox, cards, empty } = await readSpread(spread)
  const where = `${count} products at ${width} px`
  expect(cards, where).toHaveLength(count)
  expect(empty, `empty spots with ${where}`).toBe(0)
  for (const { image, name, bottom } of cards) {
    expect(name.top - image.bottom, `the gap between image and name, ${where}`).toBeLessThan(20)
    expect(bottom - image.bottom, `the space below the image, ${where}`).toBeLessThan(140)
    const ratio = (image.right - image.left) / (image.bottom - image.top)
    expect(ratio, `the aspect ratio fits a garment, ${where}`).toBeGreaterThan(0.62)
    expect(ratio, `the aspect ratio fits a garment, ${where}`).toBeLessThan(0.9)
    expect(image.right - image.left, where).toBeGreaterThan(width >= 1280 ? 250 : 180)
  }
  const last = cards.filter(({ bottom }) => bottom > Math.max(...cards.map((card) => card.bottom)) - 1)
  const ends = last.map(({ image }) => image.bottom)
  expect(Math.max(...ends) - Math.min(...ends), `images end on one line, ${where}`).toBeLessThanOrEqual(1)
  expect(textBox.right - textBox.left, where).toBeGreaterThan(180)
}

/**
 * Asserts that, on a phone, products are a horizontal list that shows part of the next product; a single product is as
 * wide as the page.
 */
async function expectList(spread: Locator, count: number): Promise<void> {
  const { cards } = await readSpread(spread)
  const [first, second] = cards
  expect(cards).toHaveLength(count)
  if (!second) return expect((first?.right ?? 0) - (first?.left ?? 0)).toBeGreaterThan(340)
  expect(first?.top).toBe(second.top)
  expect(PHONE.width - second.left, 'the visible part of the next product').toBeGreaterThanOrEqual(24)
}

const ONE_TO_THREE = ['amara-bias-slip-dress', 'sana-wide-leg-trouser', 'kaia-poplin-shirt']
/**
 * These products appear nowhere else on the page: browsers would reuse a larger file that the page has already loaded.
 */
const FOUR = ['osun-adire-kaftan', 'maren-collarless-coat', 'thandi-wrap-dress', 'noor-circle-skirt']
const SPREADS = [
  { heading: 'One product', slugs: ONE_TO_THREE.slice(0, 1) },
  { heading: 'Two products', slugs: ONE_TO_THREE.slice(0, 2) },
  { heading: 'Three products', slugs: ONE_TO_THREE },
  { heading: 'Four products', slugs: FOUR },
]

/** Opens the preview of a homepage whose hero has its own image, with spreads of one to four products. */
async function openPreview(page: Page): Promise<void> {
  const hero = {
    layout: 'panel',
    label: 'New Collection 2024',
    headline: 'Radiate Your Light',
    subtitle: 'Timeless elegance meets modern femininity',
    image: { theme: 'story-drape' },
    button: { phone: 'Discover Collection', desktop: 'View Collection', to: '/shop' },
  }
  const spreads = SPREADS.map(({ heading, slugs }) => ({
    heading,
    layout: 'spread',
    text: 'The pieces this season is built around.',
    source: { from: 'chosen', ids: slugs.map((slug) => createDemoId('product', slug)) },
    link: { label: 'View all', to: '/shop' },
  }))
  const sections = [
    { id: 'hero', kind: 'hero', isHidden: false, settings: hero },
    ...spreads.map((settings, index) => ({ id: `spread-${index}`, kind: 'products', isHidden: false, settings })),
  ]
  await page.goto('/healthz') // any page of the store can send a form
  const placements = { before: {}, placed: {}, off: [], unflagged: [] }
  await page.evaluate(
    (draft) => {
      const form = document.createElement('form')
      Object.assign(form, { method: 'post', action: '/admin/homepage/preview' })
      for (const [name, value] of Object.entries(draft)) {
        const field = form.appendChild(document.createElement('input'))
        Object.assign(field, { name, value })
      }
      document.body.append(form)
      form.submit()
    },
    { sections: JSON.stringify(sections), placements: JSON.stringify(placements) },
  )
  await expect(page.getByRole('region', { name: 'Four products' })).toBeAttached()
}

test('the hero shows its headline on one line on a wide screen and on two on a phone, its button without scrolling, and a hint to scroll that disappears after 100 px', async ({
  reusedPage: page,
}) => {
  await openPage(page, '/')
  const heading = page.getByRole('heading', { level: 1, name: 'Radiate Your Light' })
  const hint = page.getByText('Scroll to explore')
  const image = page.locator('section[aria-labelledby=hero] img')
  const countLines = () =>
    heading.evaluate((h) =>
      Math.round(h.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(h).lineHeight)),
    )
  const findBottom = async (name: string) => {
    const box = await page.getByRole('link', { name }).boundingBox()
    return box ? box.y + box.height : Number.NaN
  }
  await expect(page.getByText('Discover Collection')).toBeHidden()
  expect(await countLines()).toBe(1)
  expect(await findBottom('View Collection')).toBeLessThanOrEqual(900)
  await expect.poll(() => image.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(1000)
  await page.evaluate(() => document.fonts.ready)
  for (const width of [1024, 1180, 1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    const textEnd = await heading.evaluate((element) => {
      const range = document.createRange()
      range.selectNodeContents(element)
      return range.getBoundingClientRect().right
    })
    const box = await image.boundingBox()
    if (!box) throw new Error('Expected an image')
    // The image is 2:1 and cropped on the left; the first dress begins at 60% of its width
    const whole = Math.max(box.width, box.height * 2)
    expect(textEnd, `no text over a garment at ${width} px`).toBeLessThan(box.x + box.width - whole * 0.4)
  }

  await page.setViewportSize(PHONE)
  await expect(page.getByText('View Collection')).toBeHidden()
  expect(await countLines()).toBe(2)
  expect(await findBottom('Discover Collection')).toBeLessThanOrEqual(PHONE.height)
  expect((await hint.boundingBox())?.y).toBeGreaterThanOrEqual(await findBottom('Discover Collection'))
  await page.mouse.wheel(0, 90)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(50)
  await expect(hint).toBeVisible()
  await page.mouse.wheel(0, 200)
  await expect(hint).toBeHidden()
})

longTest(
  'one to four products fill a spread, no image is larger than its box requires, and the text of a hero does not cover its image',
  async ({ page, baseURL }) => {
    await addStaffSession(page, { url: baseURL ?? '', dataDir: process.env.STOREFRONT_DATA_DIR ?? '' })
    await page.setViewportSize(PHONE)
    await openPreview(page)
    for (const width of [PHONE.width, ...SPREAD_WIDTHS]) {
      const size = { width, height: HEIGHTS[width] ?? 900 }
      await page.setViewportSize(size)
      await expectPanelHero(page.getByRole('region', { name: 'Radiate Your Light' }), size)
      for (const { heading, slugs } of SPREADS) {
        const spread = page.getByRole('region', { name: heading })
        if (width === PHONE.width) await expectList(spread, slugs.length)
        else await expectSpreadLayout(spread, slugs.length, width)
      }
      const four = page.getByRole('region', { name: 'Four products' })
      await expect.poll(() => listWrongFiles(four), `files at ${width} px`).toEqual([])
    }
  },
)

longTest(
  'the counters count up once when they become visible, without layout shift; with reduced motion, they do not count up',
  async ({ page }) => {
    await page.addInitScript(() => {
      const frame = window.requestAnimationFrame.bind(window)
      window.requestAnimationFrame = (draw) => frame((now) => draw(now - 60)) // late frames, as on a busy phone
    })
    await openPage(page, '/')
    const units = page.getByText(/^\d+\+$/).first()
    await expect(units).toHaveText('500+')
    await units.evaluate((figure) => {
      const seen: { number: number; end: number; height: number }[] = []
      Object.assign(window, { seen })
      const end = document.createRange()
      new MutationObserver(() => {
        end.selectNodeContents(figure)
        const { height } = figure.getBoundingClientRect()
        seen.push({ number: Number.parseInt(figure.textContent, 10), end: end.getBoundingClientRect().right, height })
      }).observe(figure, { characterData: true, childList: true, subtree: true })
    })
    type CounterFrame = { number: number; end: number; height: number }
    const seen = () => units.evaluate(() => Reflect.get(window, 'seen') as CounterFrame[])
    const before = await units.boundingBox()
    await units.scrollIntoViewIfNeeded()
    await expect.poll(async () => (await seen()).at(-1)?.number).toBe(500)
    await expect(page.getByText(/^\d+\+$/).nth(1)).toHaveText('40+')
    const counted = await seen()
    const numbers = counted.map(({ number }) => number)
    expect(numbers.length).toBeGreaterThan(2)
    expect(numbers[0]).toBeLessThan(400)
    expect(numbers[0]).toBeGreaterThanOrEqual(0)
    expect(numbers).toEqual(numbers.toSorted((a, b) => a - b))
    const ends = counted.map(({ end }) => end)
    expect(Math.max(...ends) - Math.min(...ends), 'how far the plus moves, in px').toBeLessThan(1)
    expect(new Set(counted.map(({ height }) => height)), 'a number does not wrap').toEqual(new Set([before?.height]))

    await page.getByRole('heading', { level: 1 }).scrollIntoViewIfNeeded()
    await expect(units).not.toBeInViewport()
    await units.scrollIntoViewIfNeeded()
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
    expect(await seen()).toHaveLength(counted.length)

    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openPage(page, '/')
    const changes = await units.evaluate(async (figure) => {
      let changed = 0
      new MutationObserver(() => changed++).observe(figure, { characterData: true, childList: true, subtree: true })
      await new Promise<void>((done) => {
        new IntersectionObserver(([entry]) => entry?.isIntersecting && done()).observe(figure)
        figure.scrollIntoView()
      })
      for (let frames = 0; frames < 5; frames++) await new Promise(requestAnimationFrame)
      return changed
    })
    expect(changes).toBe(0)
  },
)

test.describe('the newsletter form', () => {
  test.use({ expectedLog: /net::ERR_FAILED/, viewport: PHONE }) // browsers log a lost connection

  test('subscribes only once, shows the result, and keeps the input after an error', async ({ page }) => {
    let sent = 0
    let state: 'fine' | 'confirm' | 'away' | 'unreachable' | 'limited' = 'fine'
    await page.route('**/newsletter', (route) => {
      sent++
      if (state === 'fine') return route.continue()
      if (state === 'confirm') return route.fulfill({ json: { outcome: 'confirm' } })
      if (state === 'limited') return route.fulfill({ status: 429, json: { outcome: 'limited' } })
      return state === 'away' ? route.fulfill({ status: 503, body: 'away' }) : route.abort()
    })
    await openPage(page, '/')
    const band = page.getByRole('region', { name: 'First to see the light' })
    const email = band.getByRole('textbox', { name: 'Email' })
    const button = band.getByRole('button', { name: 'Subscribe' })
    expect((await email.boundingBox())?.height, 'large enough for a thumb').toBeGreaterThanOrEqual(44)
    await button.click()
    await expect(email).toBeFocused() // browsers ask for the missing value
    for (const wrong of ['ada', 'ada@example', 'ada@@example.com']) {
      await email.fill(wrong)
      await button.click()
      expect(await email.evaluate((input: HTMLInputElement) => input.validity.valid), wrong).toBe(false)
    }
    expect(sent).toBe(0)

    const address = `ada-${Date.now()}@example.com`
    await email.fill(address)
    for (const [next, message] of [
      ['away', /again\.$/],
      ['limited', /again\. .*wait a minute/],
      ['unreachable', /again\.$/],
    ] as const) {
      state = next
      await button.click()
      await expect(band.getByRole('alert')).toHaveText(/^! Failed to subscribe\. Please try again\./)
      await expect(band.getByRole('alert')).toHaveText(message)
      await expect(email).toHaveValue(address)
      await expect(button).toBeEnabled()
    }
    state = 'fine'
    sent = 0
    await button.dblclick()
    await expect(band.getByRole('status')).toHaveText('Thank you for subscribing!')
    await expect(band.getByRole('alert')).toHaveCount(0)
    await expect(email).toHaveValue('')
    expect(sent).toBe(1)
    await email.fill(address.toUpperCase())
    await email.press('Enter')
    await expect(email).toHaveAccessibleDescription(/This email is already subscribed!/)
    await expect(band.getByRole('status')).toBeEmpty()
    await expect(email).toHaveValue(address.toUpperCase())
    state = 'confirm'
    await button.click()
    await expect(band.getByRole('status')).toContainText('confirm with the link we sent')
    await expect(email).toHaveValue('')
  })
})
