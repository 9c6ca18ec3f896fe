export const BRAND_FILE_TYPES = ['svg', 'png'] as const
