import { inLanguages } from '#app/lib/messages.ts'
import * as ar from '#app/pricing/taxes/messages/ar.ts'
import * as de from '#app/pricing/taxes/messages/de.ts'
import * as en from '#app/pricing/taxes/messages/en.ts'
import * as es from '#app/pricing/taxes/messages/es.ts'
import * as fr from '#app/pricing/taxes/messages/fr.ts'
import * as it from '#app/pricing/taxes/messages/it.ts'
import * as nl from '#app/pricing/taxes/messages/nl.ts'
import * as pl from '#app/pricing/taxes/messages/pl.ts'
import * as pt from '#app/pricing/taxes/messages/pt.ts'

export const taxesText = inLanguages<typeof en>({ ar, de, en, es, fr, it, nl, pl, pt })
