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
    [
      "a TEXT DEFAULT _utf8mb4'key', CHECK (a IN (_utf8mb4'x',_latin1'y'))",
      "a TEXT DEFAULT 'key', CHECK (a IN ('x','y'))",
    ],
    [
      "a BIT(1) DEFAULT b'0', b BIT, c BIT(8) DEFAULT b'101'",
      'a dialect.bool DEFAULT 0, b dialect.bool, c bigint DEFAULT 5',
    ],
    ['a INT REFERENCES `key` (`unsigned`)', 'a integer REFERENCES "key" ("unsigned")'],
    [String.raw`a TEXT DEFAULT '50\%', b INT UNSIGNED`, String.raw`a TEXT DEFAULT '50\%', b integer CHECK (0 <= b)`],
  ])('literals, quoted names and comments of %s do not change its translation', (columns, expected) => {
    expect(translated(`CREATE TABLE t (${columns})`)).toBe(`CREATE TABLE t (${expected})`)
  })

  it('the keys of a dump of phpMyAdmin are read from ALTER TABLE', () => {
    const sql = `ALTER TABLE \`t\`
  ADD PRIMARY KEY (\`id\`), ADD UNIQUE KEY \`u\` (\`a\`(10)), ADD KEY \`k\` (\`b\`), ADD FULLTEXT KEY \`f\` (\`a\`);
ALTER TABLE \`t\` MODIFY \`id\` int(11) NOT NULL AUTO_INCREMENT, AUTO_INCREMENT=7;
ALTER TABLE \`t\` ADD KEY \`k2\` (\`b\`);
ALTER TABLE \`t\` ADD CONSTRAINT \`c\` FOREIGN KEY (\`b\`) REFERENCES \`u\` (\`id\`) ON DELETE CASCADE, ENGINE=InnoDB;`
    expect(translated(sql)).toBe(
      [
        'ALTER TABLE "t" ADD PRIMARY KEY ("id"), ADD UNIQUE ("a")',
        `ALTER TABLE "t" ALTER "id" SET DEFAULT dialect.next_number('"t"', '"id"')`,
        'ALTER TABLE "t" ADD FOREIGN KEY ("b") REFERENCES "u" ("id") ON DELETE CASCADE',
      ].join('; '),
    )
  })

  it('ALTER TABLE adds columns', () => {
    expect(translated('ALTER TABLE t ADD COLUMN a INT UNSIGNED AFTER b, ADD c TINYINT(1) FIRST')).toBe(
      'ALTER TABLE t ADD a integer CHECK (0 <= a), ADD c smallint',
    )
  })

  it('ALTER TABLE with other actions is left to PostgreSQL', () => {
    expect(translated('ALTER TABLE `T` DROP COLUMN a, ADD b INT')).toBe('ALTER TABLE "t" DROP COLUMN a, ADD b INT')
  })

  it('a generated column that calculates with columns is translated, another one is rejected', () => {
    expect(translated('CREATE TABLE t (a INT, b INT AS (a + 1) VIRTUAL)')).toBe(
      'CREATE TABLE t (a integer, b integer GENERATED ALWAYS AS (a + 1) STORED)',
    )
    expect(() => translateSchema('CREATE TABLE t (a INT, b INT GENERATED ALWAYS AS (a / 2) STORED)')).toThrow(
      'b is a computed column',
    )
    expect(() => translateSchema("CREATE TABLE t (a INT, b CHAR(9) AS (CONCAT(a, 'x')))")).toThrow('a computed column')
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
