import { expect, test } from 'vitest'
import { applyTyped, isSameDraft, rebase } from '#app/lib/draft.ts'

const SAVED = { name: 'Linen', position: '2', isShown: true, members: ['a', 'b'] }

test('edits before hydration are applied, and values without a field are kept', () => {
  const form = new FormData()
  form.set('name', 'Summer linen')
  expect(applyTyped(SAVED, form)).toEqual({ name: 'Summer linen', position: '2', isShown: false, members: ['a', 'b'] })
})

test('other people’s changes appear in unedited fields', () => {
  const typed = { ...SAVED, name: 'Summer linen', members: ['b', 'a'] }
  const theirs = { name: 'Flax', position: '7', isShown: false, members: ['a', 'b', 'c'] }
  expect(rebase(typed, SAVED, theirs)).toEqual({
    name: 'Summer linen',
    position: '7',
    isShown: false,
    members: ['b', 'a'],
  })
})

test('drafts are compared by value', () => {
  expect(isSameDraft(SAVED, { ...SAVED, members: ['a', 'b'] })).toBe(true)
  expect(isSameDraft(SAVED, { ...SAVED, members: ['b', 'a'] })).toBe(false)
})
