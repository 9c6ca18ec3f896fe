import { contrast, mix } from '#app/store/brand/contrast.ts'
import type { Colors } from '#app/store/brand-look.ts'

/** Computes the other colors of the theme from the roles. */
export function deriveColors(colors: Colors) {
  const { paper, soft, ink, ink2, accent, line } = colors
  const mist = mix(soft, ink, 0.05)
  return {
    mist,
    ink3: computeLightestText(ink2, paper, [paper, soft, mist]),
    lumenSoft: mix(paper, accent, 0.3),
    shade: mix(line, ink, 0.1),
  }
}

/** Returns a color between the text and page colors, as light as the backgrounds allow. */
function computeLightestText(text: string, paper: string, backgrounds: readonly string[]): string {
  for (let share = 0.3; share > 0; share -= 0.02) {
    const shade = mix(text, paper, share)
    if (backgrounds.every((background) => contrast(shade, background) >= 4.5)) return shade
  }
  return text
}
