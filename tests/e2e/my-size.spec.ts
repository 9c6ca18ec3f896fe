import type { Page } from '@playwright/test'
import { chooseCategory, expect, openPage, test } from '#tests/e2e/fixtures.ts'
import { longTest } from '#tests/e2e/long-test.ts'

function cards(page: Page) {
  return page.getByRole('main').getByRole('article')
}

/** Returns the text that style sheets add after each of these elements. */
function readMarks(page: Page, selector: string): Promise<string[]> {
  return page
    .locator(selector)
    .evaluateAll((elements) => elements.map((element) => getComputedStyle(element, '::after').content))
}

const inMySize = (page: Page, size = 'M') => page.getByRole('button', { name: `In my size (${size})` })

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('a size is chosen once and then used in lists, cards, suggestions and product pages', async ({ page }) => {
    await page.route('**/shop/sizes', (route) => route.fulfill({ status: 503 }), { times: 1 })
    await openPage(page, '/shop')
    await expect(inMySize(page)).toHaveCount(0)
    await page.getByRole('main').getByRole('button', { name: 'My size', exact: true }).tap()
    const dialog = page.getByRole('dialog', { name: 'My sizes' })
    await expect(dialog.getByRole('alert')).toContainText('We could not load sizes.')
    await dialog.getByRole('button', { name: 'Try again' }).tap()
    const dresses = dialog.getByRole('group', { name: 'Dresses' })
    await expect(dresses.getByRole('radio', { name: 'None' })).toBeChecked()
    await expect(dresses.locator('label', { hasText: 'None' }), 'only a size is filled').toHaveCSS(
      'background-color',
      'rgba(0, 0, 0, 0)',
    )
    await expect(dialog.getByRole('group', { name: 'Bottoms' }).getByRole('radio')).toHaveCount(6)
    await dialog.getByRole('group', { name: 'Dresses' }).getByText('M', { exact: true }).tap()
    await dialog.getByRole('group', { name: 'Bottoms' }).getByText('40', { exact: true }).tap()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('button', { name: 'Change my sizes' })).toBeFocused()

    // Cards are also marked while other sizes are listed
    const fittingSelector = '.card-text[data-sizes^="dresses "][data-sizes~="m"], .card-text[data-sizes~="40"]'
    await expect.poll(async () => new Set(await readMarks(page, fittingSelector))).toEqual(new Set(['"In your size"']))
    expect(new Set(await readMarks(page, '.card-text[data-sizes^="tops "]'))).toEqual(new Set(['none']))
    const listed = await page.locator(fittingSelector).count()

    await inMySize(page, '40, M').tap()
    await expect(page).toHaveURL(/\/shop\?fits=bottoms\.40&fits=dresses\.m$/)
    await expect(inMySize(page, '40, M')).toHaveAttribute('aria-pressed', 'true')
    await expect(cards(page)).toHaveCount(listed)
    for (const mark of await readMarks(page, '.card-text')) expect(mark).toBe('none')
    await expect(page.getByRole('link', { name: 'Remove filter: my size: 40 (Bottoms), M (Dresses)' })).toBeVisible()

    // The size is remembered, however the shopper reaches a list
    await page.getByRole('link', { name: 'Lumina' }).first().tap()
    await expect(page).toHaveURL(/\/$/)
    await expect
      .poll(async () => await readMarks(page, '.card-text[data-sizes~="m"][data-sizes^="dresses "]'))
      .toContain('"In your size"')
    await page.getByRole('button', { name: 'Menu' }).tap()
    const field = page.getByRole('dialog', { name: 'Menu' }).getByLabel('Search')
    await field.tap()
    await expect(field).toHaveRole('combobox')
    await field.pressSequentially('linen')
    await expect
      .poll(() => readMarks(page, '[role=option][data-sizes^="dresses "][data-sizes~="m"]'))
      .toContain('"In your size"')
    await field.press('Escape')
    await page.getByRole('dialog').getByRole('link', { name: 'Shop', exact: true }).tap()
    await expect(page).toHaveURL(/\/shop\?fits=bottoms\.40&fits=dresses\.m$/)
    await page.goBack()
    await expect(page).toHaveURL(/\/$/)
    await openPage(page, '/shop?search=linen')
    await expect(page).toHaveURL(/\/shop\?search=linen&fits=bottoms\.40&fits=dresses\.m$/)
    await expect(cards(page).first()).toBeVisible()
    await expect(page.locator(`.card-text:not(${fittingSelector})`)).toHaveCount(0)

    // The product page has the size selected
    await openPage(page, '/shop?category=dresses')
    await cards(page).first().getByRole('link').first().tap()
    const size = page.getByRole('group', { name: 'Size' })
    await expect(size.getByRole('radio', { name: 'M', exact: true })).toBeChecked()
    await expect(size.locator('[data-mine]')).toHaveText('M')
    expect(await readMarks(page, '[data-mine]')).toEqual(['"Your size"'])
    await size.getByText('L', { exact: true }).tap()
    await page.getByRole('button', { name: 'Find my size' }).tap()
    await page.getByRole('dialog').getByRole('button', { name: 'Save L as my size' }).tap()
    await expect(page.getByRole('status').filter({ hasText: 'L is now your size' })).toBeVisible()
    await expect(size.locator('[data-mine]')).toHaveText('L')
    await page.goBack()
    await page.goForward()
    await expect(size.getByRole('radio', { name: 'L', exact: true })).toBeChecked()
  })
})

longTest(
  'the filter by the shopper’s sizes is turned off with its chip, its button or Clear filters, and never changes a shared URL',
  async ({ page }) => {
    await page.goto('/healthz') // to access the origin's storage
    await page.evaluate(() => {
      localStorage.setItem(
        'my-sizes',
        JSON.stringify({ dresses: { key: 'm', name: 'M' }, tops: { key: 's', name: 'S' } }),
      )
      localStorage.setItem('in-my-size', '1')
    })
    await openPage(page, '/shop?fits=tops.l') // someone else's link
    await expect(inMySize(page, 'M, S')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Remove filter: my size: L (Tops)' })).toBeVisible()
    await expect(page).toHaveURL(/fits=tops\.l$/)

    await openPage(page, '/shop')
    await expect(page).toHaveURL(/fits=dresses\.m&fits=tops\.s$/)
    await chooseCategory(page, 'Tops')
    await expect(page).toHaveURL(/category=tops&fits=tops\.s$/)
    await chooseCategory(page, 'All')
    await expect(page).toHaveURL(/\/shop\?fits=dresses\.m&fits=tops\.s$/)
    await chooseCategory(page, 'Bottoms') // no size is chosen for these, so all are listed
    await expect(page).toHaveURL(/\/shop\?category=bottoms$/)
    await page.getByRole('link', { name: 'Clear filters' }).filter({ visible: true }).click()
    await expect(page).toHaveURL(/\/shop$/)
    await expect(inMySize(page, 'M, S')).toHaveAttribute('aria-pressed', 'false')

    await page.getByRole('button', { name: 'Change my sizes' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Show only my sizes' }).click()
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(page).toHaveURL(/fits=dresses\.m&fits=tops\.s$/)
    await expect(inMySize(page, 'M, S')).toHaveAttribute('aria-pressed', 'true')
    await page.getByRole('link', { name: /^Remove filter: my size: M \(Dresses\), S \(Tops\)/ }).click()
    await expect(page).toHaveURL(/\/shop$/)
    await page.getByRole('link', { name: 'Shop', exact: true }).first().click()
    await expect(page).toHaveURL(/\/shop$/)

    await inMySize(page, 'M, S').focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/fits=dresses\.m&fits=tops\.s$/)
    await expect(inMySize(page, 'M, S')).toBeFocused()
    await expect(inMySize(page, 'M, S')).toHaveAttribute('aria-pressed', 'true')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/shop$/)
  },
)
