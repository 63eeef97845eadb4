search-recent = 최근 검색
search-recent-clear = 최근 검색 지우기
search-found =
    { $count ->
        [0] 일치하는 주문 없음
       *[other] 주문 { $count }건 일치
    }
