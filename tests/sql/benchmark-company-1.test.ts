import { describeBenchmark } from './benchmark'

describeBenchmark('company', 1, 3)
