import type { ImportAction, ImportKind } from '#app/base/import-kind.ts'
import type { ImportKindName } from '#app/base/imports.ts'
import { createWiredList } from '#app/lib/wired-list.ts'

export const importKinds = createWiredList<ImportKind>('importKinds')

/** @throws if app/wiring.imports.ts lacks the kind */
export function getImportKind(name: ImportKindName): ImportKind {
  const kind = importKinds.entries.find((kind) => kind.name === name)
  if (!kind) throw new Error(`No module imports ${name}`)
  return kind
}

/** Returns the action with this intent. No two kinds have actions with the same intent. */
export function findKindAction(intent: unknown): ImportAction | undefined {
  return importKinds.entries.flatMap(({ actions = [] }) => actions).find((action) => action.intent === intent)
}
