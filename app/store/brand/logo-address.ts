import type { Logo } from '#app/store/brand/brand-look.ts'

export function logoAddress({ id, type }: Pick<Logo, 'id' | 'type'>): string {
  return `/brand/${id}.${type}`
}
