import { createStartSections, DEMO_SECTIONS } from '#app/content/homepage/sections/preset-sections.server.ts'
import type { Section } from '#app/content/homepage/sections/section-kinds.ts'
import { isThemeImage } from '#app/content/homepage/sections/section-references.ts'
import { readFields } from '#app/lib/json.ts'

/** Removes the demo store's content from sections and keeps what staff wrote. */
export function withoutDemoContent(sections: readonly Section[]): readonly Section[] {
  const start = createStartSections()
  return sections.map((section) => {
    const demo = DEMO_SECTIONS.find(({ id, kind }) => id === section.id && kind === section.kind)
    const startSection = start.find(({ id, kind }) => id === section.id && kind === section.kind)
    const settings = Object.entries(readFields(section.settings)).map(([name, value]) => {
      const isDemoContent = startSection && JSON.stringify(value) === JSON.stringify(readFields(demo?.settings)[name])
      if (isDemoContent) return [name, readFields(startSection.settings)[name]]
      return [name, isThemeImage(value) ? null : value]
    })
    // Boundary: each value has the type of its setting
    return { ...section, settings: Object.fromEntries(settings) } as Section
  })
}
