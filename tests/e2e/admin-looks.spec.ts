import sharp from 'sharp'
import { unique } from '#tests/e2e/admin.ts'
import { expectNoViolations } from '#tests/e2e/axe.ts'
import { expect, fetchPath, test } from '#tests/e2e/fixtures.ts'
import { openAdminPage } from '#tests/e2e/staff.ts'

test('staff place hotspots with the mouse and from the list, move one by keyboard, and shoppers see the look', async ({
  page,
}) => {
  const name = unique('Harvest')
  await openAdminPage(page, '/admin/looks/new')
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const
  const image = sharp({ create: { width: 800, height: 1000, channels: 3, background: '#888', noise } })
  const file = { name: 'look.jpg', mimeType: 'image/jpeg', buffer: await image.jpeg().toBuffer() }
  await page.getByLabel('Add image').setInputFiles(file)
  const hotspots = page.getByRole('group', { name: 'Hotspots' })
  const box = await hotspots.boundingBox()
  if (!box) throw new Error('The image is not visible')
  await hotspots.click({ position: { x: box.width * 0.25, y: box.height * 0.5 } })
  const picker = page.getByRole('combobox', { name: 'Which product is there?' })
  await expect(picker).toBeFocused()
  await picker.fill('Ember Linen')
  await picker.press('Enter')
  const first = hotspots.getByRole('button', { name: 'Hotspot 1: Ember Linen Shift' })
  await expect(first).toHaveAttribute('style', /^left: (24\.9|25)%; top: (49\.9|50)%;$/)

  const list = page.getByRole('combobox', { name: 'Add a product' })
  await list.fill('Wren Straw')
  await list.press('Enter')
  const second = hotspots.getByRole('button', { name: 'Hotspot 2: Wren Straw Hat' })
  await second.press('Shift+ArrowRight')
  await second.press('ArrowUp')
  await expect(
    page.getByRole('status').filter({ hasText: 'Wren Straw Hat: 55% from the left, 49% from the top' }),
  ).toHaveCount(1)
  await page.getByRole('combobox', { name: 'Color of Ember Linen Shift' }).selectOption('Flax')
  await page.getByLabel('Alt text').fill('A linen shift and a straw hat')
  await expectNoViolations(page)

  await page.getByRole('button', { name: 'Save look' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Name is required' }).first()).toBeVisible()
  await page.getByLabel('Name (required)').fill(name)
  await page.getByRole('button', { name: 'Save look' }).click()
  await expect(page.getByText('Look saved')).toBeVisible()
  await expect(page.getByRole('row').filter({ hasText: name })).toContainText('2 products')

  const html = await (await fetchPath(page, '/lookbook')).text()
  expect(html).toContain(name)
  expect(html).toContain('alt="A linen shift and a straw hat"')
  expect(html.replaceAll('<!-- -->', '')).toContain('· Flax')

  await page.getByRole('link', { name }).click()
  await expect(hotspots.getByRole('button')).toHaveCount(2)
  await page.getByLabel('Actions for Wren Straw Hat', { exact: true }).click()
  await page.getByRole('button', { name: 'Remove', exact: true }).click()
  await expect(hotspots.getByRole('button')).toHaveCount(1)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(second).toHaveAttribute('style', 'left: 55%; top: 49%;')
})
