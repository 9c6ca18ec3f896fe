import { formatNumber } from '#app/lib/format/number.ts'

/** The share of the buyers whose opinion counts. */
const shareOfBuyers = (count: number, all: number) => `Według ${formatNumber(count)} z ${formatNumber(all)} kupujących`

export const found = {
  true: (count: number, all: number) => `${shareOfBuyers(count, all)} rozmiar jest zgodny`,
  small: (count: number, all: number) => `${shareOfBuyers(count, all)} rozmiar jest zaniżony: weź większy`,
  large: (count: number, all: number) => `${shareOfBuyers(count, all)} rozmiar jest zawyżony: weź mniejszy`,
} as const
export const between = {
  up: '; jeśli wahasz się między rozmiarami, weź większy',
  down: '; jeśli wahasz się między rozmiarami, weź mniejszy',
} as const
export const disagree = (small: number, large: number, all: number) =>
  `Zdania kupujących (${formatNumber(all)}) są podzielone. Rozmiar zaniżony: ${formatNumber(small)}, zawyżony: ${formatNumber(large)}`
