import { MoreHorizontal, RotateCcw } from 'lucide-react'
import { money, toDecimal } from '#app/base/money.ts'
import type { GridPrice, PriceGridState } from '#app/catalog/prices/admin/use-price-grid.ts'
import { adminText } from '#app/catalog/prices/admin-text.ts'
import { getFieldId } from '#app/ui/admin/admin-field.tsx'
import { CellInput } from '#app/ui/admin/grid/cell-input.tsx'
import { ProblemText } from '#app/ui/problem-text.tsx'

type PriceInputProps = {
  readonly at: readonly [row: number, column: number]
  readonly cell: GridPrice
  readonly grid: PriceGridState
}

/**
 * The input for one price in a market. Shows the fixed price or, as a placeholder, the price that otherwise applies.
 */
export function PriceInput({ at, cell, grid }: PriceInputProps) {
  const { name, currency } = cell
  const id = getFieldId(cell.id)
  const texts = grid.getTexts(cell)
  const inherited = grid.getInheritedPrices(cell)
  const error = grid.findError(cell)
  const formatAmount = (minor: number | null) => (minor === null ? '' : toDecimal(money(minor, currency)))
  const isFixed = texts.price !== '' || texts.salePrice !== '' || texts.compareAtPrice !== ''
  const hasSale = inherited.salePrice !== null && inherited.price !== null && inherited.salePrice < inherited.price
  return (
    <>
      <div className="flex items-center justify-end">
        {/* Tab skips the buttons, so that it moves from price to price. Shortcuts in the field (F2, Ctrl+Backspace) do
              what the buttons do. On phones, emptying the field resets the price. */}
        <button
          type="button"
          tabIndex={-1}
          className={`grid size-7 shrink-0 place-items-center max-md:hidden ${isFixed ? '' : 'invisible'}`}
          aria-label={adminText.resetLabel(name)}
          onClick={() => grid.reset(cell)}
        >
          <RotateCcw className="size-4" aria-hidden="true" />
        </button>
        <CellInput
          at={at}
          id={id}
          aria-label={name}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          aria-keyshortcuts="F2 Control+Backspace"
          value={texts.price}
          placeholder={formatAmount(inherited.price) || adminText.noPrice}
          isChanged={grid.isChanged(cell)}
          hasBorder
          className="max-w-24 max-md:max-w-22"
          onType={(price) => grid.change([{ cell, texts: { ...texts, price } }])}
        />
        <button
          type="button"
          tabIndex={-1}
          className="grid size-7 shrink-0 place-items-center max-md:h-11 max-md:w-8"
          aria-label={adminText.salePriceLabel(name)}
          onClick={() => grid.open(cell)}
        >
          <MoreHorizontal className="size-4" aria-hidden="true" />
        </button>
      </div>
      <SaleNotes texts={texts} inherited={hasSale ? formatAmount(inherited.salePrice) : ''} />
      {error && (
        <ProblemText id={`${id}-error`} className="max-w-48 px-2 text-xs whitespace-normal">
          {error}
        </ProblemText>
      )}
    </>
  )
}

type SaleNotesProps = {
  readonly texts: Readonly<Record<'salePrice' | 'compareAtPrice', string>>
  /** The sale price that applies if none is typed; '' for none. */
  readonly inherited: string
}

function SaleNotes({ texts: { salePrice, compareAtPrice }, inherited }: SaleNotesProps) {
  return (
    <div className="price-notes">
      {salePrice !== '' && <p>{adminText.sale(salePrice)}</p>}
      {salePrice === '' && inherited !== '' && <p className="text-ink-3">{adminText.sale(inherited)}</p>}
      {compareAtPrice !== '' && <p>{adminText.compareAt(compareAtPrice)}</p>}
    </div>
  )
}
