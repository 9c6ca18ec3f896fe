import { adminText } from '#app/inventory/stock/admin-text.ts'
import { MAX_CELLS, toFieldName } from '#app/inventory/stock/stock-changes-input.ts'
import type { StockChangesState } from '#app/inventory/stock/use-stock-changes.ts'
import { COUNT_REASONS } from '#app/inventory/stock.ts'
import { AdminButton } from '#app/ui/admin/admin-button.tsx'
import { getFieldId } from '#app/ui/admin/admin-field.tsx'
import { SaveBar } from '#app/ui/admin/save-bar.tsx'

type StockSaveBarProps = { readonly form: string; readonly grid: StockChangesState }

/** Shows the number of changed cells and a field for the reason. */
export function StockSaveBar({ form, grid }: StockSaveBarProps) {
  const { changes, isScripted, reason } = grid
  return (
    <>
      <SaveBar
        form={form}
        isDirty={isScripted && changes.length > 0}
        isSaving={grid.isSaving}
        note={adminText.changeCount(changes.length)}
        blockedReason={grid.blockedReason}
        onDiscard={grid.discard}
      >
        <ReasonSelect value={reason} onChange={grid.setReason} />
      </SaveBar>
      <input type="hidden" name="key" value={grid.key} />
      {isScripted &&
        changes.map((cell) => <input key={cell.variant} type="hidden" name={toFieldName(cell)} value={cell.text} />)}
    </>
  )
}

/** Replaces the save bar if JavaScript is disabled. */
export function NoScriptSave({ cells, isSaved }: { readonly cells: number; readonly isSaved: boolean }) {
  return (
    <noscript>
      {isSaved && (
        <p role="status" className="mt-4 text-base">
          {adminText.saved}
        </p>
      )}
      {cells > MAX_CELLS ? (
        <p className="mt-4 text-base">{adminText.tooManyWithoutScripts}</p>
      ) : (
        <div className="mt-4 flex flex-wrap items-center gap-3">
          <ReasonSelect />
          <AdminButton type="submit" look="primary">
            {adminText.save}
          </AdminButton>
        </div>
      )}
    </noscript>
  )
}

type ReasonSelectProps = {
  readonly value?: StockChangesState['reason']
  readonly onChange?: StockChangesState['setReason']
}

function ReasonSelect({ value, onChange }: ReasonSelectProps) {
  return (
    <select
      id={getFieldId('reason')}
      name="reason"
      aria-label={adminText.reason}
      value={value}
      className="min-h-9 rounded-field border border-edge bg-paper px-3 text-base text-ink max-md:min-h-11"
      onChange={({ target }) => {
        const reason = COUNT_REASONS.find((known) => known === target.value)
        if (reason) onChange?.(reason)
      }}
    >
      {COUNT_REASONS.map((reason) => (
        <option key={reason} value={reason}>
          {adminText.reasons[reason]}
        </option>
      ))}
    </select>
  )
}
