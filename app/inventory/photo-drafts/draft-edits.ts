import { TYPED_FIELDS, type TypedDraft } from '#app/inventory/photo-drafts/draft-rows.ts'
import type { DraftsResult, PhotoDraft } from '#app/inventory/photo-drafts/photo-drafts.server.ts'
import { isSameDraft, rebase } from '#app/lib/draft.ts'
import { pick } from '#app/lib/keys.ts'

/** `base` is the stored draft that was edited. */
export type DraftEdit = { readonly base: PhotoDraft; readonly typed: TypedDraft }

/** The edited rows. Reloading the list neither changes nor removes them. */
export type DraftEdits = ReadonlyMap<string, DraftEdit>

/** Returns the rows to show, newest first: the loaded rows, and edited rows that are no longer loaded. */
export function listRows(loaded: readonly PhotoDraft[], edits: DraftEdits): readonly DraftEdit[] {
  const others = [...edits.values()].filter(({ base }) => loaded.every(({ id }) => id !== base.id))
  return [
    ...loaded.map((row) => edits.get(row.id) ?? { base: row, typed: pick(row, TYPED_FIELDS) }),
    ...others.toSorted((a, b) => (a.base.id < b.base.id ? 1 : -1)),
  ]
}

/** Records the typed text of a row. Removes the edit if the row equals the stored draft. */
export function setEdit(edits: DraftEdits, edit: DraftEdit): DraftEdits {
  const changed = new Map(edits)
  if (isSameDraft(edit.typed, pick(edit.base, TYPED_FIELDS))) changed.delete(edit.base.id)
  else changed.set(edit.base.id, edit)
  return changed
}

/**
 * Rebases the edits on the stored drafts after `sent` was saved. Keeps text that was not saved or was typed in the
 * meantime.
 */
export function settleEdits(edits: DraftEdits, sent: DraftEdits, { rejected, current }: DraftsResult): DraftEdits {
  return [...edits.values()].reduce((settled, { base, typed }) => {
    const fresh = current.find(({ id }) => id === base.id)
    if (!fresh) return settled // the draft is gone, or nothing was saved
    const wasSaved = rejected.every(({ id }) => id !== base.id)
    const old = (wasSaved && sent.get(base.id)?.typed) || pick(base, TYPED_FIELDS)
    return setEdit(settled, { base: fresh, typed: rebase(typed, old, pick(fresh, TYPED_FIELDS)) })
  }, edits)
}

/** Returns the edits that were submitted without JavaScript but could not be saved. */
export function restoreEdits({ rejected, current }: DraftsResult): DraftEdits {
  return rejected.reduce<DraftEdits>((edits, sent) => {
    const base = current.find(({ id }) => id === sent.id)
    return base ? setEdit(edits, { base, typed: pick(sent, TYPED_FIELDS) }) : edits
  }, new Map())
}
