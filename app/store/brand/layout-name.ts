import { adminText } from '#app/store/brand/admin-text.ts'
import type { Layout } from '#app/store/brand-look.ts'

/** Returns the name of the choice for a part of the layout. */
export function getLayoutName<Area extends keyof Layout>(area: Area, layout: Layout): string {
  const names: Readonly<Record<string, string>> = adminText.layoutChoices[area]
  return names[layout[area]] ?? ''
}
