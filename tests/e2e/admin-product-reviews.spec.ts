import { reviews } from '#app/content/reviews.table.ts'
import { expect, openPage, test } from '#tests/e2e/fixtures.ts'
import { inAdminStore } from '#tests/e2e/staff.ts'
import { addProduct } from '#tests/support/products.ts'

test('five reviews can be sorted, and the chosen rating stays', async ({ page }) => {
  const ratings = [5, 4, 4, 3, 1]
  const productId = await inAdminStore(async (db) => {
    const id = await addProduct(db, { name: 'Sorted Tee' })
    const rows = ratings.map((rating, index) => ({
      productId: id,
      rating,
      customerName: 'Ada O.',
      title: `Review ${index}`,
      helpful: index,
      createdAt: new Date(Date.UTC(2026, 0, 10 - index)),
    }))
    await db.insert(reviews).values(rows)
    return id
  })
  await openPage(page, `/product/${productId}/reviews`)
  const titles = page.getByText(/^Review \d$/)
  const sort = page.getByRole('combobox', { name: 'Sort' })
  await expect(titles).toHaveText([0, 1, 2, 3, 4].map((index) => `Review ${index}`))
  await sort.selectOption('Most helpful')
  await expect(page).toHaveURL(/\/reviews\?sort=helpful$/)
  await expect(titles).toHaveText([4, 3, 2, 1, 0].map((index) => `Review ${index}`))
  await page.getByRole('link', { name: '4 stars' }).click()
  await expect(titles).toHaveText(['Review 2', 'Review 1'])
  await sort.selectOption('Newest')
  await expect(page).toHaveURL(/\/reviews\?rating=4&sort=newest$/)
  await expect(titles).toHaveText(['Review 1', 'Review 2'])
})
