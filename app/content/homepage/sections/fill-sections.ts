import type { Field } from '#app/content/homepage/sections/section-fields.ts'
import { getKindFields, type Section } from '#app/content/homepage/sections/section-kinds.ts'
import { fillPlaceholders } from '#app/content/storefront/placeholders.ts'
import { readFields } from '#app/lib/json.ts'
import type { ShippingPromises } from '#app/pricing/shipping-promises.ts'

const TEXT_INPUTS: readonly Field['input'][] = ['line', 'text', 'link', 'button', 'counters', 'promises']

/** Fills the placeholders in the text of sections. */
export function fillSections(sections: readonly Section[], promises: ShippingPromises): readonly Section[] {
  return sections.map((section) => {
    const values = Object.entries(readFields(section.settings))
    if (!JSON.stringify(values).includes('{')) return section
    const fields = getKindFields(section.kind)
    const filled = values.map(([name, value]) => {
      const input = fields[name]?.input
      return [name, input && TEXT_INPUTS.includes(input) ? fillText(value, promises) : value]
    })
    // Boundary: strings remain strings
    return { ...section, settings: Object.fromEntries(filled) } as Section
  })
}

function fillText(value: unknown, promises: ShippingPromises): unknown {
  if (typeof value === 'string') return fillPlaceholders(value, () => promises)
  if (Array.isArray(value)) return value.map((item) => fillText(item, promises))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, fillText(item, promises)]))
}
