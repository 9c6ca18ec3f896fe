const TONES = {
  moss: 'text-moss',
  amber: 'text-amber',
  danger: 'text-danger',
  quiet: 'text-ink-2',
  faint: 'text-ink-3',
} as const

export type MarkTone = keyof typeof TONES

/** A state in words, with a shape before it: nobody has to tell colours apart. */
export function Mark({ glyph, tone, children }: { glyph: string; tone: MarkTone; children: string }) {
  return (
    <span data-glyph={glyph} className={`mark ${TONES[tone]}`}>
      {children}
    </span>
  )
}
