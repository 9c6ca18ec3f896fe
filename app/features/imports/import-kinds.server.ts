import type { ImportKind } from '#app/features/imports/import-kind.ts'
import type { ImportKindName } from '#app/features/imports/import-states.ts'
import { redirectsImport } from '#app/features/redirects/import-redirects.server.ts'

export const KINDS: Readonly<Record<ImportKindName, ImportKind>> = {
  redirects: redirectsImport,
}
