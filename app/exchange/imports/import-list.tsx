import { href } from 'react-router'
import type { ShownState } from '#app/base/imports.ts'
import { adminText } from '#app/exchange/imports/admin-text.ts'
import type { ListedImport } from '#app/exchange/imports/import-list.server.ts'
import { TextLink } from '#app/ui/admin/admin-button.tsx'
import { Panel } from '#app/ui/admin/panel.tsx'
import { Badge, type BadgeTone } from '#app/ui/admin/status-badge.tsx'
import { LocalTime } from '#app/ui/local-time.tsx'

const LOOKS: Readonly<Record<ShownState, { glyph: string; tone: BadgeTone }>> = {
  unreadable: { glyph: '■', tone: 'danger' },
  checking: { glyph: '◐', tone: 'amber' },
  choice: { glyph: '◑', tone: 'amber' },
  ready: { glyph: '○', tone: 'moss' },
  nothing: { glyph: '–', tone: 'quiet' },
  saving: { glyph: '◐', tone: 'amber' },
  saved: { glyph: '●', tone: 'moss' },
  partly: { glyph: '◒', tone: 'amber' },
  failed: { glyph: '■', tone: 'danger' },
}

export function ImportList({ imports }: { readonly imports: readonly ListedImport[] }) {
  return (
    <Panel title={adminText.imports}>
      <ul className="-my-3 divide-y divide-line">
        {imports.map(({ id, kind, fileName, createdAt, counts, shown }) => (
          <li key={id} className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1 py-3 text-base">
            <span className="min-w-0">
              <TextLink to={href('/admin/import/:id', { id })} isInText className="font-medium wrap-anywhere">
                {fileName}
              </TextLink>
              <span className="block text-sm text-ink-2">
                {adminText.kinds[kind]}, <LocalTime at={createdAt} />
              </span>
              <span className="block text-sm text-ink-2 tabular-nums">{formatCounts(counts)}</span>
            </span>
            <Badge {...LOOKS[shown]}>{adminText.states[shown]}</Badge>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

function formatCounts(counts: ListedImport['counts']): string {
  return (['new', 'changed', 'applied', 'refused', 'stale'] as const)
    .filter((outcome) => counts[outcome] > 0)
    .map((outcome) => adminText.counts[outcome](counts[outcome]))
    .join(', ')
}
