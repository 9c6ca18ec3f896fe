import type { Logo } from '#app/features/brand/brand-look.ts'

export function logoAddress({ id, type }: Pick<Logo, 'id' | 'type'>): string {
  return `/brand/${id}.${type}`
}
