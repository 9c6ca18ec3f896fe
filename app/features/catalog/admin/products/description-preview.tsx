import { useMemo } from 'react'
import { readMarkdown } from '#app/lib/markdown.ts'
import { RichText } from '#app/ui/rich-text.tsx'

/** In a script of its own: it brings the parser, which the form works without. */
export function DescriptionPreview({ text }: { text: string }) {
  const nodes = useMemo(() => readMarkdown(text), [text])
  return nodes.length > 0 ? <RichText nodes={nodes} /> : <p className="text-ink-2">Nothing is written yet.</p>
}
