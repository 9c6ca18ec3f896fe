import { Fragment, type ReactNode } from 'react'
import { fieldsOf } from '#app/lib/json.ts'
import { Panel } from '#app/ui/admin/panel.tsx'
import { LocalTime } from '#app/ui/local-time.tsx'

type ChangeHistoryProps = {
  readonly entries: readonly {
    readonly id: string
    /** 'product.create': its second part says what happened. */
    readonly action: string
    readonly changes: unknown
    readonly createdAt: Date
    readonly staffName: string | null
  }[]
  /** How fields are called on the screen, by the names under which they are kept. */
  readonly labels?: Readonly<Record<string, string>>
  /** How a value is written, such as an amount that is kept in its smallest unit; null where it needs no other words. */
  readonly valueText?: (field: string, value: unknown) => ReactNode
  readonly className?: string
}

/** Who changed what, and when: newest first. */
export function ChangeHistory({ entries, labels = {}, valueText = () => null, className }: ChangeHistoryProps) {
  if (entries.length === 0) return null
  return (
    <Panel title="History" className={className}>
      <ol className="grid gap-3">
        {entries.map(({ id, action, changes, createdAt, staffName }) => (
          <li key={id} className="text-base break-words">
            {wordsFor(action, fieldsOf(changes), labels, valueText)}
            <p className="text-sm text-ink-2">
              <LocalTime at={createdAt} /> · {staffName ?? 'The store itself'}
            </p>
          </li>
        ))}
      </ol>
    </Panel>
  )
}

const VERBS: Readonly<Record<string, string>> = { create: 'Created', duplicate: 'Duplicated', delete: 'Deleted' }

function wordsFor(
  action: string,
  changes: Readonly<Record<string, unknown>>,
  labels: Readonly<Record<string, string>>,
  valueText: (field: string, value: unknown) => ReactNode,
): ReactNode {
  const verb = VERBS[action.split('.')[1] ?? '']
  const name = (field: string) => labels[field] ?? asText(field)
  const moved = Object.entries(changes).flatMap(([field, change]) => {
    const { from, to } = fieldsOf(change)
    if (field === 'fields' || (from === undefined && to === undefined)) return []
    const written = (value: unknown) => valueText(field, value) ?? plain(value)
    return [<Move key={field} name={name(field)} from={written(from)} to={written(to)} />]
  })
  const others = (Array.isArray(changes.fields) ? changes.fields : [])
    .filter((field): field is string => typeof field === 'string' && !Object.hasOwn(changes, field))
    .map(name)
  const said = others.length > 0 ? [...moved, `Changed ${others.join(', ')}`] : moved
  if (said.length === 0) return verb ?? 'Saved'
  return said.map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: an entry never changes
    <Fragment key={index}>
      {index > 0 && '; '}
      {part}
    </Fragment>
  ))
}

function Move({ name, from, to }: { readonly name: string; readonly from: ReactNode; readonly to: ReactNode }) {
  return (
    <>
      {name}: {from} → {to}
    </>
  )
}

function plain(value: unknown): string {
  if (value === null || value === undefined || value === '') return 'none'
  if (typeof value === 'boolean') return value ? 'on' : 'off'
  return String(value)
}

/** 'lowStockThreshold' and 'low_stock_threshold' are 'low stock threshold'. */
function asText(field: string): string {
  return field
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .toLowerCase()
}
