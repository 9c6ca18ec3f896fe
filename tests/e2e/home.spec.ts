import type { Page } from '@playwright/test'
import { productImages } from '#app/features/catalog/product-images.table.ts'
import { products } from '#app/features/catalog/products.table.ts'
import { siteImages } from '#app/features/homepage/site-images.ts'
import { expect, expectNoSidewaysScroll, openPage, test } from '#tests/e2e/fixtures.ts'
import { type StoreProcess, startStore } from '#tests/support/store.ts'
import { openStoreDatabase } from '#tests/support/store-database.ts'

const PHONE = { width: 390, height: 844 }
const SPREAD_WIDTHS = [768, 1024, 1280, 1440, 1920]
/** The vertical gaps of the featured section in px, the largest for those below a row of cards. */
const WIDEST_GAP = 28

const featuredSection = (page: Page) => page.getByRole('region', { name: 'Featured products' })

/** The positions of the featured section's parts, and whether they leave a part of its area empty. */
async function readSpread(page: Page) {
  return featuredSection(page).evaluate((section, gap) => {
    const boxOf = (element: Element | null | undefined) => {
      const { left, top, right, bottom } = element?.getBoundingClientRect() ?? new DOMRect()
      return { left, top, right, bottom }
    }
    const textBox = boxOf(section.querySelector('h2')?.parentElement)
    const cards = Array.from(section.querySelectorAll('article'), (card) => ({
      ...boxOf(card),
      image: boxOf(card.querySelector('img')?.parentElement),
      name: boxOf(card.querySelector('h3')),
    }))
    const parts = [textBox, ...cards]
    const styles = getComputedStyle(section)
    const inner = boxOf(section)
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
    return { words: textBox, cards, empty: empty.length }
  }, WIDEST_GAP)
}

/** For each visible image, the width of the loaded file and of its box. */
async function readImageWidths(page: Page) {
  return featuredSection(page).evaluate(async (section) => {
    const images = Array.from(section.querySelectorAll<HTMLImageElement>('article div > img:first-child'))
    for (const image of images) {
      image.loading = 'eager'
      await image.decode()
    }
    return images.map(({ currentSrc, clientWidth }) => ({
      file: Number(/\/w_(\d+),/.exec(currentSrc)?.[1]),
      shown: clientWidth,
    }))
  })
}

async function expectComposed(page: Page, count: number): Promise<void> {
  for (const width of SPREAD_WIDTHS) {
    await page.setViewportSize({ width, height: 900 })
    const { words, cards, empty } = await readSpread(page)
    const where = `${count} products at ${width} px`
    expect(cards, where).toHaveLength(count)
    expect(empty, `empty places with ${where}`).toBe(0)
    for (const { image, name, bottom } of cards) {
      expect(name.top - image.bottom, `between image and name, ${where}`).toBeLessThan(20)
      expect(bottom - image.bottom, `below the image, ${where}`).toBeLessThan(140)
      const ratio = (image.right - image.left) / (image.bottom - image.top)
      expect(ratio, `an image that shows the garment, ${where}`).toBeGreaterThan(0.62)
      expect(ratio, `an image that shows the garment, ${where}`).toBeLessThan(0.9)
      expect(image.right - image.left, where).toBeGreaterThan(width >= 1280 ? 250 : 180)
    }
    const last = cards.filter(({ bottom }) => bottom > Math.max(...cards.map((card) => card.bottom)) - 1)
    const ends = last.map(({ image }) => image.bottom)
    expect(Math.max(...ends) - Math.min(...ends), `images end on one line, ${where}`).toBeLessThanOrEqual(1)
    expect(words.right - words.left, where).toBeGreaterThan(180)
    await expectNoSidewaysScroll(page)
  }
}

/** A unique email for each try of each test. */
function freshEmail(name: string): string {
  return `${name}-${Date.now()}@example.com`
}

test.describe('hero', () => {
  test('§2 §9 on a wide screen it has a one-line headline, its text and its button, and its hint disappears after 100 px', async ({
    page,
  }) => {
    await openPage(page, '/')
    const heading = page.getByRole('heading', { level: 1, name: 'Radiate Your Light' })
    await expect(page.getByText('New Collection 2024')).toBeVisible()
    await expect(page.getByText('Timeless elegance meets modern femininity')).toBeVisible()
    const button = page.getByRole('link', { name: 'View Collection' })
    await expect(button).toHaveAttribute('href', '/shop')
    await expect(page.getByText('Discover Collection')).toBeHidden()
    const lines = await heading.evaluate(
      (h) => h.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(h).lineHeight),
    )
    expect(Math.round(lines)).toBe(1)
    const box = await button.boundingBox()
    expect((box?.y ?? 9_999) + (box?.height ?? 0)).toBeLessThanOrEqual(900)
    const image = page.locator('section[aria-labelledby=hero] img')
    await expect.poll(() => image.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(1000)

    const hint = page.getByText('Scroll to explore')
    await expect(hint).toBeVisible()
    await page.mouse.wheel(0, 90)
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(50)
    await expect(hint).toBeVisible()
    await page.mouse.wheel(0, 200)
    await expect(hint).toBeHidden()
  })

  test('its headline overlaps no garment, however wide the screen', async ({ page }) => {
    await openPage(page, '/')
    await page.evaluate(() => document.fonts.ready)
    for (const width of [1024, 1180, 1280, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 })
      const words = await page.getByRole('heading', { level: 1 }).evaluate((heading) => {
        const range = document.createRange()
        range.selectNodeContents(heading)
        return range.getBoundingClientRect().right
      })
      const box = await page.locator('section[aria-labelledby=hero] img').boundingBox()
      if (!box) throw new Error('there is no image')
      // The image is 2:1 and cropped on the left; the first dress begins at 60 % of it
      const whole = Math.max(box.width, box.height * 2)
      expect(words, `at ${width} px`).toBeLessThan(box.x + box.width - whole * 0.4)
    }
  })

  test('§2 on a phone it has the other button, two lines, the hint below, and no sideways scroll', async ({ page }) => {
    await page.setViewportSize(PHONE)
    await openPage(page, '/')
    const button = page.getByRole('link', { name: 'Discover Collection' })
    await expect(button).toBeVisible()
    await expect(page.getByText('View Collection')).toBeHidden()
    const box = await button.boundingBox()
    const bottom = (box?.y ?? 9_999) + (box?.height ?? 0)
    expect(bottom).toBeLessThanOrEqual(844)
    expect((await page.getByText('Scroll to explore').boundingBox())?.y).toBeGreaterThanOrEqual(bottom)
    const lines = await page
      .getByRole('heading', { level: 1 })
      .evaluate((h) => h.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(h).lineHeight))
    expect(Math.round(lines)).toBe(2)
    await expectNoSidewaysScroll(page)
    await page.setViewportSize({ width: 320, height: 700 })
    await expectNoSidewaysScroll(page)
  })
})

test.describe('sections', () => {
  test('§1 §2 §9 §D each section shows up to four products, placed ones first, and a link', async ({ page }) => {
    await openPage(page, '/')
    const shown = {
      'Best sellers': ['Kaia Poplin Shirt', 'Amara Bias Slip Dress', 'Lune Half-Moon Bag', 'Sana Wide-Leg Trouser'],
      'New arrivals': ['Imisi Satin Gown', 'Ivo Balloon Blouse', 'Tide Linen Trouser', 'Atelier Leather Tote'],
      'Featured products': ['Osun Adire Kaftan', 'Maren Collarless Coat', 'Thandi Wrap Dress', 'Noor Circle Skirt'],
      'What we see': ['Lanre Shirt Dress', 'Rue Bias Skirt', 'Odette Wool Jacket', 'Indigo Brush Scarf'],
    }
    for (const [name, names] of Object.entries(shown)) {
      const section = page.getByRole('region', { name, exact: true })
      await expect(section.getByRole('heading', { level: 3 })).toHaveText(names)
    }
    const arrivals = page.getByRole('region', { name: 'New arrivals' })
    await expect(arrivals.getByText('SHOP', { exact: true })).toHaveCount(4)
    await expect(arrivals.getByRole('link', { name: 'Shop Ivo Balloon Blouse' })).toHaveAttribute(
      'href',
      /^\/product\//,
    )

    const tiles = page.getByRole('region', { name: 'Latest collections' })
    const collections = ['The Quiet Evening', 'Morning Linen', 'Indigo Studies', 'Soft Structure']
    await expect(tiles.getByRole('heading', { level: 3 })).toHaveText(collections)
    await expect(tiles.getByRole('link', { name: 'Morning Linen' })).toHaveAttribute(
      'href',
      '/shop?collection=morning-linen',
    )

    const promise = page.getByRole('region', { name: 'Our promise' })
    const titles = ['Free shipping', 'Flexible payment', 'Fast delivery', 'Premium support']
    await expect(promise.getByRole('heading', { level: 3 })).toHaveText(titles)
    await expect(promise.getByText('Standard delivery is free from $150.00.')).toBeVisible()
    const story = page.getByRole('region', { name: 'Made slowly, worn often' })
    await expect(story.getByRole('link', { name: 'Read our story' })).toHaveAttribute('href', '/about')
    await expect(story.getByRole('definition')).toHaveText(['500+', '40+'])
    await expect(story.getByRole('term')).toHaveText(['pieces', 'artisans'])

    await tiles.getByRole('link', { name: 'Morning Linen' }).click()
    await expect(page).toHaveURL(/\/shop\?collection=morning-linen$/)
    await expect(page.getByRole('heading', { level: 1, name: 'Morning Linen' })).toBeVisible()
  })

  test('a reload and Back keep the place that a jump led to', async ({ page }) => {
    await page.setViewportSize(PHONE)
    await openPage(page, '/')
    const footer = page.getByRole('contentinfo')
    const top = () => footer.evaluate((element) => Math.round(element.getBoundingClientRect().top))
    await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
    const before = await top()
    expect(before).toBeLessThan(PHONE.height)
    await page.reload()
    await expect.poll(top).toBe(before)
    await footer.getByRole('link', { name: 'Our Story' }).click()
    await expect(page).toHaveURL(/\/about$/)
    await page.goBack()
    await expect(page).toHaveURL(/\/$/)
    await expect.poll(top).toBe(before)
  })

  test('§2 the featured products and their texts fill a spread, and no image is larger than its box requires', async ({
    page,
  }) => {
    for (const width of [PHONE.width, ...SPREAD_WIDTHS]) {
      // From the narrowest on: browsers reuse a larger file that they have
      await page.setViewportSize({ width, height: 844 })
      await openPage(page, '/')
      for (const { file, shown } of await readImageWidths(page)) {
        const smallest = [300, 400, 600, 800].find((enough) => enough >= shown) ?? 800
        expect(file, `the file for ${shown} px at ${width} px`).toBe(smallest)
      }
    }
    await expectComposed(page, 4)
    await expect(featuredSection(page).getByText('The pieces this season is built around.')).toBeVisible()
    await expect(featuredSection(page).getByRole('link', { name: 'View all' })).toHaveAttribute('href', '/shop')

    await page.setViewportSize(PHONE)
    const [first, second] = (await readSpread(page)).cards
    expect(first?.top, 'a horizontal list on a phone').toBe(second?.top)
    expect(PHONE.width - (second?.left ?? PHONE.width), 'the visible part of the next one').toBeGreaterThanOrEqual(24)
    await expectNoSidewaysScroll(page)
  })

  test('§2 §9 the counters count up once when visible, without layout shift', async ({ page, request }) => {
    const html = (await (await request.get('/')).text()).replaceAll('<!-- -->', '')
    expect(html).toMatch(/>500<\/span>\+.*>40<\/span>\+/)

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
    type Seen = { number: number; end: number; height: number }
    const seen = () => units.evaluate(() => Reflect.get(window, 'seen') as Seen[])
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
  })

  test('with reduced motion nothing counts up', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openPage(page, '/')
    const units = page.getByText(/^\d+\+$/).first()
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
    await expect(units).toHaveText('500+')
  })
})

test.describe('newsletter', () => {
  test.use({ expectedLog: /net::ERR_FAILED/ }) // the browser's log of a lost connection

  test('§1 §2 §5 §8 §D subscribes once, shows the result, and keeps the input after an error', async ({ page }) => {
    let sent = 0
    await page.route('**/newsletter', async (route) => {
      sent++
      await route.continue()
    })
    await openPage(page, '/')
    const band = page.getByRole('region', { name: 'First to see the light' })
    const email = band.getByRole('textbox', { name: 'Email' })
    const button = band.getByRole('button', { name: 'Subscribe' })
    const address = freshEmail('ada')
    await page.setViewportSize({ width: 390, height: 844 })
    expect((await email.boundingBox())?.height, 'large enough for a thumb').toBeGreaterThanOrEqual(44)
    await page.setViewportSize({ width: 1440, height: 900 })

    await button.click()
    await expect(email).toBeFocused() // browsers request it
    for (const wrong of ['ada', 'ada@example', 'ada@@example.com']) {
      await email.fill(wrong)
      await button.click()
      expect(await email.evaluate((input: HTMLInputElement) => input.validity.valid), wrong).toBe(false)
    }
    expect(sent).toBe(0)

    await email.fill(address)
    await button.dblclick()
    await expect(band.getByRole('status')).toHaveText('Thank you for subscribing!')
    await expect(email).toHaveValue('')
    expect(sent).toBe(1)

    await email.fill(address.toUpperCase())
    await email.press('Enter')
    await expect(band.getByRole('alert')).toContainText('This email is already subscribed!')
    await expect(band.getByRole('status')).toBeEmpty()
    await expect(email).toHaveValue(address.toUpperCase())
    await expect(email).toHaveAccessibleDescription(/This email is already subscribed!/)

    await page.unroute('**/newsletter')
    await page.route('**/newsletter', (route) => route.fulfill({ status: 503, body: 'away' }))
    await email.fill('bola@example.com')
    await button.click()
    await expect(band.getByRole('alert')).toContainText('Failed to subscribe. Please try again.')
    await expect(email).toHaveValue('bola@example.com')
    await expect(button).toBeEnabled()
  })

  test('§5 §8 reports a failure while the store is unreachable, and works afterwards', async ({ page }) => {
    await page.route('**/newsletter', (route) => route.abort())
    await openPage(page, '/')
    const email = page.getByRole('textbox', { name: 'Email' })
    const address = freshEmail('chi')
    await email.fill(address)
    await page.getByRole('button', { name: 'Subscribe' }).click()
    await expect(page.getByRole('alert')).toContainText('Failed to subscribe. Please try again.')
    await expect(email).toHaveValue(address)
    await page.unroute('**/newsletter')
    await page.getByRole('button', { name: 'Subscribe' }).click()
    await expect(page.getByText('Thank you for subscribing!')).toBeVisible()
    await expect(page.getByRole('alert')).toHaveCount(0)
  })

  test('§5 rejects invalid emails, and has no page of its own', async ({ request, baseURL }) => {
    const headers = { Origin: baseURL ?? '' }
    for (const email of ['', 'ada', null, { $ne: 1 }, `${'a'.repeat(250)}@b.co`, 'ada\0@example.com']) {
      const response = await request.post('/newsletter', { headers, data: { email } })
      expect(response.status()).toBe(400)
      expect(await response.json()).toEqual({ outcome: 'failed' })
    }
    const noJson = { headers: { ...headers, 'Content-Type': 'application/json' }, data: Buffer.from('{') }
    expect((await request.post('/newsletter', noJson)).status()).toBe(400)
    const foreign = { headers: { Origin: 'https://elsewhere.example' }, data: { email: 'ada@example.com' } }
    expect((await request.post('/newsletter', foreign)).status()).toBe(403)
    expect((await request.get('/newsletter')).status()).toBe(404)
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('§5 §D the newsletter subscribes and shows the result beside its field', async ({ page }) => {
    const address = freshEmail('dayo')
    for (const [role, text] of [
      ['status', 'Thank you for subscribing!'],
      ['alert', 'This email is already subscribed!'],
    ] as const) {
      await page.goto('/')
      await page.getByRole('textbox', { name: 'Email' }).fill(address)
      await page.getByRole('button', { name: 'Subscribe' }).click()
      await expect(page.getByRole('region', { name: 'First to see the light' }).getByRole(role)).toContainText(text)
      await expect(page.getByRole('button', { name: 'Subscribe' })).toBeInViewport()
    }
    await page.goto('/?newsletter=failed')
    await expect(page.getByRole('alert')).toContainText('Failed to subscribe. Please try again.')
    await page.goto('/?newsletter=limited')
    await expect(page.getByRole('alert')).toContainText('wait a minute')
    await page.goto('/?newsletter=constructor')
    await expect(page.getByRole('alert')).toHaveCount(0)
  })
})

test.describe('a new store', () => {
  test.describe.configure({ timeout: 120_000 }) // it starts first

  let store: StoreProcess
  test.beforeAll(async () => {
    store = await startStore({ env: { DEMO_DATA: 'off', LIMIT_NEWSLETTER: '1' } })
  })
  test.afterAll(() => store?.stop())

  test('§2 §D explains how to fill each section, and shows a placed product in the hero', async ({ page, request }) => {
    await openPage(page, store.url)
    for (const [name, hint] of [
      ['Best sellers', 'Flag a product as bestseller in Admin → Products to fill this row.'],
      ['New arrivals', 'Flag a product as new in Admin → Products to fill this row.'],
      ['Featured products', 'Flag a product as featured in Admin → Products to fill this row.'],
      ['Latest collections', 'Add an active collection in Admin → Collections to fill this row.'],
    ] as const) {
      await expect(page.getByRole('region', { name }).getByText(hint)).toBeVisible()
    }
    await expect(page.getByRole('region', { name: 'What we see' })).toHaveCount(0)

    const id = await placeInHero(store)
    await expect.poll(async () => (await request.get(store.url)).text()).toContain('Long Silk Gown') // bypassing the store
    for (const size of [
      { width: 1440, height: 900 },
      { width: 1024, height: 768 },
      PHONE,
      { width: 320, height: 700 },
    ]) {
      await page.setViewportSize(size)
      await openPage(page, store.url)
      const hero = page.getByRole('region', { name: 'Radiate Your Light' })
      await expect(hero.getByRole('link', { name: 'Long Silk Gown' })).toHaveAttribute('href', `/product/${id}`)
      const image = await hero.getByRole('img', { name: 'A long silk gown' }).boundingBox()
      const caption = await hero.getByRole('link', { name: 'Long Silk Gown' }).boundingBox()
      const words = await hero.getByRole('heading', { level: 1 }).evaluate((heading) => {
        const range = document.createRange()
        range.selectNodeContents(heading)
        const { top, right } = range.getBoundingClientRect()
        return { top, right }
      })
      const button = await hero.getByRole('link', { name: /(View|Discover) Collection/ }).boundingBox()
      if (!image || !caption || !button) throw new Error('the hero is incomplete')
      expect(caption.y).toBeGreaterThanOrEqual(image.y + image.height)
      if (size.width >= 1024) expect(words.right).toBeLessThan(image.x)
      else expect(words.top).toBeGreaterThanOrEqual(caption.y)
      if (size.width !== 320) expect(button.y + button.height).toBeLessThanOrEqual(size.height)
      await expectNoSidewaysScroll(page)
    }

    for (const units of [1, 2, 3, 4]) {
      await addFeatured(store, units)
      const home = async () => (await request.get(store.url, { maxRetries: 1 })).text() // an idle connection may be closed
      await expect.poll(home).toContain(`alt="Piece ${units}"`)
      await openPage(page, store.url)
      await expectComposed(page, units)
      await page.setViewportSize(PHONE)
      const { cards } = await readSpread(page)
      const [first] = cards
      if (units === 1)
        expect((first?.right ?? 0) - (first?.left ?? 0), 'a single one is not a list').toBeGreaterThan(340)
      await expectNoSidewaysScroll(page)
    }

    const headers = { Origin: store.url }
    const data = { email: 'ada@example.com' }
    expect((await request.post(`${store.url}/newsletter`, { headers, data })).status()).toBe(200)
    const second = await request.post(`${store.url}/newsletter`, { headers, data })
    expect(second.status()).toBe(429)
    expect(Number(second.headers()['retry-after'])).toBeGreaterThan(0)
    expect(await second.json()).toEqual({ outcome: 'limited' })

    // The browser may connect from the machine's other address, which has its own rate limit.
    await page.route('**/newsletter', (route) => route.fulfill({ status: 429, json: { outcome: 'limited' } }))
    await openPage(page, store.url)
    const email = page.getByRole('textbox', { name: 'Email' })
    await email.fill('bola@example.com')
    await page.getByRole('button', { name: 'Subscribe' }).click()
    await expect(page.getByRole('alert')).toContainText(/^! Failed to subscribe\. Please try again\. .*wait a minute/)
    await expect(email).toHaveValue('bola@example.com')
  })
})

/** Adds a featured product with an image, newer than the others. */
async function addFeatured(store: StoreProcess, nth: number): Promise<void> {
  const { db, close } = openStoreDatabase(store)
  try {
    const [product] = await db
      .insert(products)
      .values({
        name: nth === 2 ? 'Second Collarless Coat in Boiled Wool' : `Piece ${nth}`,
        slug: `piece-${nth}`,
        sku: `PIECE-${nth}`,
        price: 186_000_00,
        salePrice: nth === 3 ? 120_000_00 : null,
        category: 'dresses',
        status: 'active',
        isFeatured: true,
      })
      .returning({ id: products.id })
    if (!product) throw new Error('no product')
    const image = { ...siteImages['story-drape'], alt: `Piece ${nth}` }
    await db
      .insert(productImages)
      .values({ ...image, productId: product.id, publicId: `piece-${nth}`, isPrimary: true })
  } finally {
    await close()
  }
}

/** Adds a product with an image and places it in the hero. */
async function placeInHero(store: StoreProcess): Promise<string> {
  const { db, close } = openStoreDatabase(store)
  try {
    const [product] = await db
      .insert(products)
      .values({
        name: 'Long Silk Gown',
        slug: 'long-silk-gown',
        sku: 'GOWN',
        price: 186_000_00,
        category: 'dresses',
        status: 'active',
        showOnHomepage: true,
        homepageSection: 'hero',
      })
      .returning({ id: products.id })
    if (!product) throw new Error('no product')
    const image = { ...siteImages['story-drape'], alt: 'A long silk gown' }
    await db.insert(productImages).values({ ...image, productId: product.id, publicId: 'gown', isPrimary: true })
    return product.id
  } finally {
    await close()
  }
}
