import { type FormEvent, useId, useState } from 'react'
import { formatMoney, getCurrencySymbol, money } from '#app/base/money.ts'
import type { GridPrice, PriceGridState } from '#app/catalog/prices/admin/use-price-grid.ts'
import { adminText } from '#app/catalog/prices/admin-text.ts'
import { PRICE_COLUMNS, type PriceText, readPriceSet } from '#app/catalog/prices/price-set.ts'
import { AdminButton } from '#app/ui/admin/admin-button.tsx'
import { TextField } from '#app/ui/admin/admin-field.tsx'
import { DialogFooter } from '#app/ui/admin/form-buttons.tsx'
import { Dialog } from '#app/ui/dialog.tsx'

/** Edits all prices of a cell. They are saved with the grid. */
export function PriceDialog({ grid }: { grid: PriceGridState }) {
  const id = useId()
  const { editedCell } = grid
  return (
    <Dialog open={editedCell !== null} onClose={grid.close} labelledBy={id} className="alert-dialog">
      {editedCell && <PriceFields key={editedCell.id} titleId={id} cell={editedCell} grid={grid} />}
    </Dialog>
  )
}

function PriceFields({ titleId, cell, grid }: { titleId: string; cell: GridPrice; grid: PriceGridState }) {
  const [texts, setTexts] = useState<PriceText>(grid.getTexts(cell))
  const [isChecked, setIsChecked] = useState(false)
  const inherited = grid.getInheritedPrices(cell)
  const result = readPriceSet(texts, inherited.price, cell.currency)
  const errors = isChecked && !result.ok ? result.errors : {}
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setIsChecked(true)
    if (!result.ok) return
    grid.change([{ cell, texts }])
    grid.close()
  }
  return (
    <form onSubmit={submit}>
      <h2 id={titleId} className="text-lg font-semibold wrap-anywhere">
        {cell.name}
      </h2>
      <p className="mt-2 text-base text-ink-2">{adminText.dialogHint}</p>
      <div className="mt-4 grid gap-4">
        {PRICE_COLUMNS.map((column) => {
          const minor = inherited[column]
          return (
            <TextField
              key={column}
              name={`fixed-${column}`}
              label={adminText.inCurrency(adminText.priceLabels[column], getCurrencySymbol(cell.currency))}
              inputMode="decimal"
              value={texts[column]}
              placeholder={minor === null ? '' : formatMoney(money(minor, cell.currency))}
              error={errors[column]}
              onChange={(event) => setTexts({ ...texts, [column]: event.currentTarget.value })}
            />
          )
        })}
      </div>
      <div className="mt-6">
        <DialogFooter>
          <AdminButton onClick={grid.close}>{adminText.cancel}</AdminButton>
          <AdminButton type="submit" look="primary">
            {adminText.apply}
          </AdminButton>
        </DialogFooter>
      </div>
    </form>
  )
}
