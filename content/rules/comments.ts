import type { RuleFamily } from '../../lib/audit-rules/schema'

const family = {
  page: 'insides/audit/dbDesign/comments',
  rules: [
    {
      code: 'CM01',
      name: { en: 'Table comment', zh: '表注释' },
      level: 'notice',
      statements: ['CREATE TABLE', 'COMMENT ON'],
      databases: ['mysql', 'postgresql', 'opengauss', 'oracle', 'oceanbase', 'kes', 'tdsql'],
      trigger: {
        en: 'a table is created without a comment: without `COMMENT=` in MySQL and its relatives, elsewhere without a `COMMENT ON TABLE` in the same script. Temporary tables are exempt.',
        zh: '建表时没有注释：在 MySQL 及其兼容数据库中没有 `COMMENT=`，在其他数据库中同一脚本里没有对应的 `COMMENT ON TABLE`。临时表除外。',
      },
      reason: {
        en: 'Years later somebody must decide whether a table can be dropped, and by then a description outside the database may be gone. The comment is part of the schema and appears in every dump and every client. One sentence is enough: what one row represents, and which program fills the table.',
        zh: '几年之后要决定一张表能不能删，那时数据库之外的说明文档可能早已不在。注释是 schema 的一部分，每份导出、每个客户端工具里都有。一句话就够：一行代表什么，由哪个程序写入。',
      },
      bad: {
        sql: `CREATE TABLE part_price (
  pp_partkey INTEGER REFERENCES part,
  pp_from DATE,
  PRIMARY KEY (pp_partkey, pp_from)
);`,
      },
      good: {
        sql: `CREATE TABLE part_price (
  pp_partkey INTEGER REFERENCES part,
  pp_from DATE,
  PRIMARY KEY (pp_partkey, pp_from)
);
COMMENT ON TABLE part_price IS
  'List price of a part from a day on, until its next row. Filled by the nightly import.';`,
      },
      variants: {
        mysql: `CREATE TABLE part_price (
  pp_partkey INTEGER,
  pp_from DATE,
  PRIMARY KEY (pp_partkey, pp_from),
  FOREIGN KEY (pp_partkey) REFERENCES part (p_partkey)
) COMMENT = 'List price of a part from a day on, until its next row. Filled by the nightly import.';`,
      },
      note: {
        en: 'SQL Server has no statement for this: descriptions are extended properties, set by the procedure `sp_addextendedproperty`, which the rule does not read. openGauss takes `COMMENT=` inside CREATE TABLE in B compatibility mode only.',
        zh: 'SQL Server 没有相应的语句：说明保存在扩展属性里，用存储过程 `sp_addextendedproperty` 设置，本规则不读取。openGauss 只有在 B 兼容模式下才能在 CREATE TABLE 中写 `COMMENT=`。',
      },
    },
    {
      code: 'CM02',
      name: { en: 'Column comment', zh: '列注释' },
      level: 'notice',
      statements: ['CREATE TABLE', 'ALTER TABLE', 'COMMENT ON'],
      databases: ['mysql', 'postgresql', 'opengauss', 'oracle', 'oceanbase', 'kes', 'tdsql'],
      trigger: {
        en: 'a column is created or added without a comment, or a change of a column in MySQL omits its existing comment.',
        zh: '新建或新增的列没有注释；或者在 MySQL 中修改列时，漏掉了原有的注释。',
      },
      reason: {
        en: 'A name rarely shows the unit, the meaning of a code or whether a price includes tax. In MySQL, MODIFY also replaces the whole definition of a column: it removes everything that is not repeated, such as the comment, NOT NULL and the default.',
        zh: '单位是什么、代码各是什么意思、价格含不含税，光看列名很难知道。此外，MySQL 的 MODIFY 会替换列的整个定义：注释、NOT NULL、默认值，没有重写一遍的都会丢。',
      },
      bad: {
        sql: `ALTER TABLE part
  MODIFY COLUMN p_retailprice DECIMAL(18,2);`,
        marks: 'mysql',
      },
      good: {
        sql: `ALTER TABLE part
  MODIFY COLUMN p_retailprice DECIMAL(18,2) NOT NULL COMMENT 'net, in euro';`,
        marks: 'mysql',
      },
      variants: {
        postgresql: `ALTER TABLE part ALTER COLUMN p_retailprice TYPE DECIMAL(18,2);
COMMENT ON COLUMN part.p_retailprice IS 'net, in euro';`,
        oracle: `ALTER TABLE part MODIFY p_retailprice NUMBER(18,2);
COMMENT ON COLUMN part.p_retailprice IS 'net, in euro';`,
      },
      note: {
        en: 'Comments on every one of two hundred columns are of little use: many teams require them only for codes, units and flags, and exempt names such as `id` and `created_at`. Adding comments to a table in use costs little: PostgreSQL changes only the catalogue, under a lock that does not block reads and writes.',
        zh: '两百列的表要求每列都写注释，只会制造噪声：不少团队只要求代码、单位、标志这几类列，把 `id`、`created_at` 之类的名称设为例外。给使用中的表补注释代价很小：PostgreSQL 只改系统表，所加的锁不妨碍读写。',
      },
    },
    {
      code: 'CM03',
      name: { en: 'Comment too short', zh: '注释长度' },
      level: 'notice',
      statements: ['CREATE TABLE', 'ALTER TABLE', 'COMMENT ON'],
      databases: ['mysql', 'postgresql', 'opengauss', 'oracle', 'oceanbase', 'kes', 'tdsql'],
      threshold: { name: { en: 'at least', zh: '下限' }, default: 4, unit: { en: 'characters', zh: '个字符' } },
      trigger: {
        en: 'a comment, without leading and trailing blanks, has fewer characters than the limit, or repeats the name of its table or column. A Chinese character counts as two.',
        zh: '注释的字符数少于下限（首尾空白不计，一个汉字按两个计），或者只是重复表名、列名。',
      },
      reason: {
        en: 'If comments are required, some authors write `-`, `x` or `c_acctbal: acctbal`. Such a comment is worse than none: CM01 and CM02 no longer report the table or column, which then seems to be documented.',
        zh: '强制写注释，就会有人用 `-`、`x`、`c_acctbal: acctbal` 来应付。这比没有注释还糟：CM01 和 CM02 不再报告，表或列看上去倒像是写过文档了。',
      },
      bad: {
        sql: `COMMENT ON TABLE customer IS 'Customer';
COMMENT ON COLUMN customer.c_acctbal IS '-';`,
      },
      good: {
        sql: `COMMENT ON TABLE customer IS 'One row for each company that has ever asked for an offer.';
COMMENT ON COLUMN customer.c_acctbal IS 'Balance in US dollars; negative if the customer owes us.';`,
      },
      variants: {
        mysql: `ALTER TABLE customer
  COMMENT = 'One row for each company that has ever asked for an offer.',
  MODIFY COLUMN c_acctbal DECIMAL(15,2)
    COMMENT 'Balance in US dollars; negative if the customer owes us.';`,
      },
      note: {
        en: 'Four is right for Chinese, where four characters can be a sentence; for English use twelve. There is also an upper limit: MySQL allows 1,024 characters for a column and 2,048 for a table. No rule can check whether the text is true.',
        zh: '下限取 4 是按中文考虑的，四个字就能成句；英文注释取 12 更合适。注释也有上限：MySQL 的列注释最多 1,024 个字符，表注释最多 2,048 个。至于写得对不对，没有规则判断得了。',
      },
    },
  ],
} satisfies RuleFamily

export default family
