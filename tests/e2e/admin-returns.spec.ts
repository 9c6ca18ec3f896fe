import type { Page } from '@playwright/test'
import { expectNoViolations } from '#tests/e2e/axe.ts'
import { expect, test } from '#tests/e2e/fixtures.ts'
import { placeAdminOrder } from '#tests/e2e/orders.ts'
import { openAdminPage } from '#tests/e2e/staff.ts'

async function openOrder(page: Page): Promise<void> {
  const number = await placeAdminOrder(page, { firstName: 'Nia', lastName: 'Returner' })
  await openAdminPage(page, `/admin/orders?q=${number}`)
  await page.getByRole('link', { name: number }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(number)
}

test('a return is recorded by keyboard with the proposed refund, and appears in sums, lines and timeline', async ({
  page,
}) => {
  test.slow() // runs axe on two screens
  await openOrder(page)
  const main = page.getByRole('main')
  const open = page.getByRole('button', { name: 'Record a return' })
  await open.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Record a return' })
  const count = dialog.getByRole('textbox', { name: /^Returned ?: Sienna Rib Top$/ })
  await expect(count).toHaveValue('1') // everything
  const line = dialog.getByRole('checkbox', { name: /^Sienna Rib Top/ })
  await expect(line).toBeChecked()
  await expect(line).toBeFocused()
  await expect(dialog.getByLabel('Refund in USD')).toHaveValue('31.68') // 29.33 and its tax
  await expectNoViolations(page, 'dialog[open]')

  await count.fill('7')
  await dialog.getByLabel('Reason').selectOption('fit')
  await dialog.getByRole('button', { name: /^Record/ }).press('Enter')
  const summary = dialog.getByRole('alert')
  await expect(summary).toContainText('At most 1 can be returned')
  await expect(summary).toBeFocused()
  await summary.getByRole('link').press('Enter')
  await expect(count).toBeFocused()
  await expect(dialog.getByLabel('Reason')).toHaveValue('fit') // the input is still there
  await count.fill('1')
  await dialog.getByRole('textbox', { name: 'Note' }).fill('Tags still on')
  const away = /^(?!.*\/assets\/)/ // scripts are in the browser's cache, which routes of a test switch off
  await page.route(away, (route) => route.fulfill({ status: 503, body: 'away' }))
  const record = dialog.getByRole('button', { name: 'Record and refund $31.68' })
  await record.press('Enter')
  await expect(summary).toContainText('Nothing you typed is lost')
  await expect(dialog.getByRole('textbox', { name: 'Note' })).toHaveValue('Tags still on')
  await page.unroute(away)
  await record.press('Enter')
  await expect(dialog).toBeHidden()

  const panel = page.getByRole('region', { name: 'Returns and refunds' })
  await expect(panel).toContainText('Returned: does not fit well')
  await expect(panel).toContainText('Color: Cocoa, restocked')
  await expect(panel).toContainText('Tags still on')
  await expect(panel).toContainText(/Refunded \$31\.68\s*booked as ₦[\d,]+\.\d\d/)
  await expect(main.getByRole('row').filter({ hasText: 'Sienna Rib Top' })).toContainText('1 returned')
  await expect(main.getByText('PayPal, partly refunded')).toBeVisible()
  await expect(main.getByText('Returned: 1 × Sienna Rib Top (Size: M | Color: Cocoa)')).toBeVisible()
  await expect(open).toHaveCount(0) // nothing is left to return
  await expect(panel, 'the focus moves on from the removed button').toBeFocused()

  await page.getByRole('button', { name: 'Refund', exact: true }).click()
  const refund = page.getByRole('dialog', { name: 'Refund' })
  await refund.getByRole('checkbox', { name: /^Shipping/ }).check()
  await expect(refund.getByLabel('Refund in USD')).toHaveValue('10.00')
  await refund.getByRole('button', { name: /^Refund \$10\.00$/ }).click()
  await expect(refund).toBeHidden()
  await expect(main.getByText('PayPal, refunded')).toBeVisible()
  await expect(panel).toBeFocused()

  const documents = page.getByRole('region', { name: 'Invoices' })
  await documents.getByRole('button', { name: 'Issue invoice' }).press('Enter')
  await expect(documents.getByRole('link', { name: /^CN-/ })).toHaveCount(2)
  await expect(documents).toContainText('−$31.68')
  await expect(documents).toBeFocused()
  await expectNoViolations(page, 'main')

  await documents.getByRole('link', { name: /^INV-/ }).click()
  const invoice = page.getByRole('article', { name: /^Invoice INV-/ })
  await expect(invoice).toContainText('Nia Returner')
  await expectNoViolations(page, 'main')
  const started = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download PDF' }).click()
  expect((await started).suggestedFilename()).toMatch(/^INV-.*\.pdf$/)
  await page.getByRole('link', { name: 'Back to invoices' }).click()
  await page.getByRole('searchbox').fill('nia returner')
  await expect(page.getByRole('table', { name: 'Invoices' }).getByRole('row')).toHaveCount(4) // with the head
})

test('cancelling a paid order asks whether to refund it, and notes are saved and deleted after a confirmation', async ({
  page,
}) => {
  await openOrder(page)
  const main = page.getByRole('main')
  const note = page.getByRole('textbox', { name: 'Note' })
  await note.fill('Rang about the hem.\nRing back on Monday')
  await page.getByRole('button', { name: 'Add note' }).press('Enter')
  await expect(main.getByText(/^Note: ?Rang about the hem\.\s+Ring back on Monday$/)).toBeVisible()
  await expect(note).toHaveValue('')
  await expect(note).toBeFocused()

  await page.getByLabel('Status').selectOption('cancelled')
  await page.keyboard.press('Control+s')
  const question = page.getByRole('alertdialog', { name: 'Cancel this order?' })
  await expect(question.getByRole('button', { name: 'Keep order' })).toBeFocused()
  await expect(question.getByRole('switch', { name: /^Refund \$\d+\.\d\d$/ })).toBeChecked()
  await question.getByRole('button', { name: 'Keep order' }).press('Enter')
  await expect(page.getByLabel('Status')).toHaveValue('cancelled') // chosen, but not saved yet
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
  await expect(removal).toBeHidden()
  await expect(main.getByText(/^Note: ?Rang/)).toHaveCount(0)
  await expect(page.getByText('Note removed')).toBeVisible()
  await expect(page.getByRole('list', { name: 'Order history' })).toBeFocused()
})
