import type { AuditRule, LoadedFamily, RewriteRule, Rule } from './schema'

/** Returns an audit rule with default values for tests; `facts` override them. */
export function makeRule(code: string, facts: Partial<AuditRule> = {}): AuditRule {
  return {
    code,
    name: { en: `Name of ${code}`, zh: `${code} 的名称` },
    level: 'warning',
    statements: ['SELECT'],
    databases: 'all',
    trigger: { en: 'it does.', zh: '出现时。' },
    reason: { en: 'It hurts.', zh: '有害。' },
    bad: { sql: 'SELECT 1;' },
    good: { sql: 'SELECT 2;' },
    ...facts,
  }
}

/** Returns an equivalent rewrite with default values for tests; `facts` override them. */
export function makeRewrite(code: string, facts: Partial<RewriteRule> = {}): RewriteRule {
  return {
    code,
    name: { en: `Name of ${code}`, zh: `${code} 的名称` },
    kind: 'equivalent',
    statements: ['SELECT'],
    databases: 'all',
    condition: { en: 'Always.', zh: '总是成立。' },
    before: { sql: 'SELECT 1;' },
    after: { sql: 'SELECT 1;' },
    why: { en: 'Work.', zh: '省事。' },
    native: { en: 'None.', zh: '没有。' },
    ...facts,
  }
}

/** Returns a family of rules for tests; each rule has ten lines in its file. */
export function makeFamily(name: string, page: string, rules: readonly Rule[]): LoadedFamily {
  const lines = Object.fromEntries(
    rules.flatMap(({ code }, index) => [
      [code, 10 * index + 1],
      [`${code} bad`, 10 * index + 5],
    ]),
  )
  return { name, page, rules, file: `content/rules/${name}.ts`, lines }
}
