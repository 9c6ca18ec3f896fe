import { eq, type SQL } from 'drizzle-orm'
import { collections } from '#app/catalog/collections.table.ts'
import { products } from '#app/catalog/products.table.ts'

/** Products that shoppers may see; combine with other conditions by AND only. */
export function publicProduct(): SQL {
  return eq(products.status, 'active')
}

export function publicCollection(): SQL {
  return eq(collections.status, 'active')
}
