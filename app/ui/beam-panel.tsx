/** Window light on the free part of a panel, above the words or, where there is room, beside them: none stand on it. */
export function BeamPanel() {
  return <div aria-hidden="true" className="beam h-40 lg:absolute lg:inset-y-0 lg:right-0 lg:h-auto lg:w-1/2" />
}
