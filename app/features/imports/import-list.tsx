import { href } from 'react-router'
import { adminText } from '#app/features/imports/admin-text.ts'
import type { ListedImport } from '#app/features/imports/import-list.server.ts'
import type { ShownState } from '#app/features/imports/import-states.ts'
import { formatNumber } from '#app/lib/format/number.ts'
import { upperFirst } from '#app/lib/upper-first.ts'
import { TextLink } from '#app/ui/admin/admin-button.tsx'
import { Panel } from '#app/ui/admin/panel.tsx'
import { Badge, type BadgeTone } from '#app/ui/admin/status-badge.tsx'
import { LocalTime } from '#app/ui/local-time.tsx'

const states: () => Readonly<Record<ShownState, { label: string; glyph: string; tone: BadgeTone }>> = () => ({
  checking: { label: adminText.beingChecked, glyph: '◐', tone: 'amber' },
  choice: { label: adminText.needsAChoice, glyph: '◑', tone: 'amber' },
  ready: { label: adminText.ready, glyph: '○', tone: 'moss' },
  nothing: { label: adminText.nothingToSave, glyph: '–', tone: 'quiet' },
  saving: { label: adminText.saving, glyph: '◐', tone: 'amber' },
  saved: { label: adminText.saved, glyph: '●', tone: 'moss' },
  partly: { label: adminText.savedInPart, glyph: '◒', tone: 'amber' },
  failed: { label: adminText.failed, glyph: '■', tone: 'danger' },
})

const COUNTED = { new: 'new', changed: 'changed', applied: 'saved', refused: 'refused', stale: 'not saved' } as const

export function ImportList({ imports }: { readonly imports: readonly ListedImport[] }) {
  return (
    <Panel title={adminText.imports}>
      {imports.length === 0 ? (
        <p className="text-base text-ink-2">{adminText.noFilesYetProductsAreAGood}</p>
      ) : (
        <ul className="-my-3 divide-y divide-line">
          {imports.map(({ id, kind, fileName, createdAt, counts, shown }) => {
            const { label, ...look } = states()[shown]
            return (
              <li key={id} className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1 py-3 text-base">
                <span className="min-w-0">
                  <TextLink
                    to={href(kind === 'products' ? '/admin/products/import/:id' : '/admin/import/:id', { id })}
                    isInText
                    className="font-medium wrap-anywhere"
                  >
                    {fileName}
                  </TextLink>
                  <span className="block text-sm text-ink-2">
                    {upperFirst(kind)}, <LocalTime at={createdAt} />
                  </span>
                  <span className="block text-sm text-ink-2 tabular-nums">{countsText(counts)}</span>
                </span>
                <Badge {...look}>{label}</Badge>
              </li>
            )
          })}
        </ul>
      )}
    </Panel>
  )
}

function countsText(counts: ListedImport['counts']): string {
  return (['new', 'changed', 'applied', 'refused', 'stale'] as const)
    .filter((outcome) => counts[outcome] > 0)
    .map((outcome) => `${formatNumber(counts[outcome])} ${COUNTED[outcome]}`)
    .join(', ')
}
