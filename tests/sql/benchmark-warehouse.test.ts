import { describeBenchmark } from './benchmark'

describeBenchmark('warehouse')
