import { afterEach, expect, test } from 'vitest'
import { setTagSource } from '#app/lib/language.ts'
import { inLanguages } from '#app/lib/messages.ts'

let undo = () => {}
afterEach(() => undo())

const en = { add: 'Add', states: { paid: 'Paid', open: 'Open' }, left: (count: number) => `${count} left` }

test('messages are in the language of the page, or in English if there is no translation', () => {
  const text = inLanguages<typeof en>({ en, de: { states: { paid: 'Bezahlt' }, left: (count) => `noch ${count}` } })
  undo = setTagSource(() => 'de-AT')
  expect([text.add, text.states, text.left(3)]).toEqual(['Add', { paid: 'Bezahlt', open: 'Open' }, 'noch 3'])
  undo()
  undo = setTagSource(() => 'fr')
  expect([text.add, text.left(3)]).toEqual(['Add', '3 left'])
  undo()
  undo = setTagSource(() => 'en-XA')
  expect(text.add).toBe('Áđđ')
})
