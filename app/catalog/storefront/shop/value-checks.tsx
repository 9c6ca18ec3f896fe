import { catalogText } from '#app/catalog/catalog-text.ts'
import { type CountedValue, getSizeGroup, SIZE_GROUPS } from '#app/catalog/facets/facets.ts'
import { useOptimisticValue } from '#app/catalog/storefront/optimistic.ts'
import { CHECK, Count, type FilterProps } from '#app/catalog/storefront/shop/filter-fields.tsx'

type Facet = 'sizes' | 'colors' | 'families' | 'materials'

type ValueChecksProps = Pick<FilterProps, 'filters' | 'facets' | 'values'> & {
  name: (typeof VALUE_FACETS)[number]['name']
  facet: (typeof VALUE_FACETS)[number]['facet']
  /** The class of the list of checkboxes. */
  list?: string
  /** The class of a row. */
  className: string
}

/** The facets for which shoppers can choose several values, and the names of their URL parameters. */
export const VALUE_FACETS = [
  { name: 'size', label: () => catalogText.size, facet: 'sizes' },
  { name: 'family', label: () => catalogText.color, facet: 'families' },
  { name: 'material', label: () => catalogText.material, facet: 'materials' },
] as const

/** Returns true if the facet has chosen values. */
export function hasChosenValues(facet: Facet, filters: FilterProps['filters']): boolean {
  return filters[facet].length > 0 || (facet === 'families' && filters.colors.length > 0)
}

/** Values without products are shown, but can only be deselected. */
export function ValueChecks({ name, facet, filters, facets, values, list, className }: ValueChecksProps) {
  const checks = { filters, className }
  const known = facets?.[facet] ?? []
  const groups = facet === 'sizes' ? groupSizes(known) : [{ name: null, values: known }]
  const chosenColors = facet === 'families' ? facets?.colors?.filter(({ key }) => filters.colors.includes(key)) : []
  return (
    <>
      {chosenColors && chosenColors.length > 0 && (
        <div className={list}>
          <Checks name="color" facet="colors" values={chosenColors} {...checks} />
        </div>
      )}
      {groups.map((group) =>
        group.name ? (
          <fieldset key={group.name} className="min-w-0">
            <legend className="pt-3 pb-1 text-sm text-ink-2">{catalogText.sizeGroups[group.name]}</legend>
            <div className={list}>
              <Checks name={name} facet={facet} values={group.values} {...checks} />
            </div>
          </fieldset>
        ) : (
          <div key={facet} className={list}>
            <Checks name={name} facet={facet} values={group.values} colors={facets?.colors ?? []} {...checks} />
          </div>
        ),
      )}
      <ValuesStatus values={values} className={className} />
    </>
  )
}

/** Returns the groups of sizes. If all sizes are in one group, the group has no name. */
function groupSizes(sizes: readonly CountedValue[]) {
  const groups = SIZE_GROUPS.map((name) => ({ name, values: sizes.filter((size) => getSizeGroup(size) === name) }))
  const usedGroups = groups.filter(({ values }) => values.length > 0)
  return usedGroups.length > 1 ? usedGroups : [{ name: null, values: sizes }]
}

type ChecksProps = Pick<ValueChecksProps, 'filters' | 'className'> & {
  name: ValueChecksProps['name'] | 'color'
  facet: Facet
  values: readonly CountedValue[]
  /** For families, the colors that they contain. */
  colors?: readonly CountedValue[]
}

function Checks({ name, facet, filters, values, colors = [], className }: ChecksProps) {
  const [shown, show] = useOptimisticValue(filters[facet].join(' ')) // as text, because two arrays are never equal
  const chosen = new Set(shown.split(' '))
  return values.map(({ key, name: label, hex, count }) => {
    const isOff = count === 0 && !chosen.has(key)
    return (
      <label key={key} className={`check-row ${className}`}>
        <input
          type="checkbox"
          name={name}
          value={key}
          checked={chosen.has(key)}
          disabled={isOff}
          aria-label={label}
          aria-description={count?.toString()}
          className={CHECK}
          onChange={({ target }) => {
            const others = [...chosen].filter((other) => other !== key && other !== '')
            show((target.checked ? [...others, key] : others).toSorted().join(' '))
          }}
        />
        {hex && <Swatch hex={hex} isMixed={key === 'multicolor'} />}
        <span className="min-w-0 flex-1 wrap-anywhere">
          {label}
          {facet === 'families' && (
            <span aria-hidden="true" className="block max-w-56 truncate text-xs max-md:hidden font-normal text-ink-2">
              {listOtherNames(label, key, colors)}
            </span>
          )}
        </span>
        {count !== null && <Count count={count} />}
      </label>
    )
  })
}

/** Returns the names of a family's colors, except a color with the name of the family. */
function listOtherNames(label: string, family: string, colors: readonly CountedValue[]): string {
  const names = colors.filter((color) => color.family === family && color.name !== label).map(({ name }) => name)
  return names.join(', ')
}

const MIXED = ['#b3202c', '#f0cf4a', '#4c7a4f', '#33558b']

function Swatch({ hex, isMixed }: { hex: string; isMixed: boolean }) {
  return (
    <svg className="size-5 shrink-0" viewBox="0 0 16 16" aria-hidden="true">
      <circle cx="8" cy="8" r="7.5" fill={hex} stroke="var(--color-edge)" />
      {isMixed &&
        MIXED.map((fill, quarter) => (
          <path key={fill} d="M8 8V.5A7.5 7.5 0 0 1 15.5 8Z" fill={fill} transform={`rotate(${quarter * 90} 8 8)`} />
        ))}
    </svg>
  )
}

/** Shown until the values are loaded, or if they could not be loaded. */
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
