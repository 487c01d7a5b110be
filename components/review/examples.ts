import type { ReviewInput } from './review-props'

/** A script with findings of each level. */
export const examplePostgresql: ReviewInput = {
  dialect: 'postgresql',
  schema: '',
  sql: `CREATE TABLE invoice (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  customer_id int,
  status text,
  total float8 NOT NULL
);

SELECT i.id, i.total
FROM invoice AS i
WHERE i.id NOT IN (SELECT b.customer_id FROM invoice AS b)
  AND lower(i.status) LIKE '%open'
ORDER BY random();

UPDATE invoice SET total = 0;
`,
}

export const exampleMysql: ReviewInput = {
  dialect: 'mysql',
  schema: '',
  sql: `CREATE TABLE invoice (
  id BIGINT NOT NULL AUTO_INCREMENT,
  customer_id INT,
  status VARCHAR(20),
  total FLOAT NOT NULL,
  PRIMARY KEY (id)
) ENGINE = MyISAM DEFAULT CHARSET = utf8;

SELECT i.id, i.total
FROM invoice AS i
WHERE i.status LIKE '%open'
ORDER BY RAND()
LIMIT 100000, 20;

DELETE FROM invoice;
`,
}

export const exampleSqlServer: ReviewInput = {
  dialect: 'sqlserver',
  schema: '',
  sql: `CREATE TABLE dbo.invoice (
  id bigint IDENTITY(1, 1) NOT NULL CONSTRAINT pk_invoice PRIMARY KEY,
  customer_id int NULL,
  status varchar(20) NULL,
  total float NOT NULL
)
GO

SELECT TOP (20) i.id, i.total
FROM dbo.invoice AS i WITH (NOLOCK)
WHERE i.status = N'open'
    AND CONVERT(varchar(20), i.customer_id) LIKE '%7'
GO

DELETE dbo.invoice
GO
`,
}

export const exampleOracle: ReviewInput = {
  dialect: 'oracle',
  schema: '',
  sql: `CREATE TABLE invoice (
  id NUMBER(19) GENERATED ALWAYS AS IDENTITY CONSTRAINT pk_invoice PRIMARY KEY,
  customer_id NUMBER(10),
  status VARCHAR2(20 CHAR),
  issued DATE DEFAULT SYSDATE NOT NULL,
  total BINARY_DOUBLE NOT NULL
);

SELECT i.id, NVL(i.status, 'none')
FROM invoice i
WHERE i.status <> ''
  AND TRUNC(i.issued) = DATE '2026-01-31'
  AND ROWNUM <= 20
ORDER BY i.issued;

DELETE invoice;
`,
}
