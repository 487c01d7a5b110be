import { describe, expect, it } from 'vitest'
import { translateSchema } from './schema'

const translated = (sql: string) =>
  translateSchema(sql)
    .replace(/\s+/g, ' ')
    .replace(/ ([,)])/g, '$1')
    .replace(/\( /g, '(')
    .replace(/,(?=[a-z"])/g, ', ')
    .trim()

describe('schemas of other engines', () => {
  it('a dump of MySQL is read as a schema', () => {
    expect(
      translated(
        "CREATE TABLE `Orders` (`Id` INT(11) UNSIGNED NOT NULL AUTO_INCREMENT COMMENT 'key', paid TINYINT(1), at DATETIME DEFAULT CURRENT_TIMESTAMP, PRIMARY KEY (`Id`), UNIQUE KEY `uk` (paid), KEY `k` (at)) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4;",
      ),
    ).toBe(
      `CREATE TABLE "orders" ("id" integer NOT NULL DEFAULT dialect.next_number('"orders"', '"id"') CHECK (0 <= "id"), paid smallint, at timestamp(0) DEFAULT CURRENT_TIMESTAMP, PRIMARY KEY ("id"), UNIQUE (paid))`,
    )
  })

  it('an ENUM of MySQL becomes an enum, and a SET one with all combinations in the order of their numbers', () => {
    const sql = translated("CREATE TABLE t (s ENUM('a','b') NOT NULL, m SET('1','2'), n ENUM('a','b'))")
    expect(sql).toContain("CREATE TYPE dialect.enum_1 AS ENUM ('a','b')")
    expect(sql).toContain("CREATE TYPE dialect.set_2 AS ENUM ('','1','2','1,2')")
    expect(sql).toContain('CREATE TABLE t (s dialect.enum_1 NOT NULL, m dialect.set_2, n dialect.enum_1)')
  })

  it('an ENUM with a label that is too long for PostgreSQL is a text', () => {
    expect(translated(`CREATE TABLE t (s ENUM('${'a'.repeat(64)}'))`)).toBe('CREATE TABLE t (s text)')
  })

  it('statements without effect on tables are skipped', () => {
    expect(
      translated('USE shop; SET NAMES utf8; CREATE DATABASE shop; CREATE INDEX i ON t (a); CREATE TABLE t (a INT)'),
    ).toBe('CREATE TABLE t (a integer)')
  })

  it.each([
    ["a INT COMMENT 'may be negative, so not unsigned'", 'a integer'],
    ['a INT -- may be negative, so not unsigned\n', 'a integer'],
    ['a INT /* the key */ NOT NULL', 'a integer NOT NULL'],
    ["a TEXT DEFAULT 'key'", "a TEXT DEFAULT 'key'"],
    ["a TEXT DEFAULT 'binary'", "a TEXT DEFAULT 'binary'"],
    ['a TEXT DEFAULT "it\'s a key"', "a TEXT DEFAULT 'it''s a key'"],
    ["a TEXT DEFAULT '[key]'", "a TEXT DEFAULT '[key]'"],
    ["a TEXT COMMENT 'it\\'s, fine', b INT", 'a TEXT, b integer'],
    ['a TEXT COMMENT "it\'s, fine", b INT', 'a TEXT, b integer'],
    ["m TEXT, CHECK (m IN ('enable','disable'))", "m TEXT, CHECK (m IN ('enable','disable'))"],
    ['a INT REFERENCES `key` (`unsigned`)', 'a integer REFERENCES "key" ("unsigned")'],
    [String.raw`a TEXT DEFAULT '50\%', b INT UNSIGNED`, String.raw`a TEXT DEFAULT '50\%', b integer CHECK (0 <= b)`],
  ])('literals, quoted names and comments of %s do not change its translation', (columns, expected) => {
    expect(translated(`CREATE TABLE t (${columns})`)).toBe(`CREATE TABLE t (${expected})`)
  })

  it('a GO in a line of its own ends a statement, and one in a literal does not', () => {
    expect(translated("INSERT INTO t VALUES ('a\nGO\nb')\r\n go \r\nCREATE TABLE u (go INT)")).toBe(
      "INSERT INTO t VALUES ('a GO b') ; CREATE TABLE u (go integer)",
    )
    expect(translated('CREATE TABLE t (\na INT, CHECK (a > go \n))')).toBe('CREATE TABLE t (a integer, CHECK (a > go))')
  })

  it('statements in the comments of mysqldump are skipped, and the same characters in a literal are not', () => {
    expect(translated("/*!40101 SET NAMES utf8 */;\nINSERT INTO t VALUES ('/*! a */')")).toBe(
      "INSERT INTO t VALUES ('/*! a */')",
    )
  })
})
