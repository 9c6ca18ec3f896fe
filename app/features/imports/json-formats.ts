import { announcementsFile } from '#app/features/announcements/import/announcements-file.ts'
import { brandFile } from '#app/features/brand/import/brand-file.ts'
import { homepageFile } from '#app/features/homepage/sections/import/homepage-file.ts'
import type { JsonFormat } from '#app/features/imports/json-format.ts'
import { menusFile } from '#app/features/menus/import/menus-file.ts'
import { settingsFile } from '#app/features/settings/import/settings-file.ts'

/** By the `format` in the file. */
export const JSON_FORMATS: Readonly<Record<string, JsonFormat>> = {
  'lumina-settings': settingsFile,
  'lumina-homepage': homepageFile,
  'lumina-menus': menusFile,
  'lumina-announcements': announcementsFile,
  'lumina-brand': brandFile,
}
