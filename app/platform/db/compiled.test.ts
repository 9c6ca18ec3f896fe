import { sql } from 'drizzle-orm'
import { integer, PgDialect, pgTable, text } from 'drizzle-orm/pg-core'
import { expect, test } from 'vitest'
import { compileSql } from '#app/platform/db/compiled.ts'

const products = pgTable('products', { name: text(), price: integer(), salePrice: integer() })

test('part of a statement is compiled once, with the database’s column names', () => {
  const part = compileSql(sql`coalesce(${products.salePrice}, ${products.price})`)
  const { sql: statement, params } = new PgDialect().sqlToQuery(sql`select ${part} from products`)
  expect(statement).toBe('select coalesce("products"."sale_price", "products"."price") from products')
  expect(params).toEqual([])
})

test('a part with a value is rejected, because the value would be lost', () => {
  expect(() => compileSql(sql`${products.name} = ${"O'Hara"}`)).toThrow('is not constant')
})
