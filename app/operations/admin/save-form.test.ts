import { data, redirect } from 'react-router'
import { expect, test } from 'vitest'
import { saveEdit, saveNew } from '#app/operations/admin/save-form.server.ts'

type Input = { readonly name: string; readonly saveAsNew?: 'yes' }
type Outcome =
  | { readonly outcome: 'saved'; readonly id: string }
  | { readonly outcome: 'conflict' | 'not-found' }
  | { readonly outcome: 'rejected'; readonly errors: { readonly name: string } }

const VALID = { ok: true, value: { name: 'Hats' } } as const
const CURRENT = { name: 'Caps' }
const TAKEN = { outcome: 'rejected', errors: { name: 'Another category already has this name' } } as const

const formWith = (outcome: Outcome, current: Input | null = CURRENT) => ({
  save: async (_: Input) => outcome,
  getSavedPath: (saved: { readonly id: string }, { name }: Input) => `/categories/${saved.id}?saved=${name}`,
  findCurrent: async () => current,
  noun: 'category',
})

const rejection = (errors: object, current: Input | null = null) => ({ outcome: 'rejected', errors, current })
const gone = data({ ...rejection({ '': expect.stringContaining('save them as a new category') }), isGone: true }, 404)

test.each([saveNew, saveEdit])(
  '$name redirects after a save, and rejects what is invalid or cannot be saved',
  async (save) => {
    const saving = save(VALID, formWith({ outcome: 'saved', id: '7' }))
    await expect(saving).rejects.toEqual(redirect('/categories/7?saved=Hats'))
    const errors = { name: 'Name is required' }
    expect(await save({ ok: false, errors }, formWith(TAKEN))).toEqual(data(rejection(errors), { status: 400 }))
    expect(await save(VALID, formWith(TAKEN))).toEqual(data(rejection(TAKEN.errors), { status: 409 }))
  },
)

test.each([
  {
    outcome: 'conflict',
    current: CURRENT,
    expected: data(
      rejection({ '': expect.stringMatching(/^This category was changed by someone else/) }, CURRENT),
      409,
    ),
  },
  { outcome: 'conflict', current: null, expected: gone },
  { outcome: 'not-found', current: null, expected: gone },
] as const)(
  'an edit is rejected if the save returns $outcome and the stored record is $current',
  async ({ outcome, current, expected }) => {
    expect(await saveEdit(VALID, formWith({ outcome }, current))).toEqual(expected)
  },
)
