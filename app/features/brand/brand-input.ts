import { z } from 'zod'
import { type BrandLook, brandLook, COLOR_ROLES, type ColorRole } from '#app/features/brand/brand-look.ts'

export const LOOK_UNREADABLE = 'The look could not be read. Reload the page and try again.'

/** The whole look as JSON: its files were uploaded before. Errors of colors are named by role. */
export const brandInput = z.strictObject({
  name: z.string().trim().min(1, 'Store name is required').max(100, 'Store name has at most 100 characters'),
  version: z.string().max(100),
  intent: z.enum(['save', 'publish']).default('save'),
  look: z
    .string()
    .max(20_000)
    .transform((text, ctx): BrandLook => {
      const parsed = brandLook.safeParse(jsonOf(text))
      if (parsed.success) return parsed.data
      for (const { path } of parsed.error.issues) {
        const role = path[1]
        const isColor = path[0] === 'colors' && typeof role === 'string' && role in COLOR_ROLES
        const message = isColor ? `${COLOR_ROLES[role as ColorRole]}: enter a color such as #4b1d3f` : LOOK_UNREADABLE
        ctx.issues.push({ code: 'custom', message, input: text, path: isColor ? ['colors', role] : [] })
      }
      return z.NEVER
    }),
})

export type BrandInput = z.output<typeof brandInput>

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
