import type { RichText } from '#app/lib/markdown.ts'
import { serverLawText } from '#app/store/law/law-text.server.ts'

/** Lists the owner's unique identifiers in France for the end of a page. `numbers` contains one per line, or none. */
export function buildProducerSection(numbers: string): RichText {
  const lines = numbers.split('\n').filter((line) => line.trim() !== '')
  if (lines.length === 0) return []
  return [
    ['h2', [serverLawText.producerNumbersTitle], 'producer'],
    ['p', [serverLawText.producerNumbersIntro]],
    ['ul', lines.map((line) => ['li', [line.trim()]])],
  ]
}
