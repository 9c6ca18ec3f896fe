import { categoryName } from '#app/catalog/catalog.ts'
import type { CategoryName } from '#app/catalog/category.ts'
import { adminText } from '#app/exchange/product-files/admin-text.ts'
import type { CategorizedProduct } from '#app/exchange/product-files/category-choices.server.ts'
import type { CategoryChoices } from '#app/exchange/product-files/use-category-choices.ts'
import { BOX } from '#app/ui/admin/admin-field.tsx'
import { IndexTable } from '#app/ui/admin/lists/index-table.tsx'
import { SelectCell } from '#app/ui/admin/lists/select-rows.tsx'
import type { Rows } from '#app/ui/admin/lists/use-row-selection.ts'

type CategoryGridProps = {
  readonly products: readonly CategorizedProduct[]
  readonly rows: Rows<CategorizedProduct['id']>
  readonly categories: readonly CategoryName[]
  /** Names of categories that staff chose and that do not exist yet. */
  readonly newNames: readonly string[]
  readonly choices: CategoryChoices
  readonly isBusy: boolean
}

/** Lists the new products of a file with their categories. */
export function CategoryGrid({ products, rows, categories, newNames, choices, isBusy }: CategoryGridProps) {
  return (
    <IndexTable
      className="import-product-rows"
      caption={adminText.newProductCategories}
      isBusy={isBusy}
      selection={rows}
      columns={[
        adminText.product,
        adminText.productTypeInFile,
        adminText.proposed,
        { label: adminText.category, className: 'w-56' },
      ]}
    >
      {products.map((product) => {
        const name = product.name || adminText.unnamedInSentence(product.line)
        const chosen = choices.getChoice(product)
        return (
          <tr key={product.id}>
            <SelectCell rows={rows} id={product.id} name={name} />
            <th scope="row" className="cell-name min-w-0">
              <span className="font-medium wrap-anywhere">{name}</span>
              {product.tags && (
                <span className="line-clamp-1 text-sm wrap-anywhere text-ink-2">{adminText.tags(product.tags)}</span>
              )}
            </th>
            <td className="cell-from min-w-0 wrap-anywhere text-ink-2">{product.type || adminText.noType}</td>
            <td className="cell-why min-w-0 wrap-anywhere">
              <Proposal product={product} categories={categories} />
            </td>
            <td className="cell-to">
              <select
                aria-label={adminText.categoryFor(name)}
                value={chosen}
                onChange={(event) => choices.choose(product, event.currentTarget.value)}
                className={`${BOX} ${chosen === product.category ? '' : 'bg-lumen-soft'}`}
              >
                <option value="">{getUnchosenText(product, categories)}</option>
                <CategoryOptions categories={categories} newNames={newNames} />
              </select>
            </td>
          </tr>
        )
      })}
    </IndexTable>
  )
}

/** Renders the store's categories, then the categories that an import will create. */
export function CategoryOptions({ categories, newNames }: Pick<CategoryGridProps, 'categories' | 'newNames'>) {
  return (
    <>
      {categories.map(({ slug, name }) => (
        <option key={slug} value={slug}>
          {name}
        </option>
      ))}
      {newNames.map((name) => (
        <option key={name} value={name}>
          {adminText.newCategoryLabel(name)}
        </option>
      ))}
    </>
  )
}

type ProposalProps = { readonly product: CategorizedProduct; readonly categories: readonly CategoryName[] }

function Proposal({ product: { proposed, proposedFrom, created, category }, categories }: ProposalProps) {
  if (proposedFrom) {
    return (
      <>
        {categoryName(categories, proposed)}
        <span className="block text-sm text-ink-2">{adminText.proposalReasons[proposedFrom]}</span>
      </>
    )
  }
  if (created && !category) return <>{adminText.newCategoryLabel(created)}</>
  return category ? (
    <span className="text-ink-2">{adminText.none}</span>
  ) : (
    <span className="text-danger">
      <span aria-hidden="true">! </span>
      {adminText.categoryStates.open}
    </span>
  )
}

function getUnchosenText(
  { proposed, proposedFrom, created }: CategorizedProduct,
  categories: readonly CategoryName[],
): string {
  if (proposedFrom) return adminText.suggestedLabel(categoryName(categories, proposed))
  return created ? adminText.newCategoryLabel(created) : adminText.choose
}
