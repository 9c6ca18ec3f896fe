import process from 'node:process'
import { expectNoViolations } from '#tests/e2e/axe.ts'
import { expect, test } from '#tests/e2e/fixtures.ts'
import { placeAdminOrder } from '#tests/e2e/orders.ts'
import { openAdminPage } from '#tests/e2e/staff.ts'

test('staff find a withdrawal, record its parcel with the shipping, and nothing is left to do', async ({ page }) => {
  test.slow() // runs axe on three screens
  const orderNumber = await placeAdminOrder(page, {
    firstName: 'Nia',
    lastName: 'Withdrawer',
    shippingMethod: 'express',
  })
  await openAdminPage(page, `/admin/orders?q=${orderNumber}`)
  await page.getByRole('link', { name: orderNumber }).click()
  await page.getByRole('combobox', { name: 'Status', exact: true }).selectOption('delivered')
  await page.getByRole('button', { name: 'Save', exact: true }).last().click()
  await expect(page.getByText('Status changed from Processing to Delivered')).toBeVisible()
  const shopper = await page.context().newPage()
  await shopper.goto(`${process.env.ADMIN_URL}/withdraw`)
  await shopper.getByLabel('Your name').fill('Nia Withdrawer')
  await shopper.getByLabel('Order number').fill(orderNumber)
  await shopper.getByLabel('Email of the order').fill('nia.withdrawer@example.com')
  await shopper.getByRole('button', { name: 'Continue' }).click()
  await shopper.getByRole('checkbox').check()
  await shopper.getByRole('button', { name: 'Confirm withdrawal' }).click()
  await expect(shopper.getByText(/^Please send it back by/)).toBeVisible()
  await shopper.close()

  await openAdminPage(page, '/admin/orders')
  await page.getByRole('link', { name: /^Withdrawals/ }).click()
  await expect(page.getByRole('row').filter({ hasText: orderNumber })).toContainText('Withdrawal')
  await expectNoViolations(page)
  await page.getByRole('link', { name: orderNumber }).click()
  const panel = page.getByRole('region', { name: 'Returns and refunds' })
  await expect(panel).toContainText(/Refund it by \d+ \w+ \d{4}/)
  await expect(page.getByText('Withdrawal declared: 1 × Sienna Rib Top (Size: M | Color: Cocoa)')).toBeVisible()
  await expectNoViolations(page)

  await page.getByRole('button', { name: 'Record a return' }).click()
  const dialog = page.getByRole('dialog', { name: 'Record a return' })
  await expect(dialog.getByLabel('Reason')).toHaveValue('withdrawal')
  // 29.33 and its tax, and the 10 of standard delivery instead of the 25 of express
  await expect(dialog.getByLabel('Refund in USD')).toHaveValue('41.68')
  await expect(dialog).toContainText('Includes $10.00 for shipping')
  await expectNoViolations(page, 'dialog[open]')
  await dialog.getByRole('button', { name: 'Record and refund $41.68' }).click()
  await expect(panel).toContainText('Settled')
  await expect(panel).toContainText('Refunded $41.68')
  await openAdminPage(page, `/admin/orders?q=${orderNumber}&withdrawal=open`)
  await expect(page.getByRole('link', { name: orderNumber })).toHaveCount(0)
})

test('a withdrawal that never comes back is closed', async ({ page }) => {
  const orderNumber = await placeAdminOrder(page, { firstName: 'Nia', lastName: 'Keeper' })
  await openAdminPage(page, `/admin/orders?q=${orderNumber}`)
  await page.getByRole('link', { name: orderNumber }).click()
  await page.getByRole('combobox', { name: 'Status', exact: true }).selectOption('shipped')
  await page.getByRole('button', { name: 'Save', exact: true }).last().click()
  await expect(page.getByText('Status changed from Processing to Shipped')).toBeVisible()
  const shopper = page.getByRole('link', { name: 'Open the shopper’s page' })
  await page.goto(`${await shopper.getAttribute('href')}/withdraw`)
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Confirm withdrawal' }).click()
  await expect(page.getByText('We have received your withdrawal')).toBeVisible()
  await page.getByRole('link', { name: 'Back to the order' }).click()
  const received = page.getByRole('region', { name: 'We have received your withdrawal' })
  await expect(received).toContainText('1 × Sienna Rib Top')
  await expect(received).toContainText(/We refund you by the same day/)
  await expectNoViolations(page)
  await openAdminPage(page, `/admin/orders?q=${orderNumber}`)
  await page.getByRole('link', { name: orderNumber }).click()
  await page.getByRole('button', { name: /^Close without a return/ }).click()
  const panel = page.getByRole('region', { name: 'Returns and refunds' })
  await expect(panel).toContainText('Settled')
  await expect(page.getByRole('button', { name: /^Close without a return/ })).toHaveCount(0)
  await panel.getByRole('link', { name: /^View the receipt/ }).click()
  await expect(page.getByRole('main')).toContainText('We have received your withdrawal')
})
