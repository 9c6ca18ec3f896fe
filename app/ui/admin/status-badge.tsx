const TONES = {
  moss: 'text-moss',
  amber: 'text-amber',
  danger: 'text-danger',
  quiet: 'text-ink-2',
  faint: 'text-ink-3',
} as const

export type BadgeTone = keyof typeof TONES

/** The glyph makes a status independent of color. */
export function Badge({ glyph, tone, children }: { glyph: string; tone: BadgeTone; children: string }) {
  return (
    <span data-glyph={glyph} className={`mark ${TONES[tone]}`}>
      {children}
    </span>
  )
}
