import type { JsonFormat } from '#app/base/import-formats.ts'
import { announcementsFile } from '#app/content/announcements/import/announcements-file.ts'
import { homepageFile } from '#app/content/homepage/sections/import/homepage-file.ts'
import { menusFile } from '#app/content/menus/import/menus-file.ts'
import { brandFile, settingsFile } from '#app/store/import-files.ts'

/** By the `format` in the file. */
export const JSON_FORMATS: Readonly<Record<string, JsonFormat>> = {
  'lumina-settings': settingsFile,
  'lumina-homepage': homepageFile,
  'lumina-menus': menusFile,
  'lumina-announcements': announcementsFile,
  'lumina-brand': brandFile,
}
