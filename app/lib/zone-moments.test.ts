import { expect, test } from 'vitest'
import { parseMoment } from '#app/lib/zone-moments.ts'

test.each([
  ['2024-05-31 14:30:10 +0100', '2024-05-31T13:30:10.000Z'],
  ['2024-05-31 14:30:10 -03:30', '2024-05-31T18:00:10.000Z'],
  ['2024-05-31T14:30:10Z', '2024-05-31T14:30:10.000Z'],
  ['2024-05-31T14:30:10.123456Z', '2024-05-31T14:30:10.000Z'],
  ['2024-05-31 14:30 UTC', '2024-05-31T14:30:00.000Z'],
  ['2024-05-31 14:30:10', '2024-05-31T12:30:10.000Z'],
  ['2024-01-31 14:30', '2024-01-31T13:30:00.000Z'],
  [' 2024-05-31 ', '2024-05-30T22:00:00.000Z'],
  ['2024-03-31 02:30:00', '2024-03-31T01:30:00.000Z'], // skipped by daylight saving time
])('%s in Berlin is the moment %s', (text, iso) => {
  expect(parseMoment(text, 'Europe/Berlin')?.toISOString()).toBe(iso)
})

test.each([
  '',
  '9/6/2016 6:29:00',
  '31.05.2024',
  '2024-02-30',
  '2024-13-01',
  '2024-05-31 25:00',
  '2024-05-31 14:30:61',
  '0001-01-01T00:00:00', // .NET's empty date
  '1899-12-30 00:00:00', // a zero in spreadsheets
  '1900-01-01 00:00:00.000', // SQL Server's empty date
])('“%s” is rejected as an unclear, impossible or empty date', (text) => expect(parseMoment(text, 'UTC')).toBeNull())

test.each(['2024-05-31 14:30 +9900', 'yesterday', '1716'])('“%s” is not a moment', (text) => {
  expect(parseMoment(text, 'UTC')).toBeNull()
})
