import { z } from 'zod'
import { textField } from '#app/lib/form-fields.ts'
import { adminText } from '#app/store/brand/admin-text.ts'
import { type BrandLook, brandLook, colorRoles } from '#app/store/brand-look.ts'
import { formVersion } from '#app/ui/admin/form-version.ts'

export const MAX_NAME_LENGTH = 100

/** `look` is the whole look as JSON. Its files are already uploaded. Color errors are keyed by role. */
export const brandInput = z.strictObject({
  name: textField(MAX_NAME_LENGTH, {
    missing: () => adminText.storeNameMissing,
    tooLong: () => adminText.storeNameTooLong(MAX_NAME_LENGTH),
  }),
  version: formVersion,
  intent: z.enum(['save', 'publish', 'discard']).default('save'),
  look: z
    .string()
    .max(20_000)
    .transform((text, ctx): BrandLook => {
      const parsed = brandLook.safeParse(parseJson(text))
      if (parsed.success) return parsed.data
      for (const { path } of parsed.error.issues) {
        const role = path[0] === 'colors' && colorRoles.find((colorRole) => colorRole === path[1])
        const message = role ? adminText.roleInvalid(adminText.colorRoles[role]) : adminText.lookUnreadable
        ctx.issues.push({ code: 'custom', message, input: text, path: role ? ['colors', role] : [] })
      }
      return z.NEVER
    }),
})

export type BrandInput = z.output<typeof brandInput>

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
