import { catalogText } from '#app/catalog/catalog-text.ts'
import { useOptimisticValue } from '#app/catalog/storefront/optimistic.ts'
import { CHECK, CHECK_ROW, Count, type FilterProps, OFF } from '#app/catalog/storefront/shop/filter-fields.tsx'

type ValueChecksProps = Pick<FilterProps, 'filters' | 'facets' | 'values'> & {
  name: (typeof VALUE_FACETS)[number]['name']
  facet: (typeof VALUE_FACETS)[number]['facet']
  className: string
}

/** The facets for which shoppers can choose several values, and the names of their URL parameters. */
export const VALUE_FACETS = [
  { name: 'size', label: () => catalogText.size, facet: 'sizes' },
  { name: 'color', label: () => catalogText.color, facet: 'colors' },
  { name: 'material', label: () => catalogText.material, facet: 'materials' },
] as const

/** Values without products are shown but cannot be chosen. */
export function ValueChecks({ name, facet, filters, facets, values, className }: ValueChecksProps) {
  const [shown, show] = useOptimisticValue(filters[facet].join(' ')) // as text, because two arrays are never equal
  const chosen = new Set(shown.split(' '))
  return (
    <>
      {facets?.[facet]?.map(({ key, name: label, hex, count }) => (
        <label key={key} className={`${CHECK_ROW} ${count === 0 && !chosen.has(key) ? OFF : ''} ${className}`}>
          <input
            type="checkbox"
            name={name}
            value={key}
            checked={chosen.has(key)}
            disabled={count === 0 && !chosen.has(key)}
            aria-description={count?.toString()}
            className={CHECK}
            onChange={({ target }) => {
              const others = [...chosen].filter((other) => other !== key && other !== '')
              show((target.checked ? [...others, key] : others).toSorted().join(' '))
            }}
          />
          {hex && (
            <svg className="size-4 shrink-0" viewBox="0 0 16 16" aria-hidden="true">
              <circle cx="8" cy="8" r="7.5" fill={hex} stroke="var(--color-line)" />
            </svg>
          )}
          <span className="min-w-0 flex-1 wrap-anywhere">{label}</span>
          {count !== null && <Count count={count} />}
        </label>
      ))}
      <ValuesStatus values={values} className={className} />
    </>
  )
}

/** Shown in place of values that are not loaded yet. */
function ValuesStatus({ values, className }: Pick<ValueChecksProps, 'values' | 'className'>) {
  const line = `flex items-center ${className}`
  if (values.state === 'loaded') return null
  if (values.state === 'failed') {
    return (
      <p role="alert" className={line}>
        <button type="button" className="text-link" onClick={values.load}>
          {catalogText.loadFailed}
        </button>
      </p>
    )
  }
  return (
    <p role="status" className={line}>
      {catalogText.loading}
    </p>
  )
}
