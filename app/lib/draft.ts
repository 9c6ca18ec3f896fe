import { isSameJson } from '#app/lib/lists.ts'

export type Draft = Readonly<Record<string, unknown>>

/** Returns a draft with the values of the form's fields, which may have been edited before hydration. */
export function applyTypedText<State extends Draft>(draft: State, form: FormData): State {
  const typed = Object.entries(draft).flatMap(([name, value]): [string, unknown][] => {
    if (typeof value === 'boolean') return [[name, form.has(name)]]
    const text = form.get(name)
    return typeof value === 'string' && typeof text === 'string' ? [[name, text]] : []
  })
  return { ...draft, ...Object.fromEntries(typed) }
}

/** For each list of a draft, a function that returns the key of a row, or '' for a row that has not been saved yet. */
export type RowKeys<State> = {
  readonly [Name in keyof State]?: State[Name] extends readonly (infer Row)[] ? (row: Row) => string : never
}

/**
 * Rebases a draft on newer saved values. Unedited fields get the newer values, so saving undoes no one's changes. Lists
 * of texts, and lists in `rowKeys`, are merged.
 */
export function rebase<State extends Draft>(
  draft: State,
  old: State,
  fresh: State,
  rowKeys: RowKeys<State> = {},
): State {
  const read = (from: object, name: string): unknown => Object.getOwnPropertyDescriptor(from, name)?.value
  const typed = Object.entries(draft).flatMap(([name, value]): [string, unknown][] => {
    const [before, now] = [read(old, name), read(fresh, name)]
    if (isSameJson(value, before)) return []
    const toKey = read(rowKeys, name) as ((row: Draft) => string) | undefined // boundary: see `RowKeys`
    if (areTexts(value) && areTexts(before) && areTexts(now)) return [[name, rebaseTexts(value, before, now)]]
    if (toKey && areRows(value) && areRows(before) && areRows(now))
      return [[name, rebaseList(value, before, now, toKey)]]
    return [[name, value]]
  })
  return { ...fresh, ...Object.fromEntries(typed) }
}

function areTexts(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((entry) => typeof entry === 'string')
}

function areRows(value: unknown): value is readonly Draft[] {
  return Array.isArray(value) && value.every((entry) => typeof entry === 'object' && entry !== null)
}

/** Texts that other people added come last. */
function rebaseTexts(draft: readonly string[], old: readonly string[], fresh: readonly string[]): readonly string[] {
  return [
    ...draft.filter((text) => fresh.includes(text) || !old.includes(text)),
    ...fresh.filter((text) => !old.includes(text) && !draft.includes(text)),
  ]
}

/**
 * Rebases a list on a newer state. The draft's edits, order, additions and removals take precedence; everything else
 * comes from the newer state. `merge` combines two edits of a row; by default, it does so field by field.
 */
export function rebaseList<Row extends Draft>(
  draft: readonly Row[],
  old: readonly Row[],
  fresh: readonly Row[],
  toKey: (row: Row) => string,
  merge: (draftRow: Row, oldRow: Row, freshRow: Row) => Row = rebase,
): readonly Row[] {
  const isSaved = (row: Row) => toKey(row) !== ''
  const mine = mapRows(draft, toKey)
  const before = mapRows(old.filter(isSaved), toKey) // without the empty row of a new list
  const now = mapRows(fresh.filter(isSaved), toKey)
  const listCommonKeys = (rows: ReadonlyMap<string, Row>, other: ReadonlyMap<string, Row>) =>
    [...rows.keys()].filter((key) => other.has(key))
  const isReordered = !isSameJson(listCommonKeys(mine, before), listCommonKeys(before, mine))
  const [first, second] = isReordered ? [mine, now] : [now, mine]
  return [...new Set([...first.keys(), ...second.keys()])].flatMap((key): Row[] => {
    const [draftRow, oldRow, freshRow] = [mine.get(key), before.get(key), now.get(key)]
    // Added or edited in the draft
    if (draftRow && (!oldRow || !isSameJson(draftRow, oldRow)))
      return [oldRow && freshRow ? merge(draftRow, oldRow, freshRow) : draftRow]
    if (!draftRow && oldRow) return [] // removed in the draft
    return freshRow ? [freshRow] : []
  })
}

/** Returns the rows by key and a number, which distinguishes rows with the same key. */
function mapRows<Row>(rows: readonly Row[], toKey: (row: Row) => string): ReadonlyMap<string, Row> {
  const counts = new Map<string, number>()
  return new Map(
    rows.map((row) => {
      const key = toKey(row)
      const count = counts.get(key) ?? 0
      counts.set(key, count + 1)
      return [JSON.stringify([key, count]), row]
    }),
  )
}

export function isSameDraft<State extends Draft>(a: State, b: State): boolean {
  return a === b || isSameJson(a, b)
}
