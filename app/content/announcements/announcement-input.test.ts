import { expect, test } from 'vitest'
import { checkAnnouncements, type TypedAnnouncement } from '#app/content/announcements/announcement-input.ts'
import { newId } from '#app/lib/id.ts'

const id = newId<'announcement'>()
const createTypedAnnouncement = (changes: Partial<TypedAnnouncement> = {}): TypedAnnouncement => ({
  id,
  text: 'Sale',
  target: { kind: 'none', value: '' },
  startsAt: '',
  endsAt: '',
  ...changes,
})
const getErrors = (...all: readonly unknown[]) => {
  const checked = checkAnnouncements(all, 'Europe/Berlin')
  return checked.ok ? {} : checked.errors
}

test.each([
  { zone: 'UTC', clock: '2026-03-29T02:30', at: '2026-03-29T02:30Z' },
  { zone: 'Europe/Berlin', clock: '2026-03-28T00:00', at: '2026-03-27T23:00Z' },
  { zone: 'Europe/Berlin', clock: '2026-03-29T02:30', at: '2026-03-29T01:30Z' }, // a time that the clocks skip
  { zone: 'Europe/Berlin', clock: '2026-10-25T02:30', at: '2026-10-25T00:30Z' }, // occurs twice: the first occurrence
])('$clock in $zone is $at', ({ zone, clock, at }) => {
  const checked = checkAnnouncements([createTypedAnnouncement({ startsAt: clock })], zone)
  expect(checked).toMatchObject({ announcements: [{ startsAt: new Date(at), endsAt: null }] })
})

test.each([
  [{ text: '' }, 'text', 'Text is required'],
  [{ text: 'x'.repeat(201) }, 'text', 'Text can have at most 200 characters'],
  [{ startsAt: 'soon' }, 'startsAt', 'Enter a date and time, or leave it blank'],
  [{ endsAt: '2026-02-30T10:00' }, 'endsAt', 'Enter a date and time, or leave it blank'],
  [{ startsAt: '2026-03-02T10:00', endsAt: '2026-03-02T10:00' }, 'endsAt', 'The end must be after the start'],
  [
    { target: { kind: 'address', value: 'javascript:alert(1)' } },
    'target',
    'Enter a path in your store, such as /shop?sort=newest, or a URL that begins with https://',
  ],
] as const)('%o is rejected with an error beside its field', (changes, field, message) => {
  expect(getErrors(createTypedAnnouncement(changes))).toEqual({ [`announcements.${id}.${field}`]: message })
})

test('known placeholders are accepted; unknown ones, more than ten announcements and unreadable input are rejected', () => {
  expect(Object.values(getErrors(createTypedAnnouncement({ text: 'From {price}' })))).toEqual([
    expect.stringMatching(/^Text contains the unknown placeholder \{price\}\. Use \{free_shipping_from\}, /),
  ])
  expect(getErrors(createTypedAnnouncement({ text: 'In {standard_days}!' }))).toEqual({})
  const many = Array.from({ length: 11 }, () => createTypedAnnouncement({ id: newId<'announcement'>() }))
  expect(getErrors(...many)).toEqual({ '': 'You can have at most 10 announcements. Remove one first.' })
  const unreadable = 'The announcements could not be read. Reload the page and try again.'
  expect(getErrors(createTypedAnnouncement(), createTypedAnnouncement())).toEqual({ '': unreadable })
  expect(getErrors('nonsense')).toEqual({ '': unreadable })
})
