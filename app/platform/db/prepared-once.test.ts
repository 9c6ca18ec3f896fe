import { Pool } from 'pg'
import { expect, test } from 'vitest'
import { databaseOn } from '#app/platform/db/database-on.server.ts'
import { preparedOnce } from '#app/platform/db/prepared-once.ts'

test('a query is assembled once per database and variant', () => {
  let count = 0
  const requested = preparedOnce(
    (_db, way: { readonly by: readonly string[] }) => `${++count} by ${way.by.join(' and ')}`,
  )
  const [database, other] = [databaseOn(new Pool()), databaseOn(new Pool())]
  expect([requested(database, { by: ['price'] }), requested(database, { by: ['price'] })]).toEqual([
    '1 by price',
    '1 by price',
  ])
  expect([requested(database, { by: ['price', 'name'] }), requested(database, { by: [] })]).toEqual([
    '2 by price and name',
    '3 by ',
  ])
  expect([requested(other, { by: ['price'] }), requested(database, { by: ['price'] })]).toEqual([
    '4 by price',
    '1 by price',
  ])
})
