import { createDemoId } from '#db/demo/demo-ids.ts'
import { expectNoViolations } from '#tests/e2e/axe.ts'
import { expect, openPage, test } from '#tests/e2e/fixtures.ts'

test('a product in a look is opened by keyboard and has the shopper’s size selected, and the whole look is added to the cart', async ({
  page,
}) => {
  await openPage(page, '/about')
  const sizes = { dresses: { key: 'm', name: 'M' } }
  await page.evaluate((stored) => localStorage.setItem('my-sizes', stored), JSON.stringify(sizes))
  await openPage(page, '/lookbook')
  const look = page.getByRole('region', { name: 'The last hour of light' })
  const gown = look.getByRole('button', { name: /^Imisi Satin Gown, \$/ })
  await gown.scrollIntoViewIfNeeded()
  const card = look.getByRole('group', { name: 'Imisi Satin Gown', exact: true })
  await expect(
    card.getByRole('img', { includeHidden: true }),
    'the image loads only when the card is opened',
  ).toHaveCount(0)
  await gown.press('Enter')
  await expect(card.getByRole('button', { name: 'M', exact: true })).toHaveAttribute('aria-pressed', 'true')
  await expectNoViolations(page, 'main')
  await page.keyboard.press('Tab')
  await expect(card.getByRole('link', { name: 'Imisi Satin Gown' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(card).toBeHidden()
  await expect(gown).toBeFocused()

  const slipSize = look.getByRole('combobox', { name: 'Size of Amara Bias Slip Dress' })
  await expect(slipSize).toHaveValue('M')
  await slipSize.selectOption('S')
  await look.getByRole('button', { name: /^Add \d items?$/ }).click()
  const cart = page.getByRole('dialog', { name: /Shopping Cart/ })
  await expect(cart).toContainText('Shopping Cart (2)')
  await expect(cart).toContainText('Imisi Satin Gown')
  await expect(cart).toContainText('Amara Bias Slip Dress')
  const stored = await page.evaluate(() => JSON.parse(localStorage.getItem('cart') ?? '[]'))
  expect(stored).toMatchObject([
    { size: 'M', color: { name: 'Wine' }, quantity: 1 },
    { size: 'S', color: { name: 'Ink' }, quantity: 1 },
  ])
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('a product page completes the look, and a missing size is requested before anything is added', async ({
    page,
  }) => {
    await openPage(page, `/product/${createDemoId('product', 'maren-collarless-coat')}`)
    const look = page.getByRole('region', { name: 'Complete the look' })
    await look.getByRole('button', { name: /^Add \d items?$/ }).click()
    await expect(look.getByRole('alert')).toContainText('Please select a size for each item')
    await expect(look.getByRole('combobox', { name: 'Size of Kaia Poplin Shirt' })).toBeFocused()
    await look.getByRole('button', { name: /^Sana Wide-Leg Trouser, \$/ }).tap()
    const card = look.getByRole('group', { name: 'Sana Wide-Leg Trouser', exact: true })
    await card.getByRole('button', { name: '40', exact: true }).tap()
    await expect(look.getByRole('combobox', { name: 'Size of Sana Wide-Leg Trouser' })).toHaveValue('40')
    await expectNoViolations(page, 'main')
    const [image, box] = [await look.getByRole('img').first().boundingBox(), await card.boundingBox()]
    expect(box?.x).toBeGreaterThanOrEqual(image?.x ?? 0)
    await card.getByRole('button', { name: 'Add to cart' }).tap()
    await expect(page.getByRole('dialog', { name: /Shopping Cart/ })).toContainText('Shopping Cart (1)')
  })
})
