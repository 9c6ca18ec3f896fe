import { expect, test } from '#tests/e2e/fixtures.ts'
import { openAdminPage } from '#tests/e2e/staff.ts'

test('filters are written to the URL once typing stops, and neither text typed nor a click made in the meantime is lost', async ({
  page,
}) => {
  await openAdminPage(page, '/admin/orders?q=zofia')
  await page.evaluate(() => {
    const { pushState } = history
    history.pushState = (...step) => {
      history.pushState = pushState
      history.pushState(...step) // the list follows a moment later
      document.querySelector<HTMLInputElement>('input[name=q]')?.focus()
      document.execCommand('selectAll')
      document.execCommand('insertText', false, 'chidinma')
    }
  })
  const clear = page.getByRole('link', { name: /^Clear( search)?$/ }) // beside the search, or in a list without matches
  await clear.click()
  await expect(page).toHaveURL(/[?&]q=chidinma(&|$)/)
  const orderSearch = page.getByRole('searchbox', { name: 'Search orders' })
  await expect(orderSearch).toHaveValue('chidinma')
  await orderSearch.fill('folake')
  await clear.click()
  await expect(orderSearch).toHaveValue('')
  await expect(page).toHaveURL('/admin/orders')

  await page.getByRole('main').getByLabel('From', { exact: true }).fill('2026-01-02')
  await expect(page).toHaveURL(/[?&]from=2026-01-02(&|$)/)
  await openAdminPage(page, '/admin/products?sort=name&dir=asc')
  const search = page.getByRole('searchbox', { name: 'Search products' })
  await search.pressSequentially('a')
  await expect(page).toHaveURL(/[?&]q=a(&|$)/)

  const link = page.locator('.row-link').first()
  const productUrl = (await link.getAttribute('href')) ?? ''
  await page.clock.install()
  const { promise: pauseEnded, resolve: respond } = Promise.withResolvers<void>()
  await page.route(`**${productUrl}.data*`, async (route) => {
    await pauseEnded
    await route.continue()
  })
  await page.clock.pauseAt(Date.now() + 60_000) // the test's clock controls the delay after which a filter is sent
  await search.pressSequentially('b')
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 8 }) // simulates a phone that is busy handling the tap
  await link.click()
  await page.clock.runFor(1_000)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  await page.clock.resume()
  respond()
  await expect(page).toHaveURL(productUrl)
})
