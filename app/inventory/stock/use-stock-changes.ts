import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useNavigation } from 'react-router'
import { adminText } from '#app/inventory/stock/admin-text.ts'
import type { SaveStockResult, StockRejection } from '#app/inventory/stock/save-stock.server.ts'
import { MAX_CELLS, parseFieldName, type TypedCell } from '#app/inventory/stock/stock-changes-input.ts'
import { parseStockEntry } from '#app/inventory/stock/stock-entry.ts'
import type { StockRow } from '#app/inventory/stock/stock-rows.server.ts'
import type { CountReason } from '#app/inventory/stock.ts'
import type { FieldErrors } from '#app/lib/form.ts'
import { type Id, newId } from '#app/lib/id.ts'
import type { GridCell } from '#app/ui/admin/grid/use-cell-grid.ts'
import { useToast } from '#app/ui/toast.tsx'

type Typed = { readonly typed: readonly TypedCell[] }

/** 'invalid' means that the input is invalid or the request failed. Without JavaScript, `typed` restores the form. */
export type StockResult =
  | Exclude<SaveStockResult, StockRejection>
  | (StockRejection & Typed)
  | ({ readonly outcome: 'invalid'; readonly errors: FieldErrors } & Typed)

type Changes = Readonly<Record<Id<'variant'>, TypedCell>>

export type StockChangesState = ReturnType<typeof useStockChanges>

type StockGridContent = { readonly rows: readonly StockRow[]; readonly key: Id<'stock-change'> }

/** Keeps the unsaved numbers of the stock grid for all pages that staff have opened. */
export function useStockChanges({ rows, key: loadedKey }: StockGridContent, result: StockResult | undefined) {
  const [changes, setChanges] = useState<Changes>(() => restoreChanges(result))
  const [errors, setErrors] = useState<FieldErrors>(() => (result && 'errors' in result ? result.errors : {}))
  const [chosenReason, setReason] = useState<CountReason | null>(null)
  const [key, setKey] = useState(loadedKey)
  const [isScripted, setIsScripted] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const sent = useRef<Changes>({})
  const handled = useRef<StockResult>(undefined)
  const navigation = useNavigation()
  const toast = useToast()
  const all = Object.values(changes)

  useEffect(() => {
    setIsScripted(true)
    const typed = Array.from(new FormData(form.current ?? undefined)).flatMap(([name, text]): TypedCell[] => {
      const cell = parseFieldName(name)
      return cell && text !== String(cell.loaded) ? [{ ...cell, text: String(text) }] : []
    })
    if (typed.length > 0) setChanges((known) => ({ ...known, ...keyByVariant(typed) }))
  }, [])

  useEffect(() => {
    if (!result || handled.current === result) return
    handled.current = result
    if (result.outcome === 'saved') {
      setChanges((typed) => withoutSaved(typed, sent.current))
      setErrors({})
      setReason(null)
      setKey(newId())
      return toast(adminText.stockSaved(result.saved, result.filled))
    }
    setErrors(result.errors)
    if (result.outcome === 'rejected') setChanges((typed) => withCurrent(typed, result.current))
    toast(adminText.stockNotSaved, 'error')
  }, [result, toast])

  const change = (cells: readonly TypedCell[]) => {
    setChanges((typed) => {
      const next = { ...typed }
      for (const { variant, loaded: shown, text } of cells) {
        const loaded = typed[variant]?.loaded ?? shown
        if (text.trim() === String(loaded)) delete next[variant]
        else next[variant] = { variant, loaded, text }
      }
      return next
    })
    setErrors((shown) =>
      Object.fromEntries(Object.entries(shown).filter(([name]) => !cells.some(({ variant }) => variant === name))),
    )
  }
  const entries = all.map(({ text, loaded }) => parseStockEntry(text, loaded))

  return {
    form,
    key,
    errors,
    isScripted,
    changes: all,
    reason: chosenReason ?? (areAllReceived(entries) ? 'received' : 'counted'),
    setReason,
    change,
    findChange: (variant: Id<'variant'>) => changes[variant] ?? null,
    onCells: (cells: readonly GridCell[]) => {
      const found = cells.flatMap(({ row, column, text }): TypedCell[] => {
        const cell = rows[row]?.cells[column]
        return cell ? [{ variant: cell.id, loaded: cell.stock, text }] : []
      })
      change(found)
      if (found.length < cells.length) toast(adminText.outsideGrid(cells.length - found.length), 'info')
    },
    discard: () => {
      setChanges({})
      setErrors({})
      setReason(null)
    },
    isSaving: navigation.state !== 'idle' && navigation.formMethod === 'POST',
    blockedReason: all.length > MAX_CELLS ? adminText.tooManyChanges(MAX_CELLS) : null,
    /** Sends nothing if a cell is invalid. */
    onSubmit: (event: FormEvent) => {
      sent.current = changes
      const invalid = all.flatMap(({ variant }, index) => {
        const entry = entries[index]
        return entry && !entry.ok ? [[variant, entry.message] as const] : []
      })
      if (invalid.length === 0) return
      event.preventDefault()
      setErrors(Object.fromEntries(invalid))
      toast(adminText.stockNotSaved, 'error')
    },
  }
}

function restoreChanges(result: StockResult | undefined): Changes {
  if (!result || result.outcome === 'saved') return {}
  return withCurrent(keyByVariant(result.typed), result.outcome === 'rejected' ? result.current : {})
}

function keyByVariant(cells: readonly TypedCell[]): Changes {
  return Object.fromEntries(cells.map((cell) => [cell.variant, cell]))
}

function areAllReceived(entries: readonly ReturnType<typeof parseStockEntry>[]): boolean {
  return entries.length > 0 && entries.every((entry) => entry.ok && entry.isRelative && entry.delta > 0)
}

/** Keeps the numbers that were typed during a save, based on the stock that was saved. */
function withoutSaved(typed: Changes, saved: Changes): Changes {
  const remaining = Object.values(typed).filter((cell) => cell !== saved[cell.variant])
  return keyByVariant(
    remaining.map((cell) => {
      const before = saved[cell.variant]
      if (!before) return cell
      const entry = parseStockEntry(before.text, before.loaded)
      return entry.ok ? { ...cell, loaded: before.loaded + entry.delta } : cell
    }),
  )
}

/** Bases the changes on the current stock, and drops those that would change nothing. */
function withCurrent(typed: Changes, current: Readonly<Record<string, number>>): Changes {
  const cells = Object.values(typed).map((cell) => ({ ...cell, loaded: current[cell.variant] ?? cell.loaded }))
  return keyByVariant(cells.filter(({ text, loaded }) => text.trim() !== String(loaded)))
}
