import { Fragment, type ReactNode } from 'react'
import { readFields } from '#app/lib/json.ts'
import type { listChanges } from '#app/store/audit.server.ts'
import { adminText } from '#app/store/staff/admin-text.ts'
import { Panel } from '#app/ui/admin/panel.tsx'
import { LocalTime } from '#app/ui/local-time.tsx'

type ChangeHistoryProps = {
  readonly entries: Awaited<ReturnType<typeof listChanges>>
  readonly labels?: Readonly<Record<string, string>>
  readonly valueText?: (field: string, value: unknown) => ReactNode
  readonly className?: string
}

export function ChangeHistory({ entries, labels = {}, valueText = () => null, className }: ChangeHistoryProps) {
  if (entries.length === 0) return null
  return (
    <Panel title={adminText.history} className={className}>
      <ol className="grid gap-3">
        {entries.map(({ id, action, changes, createdAt, staffName }) => (
          <li key={id} className="text-base break-words">
            {formatChange(action, readFields(changes), labels, valueText)}
            <p className="text-sm text-ink-2">
              <LocalTime at={createdAt} /> · {staffName ?? adminText.system}
            </p>
          </li>
        ))}
      </ol>
    </Panel>
  )
}

const getVerbs: () => Readonly<Record<string, string>> = () => ({
  create: adminText.created,
  duplicate: adminText.duplicated,
  delete: adminText.deleted,
})

function formatChange(
  action: string,
  changes: Readonly<Record<string, unknown>>,
  labels: NonNullable<ChangeHistoryProps['labels']>,
  valueText: NonNullable<ChangeHistoryProps['valueText']>,
): ReactNode {
  const verb = getVerbs()[action.split('.')[1] ?? '']
  const name = (field: string) => labels[field] ?? formatFieldName(field)
  const changed = Object.entries(changes).flatMap(([field, change]) => {
    const { from, to } = readFields(change)
    if (field === 'fields' || (from === undefined && to === undefined)) return []
    const format = (value: unknown) => valueText(field, value) ?? formatValue(value)
    return [
      <Fragment key={field}>
        {name(field)}: {format(from)} → {format(to)}
      </Fragment>,
    ]
  })
  const others = (Array.isArray(changes.fields) ? changes.fields : [])
    .filter((field): field is string => typeof field === 'string' && !Object.hasOwn(changes, field))
    .map(name)
  const parts = others.length > 0 ? [...changed, adminText.changedFields(others.join(', '))] : changed
  if (parts.length === 0) return verb ?? adminText.saved
  return parts.map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: an entry never changes
    <Fragment key={index}>
      {index > 0 && '; '}
      {part}
    </Fragment>
  ))
}

function formatValue(value: unknown): string {
  if (value === null || value === undefined || value === '') return adminText.none
  if (typeof value === 'boolean') return value ? adminText.on : adminText.off
  return String(value)
}

/** Returns 'low stock threshold' for 'lowStockThreshold' and 'low_stock_threshold'. */
function formatFieldName(field: string): string {
  return field
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .toLowerCase()
}
