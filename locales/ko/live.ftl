live-stale = 연결 없음, { $time } 기준
live-as-of = { $time } 기준
live-heard = 마지막 연결 { $time }
