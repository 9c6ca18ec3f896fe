import { contrast, mix } from '#app/store/brand/contrast.ts'
import type { Colors } from '#app/store/brand-look.ts'

/** Computes the other colors of the theme from the roles. */
export function derivedColors(colors: Colors) {
  const { paper, soft, ink, ink2, accent, line } = colors
  const mist = mix(soft, ink, 0.05)
  return {
    mist,
    ink3: lightestText(ink2, paper, [paper, soft, mist]),
    lumenSoft: mix(paper, accent, 0.3),
    shade: mix(line, ink, 0.1),
  }
}

/** Returns a color between the text and page colors, as light as the backgrounds allow. */
function lightestText(text: string, paper: string, grounds: readonly string[]): string {
  for (let share = 0.3; share > 0; share -= 0.02) {
    const shade = mix(text, paper, share)
    if (grounds.every((ground) => contrast(shade, ground) >= 4.5)) return shade
  }
  return text
}
