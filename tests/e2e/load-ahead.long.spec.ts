import { expect, openPage, test } from '#tests/e2e/fixtures.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

test('clicking a product’s card opens the product without a request and with the card’s image, and Back returns to the preserved list', async ({
  page,
}) => {
  await openPage(page, '/shop')
  const main = page.getByRole('main')
  const filter = main.getByRole('button', { name: /^Filter/ })
  await expect(filter).toBeVisible()
  const card = page.locator('main article').nth(4)
  const link = card.getByRole('link')
  const product = (await link.getAttribute('href')) ?? ''
  const loaded = page.waitForResponse((response) => response.url().includes(`${product}.data`))
  await link.scrollIntoViewIfNeeded()
  await expect(card.getByRole('img').first()).toHaveJSProperty('complete', true)
  await (await loaded).finished()
  await page.route('**/*.data?*', (route) => route.fulfill({ status: 503 }))
  await page.route('**/w_1200,**', () => {}) // the large image never arrives
  const top = await page.evaluate(() => window.scrollY)
  const shown = await card
    .getByRole('img')
    .first()
    .evaluate((img: HTMLImageElement) => img.currentSrc)
  const name = (await link.textContent()) ?? ''
  const first = main.getByRole('article').first()
  await first.evaluate((element) => element.setAttribute('data-same', ''))
  await link.tap()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  await expect(page.locator('.stage img').first()).toHaveCSS('background-image', `url("${shown}")`)
  await expect(page).toHaveTitle(`${name} · Lumina`)
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', page.url())
  await expect(page.getByRole('tab', { name: 'Description' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Wear it with' })).toBeVisible()
  await expect(main.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page.locator('.left-page')).toBeAttached()
  await expect(filter, 'the preserved list is hidden').toHaveCount(0)
  await page.goBack()
  await expect(card).toBeInViewport()
  expect(await page.evaluate(() => window.scrollY)).toBe(top)
  await expect(first).toHaveAttribute('data-same')
  await expect(page.getByRole('heading', { level: 1, name: 'Shop' })).toBeFocused()

  await page.unroute('**/*.data?*')
  await link.tap()
  await expect(page.locator('.left-page')).toBeAttached()
  await page.getByRole('banner').getByRole('link', { name: 'LUMINA' }).tap()
  await expect(page).toHaveURL('/')
  await expect(page.locator('.left-page')).not.toBeAttached()
})

test('checkout prefetches nothing, and an open menu prefetches the pages that it links to, with their scripts', async ({
  page,
}) => {
  const requested: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('.data')) requested.push(request.url())
  })
  await page.goto('/checkout', { waitUntil: 'networkidle' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(requested).toEqual([])

  await openPage(page, '/about')
  const loaded = ['/shop.data', '/collection/objects.data'].map((path) =>
    page.waitForResponse((response) => response.url().includes(path)),
  )
  await page.getByRole('button', { name: 'Menu', exact: true }).tap()
  for (const response of await Promise.all(loaded)) await response.finished()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await page.route('**/shop*.js', (route) => route.abort())
  await page.route('**/shop.data?*', (route) => route.abort())
  await menu.getByRole('link', { name: 'Shop', exact: true }).tap()
  await expect(page.getByRole('heading', { level: 1, name: 'Shop' })).toBeFocused()
  await expect(menu).toBeHidden()
})

test('nothing is prefetched for shoppers who save data', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
  const requested: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('.data')) requested.push(new URL(request.url()).pathname)
  })
  await page.goto('/shop', { waitUntil: 'networkidle' })
  expect(requested).toEqual([])
  const link = page.locator('main article').first().getByRole('link')
  const product = await link.getAttribute('href')
  await link.tap()
  await expect(page).toHaveURL(/\/product\//)
  expect(requested).toEqual([`${product}.data`])
})
