import type { ReactNode } from 'react'

type DefinitionRow = { readonly term: string; readonly hint?: ReactNode; readonly value: ReactNode }

export function DefinitionList({ rows, isLive }: { rows: readonly (DefinitionRow | false)[]; isLive?: boolean }) {
  return (
    <dl className="grid gap-2 text-base tabular-nums wrap-anywhere" aria-live={isLive ? 'polite' : undefined}>
      {rows
        .filter((row) => row !== false)
        .map(({ term, hint, value }) => (
          <div key={term} className="flex flex-wrap items-baseline justify-between gap-x-4">
            <dt className="text-ink-2">{term}</dt>
            <dd>{value}</dd>
            {hint && <dd className="w-full text-sm text-ink-2">{hint}</dd>}
          </div>
        ))}
    </dl>
  )
}
