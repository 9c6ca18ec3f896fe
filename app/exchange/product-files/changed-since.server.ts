import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { fixedPrices } from '#app/catalog/prices.table.ts'
import { collectionProducts } from '#app/catalog/products.table.ts'
import { stockMovements } from '#app/inventory/stock-movements.table.ts'
import { auditLog } from '#app/store/staff.table.ts'
import { translations } from '#app/store/translations.table.ts'

type ProductState = { readonly id: SQLWrapper; readonly updatedAt: SQLWrapper }

/**
 * True if an added product was changed after `moment`, including its stock, translations, fixed prices and collections.
 * Only staff place products in collections; bulk additions do not change the product's row, but are in the audit log.
 */
export function isChangedSince({ id, updatedAt }: ProductState, moment: SQLWrapper): SQL<boolean> {
  return sql<boolean>`(${updatedAt} > ${moment}
    or exists (select from ${stockMovements} m where m.product_id = ${id} and m.created_at > ${moment})
    or exists (
      select from ${translations} t where t.kind = 'product' and t.subject_id = ${id} and t.updated_at > ${moment}
    )
    or exists (select from ${fixedPrices} f where f.product_id = ${id} and f.updated_at > ${moment})
    or exists (select from ${collectionProducts} c where c.product_id = ${id} and c.position is not null)
    or exists (
      select from ${auditLog} a
      where a.entity in ('product', 'translation') and a.entity_id = ${id} and a.created_at > ${moment}
    ))`
}
