import { href } from 'react-router'
import { type DisplayedItem, type ImportKind, undoRecords } from '#app/base/import-kind.ts'
import { adminText as productText } from '#app/catalog/admin/products/admin-text.ts'
import { adminText } from '#app/exchange/product-files/admin-text.ts'
import { saveRecord } from '#app/exchange/product-files/apply-import.server.ts'
import { checkProducts } from '#app/exchange/product-files/check-import.server.ts'
import { canReadOptions, needsMapping } from '#app/exchange/product-files/import-options.ts'
import { productActions } from '#app/exchange/product-files/product-actions.server.ts'
import { formatKey, productDetails, productRecord, savedItem } from '#app/exchange/product-files/product-record.ts'
import { undoProducts } from '#app/exchange/product-files/undo-products.server.ts'
import type { Id } from '#app/lib/id.ts'

/**
 * Imports products according to the rules of the product form. Their images can be fetched or uploaded before or after
 * the products are saved.
 */
export const productsImport: ImportKind = {
  name: 'products',
  nouns: () => adminText.nouns,
  numbering: 'line',
  list: () => ({ to: href('/admin/products'), label: adminText.openProducts }),
  batchSize: 100,
  check: checkProducts,
  async save(tx, records, context) {
    const saved = []
    for (const record of records) saved.push(await saveRecord(tx, productRecord.parse(record), context))
    return saved
  },
  savesSeparately: true,
  keepsRowsAfterSaving: true,
  describeSaved(saved) {
    const { productId, filled } = savedItem.parse(saved)
    const notes = filled > 0 ? [productText.filledBackorders(filled)] : []
    return { keys: productId ? [formatKey('product', productId)] : [], notes }
  },
  needsChoice: needsMapping,
  findChoicePage: (id) => href('/admin/import/:id/columns', { id }),
  canReadOptions,
  actions: productActions,
  checksAllOnChoice: true,
  texts: () => ({
    contents: adminText.productsInFile,
    unnamed: adminText.unnamedProduct,
    undoNote: adminText.undoNote,
  }),
  findPage(item) {
    const id = findProductId(item)
    return id && href('/admin/products/edit/:id', { id })
  },
  undo: (tx, saved, { staffId }) => undoRecords(savedItem, saved, (known) => undoProducts(tx, known, staffId)),
  undoBatchSize: 100, // each deletion cascades, including to prices in all markets
}

/**
 * Returns the id of an item's product in this store, or null. After a saved product is rechecked, its details contain
 * the id, or null if the product was deleted.
 */
function findProductId({ outcome, details, undo }: DisplayedItem): Id<'product'> | null {
  if (outcome === 'applied' && undo) return savedItem.parse(undo).productId
  return details ? productDetails.parse(details).productId : null
}
