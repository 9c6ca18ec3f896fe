import { expect, test } from 'vitest'
import { listVariants } from '#app/catalog/variants.server.ts'
import { toFieldName } from '#app/inventory/stock/stock-changes-input.ts'
import { sendForm } from '#tests/support/page-forms.ts'
import { addProduct } from '#tests/support/products.ts'
import { getSharedStore } from '#tests/support/shared-store.ts'
import { openStaffAccess } from '#tests/support/staff-access.ts'

const store = getSharedStore()
const { db, admin, cookie } = await openStaffAccess(store)

test('without JavaScript, the stock grid is a form that preserves typed text', async () => {
  const name = admin.newName('Gridded dress')
  const stock = ['S', 'M'].map((size) => ({ size, color: null, stock: 3 }))
  const id = await addProduct(db, { name, sizes: ['S', 'M'], stock })
  const [small, medium] = (await listVariants(db, [id])).toSorted((a, b) => (b.size ?? '').localeCompare(a.size ?? ''))
  if (!small || !medium) throw new Error('The product must have two sizes')
  const field = (variant: typeof small) => toFieldName({ variant: variant.id, loaded: 3 })
  const address = `/admin/stock?q=${encodeURIComponent(name)}`
  const send = (typed: Readonly<Record<string, string>>) => sendForm({ url: store.url, cookie }, address, 'Save', typed)

  const rejected = await send({ [field(small)]: 'seven', [field(medium)]: '+4', reason: 'received' })
  expect(rejected.status).toBe(400)
  const page = await rejected.text()
  expect(page).toContain('Type a number, such as 12, or +12 to add units')
  expect(page).toMatch(new RegExp(`<input[^>]*aria-label="${name}, S"[^>]*value="seven"`))
  expect(page).toMatch(new RegExp(`<input[^>]*aria-label="${name}, M"[^>]*value="\\+4"`))

  const saved = await send({ [field(small)]: '7', [field(medium)]: '+4', reason: 'received' })
  expect(saved.status).toBe(200)
  expect((await listVariants(db, [id])).map((variant) => variant.stock)).toEqual([7, 7])
})
