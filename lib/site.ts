import type { Localized } from './i18n/locales'

/** When React and the router are fetched: at once, or when the reader first means to do something. */
export type RuntimeMode = 'intent' | 'eager'

/** An entry of the navbar. `position` defaults to right. */
export type NavbarItem =
  | { type: 'docSidebar'; sidebarId: string; label: Localized; position?: 'left' | 'right' }
  | { type: 'route'; to: 'blog'; label: Localized; position?: 'left' | 'right' }
  | { type: 'doc'; docId: string; label: Localized; position?: 'left' | 'right' }
  | { type: 'external'; href: string; label: Localized; primary?: boolean; position?: 'left' | 'right' }

/** A link of the footer: a doc by its id, or an address of its own. */
export type FooterLink = { label: Localized } & ({ docId: string } | { href: string } | { to: 'blog' })

const env = process.env
const provider = trimSlash(env.PROVIDER_URL ?? 'https://www.example.com')

/** The product's name is this one fact; writers type `{product}`. */
const product = {
  name: env.PRODUCT_NAME ?? 'SQL Tuner',
  /** The name's form in tags and addresses. */
  slug: env.PRODUCT_SLUG ?? 'sql-tuner',
}

/** Everything the site states about itself. Data only: components and steps read it, none of them adds to it. */
export const site = {
  product,
  tagline: {
    en: 'Optimise your SQL queries by clicks',
    zh: '点几下，就能优化 SQL',
  },
  /** Origin of the public site, without a trailing slash. */
  url: trimSlash(env.SITE_URL ?? 'https://docs.example.com'),
  basePath: '/docs',
  /** The site's own content; `CONTENT_DIR` builds another folder in its place. */
  contentDir: 'content',
  provider: {
    home: `${provider}/`,
    support: env.PROVIDER_SUPPORT_URL ?? `${provider}/support/`,
    /** Where “Edit this page” leads, up to the content folder; empty hides the link. */
    editBase: env.EDIT_BASE_URL ?? `${provider}/edit/content/`,
    community: env.COMMUNITY_URL ?? `${provider}/community/`,
    social: env.SOCIAL_URL ?? `${provider}/social/`,
  },
  runtime: (env.SITE_RUNTIME ?? 'intent') as RuntimeMode,
  copyrightYear: 2025,
  postsPerPage: 5,
  tocLevels: { min: 2, max: 3 },
  navbar: [
    { type: 'docSidebar', sidebarId: 'guidesBar', label: { en: 'Tutorial', zh: '教程' }, position: 'left' },
    { type: 'docSidebar', sidebarId: 'insidesBar', label: { en: 'Insides', zh: '原理' }, position: 'left' },
    { type: 'docSidebar', sidebarId: 'apiBar', label: { en: 'API', zh: 'API' }, position: 'left' },
    { type: 'route', to: 'blog', label: { en: 'Blog', zh: '博客' }, position: 'left' },
    { type: 'doc', docId: 'faq', label: { en: 'FAQs', zh: '常见问题' }, position: 'left' },
    {
      type: 'external',
      href: env.PROVIDER_SUPPORT_URL ?? `${provider}/support/`,
      label: { en: 'Book a Demo', zh: '预约演示' },
    },
    { type: 'external', href: `${provider}/`, label: { en: 'Try it Free', zh: '免费试用' }, primary: true },
  ] satisfies NavbarItem[] as readonly NavbarItem[],
  footer: [
    { docId: 'insides/audit/index', label: { en: 'SQL Auditing', zh: 'SQL 审核' } },
    { docId: 'insides/rewrite/index', label: { en: 'Rewrite Optimization', zh: '重写优化' } },
    { docId: 'insides/index-engine/index', label: { en: 'Index Recommendation', zh: '索引推荐' } },
    { href: env.COMMUNITY_URL ?? `${provider}/community/`, label: { en: 'Community chat', zh: '交流社区' } },
    { href: env.SOCIAL_URL ?? `${provider}/social/`, label: { en: 'Follow us', zh: '关注我们' } },
  ] satisfies FooterLink[] as readonly FooterLink[],
}

function trimSlash(url: string): string {
  return url.replace(/\/+$/, '')
}
