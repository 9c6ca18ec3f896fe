import type { Drawing, Measurement } from '#app/catalog/size-guides/measures.ts'

type GuideDrawingProps = {
  drawing: Drawing
  /** The measurements to draw, with their numbers. */
  positions: readonly { readonly measure: Measurement; readonly number: number }[]
}

/** A line drawing of a garment with numbered positions. It is decorative: the text beside it has the same content. */
export function GuideDrawing({ drawing, positions }: GuideDrawingProps) {
  return (
    <svg className="guide-drawing" viewBox="0 0 200 260" aria-hidden="true">
      {OUTLINES[drawing].map((path) => (
        <path key={path} d={path} />
      ))}
      {positions.map(({ measure, number }) => {
        const position = POSITIONS[drawing][measure]
        if (!position) return null
        const { line, at } = position
        return (
          <g key={measure}>
            <path className="is-measured" d={line} />
            <circle cx={at[0]} cy={at[1]} r="10" />
            <text x={at[0]} y={at[1]} dy="0.36em">
              {number}
            </text>
          </g>
        )
      })}
    </svg>
  )
}

/** SVG paths on a grid of 200 by 260. */
const OUTLINES: Readonly<Record<Drawing, readonly string[]>> = {
  top: [
    'M80 30 C86 48 114 48 120 30 L142 40 L170 130 L150 137 L136 88 C134 104 132 116 131 126 C134 152 150 196 158 240 L42 240 C50 196 66 152 69 126 C68 116 66 104 64 88 L50 137 L30 130 L58 40 Z',
    'M80 30 C86 34 114 34 120 30',
  ],
  trousers: [
    'M64 24 L136 24 L142 78 L150 240 L112 240 L100 104 L88 240 L50 240 L58 78 Z',
    'M63 36 L137 36',
    'M100 36 L100 104',
  ],
  foot: [
    'M106 24 C134 24 142 66 136 104 C132 132 134 168 128 206 C122 240 78 240 74 206 C72 176 66 140 64 104 C62 60 82 24 106 24 Z',
    'M80 190 C92 180 112 180 124 190',
  ],
  head: [
    'M56 132 C54 56 146 56 144 132',
    'M56 132 C22 138 12 158 44 168 C80 178 120 178 156 168 C188 158 178 138 144 132',
    'M56 132 C80 142 120 142 144 132',
  ],
  wrist: [
    'M50 130 C50 88 150 88 150 130 C150 172 50 172 50 130 Z',
    'M58 130 C58 96 142 96 142 130 C142 164 58 164 58 130 Z',
  ],
}

type Position = { readonly line: string; readonly at: readonly [x: number, y: number] }

const POSITIONS: Readonly<Record<Drawing, Readonly<Partial<Record<Measurement, Position>>>>> = {
  top: {
    neck: { line: 'M80 30 C86 48 114 48 120 30', at: [100, 16] },
    shoulder: { line: 'M120 30 L142 40', at: [140, 22] },
    bust: { line: 'M64 84 L136 84', at: [86, 84] },
    underBust: { line: 'M66 104 L134 104', at: [114, 104] },
    waist: { line: 'M69 126 L131 126', at: [86, 126] },
    hips: { line: 'M59 168 L141 168', at: [100, 168] },
    sleeve: { line: 'M58 40 L30 130', at: [34, 84] },
    length: { line: 'M184 30 L184 240 M179 30 L189 30 M179 240 L189 240', at: [184, 180] },
  },
  trousers: {
    waist: { line: 'M63 30 L137 30', at: [82, 30] },
    hips: { line: 'M59 74 L141 74', at: [120, 74] },
    thigh: { line: 'M56 122 L97 122', at: [76, 122] },
    inseam: { line: 'M104 108 L116 240', at: [124, 180] },
    length: { line: 'M176 24 L176 240 M171 24 L181 24 M171 240 L181 240', at: [176, 132] },
  },
  foot: { foot: { line: 'M168 24 L168 232 M163 24 L173 24 M163 232 L173 232', at: [168, 128] } },
  head: { head: { line: 'M56 126 C80 136 120 136 144 126', at: [100, 118] } },
  wrist: { wrist: { line: 'M58 130 C58 96 142 96 142 130 C142 164 58 164 58 130 Z', at: [100, 156] } },
}
