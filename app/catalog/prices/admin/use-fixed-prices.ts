import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useNavigation } from 'react-router'
import type { CurrencyCode } from '#app/base/currencies.ts'
import { MAX_CHANGES } from '#app/catalog/prices/admin/fixed-price-input.ts'
import type { PriceRejection } from '#app/catalog/prices/admin/fixed-prices.server.ts'
import { type PastedPrices, type PriceCell, pastePrices, undoPaste } from '#app/catalog/prices/admin/paste-prices.ts'
import { adminText } from '#app/catalog/prices/admin-text.ts'
import {
  type CellPosition,
  hasSamePrices,
  type PriceSet,
  type PriceText,
  readPriceSet,
  toPriceText,
} from '#app/catalog/prices/price-set.ts'
import type { FieldErrors } from '#app/lib/form.ts'
import type { GridCell } from '#app/ui/admin/grid/use-cell-grid.ts'
import { useToast } from '#app/ui/toast.tsx'

export type SaveResult = { readonly outcome: 'saved'; readonly saved: number } | PriceRejection

/** A cell as it was loaded. `name` is for messages. */
export type LoadedCell = CellPosition & {
  readonly id: string
  readonly name: string
  readonly currency: CurrencyCode
  readonly fixed: PriceSet
}

type Edit = Omit<LoadedCell, 'fixed'> & { readonly loaded: PriceSet; readonly texts: PriceText }
type Edits = Readonly<Record<string, Edit>>

/** Manages the unsaved prices of a grid, including those on pages that were shown earlier. */
export function useFixedPrices(result: SaveResult | undefined) {
  const [edits, setEdits] = useState<Edits>({})
  const [errors, setErrors] = useState<FieldErrors>({})
  const [pasted, setPasted] = useState<PastedPrices | null>(null)
  const sentEdits = useRef<Edits>({})
  const handledResult = useRef<SaveResult>(undefined)
  const toast = useToast()
  const navigation = useNavigation()
  const all = Object.values(edits)

  useEffect(() => {
    if (!result || handledResult.current === result) return
    handledResult.current = result
    if (result.outcome === 'saved') {
      setEdits((typed) => removeSaved(typed, sentEdits.current))
      setErrors({})
      setPasted(null)
      return toast(adminText.pricesSaved(result.saved))
    }
    const { current } = result
    setErrors(result.errors)
    setEdits((typed) =>
      Object.fromEntries(
        Object.entries(typed).map(([id, edit]) => [id, { ...edit, loaded: current[id] ?? edit.loaded }]),
      ),
    )
    toast(adminText.pricesNotSaved, 'error')
  }, [result, toast])

  const getTexts = (cell: LoadedCell) => edits[cell.id]?.texts ?? toPriceText(cell.fixed, cell.currency)
  const change = (changes: readonly { readonly cell: LoadedCell; readonly texts: PriceText }[]) => {
    setEdits((typed) => {
      const next = { ...typed }
      for (const { cell, texts } of changes) {
        const { id, product, variant, market, name, currency } = cell
        const loaded = typed[id]?.loaded ?? cell.fixed
        if (hasSamePrices(texts, toPriceText(loaded, currency))) delete next[id]
        else next[id] = { id, product, variant, market, name, currency, loaded, texts }
      }
      return next
    })
    setErrors((shown) =>
      Object.fromEntries(Object.entries(shown).filter(([id]) => !changes.some((changed) => changed.cell.id === id))),
    )
  }

  /** Sets the prices in these cells. A paste is also stored, so that it can be summarized and undone. */
  const setTexts = (
    cells: readonly GridCell[],
    isPaste: boolean,
    findCell: (row: number, column: number) => LoadedCell | null,
  ) => {
    const found = new Map<string, LoadedCell>()
    const findPriceCell = (row: number, column: number): PriceCell | null => {
      const cell = findCell(row, column)
      if (!cell) return null
      found.set(cell.id, cell)
      return { key: cell.id, name: cell.name, currency: cell.currency, text: getTexts(cell).price }
    }
    const pasteResult = isPaste ? pastePrices(cells, findPriceCell) : null
    if (pasteResult) setPasted(pasteResult)
    const filled = pasteResult?.filled ?? toTextByKey(cells, findPriceCell)
    change(
      [...found.values()].flatMap((cell) => {
        const price = filled[cell.id]
        return price === undefined ? [] : [{ cell, texts: { ...getTexts(cell), price } }]
      }),
    )
  }

  return {
    edits,
    errors,
    pasted: all.length > 0 ? pasted : null,
    getTexts,
    isChanged: (cell: LoadedCell) => cell.id in edits,
    change,
    setTexts,
    undo: () => {
      if (pasted) {
        const before = undoPaste(pasted, (id) => edits[id]?.texts.price ?? '')
        setEdits((typed) => applyPrices(typed, before))
      }
      setPasted(null)
    },
    discard: () => {
      setEdits({})
      setErrors({})
      setPasted(null)
    },
    changesJson: JSON.stringify(all.map(({ id: _, ...edit }) => edit)),
    isDirty: all.length > 0,
    hasTooMany: all.length > MAX_CHANGES,
    isSaving: navigation.state !== 'idle' && navigation.formMethod === 'POST',
    onSubmit: (event: FormEvent) => {
      if (all.length > MAX_CHANGES) event.preventDefault()
      else sentEdits.current = edits
    },
  }
}

function toTextByKey(cells: readonly GridCell[], findCell: (row: number, column: number) => PriceCell | null) {
  const typed = cells.flatMap(({ row, column, text }) => {
    const cell = findCell(row, column)
    return cell ? [[cell.key, text]] : []
  })
  return Object.fromEntries(typed) as Readonly<Record<string, string>>
}

/** Removes saved edits. Edits made during the save are kept; they are now based on the saved prices. */
function removeSaved(typed: Edits, saved: Edits): Edits {
  const remaining = Object.entries(typed).filter(([id, edit]) => edit !== saved[id])
  return Object.fromEntries(
    remaining.map(([id, edit]) => {
      const result = saved[id] && readPriceSet(saved[id].texts, null, edit.currency)
      return [id, result?.ok ? { ...edit, loaded: result.prices } : edit]
    }),
  )
}

function applyPrices(typed: Edits, prices: Readonly<Record<string, string>>): Edits {
  const next = { ...typed }
  for (const [id, price] of Object.entries(prices)) {
    const edit = next[id]
    if (!edit) continue
    const texts = { ...edit.texts, price }
    if (hasSamePrices(texts, toPriceText(edit.loaded, edit.currency))) delete next[id]
    else next[id] = { ...edit, texts }
  }
  return next
}
