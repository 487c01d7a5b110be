import type { RuntimeMode } from '../next/html'
import type { Localized } from '../i18n/locales'

/** The target of a link in the site's configuration: a page by its id, the blog, or a URL. */
export type LinkTarget = { docId: string } | { postId: string } | { to: 'blog' } | { href: string }

/** An entry of the navbar; `position` is right by default. */
export type NavbarItem = { position?: 'left' | 'right' } & (
  | { type: 'docSidebar'; sidebarId: string; label: Localized }
  | { type: 'doc'; docId: string; label: Localized }
  | { type: 'route'; to: 'blog'; label: Localized }
  | { type: 'external'; href: string; label: Localized; primary?: boolean }
  | { type: 'dropdown'; label: Localized; items: readonly NavbarItem[] }
  | { type: 'docsVersion' }
  | { type: 'localeDropdown' }
  | { type: 'search' }
)

export type FooterLink = { label: Localized } & LinkTarget

export interface FooterColumn {
  title: Localized
  items: readonly FooterLink[]
}

/** The footer of every page: either columns with titles or a row of links; a mixture is an error. */
export interface FooterFacts {
  style: 'light' | 'dark'
  logo: boolean
  links: readonly FooterColumn[] | readonly FooterLink[]
}

/** The announcement bar above the navbar. A new `id` shows the bar again to readers who closed it. */
export interface Announcement {
  id: string
  text: Localized
  /** The target of the text; if its page does not exist, the bar is not shown. */
  link?: LinkTarget
  closeable: boolean
}

const env = process.env
const withDrafts = env.SITE_DRAFTS === 'on'
const provider = trimSlash(env.PROVIDER_URL ?? 'https://www.example.com')

/** The product's names; texts contain the placeholder `{product}`. */
const product = {
  name: env.PRODUCT_NAME ?? 'SQL Tuner',
  /** The product's name in tags and URLs. */
  slug: env.PRODUCT_SLUG ?? 'sql-tuner',
}

const announcement: Announcement = {
  id: 'driving-table',
  text: { en: 'New on the blog: which table drives a join', zh: '博客新文：连接由哪张表驱动' },
  link: { postId: '2025/driving-table' },
  closeable: true,
}

/** The announcement of a preview with drafts. */
const draftsAnnouncement: Announcement = {
  id: 'drafts',
  text: {
    en: 'Preview: this site contains drafts and posts with a future date',
    zh: '预览：本站含有草稿和尚未到发布日期的文章',
  },
  closeable: false,
}

/** The site's configuration: data that components and build steps read and do not change. */
export const site = {
  product,
  tagline: {
    en: 'Optimise your SQL queries by clicks',
    zh: '点几下，就能优化 SQL',
  },
  /** The origin of the public site, without a trailing slash. */
  url: trimSlash(env.SITE_URL ?? 'https://docs.example.com'),
  /** The default content folder; `CONTENT_DIR` sets another. */
  contentDir: 'content',
  provider: {
    home: `${provider}/`,
    support: env.PROVIDER_SUPPORT_URL ?? `${provider}/support/`,
    /** The base URL of “Edit this page” links, up to the content folder; an empty string hides the link. */
    editBase: (env.EDIT_BASE_URL ?? `${provider}/edit/content/`).replace(/[^/]$/, '$&/'),
    community: env.COMMUNITY_URL ?? `${provider}/community/`,
    social: env.SOCIAL_URL ?? `${provider}/social/`,
  },
  /** “Was this page helpful?”: the URL of the form for new issues, empty for none; `off` hides the question. */
  feedback: {
    state: (env.FEEDBACK ?? 'on') as 'on' | 'off',
    form: env.FEEDBACK_URL ?? `${provider}/feedback/`,
  },
  runtime: (env.SITE_RUNTIME ?? 'intent') as RuntimeMode,
  /** Whether opened pages are available offline; `off` also deletes cached pages in browsers. */
  offline: (env.SITE_OFFLINE ?? 'on') as 'on' | 'off',
  /** The analytics services; a service without an id or domain is not used. */
  analytics: {
    gtag: {
      id: env.GTAG_ID ?? '',
      script: env.GTAG_SCRIPT_URL ?? 'https://www.googletagmanager.com/gtag/js',
    },
    plausible: {
      domain: env.PLAUSIBLE_DOMAIN ?? '',
      endpoint: env.PLAUSIBLE_ENDPOINT ?? 'https://plausible.io/api/event',
    },
  },
  /** The date of this build, in UTC: posts with a later date are drafts. */
  buildDate: env.SITE_DATE ?? new Date().toISOString().slice(0, 10),
  /** Whether this build is a preview with drafts and future posts; `npm run build -- --drafts` sets the variable. */
  withDrafts,
  copyrightYear: 2025,
  postsPerPage: 5,
  tocLevels: { min: 2, max: 3 },
  announcement: (withDrafts ? draftsAnnouncement : announcement) as Announcement | undefined,
  /**
   * The sidebar of docs: whether opening a category closes its siblings, which the settings of a content folder can
   * change, and whether readers can hide the sidebar.
   */
  sidebar: { autoCollapse: true, hideable: true },
  navbar: [
    { type: 'docSidebar', sidebarId: 'guidesBar', label: { en: 'Tutorial', zh: '教程' }, position: 'left' },
    { type: 'docSidebar', sidebarId: 'insidesBar', label: { en: 'Insides', zh: '原理' }, position: 'left' },
    { type: 'docSidebar', sidebarId: 'apiBar', label: { en: 'API', zh: 'API' }, position: 'left' },
    { type: 'route', to: 'blog', label: { en: 'Blog', zh: '博客' }, position: 'left' },
    { type: 'doc', docId: 'faq', label: { en: 'FAQs', zh: '常见问题' }, position: 'left' },
    { type: 'search' },
    { type: 'localeDropdown' },
    {
      type: 'external',
      href: env.PROVIDER_SUPPORT_URL ?? `${provider}/support/`,
      label: { en: 'Book a Demo', zh: '预约演示' },
    },
    { type: 'external', href: `${provider}/`, label: { en: 'Try it Free', zh: '免费试用' }, primary: true },
  ] satisfies NavbarItem[] as readonly NavbarItem[],
  footer: {
    style: 'light',
    logo: true,
    links: [
      {
        title: { en: 'Insides', zh: '原理' },
        items: [
          { docId: 'insides/audit/index', label: { en: 'SQL Auditing', zh: 'SQL 审核' } },
          { docId: 'insides/rewrite/index', label: { en: 'Rewrite Optimization', zh: '重写优化' } },
          { docId: 'insides/index-engine/index', label: { en: 'Index Recommendation', zh: '索引推荐' } },
        ],
      },
      {
        title: { en: 'Learn', zh: '学习' },
        items: [
          { docId: 'guides/optimize/index', label: { en: 'Tutorial', zh: '教程' } },
          { to: 'blog', label: { en: 'Blog', zh: '博客' } },
          { docId: 'faq', label: { en: 'FAQs', zh: '常见问题' } },
        ],
      },
      {
        title: { en: 'Community', zh: '社区' },
        items: [
          {
            href: env.COMMUNITY_URL ?? `${provider}/community/`,
            label: { en: 'Community chat', zh: '交流社区' },
          },
          { href: env.SOCIAL_URL ?? `${provider}/social/`, label: { en: 'Follow us', zh: '关注我们' } },
        ],
      },
    ],
  } satisfies FooterFacts as FooterFacts,
}

function trimSlash(url: string): string {
  return url.replace(/\/+$/, '')
}
