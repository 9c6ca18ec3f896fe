import { MoreHorizontal, RotateCcw } from 'lucide-react'
import { money, toDecimal } from '#app/base/money.ts'
import type { GridPrice, PriceGridState } from '#app/catalog/prices/admin/use-price-grid.ts'
import { adminText } from '#app/catalog/prices/admin-text.ts'
import { fieldId } from '#app/ui/admin/admin-field.tsx'
import { CellInput } from '#app/ui/admin/grid/cell-input.tsx'
import { ProblemText } from '#app/ui/problem-text.tsx'

type PriceInputProps = {
  readonly at: readonly [row: number, column: number]
  readonly cell: GridPrice
  readonly grid: PriceGridState
}

/** One price of a market: the fixed price, or the converted one as a placeholder. */
export function PriceInput({ at, cell, grid }: PriceInputProps) {
  const { name, currency } = cell
  const id = fieldId(cell.id)
  const texts = grid.getTexts(cell)
  const inherited = grid.getInheritedPrices(cell)
  const error = grid.findError(cell)
  const shown = (minor: number | null) => (minor === null ? '' : toDecimal(money(minor, currency)))
  const isFixed = texts.price !== '' || texts.salePrice !== '' || texts.compareAtPrice !== ''
  const hasSale = inherited.salePrice !== null && inherited.price !== null && inherited.salePrice < inherited.price
  return (
    <>
      <div className="flex items-center">
        <CellInput
          at={at}
          id={id}
          aria-label={name}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          aria-keyshortcuts="F2 Control+Backspace"
          value={texts.price}
          placeholder={shown(inherited.price) || adminText.noPrice}
          isChanged={grid.isChanged(cell)}
          onType={(price) => grid.change([{ cell, texts: { ...texts, price } }])}
        />
        {/* Shortcuts in the field do the same (F2, Ctrl+Backspace), so that Tab goes from price to price */}
        <button
          type="button"
          tabIndex={-1}
          className="grid size-7 shrink-0 place-items-center max-md:size-11"
          aria-label={adminText.salePriceNamed(name)}
          onClick={() => grid.open(cell)}
        >
          <MoreHorizontal className="size-4" aria-hidden="true" />
        </button>
        <button
          type="button"
          tabIndex={-1}
          className={`grid size-7 shrink-0 place-items-center max-md:size-11 ${isFixed ? '' : 'invisible'}`}
          aria-label={adminText.resetNamed(name)}
          onClick={() => grid.reset(cell)}
        >
          <RotateCcw className="size-4" aria-hidden="true" />
        </button>
      </div>
      {texts.salePrice !== '' && <p className="px-2 text-xs">{adminText.sale(texts.salePrice)}</p>}
      {texts.salePrice === '' && hasSale && (
        <p className="px-2 text-xs text-ink-3">{adminText.sale(shown(inherited.salePrice))}</p>
      )}
      {texts.compareAtPrice !== '' && <p className="px-2 text-xs">{adminText.compareAt(texts.compareAtPrice)}</p>}
      {error && (
        <ProblemText id={`${id}-error`} className="max-w-48 px-2 text-xs whitespace-normal">
          {error}
        </ProblemText>
      )}
    </>
  )
}
