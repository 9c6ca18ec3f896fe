import { href } from 'react-router'
import type { TranslationRow } from '#app/content/translation-list.server.ts'
import { adminText } from '#app/content/translations/admin-text.ts'
import { IndexTable } from '#app/ui/admin/lists/index-table.tsx'
import { RowLink } from '#app/ui/admin/lists/row-link.tsx'
import { Badge } from '#app/ui/admin/status-badge.tsx'

type TranslationTableProps = {
  readonly rows: readonly TranslationRow[]
  readonly language: string
  readonly isBusy: boolean
}

export function TranslationTable({ rows, language, isBusy }: TranslationTableProps) {
  return (
    <IndexTable
      className="translation-rows"
      caption={adminText.translations}
      isBusy={isBusy}
      columns={[adminText.original, adminText.translation, adminText.kind, adminText.state]}
    >
      {rows.map((row) => {
        const { kind, id } = row
        return (
          <tr key={kind + id}>
            <th scope="row" className="cell-name">
              <RowLink
                to={href('/admin/translations/:language/:kind/:id', { language, kind, id })}
                className="row-link line-clamp-2 font-medium wrap-anywhere"
              >
                {row.name}
              </RowLink>
            </th>
            <td className="wrap-anywhere max-md:hidden">
              {row.translatedName ? (
                <bdi lang={language} className="line-clamp-2">
                  {row.translatedName}
                </bdi>
              ) : (
                '—'
              )}
            </td>
            <td className="cell-kind text-ink-2">{adminText.kinds[kind].one}</td>
            <td className="cell-state whitespace-nowrap">
              <State row={row} />
            </td>
          </tr>
        )
      })}
    </IndexTable>
  )
}

function State({ row: { fields, missing, outdated } }: { row: TranslationRow }) {
  if (outdated > 0) {
    return (
      <Badge glyph="!" tone="amber">
        {adminText.outdatedCount(outdated)}
      </Badge>
    )
  }
  if (missing === 0) {
    return (
      <Badge glyph="●" tone="moss">
        {adminText.states.complete}
      </Badge>
    )
  }
  return (
    <Badge glyph={missing < fields ? '◐' : '○'} tone="quiet">
      {missing < fields ? adminText.missingShare(missing, fields) : adminText.states.missing}
    </Badge>
  )
}
