/** From the examples of html-query-plan, without columns and settings. */
export const keyLookup = `<?xml version="1.0" encoding="UTF-8"?>
<ShowPlanXML xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xmlns="http://schemas.microsoft.com/sqlserver/2004/07/showplan" Version="1.5" Build="13.0.2164.0">
  <BatchSequence><Batch><Statements>
    <StmtSimple StatementEstRows="1416.87" StatementText="SELECT *&#13;&#10;FROM dbo.Users&#13;&#10;WHERE DisplayName LIKE 'Brent%'" StatementType="SELECT">
      <QueryPlan DegreeOfParallelism="1" MemoryGrant="1024" CachedPlanSize="40" CompileTime="1" CompileCPU="1" CompileMemory="368">
        <RelOp AvgRowSize="4468" EstimateRebinds="0" EstimateRows="1416.87" LogicalOp="Inner Join" NodeId="0" Parallel="false" PhysicalOp="Nested Loops" EstimatedTotalSubtreeCost="4.62511">
          <RunTimeInformation>
            <RunTimeCountersPerThread Thread="0" ActualRows="858" Batches="0" ActualEndOfScans="1" ActualExecutions="1" ActualExecutionMode="Row" ActualElapsedms="5" ActualCPUms="5"/>
          </RunTimeInformation>
          <NestedLoops Optimized="true" WithUnorderedPrefetch="true">
            <RelOp AvgRowSize="55" EstimateRebinds="0" EstimateRows="1416.87" LogicalOp="Index Seek" NodeId="3" Parallel="false" PhysicalOp="Index Seek" EstimatedTotalSubtreeCost="0.00854426" TableCardinality="5277830">
              <RunTimeInformation>
                <RunTimeCountersPerThread Thread="0" ActualRows="858" ActualRowsRead="944" Batches="0" ActualEndOfScans="1" ActualExecutions="1" ActualExecutionMode="Row" ActualElapsedms="0" ActualCPUms="0" ActualScans="1" ActualLogicalReads="8"/>
              </RunTimeInformation>
              <IndexScan Ordered="true" ScanDirection="FORWARD" Storage="RowStore">
                <Object Database="[StackOverflow]" Schema="[dbo]" Table="[Users]" Index="[IX_DisplayName]" IndexKind="NonClustered" Storage="RowStore"/>
                <SeekPredicates><SeekPredicateNew><SeekKeys>
                  <StartRange ScanType="GE">
                    <RangeColumns><ColumnReference Database="[StackOverflow]" Schema="[dbo]" Table="[Users]" Column="DisplayName"/></RangeColumns>
                    <RangeExpressions><ScalarOperator ScalarString="N'Brent'"><Const ConstValue="N'Brent'"/></ScalarOperator></RangeExpressions>
                  </StartRange>
                  <EndRange ScanType="LT">
                    <RangeColumns><ColumnReference Database="[StackOverflow]" Schema="[dbo]" Table="[Users]" Column="DisplayName"/></RangeColumns>
                    <RangeExpressions><ScalarOperator ScalarString="N'BrenU'"><Const ConstValue="N'BrenU'"/></ScalarOperator></RangeExpressions>
                  </EndRange>
                </SeekKeys></SeekPredicateNew></SeekPredicates>
                <Predicate>
                  <ScalarOperator ScalarString="[StackOverflow].[dbo].[Users].[DisplayName] like N'Brent%'"><Intrinsic FunctionName="like"/></ScalarOperator>
                </Predicate>
              </IndexScan>
            </RelOp>
            <RelOp AvgRowSize="4422" EstimateRebinds="1415.87" EstimateRows="1" LogicalOp="Clustered Index Seek" NodeId="5" Parallel="false" PhysicalOp="Clustered Index Seek" EstimatedTotalSubtreeCost="4.60939" TableCardinality="5277830">
              <RunTimeInformation>
                <RunTimeCountersPerThread Thread="0" ActualRows="858" ActualRowsRead="858" Batches="0" ActualEndOfScans="0" ActualExecutions="858" ActualExecutionMode="Row" ActualElapsedms="3" ActualCPUms="3" ActualScans="0" ActualLogicalReads="2450"/>
              </RunTimeInformation>
              <IndexScan Lookup="true" Ordered="true" ScanDirection="FORWARD" Storage="RowStore">
                <Object Database="[StackOverflow]" Schema="[dbo]" Table="[Users]" Index="[PK_Users_Id]" TableReferenceId="-1" IndexKind="Clustered" Storage="RowStore"/>
              </IndexScan>
            </RelOp>
          </NestedLoops>
        </RelOp>
      </QueryPlan>
    </StmtSimple>
  </Statements></Batch></BatchSequence>
</ShowPlanXML>`

/** From the examples of html-query-plan: one operation, and two of its eight threads with the coordinating one. */
export const hashSpill = `<ShowPlanXML xmlns="http://schemas.microsoft.com/sqlserver/2004/07/showplan" Version="1.5" Build="13.0.1722.0">
  <QueryPlan DegreeOfParallelism="8" MemoryGrant="1998616">
    <RelOp AvgRowSize="34" EstimatedExecutionMode="Row" EstimateRows="16462400" LogicalOp="Right Outer Join" NodeId="2" Parallel="true" PhysicalOp="Hash Match" EstimatedTotalSubtreeCost="568.134">
      <Warnings>
        <SpillToTempDb SpillLevel="1" SpilledThreadCount="8"/>
        <HashSpillDetails GrantedMemoryKb="997376" UsedMemoryKb="996656" WritesToTempDb="10040" ReadsFromTempDb="19040"/>
      </Warnings>
      <RunTimeInformation>
        <RunTimeCountersPerThread Thread="2" ActualRows="2058348" Batches="0" ActualEndOfScans="1" ActualExecutions="1" ActualExecutionMode="Row" ActualElapsedms="14122" ActualCPUms="4552"/>
        <RunTimeCountersPerThread Thread="7" ActualRows="2057037" Batches="0" ActualEndOfScans="1" ActualExecutions="1" ActualExecutionMode="Row" ActualElapsedms="14159" ActualCPUms="4533"/>
        <RunTimeCountersPerThread Thread="0" ActualRows="0" Batches="0" ActualEndOfScans="0" ActualExecutions="0" ActualExecutionMode="Row" ActualElapsedms="0" ActualCPUms="0"/>
      </RunTimeInformation>
      <Hash>
        <ProbeResidual>
          <ScalarOperator ScalarString="[res_test].[dbo].[tab1].[id] as [a1].[id]=[res_test].[dbo].[tab1].[id] as [c1].[id] AND [Expr1009]=[res_test].[dbo].[tab1].[time] as [c1].[time]"/>
        </ProbeResidual>
      </Hash>
    </RelOp>
  </QueryPlan>
</ShowPlanXML>`

/** From a description of query plans of several engines: one operation of SHOWPLAN_XML. */
export const tableScan = `<ShowPlanXML
\txmlns="http://schemas.microsoft.com/sqlserver/2004/07/showplan" Version="1.564" Build="16.0.4015.1">
\t<QueryPlan CachedPlanSize="32" CompileTime="6" CompileCPU="6" CompileMemory="328">
\t\t<RelOp NodeId="5" PhysicalOp="Table Scan" LogicalOp="Table Scan" EstimateRows="10" EstimatedRowsRead="10" EstimateIO="0.003125" EstimateCPU="0.000168" AvgRowSize="11" EstimatedTotalSubtreeCost="0.003293" TableCardinality="10" Parallel="0" EstimateRebinds="0" EstimateRewinds="0" EstimatedExecutionMode="Row">
\t\t\t<OutputList>
\t\t\t\t<ColumnReference Database="[tempdb]" Schema="[dbo]" Table="[t0]" Column="c0"></ColumnReference>
\t\t\t</OutputList>
\t\t\t<TableScan Ordered="0" ForcedIndex="0" ForceScan="0" NoExpandHint="0" Storage="RowStore">
\t\t\t\t<Object Database="[tempdb]" Schema="[dbo]" Table="[t0]" IndexKind="Heap" Storage="RowStore"></Object>
\t\t\t\t<Predicate>
\t\t\t\t\t<ScalarOperator ScalarString="[tempdb].[dbo].[t0].[c0]&lt;(100)"></ScalarOperator>
\t\t\t\t</Predicate>
\t\t\t</TableScan>
\t\t</RelOp>
\t</QueryPlan>
</ShowPlanXML>`
