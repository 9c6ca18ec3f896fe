import { DRAWINGS, getDrawing } from '#app/catalog/size-guides/measures.ts'
import { GuideDrawing } from '#app/catalog/size-guides/page/guide-drawing.tsx'
import type { GuideTable } from '#app/catalog/size-guides/size-guide.ts'
import { sizeGuideText } from '#app/catalog/size-guides/size-guide-text.ts'

type HowToMeasureProps = { guide: GuideTable; heading: 'h2' | 'h3' }

/** Shows drawings beside numbered instructions for the measurements in the guide. */
export function HowToMeasure({ guide: { columns }, heading: Heading }: HowToMeasureProps) {
  const measures = [...new Set(columns.map(({ measure }) => measure))]
  const positions = DRAWINGS.map((drawing) => ({
    drawing,
    positions: measures.flatMap((measure, index) =>
      getDrawing(measure, measures) === drawing ? [{ measure, number: index + 1 }] : [],
    ),
  }))
  const hasBothKinds = new Set(columns.map(({ kind }) => kind)).size > 1
  return (
    <section className="guide-how">
      <Heading className="font-semibold">{sizeGuideText.howToMeasure}</Heading>
      {positions.map(
        ({ drawing, positions }) =>
          positions.length > 0 && (
            <div key={drawing} className="guide-places">
              <GuideDrawing drawing={drawing} positions={positions} />
              <dl>
                {positions.map(({ measure, number }) => (
                  <div key={measure}>
                    <dt>
                      <span className="guide-number">{number}</span> {sizeGuideText.measures[measure]}
                    </dt>
                    {columns
                      .filter((column) => column.measure === measure)
                      .map(({ kind }) => (
                        <dd key={kind}>
                          {hasBothKinds && sizeGuideText.ofKind(sizeGuideText.kinds[kind])}
                          {sizeGuideText.howTo[kind][measure]}
                        </dd>
                      ))}
                  </div>
                ))}
              </dl>
            </div>
          ),
      )}
    </section>
  )
}
