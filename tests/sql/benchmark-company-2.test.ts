import { describeBenchmark } from './benchmark'

describeBenchmark('company', 2, 3)
