import * as ar from '#app/content/reviews/page/messages/ar.ts'
import * as de from '#app/content/reviews/page/messages/de.ts'
import * as en from '#app/content/reviews/page/messages/en.ts'
import * as es from '#app/content/reviews/page/messages/es.ts'
import * as fr from '#app/content/reviews/page/messages/fr.ts'
import * as it from '#app/content/reviews/page/messages/it.ts'
import * as nl from '#app/content/reviews/page/messages/nl.ts'
import * as pl from '#app/content/reviews/page/messages/pl.ts'
import * as pt from '#app/content/reviews/page/messages/pt.ts'
import { inLanguages } from '#app/lib/messages.ts'

export const reviewPageText = inLanguages<typeof en>({ ar, de, en, es, fr, it, nl, pl, pt })
