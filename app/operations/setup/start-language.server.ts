import { and, eq } from 'drizzle-orm'
import { categories } from '#app/catalog/categories.table.ts'
import { findCategory } from '#app/catalog/category.ts'
import { updateCategorySlug } from '#app/content/homepage-sections.server.ts'
import type { Id } from '#app/lib/id.ts'
import { pick } from '#app/lib/keys.ts'
import { LANGUAGES } from '#app/lib/language.ts'
import { slugifyIn } from '#app/lib/slug.ts'
import { startText } from '#app/operations/setup/start-text.server.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { inLanguage } from '#app/platform/http/current-request.server.ts'
import { recordChange } from '#app/store/audit.server.ts'
import { getBaseLanguage } from '#app/store/locale.ts'
import { locales } from '#app/store/markets.table.ts'
import type { Settings } from '#app/store/settings.ts'

type InitialTexts = Pick<Settings, 'coming_soon_title' | 'coming_soon_text' | 'faq_order_changes'>

/** Returns the texts of a new store, which shoppers read until the owner writes different ones. */
export function getInitialTexts(language: string): InitialTexts {
  return inLanguage(language, () => ({
    coming_soon_title: startText.comingSoonTitle,
    coming_soon_text: startText.comingSoonText,
    faq_order_changes: startText.orderChanges,
  }))
}

/** Returns the texts of the settings that nobody has changed, in this language. */
export function getUnchangedInitialTexts(settings: Settings, language: string): Partial<Settings> {
  const texts = getInitialTexts(language)
  const known = LANGUAGES.map((code) => getInitialTexts(code))
  const isUnchanged = (key: keyof InitialTexts) => known.some((knownTexts) => knownTexts[key] === settings[key])
  return {
    ...(isUnchanged('coming_soon_title') && pick(texts, ['coming_soon_title'])),
    ...(isUnchanged('coming_soon_text') && pick(texts, ['coming_soon_text'])),
    ...(isUnchanged('faq_order_changes') && pick(texts, ['faq_order_changes'])),
  }
}

/** Returns the name of the first shipping rate. */
export function getInitialRateName(language: string): string {
  return inLanguage(language, () => startText.standardDelivery)
}

const INITIAL_CATEGORIES = ['dresses', 'tops', 'bottoms', 'accessories'] as const

function getInitialCategoryNames(language: string): readonly string[] {
  return inLanguage(language, () => INITIAL_CATEGORIES.map((key) => startText.categories[key]))
}

/** Returns true if these are the categories of a new store, in any language. */
export function areInitialCategories(names: readonly string[]): boolean {
  return LANGUAGES.some((language) => {
    const start = getInitialCategoryNames(language)
    return names.length === start.length && start.every((name) => names.includes(name))
  })
}

/** Translates the name of an initial category into a different language. Returns other names unchanged. */
export function translateInitialCategory(name: string, { from, to }: { readonly from: string; readonly to: string }) {
  return getInitialCategoryNames(to)[getInitialCategoryNames(from).indexOf(name)] ?? name
}

/** Translates the names and slugs of the initial categories. Keeps names that staff changed. */
export async function renameStartCategories(
  tx: Database,
  { from, to }: { readonly from: string; readonly to: string },
  staffId: Id<'staff'>,
): Promise<void> {
  const formerNames = getInitialCategoryNames(from)
  for (const [index, name] of getInitialCategoryNames(to).entries()) {
    const rows = await tx.select(pick(categories, ['id', 'slug', 'name'])).from(categories)
    const row = rows.find((category) => category.name === formerNames[index])
    const slug = slugifyIn(getBaseLanguage(to), name)
    if (!row || row.name === name) continue
    const others = rows.filter((other) => other !== row)
    if (findCategory(others, name) || others.some((other) => other.slug === slug)) continue
    await tx.update(categories).set({ name, slug }).where(eq(categories.id, row.id))
    await updateCategorySlug(tx, { from: row.slug, to: slug })
    const changes = { name: { from: row.name, to: name }, slug: { from: row.slug, to: slug } }
    await recordChange(tx, staffId, { action: 'category.update', entity: 'category', entityId: row.id, changes })
  }
}

/**
 * Sets the language of the pages whose URLs have no prefix. Returns 'taken' if the market already has the language,
 * with a prefix.
 */
export async function setStoreLanguage(
  tx: Database,
  marketId: Id<'market'>,
  language: string,
  staffId: Id<'staff'>,
): Promise<'set' | 'taken'> {
  const spoken = await tx.select().from(locales).where(eq(locales.marketId, marketId))
  const primary = spoken.find(({ prefix }) => prefix === '')
  if (!primary || primary.language === language) return 'set'
  const isTaken = spoken.some(
    (locale) => locale !== primary && getBaseLanguage(locale.language) === getBaseLanguage(language),
  )
  if (isTaken) return 'taken'
  await tx
    .update(locales)
    .set({ language })
    .where(and(eq(locales.marketId, marketId), eq(locales.prefix, '')))
  const changes = { languages: { from: primary.language, to: language } }
  await recordChange(tx, staffId, { action: 'market.update', entity: 'market', entityId: marketId, changes })
  return 'set'
}
