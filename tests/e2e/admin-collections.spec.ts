import { randomInt, randomUUID } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { holdSaves, unique } from '#tests/e2e/admin.ts'
import { expectNoViolations } from '#tests/e2e/axe.ts'
import { expect, expectNoSidewaysScroll, openPage, test } from '#tests/e2e/fixtures.ts'
import { openAdminPage } from '#tests/e2e/staff.ts'

const LIST = '/admin/collections'
const NEW = '/admin/collections/new'

const nameField = (page: Page) => page.getByLabel('Collection Name (required)')
const slugField = (page: Page) => page.getByLabel('Slug (required)')
const saveBar = (page: Page) => page.getByRole('button', { name: 'Save', exact: true })
const chosen = (page: Page) => page.getByRole('group', { name: 'Products of this collection' }).getByRole('listitem')
const checklist = (page: Page) => page.getByRole('group', { name: 'Products to add' })
const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name })
const announced = (page: Page, text: string | RegExp) => page.getByRole('status').filter({ hasText: text })

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save Collection' }).click()
  await expect(page.getByText('Collection saved successfully!')).toBeVisible()
  await expect(page).toHaveURL(LIST)
}

/** Creates a draft with only a name. Returns the URL of its form. */
async function create(page: Page, name: string, position = '0'): Promise<string> {
  await openPage(page, NEW)
  await nameField(page).fill(name)
  await page.getByLabel('Status').selectOption('draft')
  await page.getByLabel('Position').fill(position)
  await save(page)
  await openPage(page, `${LIST}?q=${encodeURIComponent(name)}`)
  return (await page.getByRole('link', { name, exact: true }).getAttribute('href')) ?? ''
}

/** Drags one element over another. */
async function drag(page: Page, from: Locator, onto: Locator, side: 'above' | 'below'): Promise<void> {
  await onto.evaluate((row) => row.scrollIntoView({ block: 'center', behavior: 'instant' })) // near an edge the page scrolls
  const [start, end] = [await from.boundingBox(), await onto.boundingBox()]
  if (!start || !end) throw new Error('An element is not visible')
  await page.mouse.move(start.x + start.width / 2, start.y + start.height / 2)
  await page.mouse.down()
  await page.mouse.move(end.x + 20, end.y + end.height * (side === 'above' ? 0.2 : 0.8), { steps: 8 })
  await page.mouse.up()
}

test.beforeEach(() => {
  test.slow() // many pages, often for two users
})

test('§1 §2 §3 §4 §5 §8 §D a new collection gets its slug from its name and its chosen products in order, and appears in the storefront at once', async ({
  page,
}) => {
  const name = unique('Éclat & Light')
  const slug = name.toLowerCase().replace('é', 'e').replace(' & ', '-').replaceAll(' ', '-')
  await openAdminPage(page, LIST)
  await page.getByRole('link', { name: 'Add Collection' }).first().click()
  await expect(page).toHaveURL(NEW)
  for (const title of ['Basic Information', 'Products (0)', 'SEO Settings']) {
    await expect(page.getByRole('region', { name: title, exact: true })).toBeVisible()
  }
  await expect(page.getByText('No products added. Click "Add Products" to start.')).toBeVisible()
  await expect(page.getByLabel('Status')).toHaveValue('active')
  await expect(page.getByLabel('Position')).toHaveValue('0')

  await nameField(page).fill('   ')
  await page.getByLabel('Description', { exact: true }).fill('Kept while the name is missing.')
  await page.getByRole('button', { name: 'Save Collection' }).click()
  const beside = page.locator('#field-name-error')
  await expect(beside).toHaveAttribute('role', 'alert')
  await expect(beside).toContainText('Collection name is required')
  await expect(page.getByRole('alert').filter({ hasText: 'This collection was not saved' })).toBeFocused()
  await expect(page.getByLabel('Description', { exact: true })).toHaveValue('Kept while the name is missing.')
  await expect(page).toHaveURL(NEW)

  await nameField(page).fill(name)
  await expect(slugField(page)).toHaveValue(slug)
  await slugField(page).fill('by-hand')
  await nameField(page).fill(`${name} now`)
  await expect(slugField(page), 'a manual slug stays').toHaveValue('by-hand')
  await slugField(page).fill('')
  await nameField(page).fill(name)
  await expect(slugField(page)).toHaveValue(slug)
  await page.getByLabel('Position').fill('-5')

  const toggle = page.getByRole('button', { name: 'Add Products' })
  await expect(toggle).toHaveAttribute('aria-expanded', 'false')
  await toggle.click()
  await expect(toggle).toHaveAttribute('aria-expanded', 'true')
  const search = checklist(page).getByRole('searchbox', { name: 'Search products' })
  await expect(search).toBeFocused()
  await search.fill('ADAEZE midi')
  await page.keyboard.press('Enter') // not a save
  await expect(announced(page, '1 product')).toBeVisible()
  await checklist(page).getByRole('checkbox', { name: 'Adaeze Midi Dress ₦' }).check()
  await expect(checklist(page).locator('img')).toHaveAttribute('src', /^\/media\/w_300/)
  for (const other of ['Alma Merino', 'Atelier Leather']) {
    await search.fill(other)
    await checklist(page).getByRole('checkbox', { name: other }).check()
  }
  await search.fill('no such thing')
  await expect(announced(page, 'No products match')).toBeVisible()
  const list = checklist(page).locator('ul').locator('..')
  await expect(list, '16rem').toHaveCSS('max-height', '256px')
  await expect(list).toHaveCSS('overflow-y', 'auto')
  await checklist(page).getByRole('button', { name: 'Done' }).click()
  await expect(checklist(page)).toBeHidden()

  await expect(chosen(page)).toHaveText([/Adaeze Midi/, /Alma Merino/, /Atelier Leather/])
  await page.getByRole('button', { name: /^Move Adaeze Midi Dress down/ }).press('Enter')
  await expect(announced(page, 'Adaeze Midi Dress moved to position 2 of 3')).toHaveCount(1)
  await expect(page.getByRole('button', { name: /^Move Adaeze Midi Dress down/ })).toBeFocused()
  await page.keyboard.press('Alt+ArrowDown')
  await expect(chosen(page)).toHaveText([/Alma Merino/, /Atelier Leather/, /Adaeze Midi/])
  await drag(page, chosen(page).nth(2).locator('[data-sort-handle]'), chosen(page).nth(0), 'above')
  await expect(chosen(page)).toHaveText([/Adaeze Midi/, /Alma Merino/, /Atelier Leather/])
  await page.getByRole('button', { name: 'Remove Alma Merino' }).click()
  await expect(page.getByRole('button', { name: 'Remove Atelier Leather' }), 'the focus moves on').toBeFocused()
  await expect(announced(page, /^Alma Merino.* removed$/)).toHaveCount(1)

  const result = page.getByRole('figure', { name: 'Preview of the search result' })
  await expect(result).toContainText(`${name} · Lumina`)
  await expect(result).toContainText(`› collection › ${slug}`)
  await expect(result).toContainText('Without an SEO description, the beginning of the description is used.')
  await page.getByLabel('SEO Title').fill('Light, worn')
  await page.getByLabel('SEO Description').fill('x'.repeat(200))
  await expect(result).toContainText('Light, worn · Lumina')
  await expect(result).toContainText('200 of about 160 characters that are shown – the end is cut off')
  await page.getByLabel('SEO Description').fill('')
  await save(page)

  await openPage(page, `/collection/${slug}`)
  await expect(page).toHaveTitle('Light, worn · Lumina')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  const cards = page.getByRole('main').locator('a[href^="/product/"]')
  await expect(cards).toHaveText([/Adaeze Midi/, /Atelier Leather/])
  await page.getByRole('button', { name: 'Collections' }).hover()
  await expect(page.getByRole('banner').getByRole('link', { name })).toBeVisible()
  await page.goto('/lookbook')
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toHaveText(name)
  await page.goto(`/shop?collection=${slug}`)
  await expect(page.getByRole('main').getByRole('status').filter({ hasText: '2 products' })).toBeVisible()

  await openPage(page, `${LIST}?q=${slug.toUpperCase()}`)
  const description = rowOf(page, name).getByText('Kept while the name is missing.')
  await expect(description, 'truncated').toHaveCSS('text-overflow', 'ellipsis')
  await page.getByRole('switch', { name: `Show ${name} in the store` }).click()
  await expect(rowOf(page, name)).toContainText('Draft')
  await expect
    .poll(async () => (await page.request.get(`/collection/${slug}`)).status(), 'away from the store')
    .toBe(404)
})

test('§1 §2 §7 §8 §D the list can be searched, sorted, reordered by mouse and keyboard, and confirms deletions', async ({
  page,
}) => {
  const own = randomUUID().slice(0, 8)
  const [first, second] = [`First ${own}`, `Second ${own}`]
  const position = randomInt(1_000, 1_000_000)
  await openAdminPage(page, LIST)
  await create(page, first, String(position))
  await create(page, second, String(position + 1))
  await openPage(page, LIST)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Collections \(\d+\)$/)
  await expect(page.getByRole('columnheader')).toHaveText([
    /^Name/,
    /^Slug/,
    /Products/,
    /^Status/,
    /^Position/,
    'Actions',
  ])
  await expect(page.getByRole('columnheader', { name: 'Position' })).toHaveAttribute('aria-sort', 'ascending')

  const order = async () => {
    const names = await page.getByRole('row').locator('.row-link').allTextContents()
    return names.filter((name) => name.endsWith(own))
  }
  const down = page.getByRole('button', { name: `Move ${first} down` })
  const saved = () => page.waitForResponse((response) => response.request().method() === 'POST' && response.ok())
  const moved = saved()
  await down.click()
  await expect(announced(page, new RegExp(`^${first} moved to position \\d+ of \\d+$`))).toHaveCount(1)
  expect(await order()).toEqual([second, first])
  await expect(down).toBeFocused()
  await moved
  await page.reload()
  expect(await order()).toEqual([second, first])
  await openPage(page, LIST)
  const dragged = saved()
  await drag(page, rowOf(page, first).locator('[data-sort-handle]'), rowOf(page, second), 'above')
  await expect.poll(order).toEqual([first, second])
  await dragged

  await page.getByRole('link', { name: 'Name', exact: true }).click()
  await expect(page).toHaveURL(/sort=name/)
  await expect(page.getByRole('button', { name: /^Move / })).toHaveCount(0)
  const search = page.getByRole('searchbox', { name: 'Search collections' })
  await expect(search).toHaveAttribute('placeholder', 'Search collections...')
  await search.fill(own.toUpperCase())
  await expect(page.getByRole('row')).toHaveCount(3)

  await rowOf(page, second)
    .getByRole('button', { name: `Delete ${second}` })
    .click()
  const dialog = page.getByRole('alertdialog', { name: `Delete “${second}”?` })
  await expect(dialog).toContainText('Products in this collection are not deleted.')
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(rowOf(page, second)).toBeVisible()

  await page.route(`**${LIST}.data*`, (route) =>
    route.request().method() === 'POST' ? route.fulfill({ status: 503 }) : route.continue(),
  )
  await rowOf(page, second)
    .getByRole('button', { name: `Delete ${second}` })
    .click()
  await dialog.getByRole('button', { name: 'Delete collection' }).click()
  await expect(dialog.getByRole('alert').first()).toHaveText('Failed to delete collection')
  await page.unroute(`**${LIST}.data*`)
  await dialog.getByRole('button', { name: 'Delete collection' }).click()
  await expect(page.getByText('Collection deleted successfully!')).toBeVisible()
  await expect(page.getByRole('main')).toBeFocused() // its row is gone, with the focused button
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('row')).toHaveCount(2)
  await page.getByRole('searchbox').fill(`no ${own}`)
  await expect(page.getByText('No collections found')).toBeVisible()
  await page.getByRole('link', { name: 'Clear filters' }).click()
  await expect(page).toHaveURL(LIST)
})

test('§2 §7 §8 §D the list shows a loading state on navigation and reports requests that fail', async ({ page }) => {
  await openAdminPage(page, '/admin/orders')
  let letGo = () => {}
  const gate = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route(`**${LIST}.data*`, async (route) => {
    await gate
    await route.continue()
  })
  await page.getByRole('link', { name: 'Collections', exact: true }).click()
  await expect(page.getByRole('main').getByRole('status').filter({ hasText: 'Loading collections...' })).toBeVisible()
  await expect(page.getByRole('table')).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Collections')
  const screens = page.getByRole('navigation', { name: 'Admin' })
  await expect(screens.locator('[aria-current]'), 'the same as the title').toHaveText('Collections')
  letGo()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Collections/)
  await expect(page.getByText('Loading collections...')).toBeHidden()

  for (const id of ['none', randomUUID()]) {
    await page.goto(`/admin/collections/edit/${id}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Collection Not Found')
  }
  await page.getByRole('link', { name: 'Back to collections' }).click()
  await expect(page).toHaveURL(LIST)
})

test('§2 §8 §D of two editors the second is warned and loses nothing, even if the collection was deleted', async ({
  page,
  context,
}) => {
  const name = unique('Contested')
  await openAdminPage(page, LIST)
  await openPage(page, await create(page, name))
  const other = await context.newPage()
  await openPage(other, page.url())
  await other.getByLabel('SEO Title').fill('Theirs')
  await other.keyboard.press('Control+s')
  await expect(other).toHaveURL(LIST)

  await page.getByLabel('Description', { exact: true }).fill('Mine')
  await saveBar(page).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Someone else changed this collection' })).toBeFocused()
  await expect(page.getByText('Failed to save collection')).toBeVisible()
  await expect(page.getByLabel('Description', { exact: true })).toHaveValue('Mine')
  await expect(page.getByLabel('SEO Title')).toHaveValue('Theirs')

  await page.getByRole('link', { name: 'Cancel' }).click()
  await page.getByRole('alertdialog', { name: 'Leave without saving?' }).getByRole('button', { name: 'Stay' }).click()
  await page.route('**/admin/collections/edit/**', (route) => route.fulfill({ status: 503 }))
  await saveBar(page).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Nothing you typed is lost' })).toBeFocused()
  await expect(page.getByLabel('Description', { exact: true })).toHaveValue('Mine')
  await page.unroute('**/admin/collections/edit/**')

  await openPage(other, `${LIST}?q=${encodeURIComponent(name)}`)
  await other.getByRole('button', { name: `Delete ${name}` }).click()
  await other.getByRole('button', { name: 'Delete collection' }).click()
  await expect(other.getByText('Collection deleted successfully!')).toBeVisible()
  await saveBar(page).click()
  await expect(page.getByRole('alert').filter({ hasText: 'This collection was deleted by someone else' })).toBeFocused()
  await page.getByRole('button', { name: 'Save as a new collection' }).click()
  await expect(page).toHaveURL(LIST)
  await openPage(page, `${LIST}?q=${encodeURIComponent(name)}`)
  await page.getByRole('link', { name, exact: true }).click()
  await expect(page.getByLabel('Description', { exact: true })).toHaveValue('Mine')
  await expect(page.getByLabel('SEO Title')).toHaveValue('Theirs')
  await expect(page.getByRole('region', { name: 'History', exact: true })).toContainText('Created')
})

test('§3 §D a cover image is uploaded, described, and shown at the top of the collection’s page', async ({ page }) => {
  const name = unique('With Image')
  await openAdminPage(page, LIST)
  await openPage(page, await create(page, name))
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const
  const image = sharp({ create: { width: 1400, height: 600, channels: 3, background: '#888', noise } })
  const file = { name: 'cover.jpg', mimeType: 'image/jpeg', buffer: await image.jpeg().toBuffer() }
  const cover = page.getByRole('group', { name: 'Cover image' })
  await cover.getByLabel('Add an image').setInputFiles(file)
  await page.getByLabel('Description of the cover image').fill('Grain in the morning light')
  await page.getByLabel('Status').selectOption('active')
  await save(page)

  await openPage(page, `${LIST}?q=${encodeURIComponent(name)}`)
  await page.getByRole('link', { name, exact: true }).click()
  await expect(cover.getByRole('img', { name: 'Grain in the morning light' })).toBeVisible()
  const store = page.waitForEvent('popup')
  await page.getByRole('link', { name: 'View in shop' }).click()
  const shown = (await store).getByRole('img', { name: 'Grain in the morning light' })
  await expect.poll(() => shown.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)

  await cover.getByRole('button', { name: 'Remove image 1' }).click()
  await save(page)
  expect(await (await page.request.get((await store).url())).text()).not.toContain('Grain in the morning light')
})

test('on a phone the checklist and ordering work too, and what could not be loaded can be retried', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openAdminPage(page, NEW)
  await page.route('**/admin/collections/products*', (route) => route.fulfill({ status: 503 }))
  await page.getByRole('button', { name: 'Add Products' }).click()
  await expect(checklist(page).getByRole('alert')).toContainText('The products could not be loaded.')
  await page.unroute('**/admin/collections/products*')
  await checklist(page).getByRole('button', { name: 'Try again' }).click()
  const boxes = checklist(page).getByRole('checkbox')
  await expect(boxes.nth(5)).toBeAttached()
  for (const index of [0, 1, 2, 3, 4]) await boxes.nth(index).check()
  await expect(chosen(page)).toHaveCount(5)
  const last = ((await chosen(page).nth(4).locator('p').first().textContent()) ?? '').trim()
  await page.getByRole('button', { name: `Move ${last} to the top` }).click()
  await expect(chosen(page).first()).toContainText(last)
  await expect(announced(page, `${last} moved to position 1 of 5`)).toHaveCount(1)
  await expectNoSidewaysScroll(page)
  await expectNoViolations(page, 'main')
  await checklist(page).getByRole('searchbox').press('Escape')
  await expect(checklist(page)).toBeHidden()
  await page.getByRole('button', { name: 'Discard' }).click()
  await expect(chosen(page)).toHaveCount(0)
  await page.getByRole('link', { name: 'Cancel' }).click()
  await expect(page).toHaveURL(LIST)
})

test('while a collection is being saved its fields are read-only', async ({ page }) => {
  const name = unique('Held Back')
  await openAdminPage(page, NEW)
  await page.getByLabel('Status').selectOption('draft')
  await nameField(page).fill(name)
  const letGo = await holdSaves(page, '**/admin/collections/**')
  await page.keyboard.press('Control+s')
  await expect(page.getByRole('button', { name: 'Saving...' }).first()).toBeVisible()
  await page.keyboard.type(' and more')
  await expect(nameField(page)).toHaveValue(name)
  letGo()
  await expect(page).toHaveURL(LIST)
  await openPage(page, `${LIST}?q=${encodeURIComponent(name)}`)
  await expect(page.getByRole('link', { name, exact: true })).toBeVisible()
})
