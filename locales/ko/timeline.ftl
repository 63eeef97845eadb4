timeline-took =
    { $minutes ->
        [0] 1분 미만
       *[other] { $minutes }분
    }
timeline-so-far =
    { $minutes ->
        [0] 방금 시작
       *[other] { $minutes }분째
    }
timeline-usually =
    { $minutes ->
        [0] 보통 1분 미만
       *[other] 보통 { $minutes }분
    }
timeline-slower = 평소보다 느림
timeline-given-back = 라이더가 배정을 취소해 다른 라이더를 찾고 있습니다
timeline-no-moment = 시각을 알 수 없음
timeline-note = 고객이 라이더에게 남긴 요청사항
timeline-waits-for = { $time }까지 대기
timeline-expected-back = { $time }경 돌아올 예정
timeline-usual-is = “보통”은 이 픽업지의 최근 주문에서 걸린 시간입니다.
