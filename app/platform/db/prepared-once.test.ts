import { Pool } from 'pg'
import { expect, test } from 'vitest'
import { databaseOn } from '#app/platform/db/database-on.server.ts'
import { prepareOnce } from '#app/platform/db/prepared-once.ts'

test('a query is assembled once per database and variant', () => {
  let count = 0
  const prepareQuery = prepareOnce(
    (_db, variant: { readonly by: readonly string[] }) => `${++count} by ${variant.by.join(' and ')}`,
  )
  const [database, other] = [databaseOn(new Pool()), databaseOn(new Pool())]
  expect([prepareQuery(database, { by: ['price'] }), prepareQuery(database, { by: ['price'] })]).toEqual([
    '1 by price',
    '1 by price',
  ])
  expect([prepareQuery(database, { by: ['price', 'name'] }), prepareQuery(database, { by: [] })]).toEqual([
    '2 by price and name',
    '3 by ',
  ])
  expect([prepareQuery(other, { by: ['price'] }), prepareQuery(database, { by: ['price'] })]).toEqual([
    '4 by price',
    '1 by price',
  ])
})
