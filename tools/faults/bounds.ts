import type { FaultHome } from '#tools/faults/fault-home.ts'
import { type Figure, measured } from '#tools/stress/figures.ts'

/** Checks a time in milliseconds. In `npm test` it is only reported. */
export function within({ isFast }: Pick<FaultHome, 'isFast'>, what: string, ms: number, max: number): Figure {
  const reported = measured(what, `${(ms / 1_000).toFixed(1)} s`, `${max / 1_000} s or less`)
  return isFast ? reported : { ...reported, isRight: ms <= max }
}
