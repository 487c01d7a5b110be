import { describe, expect, it } from 'vitest'
import { review } from './test-review'

const definition = 'CL06 CL07 CL08 CL09 CL16 CN01 CN03 CN06 CN08 CN09 IX09 IX11 IX13 IX14 NM01 NM02 NM06 NM10 TB04 TB05'
const changes = 'OP01 OP02 OP04 OP05 OP06 OP07 OP08 OP09 OP11 OP14 OP16 NM03'

describe('checks of DDL in Oracle', () => {
  it.each<[sql: string, codes: string, found: string[]]>([
    ['CREATE TABLE x (a NUMBER(19) CONSTRAINT pk_x PRIMARY KEY USING INDEX TABLESPACE i ENABLE)', definition, []],
    ['CREATE TABLE "HR"."X" ("A" INTEGER, CONSTRAINT "PK_X" PRIMARY KEY ("A")) PCTFREE 10', definition, []],
    ['CREATE TABLE x (a NUMBER(9), CONSTRAINT pk_x PRIMARY KEY (a))', definition, ['CN03 1:17']],
    ['CREATE TABLE "x y" (a NUMBER, "Bc" NUMBER)', definition, ['CN01 1:14', 'NM01 1:14', 'NM02 1:31', 'NM10 1:31']],
    [
      'CREATE TABLE x (a BINARY_DOUBLE, b FLOAT, c CHAR(30 CHAR), d VARCHAR2(4000 BYTE), e NCLOB, f SYS.XMLTYPE, g LONG RAW)',
      'CL06 CL07 CL08 CL09 CL16',
      ['CL06 1:17', 'CL07 1:43', 'CL08 1:60', 'CL09 1:83', 'CL16 1:92', 'CL09 1:107'],
    ],
    [
      'CREATE TABLE x (a TIMESTAMP(6) WITH LOCAL TIME ZONE DEFAULT SYSTIMESTAMP NOT NULL, b INTERVAL DAY(2) TO SECOND(6), c AS (a + b) VIRTUAL, d DEFAULT ON NULL 1)',
      'CL14 CL15',
      ['CL14 1:84', 'CL15 1:84'],
    ],
    // the empty text is NULL, so it is not a default
    [
      "CREATE TABLE x (a VARCHAR2(9) DEFAULT '' NOT NULL, b VARCHAR2(9) DEFAULT '' || 'x' NOT NULL)",
      'CL13',
      ['CL13 1:17'],
    ],
    ["ALTER TABLE t ADD a VARCHAR2(9) DEFAULT '' NOT NULL", changes, ['OP11 1:19']],
    ['CREATE PRIVATE TEMPORARY TABLE ora$ptt_x (a NUMBER)', 'NM01 NM13', []],
    ['CREATE GLOBAL TEMPORARY TABLE x (a NUMBER) ON COMMIT PRESERVE ROWS', 'CN01', []],
    ['CREATE TABLE x (a NUMBER) ORGANIZATION EXTERNAL (TYPE ORACLE_LOADER)', 'CN01', []],
    [
      'CREATE TABLE x (a NUMBER, b DATE) PARTITION BY RANGE (b) (PARTITION p VALUES LESS THAN (MAXVALUE))',
      'TB04 TB05',
      ['TB04 1:14', 'TB05 1:14'],
    ],
    ['CREATE TABLE x (a NUMBER AUTO_INCREMENT)', 'CN01', ['syntax 1:26']],
    ['CREATE TABLE x (a DOUBLE PRECISION, b NATIONAL CHAR VARYING(9), c LONG RAW)', 'CL06 CL09', ['CL09 1:65']],
    ['CREATE TABLE x (a BIGINT)', 'CN01', ['syntax 1:19']],
    ['CREATE TABLE x (a NUMBER)\n\n  CREATE INDEX i ON x (a)', 'CN01', ['syntax 3:3']],
    ['CREATE TABLE x (a NUMBER REFERENCES u, CONSTRAINT f FOREIGN KEY (a) REFERENCES t (v))', 'CN06', ['CN06 1:66']],
    ['CREATE TABLE x (a NUMBER(10) DEFAULT x_seq.NEXTVAL PRIMARY KEY)', 'CN04', []],
    // a trigger that takes the key from a sequence
    [
      'CREATE TABLE x (a NUMBER(10) PRIMARY KEY);\nCREATE TRIGGER r BEFORE INSERT ON "X" FOR EACH ROW BEGIN :new.a := x_seq.NEXTVAL; END;\n/',
      'CN04',
      [],
    ],
    [
      'CREATE TABLE x (a NUMBER(10) PRIMARY KEY);\nCREATE TRIGGER r BEFORE INSERT ON y FOR EACH ROW BEGIN :new.a := x_seq.NEXTVAL; END;\n/',
      'CN04',
      ['CN04 1:17'],
    ],
    // NOT NULL as Oracle exports it
    [
      'CREATE TABLE x (a NUMBER, b NUMBER, CHECK (b > 0)); ALTER TABLE x ADD CONSTRAINT c CHECK ("A" IS NOT NULL) ENABLE',
      'CN07 CL14',
      ['CL14 1:27', 'CN07 1:37'],
    ],
    ['CREATE TABLE x (a VARCHAR2(3199), b VARCHAR2(3199), UNIQUE (a, b))', 'IX06', []],
    ['CREATE TABLE x (a VARCHAR2(3200), b VARCHAR2(3199), UNIQUE (a, b))', 'IX06', ['IX06 1:61']],
    ['CREATE BITMAP INDEX i ON t (v) ONLINE', 'IX11 IX13', []],
    ['CREATE BITMAP INDEX i ON t (u.k) FROM t, u WHERE t.id = u.id', 'IX11 IX13', []],
    ['CREATE INDEX i ON t x (x.v) ONLINE', 'IX11 IX09', ['IX09 1:1']],
    ['CREATE INDEX i ON t (UPPER(v), 0)', 'IX09 IX11 IX13', ['IX11 1:1', 'IX13 1:1']],
    ['CREATE INDEX i ON t (v, 0) ONLINE', 'IX09 IX11', []],
    [
      'CREATE TABLE x (a NUMBER, b DATE) PARTITION BY RANGE (b) (PARTITION p VALUES LESS THAN (MAXVALUE)); CREATE INDEX i ON x (a) LOCAL; CREATE UNIQUE INDEX j ON x (a); CREATE INDEX k ON x (b)',
      'IX12',
      ['IX12 1:164'],
    ],
    ['CREATE INDEX i ON t (v) INDEXTYPE IS CTXSYS.CONTEXT', 'IX10', ['IX10 1:1']],
    ["CREATE INDEX i ON t (LOWER(v)); SELECT id FROM t WHERE LOWER(v) = 'x' AND UPPER(v) = 'X'", 'DM23', ['DM23 1:75']],
    ['ALTER INDEX i UNUSABLE', 'IX14', ['IX14 1:13']],
    ['ALTER TABLE t ADD (a NUMBER NOT NULL, b DATE DEFAULT SYSDATE NOT NULL)', changes, ['OP11 1:20']],
    ['ALTER TABLE t ADD CONSTRAINT c CHECK (id > 0) ENABLE NOVALIDATE', 'CN09', []],
    ['ALTER TABLE t ADD a CLOB LOB (a) STORE AS SECUREFILE (TABLESPACE x)', 'CL09', ['CL09 1:19']],
    ['ALTER TABLE t ADD CONSTRAINT c CHECK (id > 0) DISABLE', 'CN09', []],
    ['ALTER TABLE t ADD CONSTRAINT c CHECK (id > 0) DISABLE VALIDATE', 'CN09', ['CN09 1:32']],
    ['ALTER TABLE t ADD a NUMBER CHECK (a > 0) DISABLE', 'CN09', []],
    ['ALTER TABLE t ADD PRIMARY KEY (v) USING INDEX i', 'CN08', []],
    ['ALTER TABLE t ADD PRIMARY KEY (v) USING INDEX TABLESPACE i', 'CN08', ['CN08 1:32']],
    ['ALTER TABLE t MODIFY (v VARCHAR2(10) NOT NULL, id NUMBER(12))', changes, ['OP08 1:23', 'OP09 1:23']],
    ['ALTER TABLE t MODIFY v DEFAULT 1 DROP COLUMN d', changes, ['OP02 1:46']],
    ['ALTER TABLE t SET UNUSED (v, d) CASCADE CONSTRAINTS', changes, ['OP02 1:27', 'OP02 1:30']],
    ['ALTER TABLE t DROP PRIMARY KEY CASCADE', changes, ['OP05 1:20']],
    ['ALTER TABLE t RENAME COLUMN v TO w', changes, ['OP07 1:22']],
    ['ALTER TABLE t MODIFY x NOT NULL', changes, ['OP16 1:22']],
    ['RENAME t TO s', changes, ['OP07 1:8']],
    ['DROP TABLE hr.t CASCADE CONSTRAINTS PURGE; DROP TABLE t_bak', changes, ['OP01 1:15']],
    ['TRUNCATE TABLE hr.t REUSE STORAGE', changes, ['OP06 1:19']],
    ['CREATE USER "Sales-EU" IDENTIFIED BY x; CREATE USER &owner IDENTIFIED BY x', changes, ['NM03 1:13']],
    ['CREATE TRIGGER r BEFORE INSERT ON t BEGIN DELETE FROM t; END;\n/', changes, ['OP14 1:16']],
    ['CREATE TABLE t (a NUMBER)', changes, ['OP16 1:14']],
    ["BEGIN EXECUTE IMMEDIATE 'DROP TABLE t'; END;\n/\nCREATE TABLE t (a NUMBER);", changes, []],
    [
      "CREATE TABLE x (a NUMBER); COMMENT ON TABLE x IS 'rows of x'; COMMENT ON COLUMN x.a IS 'it''s a'",
      'CM01 CM02',
      [],
    ],
    ['CREATE TABLE x (a NUMBER)', 'CM01 CM02', ['CM01 1:14', 'CM02 1:17']],
    ['CREATE TABLE x (type NUMBER, level NUMBER)', 'NM09', ['NM09 1:30']],
    ['CREATE TABLE x (a NUMBER,)', changes, ['syntax 1:26']],
    ['TRUNCATE t', changes, ['syntax 1:10']],
    ['TRUNCATE CLUSTER c', changes, []],
    ['DROP TABLE t, u', changes, ['syntax 1:13']],
    ['CREATE GARBAGE', changes, ['syntax 1:8']],
  ])('%s checked by %s has the findings %j', async (sql, codes, found) => {
    expect(await review(sql, codes)).toEqual(found)
  })
})
