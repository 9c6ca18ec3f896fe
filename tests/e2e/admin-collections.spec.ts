import { randomInt, randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { like } from 'drizzle-orm'
import sharp from 'sharp'
import { collections } from '#app/catalog/collections.table.ts'
import { chooseAction, drag, openPanel, rowMenu, unique } from '#tests/e2e/admin.ts'
import { expect, fetchPath, test } from '#tests/e2e/fixtures.ts'
import { longTest } from '#tests/e2e/long-test.ts'
import { inAdminStore, openAdminPage } from '#tests/e2e/staff.ts'

const LIST = '/admin/collections'

const slugField = (page: Page) => page.getByLabel('Slug (required)')
const chosenProducts = (page: Page) =>
  page.getByRole('group', { name: 'Products in this collection' }).getByRole('listitem')
const checklist = (page: Page) => page.getByRole('group', { name: 'Products to add' })
const getRow = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name })
const announcement = (page: Page, text: string | RegExp) => page.getByRole('status').filter({ hasText: text })

test('a new collection gets a slug from its name, a cover image, and the chosen products in order', async ({
  page,
}) => {
  const name = unique('Éclat & Light')
  const slug = name.toLowerCase().replace('é', 'e').replace(' & ', '-').replaceAll(' ', '-')
  const nameField = page.getByLabel('Collection Name (required)')
  await openAdminPage(page, `${LIST}/new`)
  await expect(page.getByText('No products added. Click "Add Products" to start.')).toBeVisible()
  await nameField.fill(name)
  await expect(slugField(page)).toHaveValue(slug)
  await openPanel(page, 'SEO Settings')
  await slugField(page).fill('by-hand')
  await nameField.fill(`${name} now`)
  await expect(slugField(page), 'a manual slug is kept').toHaveValue('by-hand')
  await slugField(page).fill('')
  await nameField.fill(name)
  await expect(slugField(page)).toHaveValue(slug)

  const toggle = page.getByRole('button', { name: 'Add Products' })
  await page.route('**/admin/collections/products*', (route) => route.fulfill({ status: 503 }))
  await toggle.click()
  await expect(toggle).toHaveAttribute('aria-expanded', 'true')
  const search = checklist(page).getByRole('searchbox', { name: 'Search products' })
  await expect(search).toBeFocused()
  await expect(checklist(page).getByRole('alert')).toContainText('The products could not be loaded.')
  await page.unroute('**/admin/collections/products*')
  await checklist(page).getByRole('button', { name: 'Try again' }).click()
  await expect(search, 'the focus moves because the pressed button is gone').toBeFocused()
  await search.fill('ADAEZE midi')
  await expect(announcement(page, /^1 product$/)).toBeVisible()
  for (const other of ['Adaeze Midi', 'Alma Merino', 'Atelier Leather']) {
    await search.fill(other)
    await page.keyboard.press('Enter') // Enter must not save the form
    await checklist(page).getByRole('checkbox', { name: other }).check()
  }
  await search.fill('no such thing')
  await expect(announcement(page, 'No products match')).toBeVisible()
  const list = checklist(page).locator('ul').locator('..')
  await expect(list, 'the list is at most 16rem high').toHaveCSS('max-height', '256px')
  await search.fill('')
  await search.press('Escape')
  await expect(checklist(page)).toBeHidden()
  await toggle.click()
  await checklist(page).getByRole('button', { name: 'Done' }).click()
  await expect(checklist(page)).toBeHidden()

  const adaeze = page.getByLabel(/^Actions for Adaeze Midi Dress/)
  await adaeze.press('Enter')
  await adaeze.locator('..').getByRole('button', { name: 'Move down' }).press('Enter')
  await expect(announcement(page, 'Adaeze Midi Dress moved to position 2 of 3')).toHaveCount(1)
  await expect(adaeze).toBeFocused()
  await drag(page, chosenProducts(page).nth(2).locator('[data-sort-handle]'), chosenProducts(page).nth(0))
  await expect(chosenProducts(page)).toHaveText([/Atelier Leather/, /Alma Merino/, /Adaeze Midi/])
  const alma = page.getByLabel(/^Actions for Alma Merino/)
  await alma.click()
  await alma.locator('..').getByRole('button', { name: 'Remove' }).click()
  await expect(adaeze, 'the focus moves to the next product').toBeFocused()
  await expect(announcement(page, /^Alma Merino.* removed$/)).toHaveCount(1)
  await page.getByLabel('SEO Title').fill('Light, worn')
  const result = page.getByRole('figure', { name: 'Search result preview' })
  await expect(result).toContainText(`› collection › ${slug}`)
  await expect(result).toContainText('Light, worn · Lumina')

  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const
  const image = sharp({ create: { width: 1400, height: 600, channels: 3, background: '#888', noise } })
  const file = { name: 'cover.jpg', mimeType: 'image/jpeg', buffer: await image.jpeg().toBuffer() }
  await page.getByRole('group', { name: 'Cover image' }).getByLabel('Add image').setInputFiles(file)
  await page.getByLabel('Alt text of the cover image').fill('Grain in the morning light')
  await page.getByLabel('Cards', { exact: true }).selectOption('One per color')
  await page.getByRole('button', { name: 'Save Collection' }).click()
  await expect(page.getByText('Collection saved successfully!')).toBeVisible()
  await expect(page).toHaveURL(LIST)
  const html = await (await fetchPath(page, `/collection/${slug}`)).text()
  expect(html).toContain('alt="Grain in the morning light"')
  expect(html).toMatch(/<main[\s\S]*Atelier Leather[\s\S]*Adaeze Midi[\s\S]*<\/main>/)

  await page.goto(`/collection/${slug}`)
  await expect(page.getByRole('article').getByRole('heading')).toHaveText([
    'Atelier Leather Tote Natural',
    'Atelier Leather Tote Espresso',
    'Adaeze Midi Dress Ochre',
    'Adaeze Midi Dress Forest',
  ])
  await page.getByRole('link', { name: 'Adaeze Midi Dress Forest' }).click()
  await expect(page).toHaveURL(/\?color=Forest$/)
  await expect(page.getByRole('radio', { name: 'Forest' })).toBeChecked()
})

longTest(
  'collections are reordered with a menu and by dragging, searched, activated, and deleted after a confirmation',
  async ({ page }) => {
    const suffix = randomUUID().slice(0, 8)
    const [first, second] = [`First ${suffix}`, `Second ${suffix}`]
    const position = randomInt(1_000, 1_000_000)
    const rows = [first, second].map((name, at) => ({ name, slug: `${at}-${suffix}`, position: position + at }))
    await inAdminStore((db) => db.insert(collections).values(rows.map((row) => ({ ...row, status: 'draft' as const }))))
    await openAdminPage(page, LIST)
    const listNames = async () => {
      const names = await page.getByRole('row').locator('.row-link').allTextContents()
      return names.filter((name) => name.endsWith(suffix))
    }
    const waitForSave = () =>
      page.waitForResponse((response) => response.request().method() === 'POST' && response.ok())
    const moveSaved = waitForSave()
    await chooseAction(page, first, 'Move down')
    await expect(announcement(page, new RegExp(`^${first} moved to position \\d+ of \\d+$`))).toHaveCount(1)
    expect(await listNames()).toEqual([second, first])
    await expect(rowMenu(page, first)).toBeFocused()
    await moveSaved
    const dragSaved = waitForSave()
    await drag(page, getRow(page, first).locator('[data-sort-handle]'), getRow(page, second))
    await expect.poll(listNames).toEqual([first, second])
    await dragSaved
    const stored = await inAdminStore((db) =>
      db
        .select({ name: collections.name })
        .from(collections)
        .where(like(collections.slug, `%-${suffix}`))
        .orderBy(collections.position),
    )
    expect(stored.map(({ name }) => name)).toEqual([first, second])

    await page.getByRole('searchbox', { name: 'Search collections' }).fill(suffix.toUpperCase())
    await expect(page.getByRole('row')).toHaveCount(3)
    await chooseAction(getRow(page, first), first, 'Show in store')
    await expect(getRow(page, first)).toContainText('Active')
    await expect.poll(async () => (await fetchPath(page, `/collection/0-${suffix}`)).status(), 'in the store').toBe(200)
    await chooseAction(page, second, 'Delete')
    const dialog = page.getByRole('alertdialog', { name: `Delete “${second}”?` })
    await expect(dialog).toContainText('Products in this collection are not deleted.')
    await page.route(`**${LIST}.data*`, (route) =>
      route.request().method() === 'POST' ? route.fulfill({ status: 503 }) : route.continue(),
    )
    await dialog.getByRole('button', { name: 'Delete collection' }).click()
    await expect(dialog.getByRole('alert').first()).toHaveText('Failed to delete collection')
    await page.unroute(`**${LIST}.data*`)
    await dialog.getByRole('button', { name: 'Delete collection' }).click()
    await expect(page.getByText('Collection deleted successfully!')).toBeVisible()
    await expect(page.getByRole('row')).toHaveCount(2)
  },
)
