import { eq } from 'drizzle-orm'
import { categories } from '#app/features/catalog/categories/categories.table.ts'
import { collections } from '#app/features/catalog/collections.table.ts'
import { locales, markets } from '#app/features/markets/markets.table.ts'
import { translations } from '#app/features/translations/translations.table.ts'
import { newId } from '#app/lib/id.ts'
import { expectNoViolations } from '#tests/e2e/axe.ts'
import { expect, expectNoSidewaysScroll, openPage, test } from '#tests/e2e/fixtures.ts'
import { openAdminPage } from '#tests/e2e/staff.ts'
import { type StoreProcess, startStore } from '#tests/support/store.ts'
import { openStoreDatabase } from '#tests/support/store-database.ts'

// A store of its own, as its locales are on every page.

test.describe.configure({ mode: 'default' })

let store: StoreProcess
let collection: { readonly id: string; readonly slug: string; readonly name: string }

test.beforeAll(async () => {
  store = await startStore()
  const { db, close } = openStoreDatabase(store)
  const [primary] = await db.select().from(markets).where(eq(markets.isPrimary, true))
  const [shown] = await db.select().from(collections).where(eq(collections.status, 'active')).limit(1)
  const [category] = await db.select().from(categories).where(eq(categories.slug, 'dresses'))
  if (!primary || !shown || !category) throw new Error('The demo store has none')
  collection = shown
  await db.insert(translations).values([
    {
      kind: 'category',
      subjectId: category.id,
      language: 'de',
      texts: { name: 'Kleider', slug: 'kleider' },
      sources: {},
    },
    { kind: 'category', subjectId: category.id, language: 'fr', texts: { name: 'Robes', slug: 'robes' }, sources: {} },
    { kind: 'collection', subjectId: shown.id, language: 'fr', texts: { slug: 'lumiere' }, sources: {} },
  ])
  await db.insert(locales).values(
    ['de', 'fr'].map((language, at) => ({
      marketId: primary.id ?? newId(),
      language,
      prefix: language,
      position: at + 1,
    })),
  )
  await close()
  await expect.poll(async () => (await fetch(`${store.url}/fr/about`)).ok).toBe(true)
})
test.afterAll(() => store?.stop())

test.use({ viewport: { width: 390, height: 844 } })

test('staff give a collection a slug in German, which is suggested, and see why one is refused', async ({ page }) => {
  const edit = `${store.url}/admin/translations/de/collection/${collection.id}`
  await openAdminPage(page, edit, store.admin)
  const slug = page.getByLabel('Slug', { exact: true })
  await page.getByLabel('Name', { exact: true }).fill('Grüße aus Leinen')
  await page.getByRole('button', { name: 'Use “gruesse-aus-leinen”' }).click()
  await expect(slug).toHaveValue('gruesse-aus-leinen')
  await slug.fill('Grüße')
  await page.getByRole('button', { name: 'Save translation' }).click()
  await expect(slug).toHaveAccessibleDescription(/A slug has lower-case letters/)
  await expectNoViolations(page)
  await expectNoSidewaysScroll(page)
  const { db, close } = openStoreDatabase(store)
  const [other] = await db.insert(collections).values({ name: 'Taken', slug: 'leinen' }).returning()
  await slug.fill('leinen')
  await page.getByRole('button', { name: 'Save translation' }).click()
  await expect(slug).toHaveAccessibleDescription(/Another collection has this slug/)
  await expect(slug).toHaveValue('leinen')
  await db.delete(collections).where(eq(collections.id, other?.id ?? newId()))
  await close()
  await page.getByRole('button', { name: 'Save translation' }).click()
  await expect(page.getByText('Translation saved')).toBeVisible()
})

test('a German shopper walks on German addresses, an old one leads there, and another language shows the same', async ({
  page,
}) => {
  test.slow()
  await openPage(page, `${store.url}/de/collection/${collection.slug}?utm_source=mail`)
  await expect(page).toHaveURL(`${store.url}/de/collection/leinen?utm_source=mail`)
  await expect(page.getByRole('heading', { level: 1, name: 'Grüße aus Leinen' })).toBeVisible()

  await openPage(page, `${store.url}/de/shop?category=dresses`)
  await expect(page).toHaveURL(`${store.url}/de/shop?category=kleider`)
  await expect(page.getByRole('heading', { level: 1, name: 'Kleider' })).toBeVisible()
  await expectNoSidewaysScroll(page)

  await page.getByRole('button', { name: 'Menü' }).click()
  await page.getByRole('link', { name: 'Grüße aus Leinen' }).click()
  await expect(page).toHaveURL(`${store.url}/de/collection/leinen`)
  await page
    .getByRole('contentinfo')
    .getByRole('button', { name: /Deutsch/ })
    .click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('radio', { name: 'Français' }).check()
  await dialog.getByRole('link').click()
  await expect(page).toHaveURL(`${store.url}/fr/collection/lumiere`)
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')

  // A list that was filtered in the browser, whose address no page names
  await openPage(page, `${store.url}/fr/shop?category=robes&sort=name`)
  await page
    .getByRole('contentinfo')
    .getByRole('button', { name: /Français/ })
    .click()
  await dialog.getByRole('radio', { name: 'Deutsch' }).check()
  await dialog.getByRole('link').click()
  await expect(page).toHaveURL(/\/de\/shop\?category=kleider/)
})
