proof-title = 전달 확인 자료
proof-collection = 픽업
proof-delivery = 배달
proof-return = 반송
proof-photo-collection =
    .alt = 픽업할 때 찍은 사진
proof-photo-delivery =
    .alt = 배달할 때 찍은 사진
proof-photo-return =
    .alt = 반송할 때 찍은 사진
proof-signature =
    .alt = 서명
proof-taken = 촬영 시각
proof-signed-by = 서명한 분
proof-where = 위치
proof-kept-until = 보관 기한
proof-from-customer = 고객의 핀에서 { $distance }
proof-from-collection-point = 픽업지에서 { $distance }
proof-at-customer = 고객의 핀에서 { $distance } 미만
proof-at-collection-point = 픽업지에서 { $distance } 미만
proof-download = 다운로드
proof-not-available = 자료 없음
proof-kept-how-long = 이 단계의 사진이나 서명이 없습니다. 확인 자료는 { $days }일 동안 보관됩니다.
proof-download-failed = 확인 자료를 다운로드하는 중 오류가 발생했습니다.
proof-failed =
    확인 자료를 불러오지 못했습니다. { $reason ->
        [offline] { failure-offline }
        [timeout] { failure-timeout }
        [too-many] { failure-too-many }
        [server-fault] { failure-server-fault }
        [unreadable-answer] { failure-unreadable-answer }
        [signed-out] { failure-signed-out }
       *[said] { $message }
    }
