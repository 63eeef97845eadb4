import { makeMemoryRecentSearches } from '../../src/adapters/memory/MemoryRecentSearches.ts'
import { recentSearchesContract } from './RecentSearches.contract.ts'

recentSearchesContract('the memory adapter', makeMemoryRecentSearches)
