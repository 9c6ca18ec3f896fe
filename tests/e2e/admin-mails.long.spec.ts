import { expect, test } from '#tests/e2e/fixtures.ts'
import { placeAdminOrder } from '#tests/e2e/orders.ts'
import { openAdminPage } from '#tests/e2e/staff.ts'

test('staff find an email by its order, read it and resend it', async ({ page, context }) => {
  const number = await placeAdminOrder({ firstName: 'Mailing', lastName: 'Reader' })
  await openAdminPage(page, '/admin/mails')
  await expect(page.getByText('No mail server is set up')).toBeVisible()
  await page.getByRole('searchbox', { name: 'Search emails' }).fill(number.toLowerCase())
  await expect(page).toHaveURL(`/admin/mails?q=${number.toLowerCase()}`)
  const row = page.getByRole('row').filter({ hasText: number })
  await expect(row).toHaveCount(1)
  await expect(row).toContainText('mailing.reader@example.com')
  await page.getByRole('link', { name: `Your Lumina order ${number}, to mailing.reader@example.com` }).click()

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Order confirmation')
  const mail = page.frameLocator('iframe[title="The email as HTML"]')
  await expect(mail.getByRole('heading', { name: 'Thank you for your order, Mailing.' })).toBeVisible()
  await page.locator('summary', { hasText: 'Plain text' }).click()
  await expect(page.getByText(/^Thank you for your order, Mailing\.\n\nOrder IN/)).toBeVisible()
  const hasNoScrollBar = () =>
    page.locator('iframe').evaluate((frame: HTMLIFrameElement) => {
      const height = frame.contentDocument?.documentElement.scrollHeight ?? Number.POSITIVE_INFINITY
      return height === frame.clientHeight
    })
  await expect.poll(hasNoScrollBar, 'the frame is as high as the email').toBe(true)
  const link = mail.getByRole('link', { name: 'View your order' })
  await expect(link).toHaveAttribute('href', /\/order\/[0-9a-f]{48}$/)
  const opened = context.waitForEvent('page')
  await link.click()
  await (await opened).close()
  await expect(page.getByRole('banner').getByText('Sent')).toBeVisible({ timeout: 20_000 }) // updated without a reload
  const first = page.url()

  await page.getByRole('button', { name: 'Send again' }).click() // a second email does not replace the first
  const question = page.getByRole('alertdialog', { name: 'Send this email once more?' })
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await question.getByRole('button', { name: 'Send again' }).dblclick()
  await expect(page.getByRole('status').filter({ hasText: 'Email queued' })).toBeVisible()
  await expect(page).not.toHaveURL(first)
  await expect(page.getByText(/^<order-placed\..*\.again\./)).toBeVisible()

  await page.getByRole('link', { name: number }).click()
  const timeline = page.getByRole('list').filter({ hasText: 'Order placed' }).filter({ visible: true })
  await expect(timeline.getByRole('link', { name: /^Order confirmation/ })).toHaveCount(2)
})
