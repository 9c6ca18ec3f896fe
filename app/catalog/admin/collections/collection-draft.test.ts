import { expect, test } from 'vitest'
import {
  applyName,
  applyTypedText,
  type FormCollection,
  toDraft,
} from '#app/catalog/admin/collections/collection-draft.ts'
import { newId } from '#app/lib/id.ts'

const price = { minor: 1_500_000, currency: 'NGN' } as const
const [a, b] = [newId<'product'>(), newId<'product'>()]
const createMember = (id: typeof a) => ({ id, name: id, status: 'active', price, sizedImageUrl: null }) as const
const SUMMER: FormCollection = {
  id: newId(),
  version: 'v1',
  name: 'Summer',
  slug: 'summer',
  description: '',
  status: 'draft',
  position: 4,
  heroImage: '/media/hero.jpg',
  heroImageAlt: 'Linen in the sun',
  imageUrl: null,
  imageUrlAlt: '',
  seoTitle: '',
  seoDescription: '',
  sizeGuide: null,
  cardPer: 'color',
  members: [createMember(a), createMember(b)],
}
const NEW = toDraft(null)

test('a new collection is active, at position 0', () => {
  expect(NEW).toMatchObject({ status: 'active', position: '0', products: [], name: '', slug: '' })
})

test('a form starts with the values of its collection', () => {
  const hero = { key: '/media/hero.jpg', url: '/media/hero.jpg', preview: null }
  expect(toDraft(SUMMER)).toMatchObject({ position: '4', heroImage: hero, imageUrl: null, products: [a, b] })
})

test('the slug follows the name unless staff have edited the slug', () => {
  expect(applyName(NEW, '  The “Été” Edit & more ', false).slug).toBe('the-ete-edit-more')
  expect(applyName({ ...NEW, slug: 'mine' }, 'Summer', true)).toMatchObject({ name: 'Summer', slug: 'mine' })
})

test('text typed before hydration is kept, and the slug follows the name', () => {
  const form = new FormData()
  for (const [name, value] of Object.entries({ name: 'Early Bird', slug: '', status: 'draft' })) form.set(name, value)
  expect(applyTypedText(NEW, form)).toMatchObject({ name: 'Early Bird', slug: 'early-bird', status: 'draft' })
  form.set('status', 'shipped')
  expect(applyTypedText(NEW, form).status).toBe('active')
})
