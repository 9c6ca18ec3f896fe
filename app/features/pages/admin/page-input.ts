import { z } from 'zod'
import { text } from '#app/features/catalog/admin/shared-input.ts'
import { findPolicy } from '#app/features/pages/policies.ts'
import { MAX_PAGE_LENGTH } from '#app/lib/markdown.ts'
import { slugify } from '#app/lib/slug.ts'

export const MAX_TITLE = 200
export const MAX_SEO_DESCRIPTION = 500

/** 'draft': shoppers see nothing of it yet. */
export const SAVE_INTENTS = ['draft', 'publish'] as const

/** See docs/rules.md, Pages. What only a published page must be is checked by `problemsOf`. */
export const pageInput = z
  .strictObject({
    title: text('Title', MAX_TITLE).min(1, 'Title is required'),
    slug: text('Slug', MAX_TITLE),
    policy: z.string().transform((name, ctx) => {
      const policy = findPolicy(name)
      if (name !== '' && !policy) ctx.addIssue('Choose a policy or none')
      return policy
    }),
    body: text('The text', MAX_PAGE_LENGTH),
    seoTitle: text('SEO title', MAX_TITLE),
    seoDescription: text('SEO description', MAX_SEO_DESCRIPTION),
    /** Missing if the save bar or a key sends the form. */
    intent: z.enum(SAVE_INTENTS).optional(),
    version: z.string().max(100),
    /** Sent if the page was deleted while its form was open. */
    asNew: z.literal('yes').optional(),
  })
  .superRefine(({ slug, title }, ctx) => {
    if (slug === '' && slugify(title) !== '') {
      ctx.addIssue({ code: 'custom', path: ['slug'], message: 'Slug is required' })
    }
  })

export type PageInput = z.output<typeof pageInput>
