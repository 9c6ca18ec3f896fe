import { expect, test } from 'vitest'
import { adoptTyped, isSameDraft, rebase } from '#app/lib/draft.ts'

const SAVED = { name: 'Linen', position: '2', isShown: true, members: ['a', 'b'] }

test('what was typed before the script was there is kept, and what has no field stays', () => {
  const form = new FormData()
  form.set('name', 'Summer linen')
  expect(adoptTyped(SAVED, form)).toEqual({ name: 'Summer linen', position: '2', isShown: false, members: ['a', 'b'] })
})

test('somebody else’s changes show where nothing was typed', () => {
  const typed = { ...SAVED, name: 'Summer linen', members: ['b', 'a'] }
  const theirs = { name: 'Flax', position: '7', isShown: false, members: ['a', 'b', 'c'] }
  expect(rebase(typed, SAVED, theirs)).toEqual({
    name: 'Summer linen',
    position: '7',
    isShown: false,
    members: ['b', 'a'],
  })
})

test('drafts are the same by what is in them', () => {
  expect(isSameDraft(SAVED, { ...SAVED, members: ['a', 'b'] })).toBe(true)
  expect(isSameDraft(SAVED, { ...SAVED, members: ['b', 'a'] })).toBe(false)
})
