/** Shows the first, third, sixth, eighth and eleventh colors, which characterize a brand. */
export function Swatches({ colors }: { readonly colors: readonly string[] }) {
  const swatchColors = [0, 2, 5, 7, 10].map((at) => colors[at] ?? '#ffffff')
  return (
    <svg width="70" height="14" viewBox="0 0 70 14" aria-hidden="true">
      {swatchColors.map((color, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the positions are fixed
        <rect key={at} x={at * 14 + 0.5} y="0.5" width="13" height="13" fill={color} className="stroke-line" />
      ))}
    </svg>
  )
}
