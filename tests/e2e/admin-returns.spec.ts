import process from 'node:process'
import { eq } from 'drizzle-orm'
import { orders } from '#app/orders/orders.table.ts'
import { expect, test } from '#tests/e2e/fixtures.ts'
import { placeStorefrontOrder } from '#tests/e2e/orders.ts'
import { inAdminStore, openAdminPage } from '#tests/e2e/staff.ts'

test('staff record the return of a withdrawn item with the keyboard, including the proposed refund, and the return appears in the lines and the timeline', async ({
  page,
}) => {
  const url = process.env.ADMIN_URL ?? ''
  const person = { firstName: 'Nia', lastName: 'Returner', shippingMethod: 'express' } as const
  const { orderNumber, link } = await placeStorefrontOrder(person, url)
  const [order] = await inAdminStore((db) =>
    db.update(orders).set({ status: 'delivered' }).where(eq(orders.orderNumber, orderNumber)).returning(),
  )
  const declaration = { intent: 'confirm', name: 'Nia Returner', seen: '0', line: '1', units: '1', chosen: '1' }
  await page.request.post(`/order/${link}/withdraw`, { headers: { Origin: url }, form: declaration })
  await openAdminPage(page, `/admin/orders/${order?.id}`)
  const main = page.getByRole('main')
  const open = page.getByRole('button', { name: 'Record a return' })
  await open.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Record a return' })
  const count = dialog.getByRole('textbox', { name: /^Returned ?: Sienna Rib Top$/ })
  await expect(count).toHaveValue('1') // by default, all withdrawn units
  await expect(dialog.getByRole('checkbox', { name: /^Sienna Rib Top/ })).toBeFocused()
  await expect(dialog.getByLabel('Reason')).toHaveValue('withdrawal')
  // 29.33 and its tax, plus 10 for standard delivery instead of 25 for express
  await expect(dialog.getByLabel('Refund in USD')).toHaveValue('41.68')
  await expect(dialog).toContainText('Includes $10.00 for shipping')
  await count.fill('7')
  await dialog.getByRole('textbox', { name: 'Note' }).fill('Tags still on')
  await dialog.getByRole('button', { name: /^Record/ }).press('Enter')
  const summary = dialog.getByRole('alert')
  await expect(summary).toContainText('At most 1 can be returned')
  await expect(summary).toBeFocused()
  await summary.getByRole('link').press('Enter')
  await expect(count).toBeFocused()
  await expect(dialog.getByRole('textbox', { name: 'Note' })).toHaveValue('Tags still on')
  await count.fill('1')
  await dialog.getByRole('button', { name: 'Record and refund $41.68' }).press('Enter')
  await expect(dialog).toBeHidden()

  const panel = page.getByRole('region', { name: 'Returns and refunds' })
  await expect(panel).toContainText('Settled')
  await expect(panel).toContainText('Returned: withdrawal from the contract')
  await expect(panel).toContainText('Color: Cocoa, restocked')
  await expect(panel).toContainText('Tags still on')
  await expect(panel).toContainText(/Refunded \$41\.68\s*booked as ₦[\d,]+\.\d\d/)
  await expect(main.getByRole('row').filter({ hasText: 'Sienna Rib Top' })).toContainText('1 returned')
  await expect(main.getByText('PayPal, partly refunded')).toBeVisible()
  await expect(main.getByText('Returned: 1 × Sienna Rib Top (Size: M | Color: Cocoa)')).toBeVisible()
  await expect(open).toHaveCount(0) // nothing is left to return
  await expect(panel, 'the focus moves on from the removed button').toBeFocused()

  await page.getByRole('button', { name: 'Refund', exact: true }).click()
  const refund = page.getByRole('dialog', { name: 'Refund' })
  await refund.getByRole('checkbox', { name: /^Shipping/ }).check()
  await expect(refund.getByLabel('Refund in USD')).toHaveValue('15.00')
  await refund.getByRole('button', { name: /^Refund \$15\.00$/ }).click()
  await expect(main.getByText('PayPal, refunded')).toBeVisible()
  await expect(panel).toBeFocused()
  const documents = page.getByRole('region', { name: 'Invoices' })
  await documents.getByRole('button', { name: 'Issue invoice' }).press('Enter')
  await expect(documents.getByRole('link', { name: /^CN-/ })).toHaveCount(2)
  await expect(documents).toContainText('−$41.68')
  await expect(documents).toBeFocused()
})

test('cancelling a paid order asks whether to refund it, and notes are saved and deleted after a confirmation', async ({
  page,
}) => {
  const person = { firstName: 'Nia', lastName: 'Canceller' }
  const { orderNumber } = await placeStorefrontOrder(person, process.env.ADMIN_URL)
  const [order] = await inAdminStore((db) => db.select().from(orders).where(eq(orders.orderNumber, orderNumber)))
  await openAdminPage(page, `/admin/orders/${order?.id}`)
  const main = page.getByRole('main')
  const note = page.getByRole('textbox', { name: 'Note' })
  await note.fill('Rang about the hem.\nRing back on Monday')
  await page.getByRole('button', { name: 'Add note' }).press('Enter')
  await expect(main.getByText(/^Note: ?Rang about the hem\.\s+Ring back on Monday$/)).toBeVisible()
  await expect(note).toHaveValue('')
  await expect(note).toBeFocused()

  await main.getByText('Change status or tracking').last().click()
  await page.getByLabel('Status').selectOption('cancelled')
  await page.keyboard.press('Control+s')
  const question = page.getByRole('alertdialog', { name: 'Cancel this order?' })
  await expect(question.getByRole('button', { name: 'Keep order' })).toBeFocused()
  await expect(question.getByRole('switch', { name: /^Refund \$\d+\.\d\d$/ })).toBeChecked()
  await question.getByRole('button', { name: 'Keep order' }).press('Enter')
  await expect(page.getByLabel('Status')).toHaveValue('cancelled') // the status is chosen, but not saved yet
  await page.keyboard.press('Control+s')
  await question.getByRole('button', { name: /^Cancel and refund \$\d+\.\d\d$/ }).click()
  await expect(page.getByText('Order updated successfully!')).toBeVisible()
  await expect(main.getByText('PayPal, refunded')).toBeVisible()
  await expect(main.getByText('Status changed from Processing to Cancelled')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Refund', exact: true })).toHaveCount(0)

  await page.getByRole('button', { name: /^Remove the note/ }).click()
  const removal = page.getByRole('alertdialog', { name: 'Remove this note?' })
  await expect(removal).toContainText('Rang about the hem.')
  await removal.getByRole('button', { name: 'Remove note' }).click()
  await expect(main.getByText(/^Note: ?Rang/)).toHaveCount(0)
  await expect(page.getByText('Note removed')).toBeVisible()
  await expect(page.getByRole('list', { name: 'Order history' })).toBeFocused()
})
