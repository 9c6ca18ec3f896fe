import { z } from 'zod'
import { parseJson } from '#app/lib/json.ts'
import { adminText } from '#app/store/brand/admin-text.ts'
import { EXAMPLE_BRANDS } from '#app/store/brand/example-brands.ts'
import { type BrandLook, brandLook, type Logo, toCanonicalJson } from '#app/store/brand-look.ts'

/** Stands for a look of the store that is not one of the examples. */
export const CUSTOM_LOOK = 'own'

const exampleNames = EXAMPLE_BRANDS.map(({ name }) => name)

/** The fields of `LookChoice`: an example or the current look, and a logo as JSON; '' for none. */
export const lookChoiceFields = {
  look: z.enum([CUSTOM_LOOK, ...exampleNames], { error: () => adminText.lookUnreadable }),
  logo: z
    .string()
    .max(1_000)
    .transform((text, ctx): Logo | null => {
      if (text === '') return null
      const parsed = brandLook.shape.logo.safeParse(parseJson(text))
      if (parsed.success) return parsed.data
      ctx.addIssue(adminText.imageGone)
      return z.NEVER
    }),
  /** The published choice that the form started with (see `serializeChoice`). */
  shown_look: z.string().max(1_500),
}

/** Returns a choice as text, for comparison. */
export function serializeChoice({ look, logo }: LookChoice): string {
  return JSON.stringify([look, logo])
}

export type LookChoice = { readonly look: string; readonly logo: Logo | null }

/** Returns the choice that corresponds to a look. */
export function toLookChoice(look: BrandLook): LookChoice {
  const isSame = (example: BrandLook) => toCanonicalJson(withImages(example, look)) === toCanonicalJson(look)
  return { look: EXAMPLE_BRANDS.find((example) => isSame(example.look))?.name ?? CUSTOM_LOOK, logo: look.logo }
}

/** Applies a choice to the current look. Keeps its footer logo and icons. */
export function chooseLook(current: BrandLook, { look, logo }: LookChoice): BrandLook {
  const example = EXAMPLE_BRANDS.find(({ name }) => name === look)
  return { ...withImages(example?.look ?? current, current), logo }
}

function withImages(look: BrandLook, { logo, logoOnDark, icons }: BrandLook): BrandLook {
  return { ...look, logo, logoOnDark, icons }
}
