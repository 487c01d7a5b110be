import { describeBenchmark } from './benchmark'

describeBenchmark('sqlserver')
