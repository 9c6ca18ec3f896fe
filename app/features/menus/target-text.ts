import { TARGET_KINDS, type Target } from '#app/features/menus/menu.ts'

/** 'A collection: linen', of a target as files name it. */
export function targetText({ kind, value }: Target): string {
  return value ? `${TARGET_KINDS[kind]}: ${value}` : TARGET_KINDS[kind]
}
